import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';

/**
 * Puts `'use client'` first in these entries. The bundler moves the directive into a shared chunk,
 * or, in CommonJS, behind its own first statements, where it means nothing.
 */
export async function addDirectives(folder: string, entries: string[]): Promise<void> {
  for (const file of entries.flatMap((entry) => [`${entry}.js`, `${entry}.cjs`])) {
    const path = join(folder, file);
    const code = await readFile(path, 'utf8');
    // On the first line as it stands, so that the source map keeps its lines.
    await writeFile(path, `'use client';${code.replace(/^(['"])use client\1;?$/gm, '')}`);
  }
}

/** The stylesheet plain, and the same in a layer, over which any style of the page's wins. */
export async function writeStyles(source: string, folder: string): Promise<void> {
  const { code } = await transform(await readFile(source, 'utf8'), { loader: 'css', minify: true });
  await writeFile(join(folder, 'styles.css'), code);
  await writeFile(join(folder, 'styles.layer.css'), `@layer recipe-assistant{${code.trim()}}\n`);
}
