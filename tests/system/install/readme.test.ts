import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from 'test-support/free-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProgram, type Program } from '../desktop/program.ts';
import { cloneTo } from './clone.ts';
import { ENVIRONMENT, PATIENCE, WORKSPACE } from './host.ts';
import { findAddress } from './output.ts';

let folder: string;
let program: Program | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await cloneTo(join(folder, 'sous-chef'));
}, PATIENCE);

afterAll(async () => {
  await program?.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  "the README's first command serves the product, also where npm is configured not to ask",
  async () => {
    const readme = await readFile(join(WORKSPACE, 'README.md'), 'utf8');
    const [, command = ''] = /^```sh\n(\S.*?)(?: +#.*)?$/m.exec(readme) ?? [];
    expect(command).toMatch(/ start$/);
    program = startProgram('sh', ['-c', command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      folder: join(folder, 'sous-chef'),
      environment: {
        ...ENVIRONMENT,
        npm_config_yes: 'false',
        // npx would reuse earlier downloads without asking.
        npm_config_cache: join(folder, 'npm'),
        PORT: String(await findFreePort()),
      },
    });
    const page = await fetch(await findAddress(program));
    expect(await page.text()).toContain('<title>Sous Chef');
  },
  PATIENCE,
);
