import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { startProgram, type Program } from '../desktop/program.ts';
import { findAddress, outputOf } from './output.ts';
import { VERSIONS } from './versions.ts';

/** Milliseconds. Each step is far quicker; a slow network or a busy machine is no fault of ours. */
export const PATIENCE = 300_000;

/**
 * A stranger's project for the tests of a `describe`: in a folder of its own, outside of this
 * workspace, with the packed package installed by npm. All that it starts ends with it.
 */
export function prepareHost({ sources, files, needs, versions, settings }: Project): Host {
  let folder = '';
  const running = new Set<Program>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stranger-'));
    for (const source of sources) await cp(new URL(source, SOURCES), folder, { recursive: true });
    for (const [name, text] of Object.entries((await files?.()) ?? {})) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    const pinned = Object.fromEntries(needs.map((name) => [name, VERSIONS[name]]));
    const dependencies = { ...pinned, ...versions };
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'stranger', private: true, dependencies, ...settings }),
    );
    const tarball = join(folder, 'recipe-assistant.tgz');
    await run(start('pnpm', ['pack', '--out', tarball], PACKAGE));
    await run(start('npm', ['install', '--no-audit', '--no-fund', tarball]));
  }, PATIENCE);

  afterAll(async () => {
    await Promise.all([...running].map((program) => program.stop()));
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  function start(
    command: string,
    options: readonly string[],
    where = folder,
    environment: Environment = {},
  ): Program {
    const program = startProgram(command, options, {
      stdio: ['ignore', 'pipe', 'pipe'],
      environment: { ...ENVIRONMENT, ...environment },
      folder: where,
    });
    running.add(program);
    return program;
  }

  async function run(program: Program): Promise<string> {
    try {
      return await outputOf(program);
    } finally {
      running.delete(program);
      await program.stop();
    }
  }

  return {
    path: (name = '') => join(folder, name),
    run: (command, ...options) => run(start(command, options)),
    serve: (command, ...options) => findAddress(start(command, options)),
    start(environment, command, ...options) {
      const program = start(command, options, folder, environment);
      void program.failed.then(() => running.delete(program));
      return program;
    },
  };
}

const SOURCES = new URL('hosts/', import.meta.url);
export const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
const PACKAGE = join(WORKSPACE, 'packages/recipe-assistant');

/** What pnpm and Vitest have set for this run; npm's own settings of the machine stay. */
const OURS =
  /^(?:npm_(?!config_).*|npm_config_.*prefix|pnpm_.*|VITEST.*|NODE_(?:ENV|PATH|OPTIONS)|TEST|DEV|PROD|SSR|MODE|BASE_URL|FORCE_COLOR|INIT_CWD)$/i;

/**
 * A shell as a stranger has it. With ours, React would be built for development, and the programs
 * and packages of this workspace would stand in for missing ones. Only its Node is the same.
 */
export const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OURS.test(name))),
  PATH: [dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)]
    .filter((folder, place) => place === 0 || !folder.startsWith(WORKSPACE))
    .join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
};

export interface Project {
  /** Folders of `hosts`, whose files it is made of. */
  sources: string[];
  /** More files, by their names. */
  files?: () => Promise<Record<string, string>>;
  needs: (keyof typeof VERSIONS)[];
  /** Where it is not the current one. */
  versions?: Record<string, string>;
  /** What else its package.json says. */
  settings?: Record<string, unknown>;
}

interface Host {
  path: (name?: string) => string;
  /** What it has written, once it has ended well. */
  run: (command: string, ...options: string[]) => Promise<string>;
  /** Where it listens; it goes on until the tests are over. */
  serve: (command: string, ...options: string[]) => Promise<string>;
  /** With these variables besides its own; it goes on until it is stopped, or the tests are over. */
  start: (environment: Environment, command: string, ...options: string[]) => Program;
}

type Environment = Record<string, string>;
