import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_MODEL } from 'recipe-assistant/core';
import { startDemoServer, UNSET } from 'test-support/demo-server';
import { findFreePort } from 'test-support/free-port';
import { startModelServer } from 'test-support/model-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readBlocks } from './manual.ts';
import { RULES } from './promtool.ts';

const ROOT = join(import.meta.dirname, '../../..');

let home: string;

/** Programs of the same names, first in PATH, that simulate the reader's server. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  const server = join(home, 'server');
  await mkdir(join(home, 'bin'));
  await mkdir(join(server, 'srv/sous-chef'), { recursive: true });
  await mkdir(join(server, 'etc'));
  // Runs a command as `ssh server command` would, also for rsync: in that server's folders.
  await program('ssh', `shift; cd /; eval "$(echo "$*" | sed "s| /srv/| ${server}/srv/|g")"`);
  await program('systemctl', `echo "$*" >> ${home}/systemctl.log`);
  await program('install', `for last; do :; done; echo "$*" > ${server}/"$last"`);
});

afterAll(() => rm(home, { recursive: true }));

test(
  'the manual’s deployments put a build on the server, and its way back the one that is named',
  { timeout: 240_000 },
  async () => {
    const { deploy, builds, back } = await readCommands();
    const page = join(home, 'server/srv/sous-chef/dist/index.html');
    run(deploy);
    const first = await readFile(page, 'utf8');
    expect(await readdir(join(home, 'server/srv/sous-chef'))).toContain('server.ts');

    // The next build, with another page and another asset.
    const [release = ''] = await readdir(join(home, 'sous-chef'));
    const built = join(home, 'sous-chef', release);
    const next = join(home, 'sous-chef/99999999-000000');
    run(`cp --archive '${built}' '${next}'`);
    await writeFile(join(next, 'dist/index.html'), `${first}<!-- the next one -->\n`);
    await writeFile(join(next, 'dist/assets/next-000000.js'), 'export {};\n');
    run(copyOf(deploy).replaceAll('$release', next));
    expect(await readFile(page, 'utf8')).not.toBe(first);
    const [running, ...known] = run(builds).trim().split('\n');
    expect([running, known]).toEqual(['99999999-000000', [release, '99999999-000000']]);

    run(back.replace('20261122-180500', release));
    expect(await readFile(page, 'utf8')).toBe(first);
    expect(run(builds).split('\n')[0]).toBe(release);
    // Open pages still request it.
    expect(await readdir(join(home, 'server/srv/sous-chef/dist/assets'))).toContain(
      'next-000000.js',
    );
    const restarts = ['restart sous-chef@3000', 'restart sous-chef@3001'];
    const log = (await readFile(join(home, 'systemctl.log'), 'utf8')).trim().split('\n');
    expect(log).toEqual([...restarts, ...restarts, ...restarts]);
  },
);

test('the manual’s other commands run as they stand', async () => {
  const commands = await readCommands();
  const { start, environment, failedStart, wrong, left } = commands;
  const { nginxErrors, metrics, askModel, whoAsks } = commands;
  run(environment);
  expect(await readFile(join(home, 'server/etc/sous-chef.env'), 'utf8')).toMatch(/--mode 600/);

  const id = '8a4476c2-31c9-4b3b-b0cb-550f3db85236';
  const mistake = 'PORT must be a port: a whole number from 0 to 65535.';
  const failed = { level: 'error', reqId: id, code: 'network', upstream: { tries: [503, 503] } };
  const well = {
    level: 'info',
    reqId: 'well',
    visitor: 'f2204d19',
    upstream: { status: 200, tries: [200] },
  };
  const gone = { level: 'info', reqId: 'gone', status: 499, finishReason: 'aborted' };
  const stopped = { level: 'info', reqId: 'stopped', firstTextMs: 9, finishReason: 'aborted' };
  const spent = { level: 'warn', reqId: 'spent', status: 429, code: 'quota-exceeded' };
  const refused = { level: 'warn', reqId: 'refused', status: 403, code: 'refused-origin' };
  const ended = { level: 'fatal', reqId: 'ended' };
  const recipes = [failed, well, gone, stopped, spent, refused, ended];
  const journal = [mistake, '42', ...recipes.map((line) => JSON.stringify(line))];
  await writeFile(join(home, 'journal'), `${journal.join('\n')}\n`);
  await program('journalctl', `cat ${home}/journal`);
  expect(run(failedStart)).toContain(mistake);
  expect(run(wrong)).toContain(mistake);
  expect(idsIn(run(wrong))).toEqual([id, 'spent', 'refused', 'ended']);
  expect(idsIn(run(left))).toEqual(['gone']);
  expect(run(whoAsks)).toMatch(/^\s+1 f2204d19\n$/);

  const nginx = join(home, 'nginx');
  await mkdir(nginx);
  const access = (status: number) => `192.0.2.1 - - [22/Nov/2026] "GET / HTTP/1.1" ${status} 157\n`;
  await writeFile(join(nginx, 'access.log'), [200, 502, 504].map(access).join(''));
  await writeFile(join(nginx, 'error.log'), '768 worker_connections are not enough\n');
  const errors = run(nginxErrors.replaceAll('/var/log/nginx', nginx));
  expect(errors).toBe('2\n768 worker_connections are not enough\n');

  // The port is the test's own: another process may have the manual's.
  const metricsPort = String(await findFreePort());
  const demo = await startDemoServer({ METRICS_PORT: metricsPort });
  const samples = run(metrics.replace('13000', metricsPort));
  expect(samples).toContain('sous_chef_oldest_wait_seconds 0\n');
  await demo.stop();
  const model = await startModelServer();
  model.answer = (exchange) => exchange.sayAll('Leek soup');
  const settings = `export HF_ENDPOINT_URL=${model.url} HF_TOKEN=hf_secret`;
  for (const [HF_MODEL, asked] of [
    ['test/kitchen', 'test/kitchen'],
    ['', DEFAULT_MODEL],
  ]) {
    const answer = await runAside(`${settings} HF_MODEL=${HF_MODEL}\n${askModel}`);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK[^]*Leek soup/);
    expect(model.exchanges.at(-1)?.body).toMatchObject({ model: asked });
  }
  await model.close();

  const port = await findFreePort();
  const command = spawn('bash', ['-c', start], {
    cwd: ROOT,
    env: { ...process.env, ...UNSET, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  command.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(command, 'exit');
  await vi.waitFor(() => expect(output).toContain('mixtral:8x7b at localhost:11434'), 100_000);
  process.kill(-command.pid!, 'SIGTERM');
  await exited;
});

test('Prometheus takes the manual’s settings, with the rules beside them', async () => {
  const [settings = ''] = await readBlocks('yaml');
  const folder = join(home, 'prometheus');
  await mkdir(folder);
  await writeFile(join(folder, 'prometheus.yml'), settings);
  await copyFile(RULES, join(folder, 'alerts.yml'));
  expect(run(`promtool check config ${folder}/prometheus.yml`)).toMatch(/SUCCESS: 18 rules found/);
});

/**
 * Every block of commands in the manual, by what it is for: one that is added has to be named here, and run.
 * `askSite` runs in nginx.test.ts, and `newDay` in redis.test.ts.
 */
