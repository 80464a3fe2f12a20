import { spawnSync } from 'node:child_process';
import { runSteps } from './run-steps.ts';

/** The programs that system tests start, and their Debian packages. */
const NEEDED = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  promtool: 'prometheus',
  prlimit: 'util-linux',
  rsync: 'rsync',
  'systemd-analyze': 'systemd',
  curl: 'curl',
  jq: 'jq',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  chromium: 'chromium',
  'dbus-daemon': 'dbus',
  openbox: 'openbox',
  orca: 'orca',
  xdotool: 'xdotool',
};

const missing = Object.entries(NEEDED).filter(
  ([program]) => spawnSync('which', [program]).status !== 0,
);
for (const [program, name] of missing) {
  console.error(`Missing on this machine: ${program}. Install it: apt-get install ${name}`);
}
if (missing.length > 0) {
  console.log(`0 passed, ${missing.length} failed`);
  process.exit(1);
}

/**
 * Two at once, and beside them the screen reader, which waits for speech.
 *
 * What is operated has moments that matter, such as a second for Redis and a hundred for an incident. So it comes
 * first, and beside it what keeps one core busy for as long: the package, file by file, and one engine after the
 * other. What takes both cores for itself comes after it, the longest first: the builds of hosts and sites, and two
 * browsers each for the last two.
 */
await runSteps(
  [
    { name: 'build', command: 'pnpm build' },
    { ...vitest('screen reader', ['screen-reader']), waits: true },
    vitest('operation', ['operation']),
    vitest('package', [
      'package',
      'react-18',
      'preact',
      'react-18-in-chromium',
      'preact-in-chromium',
    ]),
    vitest('engines', ['engines']),
    vitest('hosts', ['hosts']),
    vitest('sites', ['sites']),
    {
      name: 'end to end, the rest',
      command: 'pnpm test:e2e --project rest',
      after: 'build',
      report: 'apps/demo/test-results/e2e.json',
    },
    {
      name: 'pictures',
      command: 'pnpm test:system:pictures',
      after: 'build',
      report: 'test-results/pictures.json',
    },
  ],
  { atOnce: 2 },
);

function vitest(name: string, projects: string[]) {
  const report = `test-results/system-${projects[0]}.json`;
  const options = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=verbose --reporter=json --outputFile.json=${report}`;
  const command = `vitest run --config vitest.system.config.ts ${options} ${reporters}`;
  return { name, command, report, after: 'build' };
}
