import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { PNG } from 'pngjs';

const folder = join(import.meta.dirname, 'references');

/** Text on plain paper gets smallest without a filter. The browser, in a hurry, takes another one. */
const PACKING = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: 0 } as const;

/** Makes new pictures a quarter smaller, and leaves every pixel as it is. */
export default async function packReferences({ updateSnapshots }: FullConfig): Promise<void> {
  if (updateSnapshots === 'none') return;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const picture = await readFile(path);
    const packed = PNG.sync.write(PNG.sync.read(picture), PACKING);
    if (packed.length < picture.length) await writeFile(path, packed);
  }
}