async function readCommands(): Promise<Record<(typeof COMMANDS)[number], string>> {
  const blocks = await readBlocks('sh');
  expect(blocks).toHaveLength(COMMANDS.length);
  const named = COMMANDS.map((name, index) => [name, blocks[index]]);
  return Object.fromEntries(named) as Record<(typeof COMMANDS)[number], string>;
}

const COMMANDS = [
  'start',
  'environment',
  'deploy',
  'failedStart',
  'builds',
  'back',
  'askSite',
  'nginxErrors',
  'newDay',
  'wrong',
  'left',
  'metrics',
  'askModel',
  'whoAsks',
] as const;

function idsIn(output: string): string[] {
  return [...output.matchAll(/"reqId": "([^"]+)"/g)].map(([, id = '']) => id);
}

/** The block without its build commands: from the first copy on. */
function copyOf(block: string): string {
  return block.slice(block.indexOf('basename'));
}

async function program(name: string, script: string): Promise<void> {
  const path = join(home, 'bin', name);
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}

/** Beside this process, which serves what the script asks for. */
async function runAside(script: string): Promise<string> {
  return (await promisify(execFile)('bash', ['-euc', script])).stdout;
}

function run(script: string): string {
  const env = { ...process.env, HOME: home, PATH: `${join(home, 'bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', script], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return stdout;
}
