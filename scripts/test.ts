import { runSteps } from './run-steps.ts';

/**
 * Everything that must hold on any machine with Node and npm. Three steps at once, since most wait for
 * a browser now and then, which keeps two cores busy: what needs no build begins while the build runs, and the longest
 * steps begin first.
 */
await runSteps(
  [
    { name: 'build', command: 'turbo run build --output-logs=errors-only' },
    { name: 'format', command: 'pnpm format:check' },
    vitest('unit', ['node', 'react-19']),
    { name: 'unused', command: 'pnpm knip' },
    {
      name: 'end to end',
      command: 'pnpm test:e2e --project way',
      after: 'build',
      report: 'apps/demo/test-results/e2e.json',
    },
    { ...vitest('stories', ['stories']), after: 'build' },
    { name: 'types', command: 'pnpm typecheck', after: 'build' },
    { ...vitest('demo', ['demo']), after: 'build' },
    { ...vitest('browser', ['browser']), after: 'build' },
    { name: 'lint', command: 'pnpm lint', after: 'build' },
    { ...vitest('package', ['package']), after: 'build' },
  ],
  { atOnce: 3 },
);

function vitest(name: string, projects: string[]) {
  const report = `test-results/${name}.json`;
  const options = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run ${options} ${reporters}`, report };
}
