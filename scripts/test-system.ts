import { spawnSync } from 'node:child_process';
import { runSteps } from './run-steps.ts';

/** The programs that system tests start, and their Debian packages. */
const NEEDED = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  promtool: 'prometheus',
  prlimit: 'util-linux',
  rsync: 'rsync',
  openssl: 'openssl',
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

/** Two at once: while the screen reader speaks, what waits most; what keeps both cores busy comes last. */
await runSteps(
  [
    { name: 'build', command: 'pnpm build' },
    vitest('screen reader', ['screen-reader']),
    vitest('operation', ['operation']),
    vitest('engines', ['engines']),
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
    vitest('package', ['package', 'react-18', 'preact']),
    vitest('hosts', ['hosts']),
    vitest('sites', ['sites']),
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
