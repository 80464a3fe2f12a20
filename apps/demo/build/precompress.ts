import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that aren't already compressed, unlike images and fonts. */
const COMPRESSIBLE = /\.(?:html|js|css|svg)$/;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Writes a Brotli and a gzip version next to each file of the build. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(dir, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
    // Brotli's defaults are its best quality, for text.
    writeFile(`${path}.br`, await brotlied(content)),
  ]);
}
