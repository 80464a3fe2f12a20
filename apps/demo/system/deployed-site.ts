import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UNSET } from 'test-support/demo-server';

const demoFolder = join(import.meta.dirname, '..');

/** Two folders deep, like the demo: its configuration refers to the workspace's. */
const SITE = join(demoFolder, '../../test-results/site');

const NEEDED = ['build', 'index.html', 'package.json', 'public', 'server', 'server.ts', 'src'];

/** A copy of the demo that a test rebuilds while it serves. */
export async function createSite(): Promise<Site> {
  await rm(SITE, { recursive: true, force: true });
  await mkdir(SITE, { recursive: true });
  for (const name of [...NEEDED, 'tsconfig.json', 'vite.config.ts']) {
    await cp(join(demoFolder, name), join(SITE, name), { recursive: true });
  }
  await symlink(join(demoFolder, 'node_modules'), join(SITE, 'node_modules'));
  const main = join(SITE, 'src/main.tsx');
  const source = await readFile(main, 'utf8');
  return {
    async build(version) {
      await writeFile(
        main,
        `${source}\ndocument.documentElement.dataset.version = '${version}';\n`,
      );
      const build = ['build', '--outDir', 'next'];
      await promisify(execFile)(join(SITE, 'node_modules/.bin/vite'), build, { cwd: SITE });
      await publish(join(SITE, 'next'), join(SITE, 'dist'));
    },
    async assets() {
      const names = await readdir(join(SITE, 'dist/assets'));
      return names.filter((name) => !/\.(?:gz|br)$/.test(name)).map((name) => `/assets/${name}`);
    },
    page: () => readFile(join(SITE, 'dist/index.html'), 'utf8'),
    async start(environment) {
      const process = spawn(globalThis.process.execPath, ['server.ts'], {
        cwd: SITE,
        env: { PATH: globalThis.process.env.PATH, ...UNSET, ...environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await untilItAnswers(`http://127.0.0.1:${environment.PORT}/healthz`, process);
      return {
        async stop() {
          process.kill('SIGTERM');
          return exitOf(process);
        },
      };
    },
    remove: () => rm(SITE, { recursive: true }),
  };
}

/** As the manual does: assets first, beside the old ones, and then each other file in one step. */
async function publish(next: string, served: string): Promise<void> {
  // What is there is the same: their names hold a hash.
  const options = { recursive: true, force: false };
  await cp(join(next, 'assets'), join(served, 'assets'), options);
  for (const name of await readdir(next)) {
    if (name !== 'assets') await rename(join(next, name), join(served, name));
  }
}

async function exitOf(process: ChildProcess): Promise<number | null> {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  return process.exitCode;
}

/** The previous process may still answer that it is draining. */
async function untilItAnswers(url: string, process: ChildProcess): Promise<void> {
  for (;;) {
    const response = await fetch(url, { headers: { Connection: 'close' } }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (process.exitCode !== null) throw new Error('The server did not start.');
  }
}

interface Site {
  /** Builds a page that differs from the others, over the current one. */
  build: (version: string) => Promise<void>;
  /** The paths of the served page's files. */
  assets: () => Promise<string[]>;
  page: () => Promise<string>;
  /** Starts a process that serves it; resolves once it answers. */
  start: (environment: Record<string, string>) => Promise<SiteProcess>;
  remove: () => Promise<void>;
}

export interface SiteProcess {
  /** Stops it; resolves with the exit code. */
  stop: () => Promise<number | null>;
}
