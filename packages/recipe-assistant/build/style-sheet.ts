import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { root } from '../entry-points.ts';

/** The oldest browsers that the style sheet is lowered for. They don't know nesting. */
const BROWSERS = ['chrome105', 'edge105', 'firefox115', 'safari16.4'];

/** The style sheet as it is published. */
export async function buildStyles(): Promise<string> {
  const source = await readFile(`${root}src/components/styles.css`, 'utf8');
  const { code } = await transform(source, { loader: 'css', minify: true, target: BROWSERS });
  // esbuild leaves custom properties as they are written.
  return code.trim().replaceAll(', ', ',');
}
