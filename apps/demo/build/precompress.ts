import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** What is not compressed already, such as pictures and fonts are. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt|map)$/;

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Writes each file of a folder a second and third time, as small as it gets, beside the first. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
    // The defaults of Brotli are its best, and text.
    writeFile(`${path}.br`, await brotlied(content)),
  ]);
}
