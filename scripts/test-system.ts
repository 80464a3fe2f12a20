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

await runSteps([
  { name: 'build', command: 'pnpm build' },
  {
    name: 'system',
    command:
      'vitest run --config vitest.system.config.ts --reporter=verbose --reporter=json --outputFile.json=test-results/system.json',
    after: 'build',
    report: 'test-results/system.json',
  },
  {
    name: 'pictures',
    command: 'pnpm test:system:pictures',
    after: 'build',
    report: 'test-results/pictures.json',
  },
]);
