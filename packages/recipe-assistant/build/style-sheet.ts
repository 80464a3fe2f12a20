import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform, type Plugin } from 'esbuild';
import { root } from '../entry-points.ts';

/** The oldest browsers that the style sheet is lowered for. They don't know nesting. */
const BROWSERS = ['chrome105', 'edge105', 'firefox115', 'safari16.4'];

/** A style sheet as it is published. */
export async function buildStyles(path = `${root}src/components/styles.css`): Promise<string> {
  const source = await readFile(path, 'utf8');
  const { code } = await transform(source, { loader: 'css', minify: true, target: BROWSERS });
  // esbuild leaves custom properties as they are written.
  return code.trim().replaceAll(', ', ',');
}

/** A style sheet that is imported as a text, lowered as the file is. */
export function inlineStyles(): Plugin {
  return {
    name: 'styles',
    setup: (build) => {
      // With its ending, since tsup takes each file that ends in `.css`.
      build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path),
      }));
      build.onLoad({ filter: /\.css\?inline$/ }, async ({ path }) => ({
        contents: await buildStyles(path.replace('?inline', '')),
        loader: 'text',
      }));
    },
  };
}
