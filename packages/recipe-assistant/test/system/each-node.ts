import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);

const packageRoot = fileURLToPath(new URL('../../', import.meta.url));

/** The engine of the oldest supported Node backtracks where later ones do not. */
const node20 = createRequire(join(packageRoot, '../../tests/node-20/package.json')).resolve(
  'node/bin/node',
);

/** The Node versions on which costs are measured: a name, and the program. */
export const NODES: [name: string, program: string][] = [
  ['the oldest supported Node', node20],
  ['the Node of the lockfile', process.execPath],
];

/** Bundles a program in this folder, runs it on the given Node and returns the JSON that it prints. */
export async function runOn(node: string, program: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'program-'));
  try {
    const outfile = join(folder, 'program.mjs');
    await build({
      entryPoints: [join(packageRoot, 'test/system', program)],
      bundle: true,
      platform: 'node',
      format: 'esm',
      // For what React's own CommonJS asks of Node.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
      alias: {
        'markdown-to-jsx/entities': join(packageRoot, 'src/markdown/entities.ts'),
      },
      define: { 'process.env.NODE_ENV': '"production"' },
      outfile,
    });
    const { stdout } = await run(node, [outfile]);
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}
