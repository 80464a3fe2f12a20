import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from 'test-support/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocumented } from './manual.ts';

const ROOT = join(import.meta.dirname, '../../..');

let folder: string;
let unit: string;

/** What the manual's reader copies to a server, and its unit with this machine's paths. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  const deploy = ['--yes', 'pnpm@12', '--filter', 'demo', 'deploy', '--prod', join(folder, 'site')];
  execFileSync('npx', deploy, { cwd: ROOT, stdio: 'ignore' });
  unit = (await readDocumented('ini'))
    .replace('/srv/sous-chef', join(folder, 'site'))
    .replace('/etc/sous-chef.env', join(folder, 'sous-chef.env'))
    .replace('/usr/bin/node', process.execPath)
    .replaceAll('%i', String(await findShortPort()));
  await writeFile(join(folder, 'sous-chef.env'), 'HF_TOKEN=hf_secret\n');
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('systemd accepts the manual’s unit', async () => {
  const path = join(folder, 'sous-chef.service');
  await writeFile(path, unit);
  const { stdout, stderr } = await promisify(execFile)('systemd-analyze', ['verify', path]);
  expect((stdout + stderr).split('\n').filter((line) => line.includes('sous-chef'))).toEqual([]);
});

test('the manual’s unit gives a recipe time to end, and the process more before it is killed', () => {
  const grace = Number(/SHUTDOWN_GRACE_MS=(\d+)/.exec(wordsOf('Environment').join(' '))?.[1]);
  expect(grace).toBeGreaterThan(20_000);
  // After it the streams are ended, and the last lines written.
  expect(1000 * Number(wordsOf('TimeoutStopSec')[0])).toBeGreaterThan(grace + 5_000);
});

test('what was copied runs as the unit runs it: it starts, answers, and stops', async () => {
  const [program = '', ...options] = wordsOf('ExecStart');
  const settings = [...wordsOf('Environment'), 'HF_TOKEN=hf_secret'];
  const server = spawn(program, options, {
    cwd: wordsOf('WorkingDirectory')[0],
    env: Object.fromEntries(settings.map((setting) => setting.split('=', 2))),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(server, 'exit');
  const [ask = '', ...parameters] = wordsOf('ExecStartPost');
  const { stdout } = await promisify(execFile)(ask, parameters);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'ok' });
  const start = performance.now();
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(1000 * Number(wordsOf('TimeoutStopSec')[0]));
  expect(output).toContain('Sous Chef has stopped.');
  expect(output).not.toContain('hf_secret');
});

/** The unit prefixes it with a digit for the metrics' port. */
async function findShortPort(): Promise<number> {
  for (;;) {
    const port = 2000 + ((await findFreePort()) % 3000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (isFree) return port;
  }
}

function wordsOf(name: string): string[] {
  const lines = unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'));
  return [...lines].flatMap(([, words = '']) => words.split(' '));
}
