import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { entryPoints } from '../entry-points.ts';
import { buildStyles } from './style-sheet.ts';

const FOLDER = 'dist';
const COMMON_IMPORT = /\bimport\((['"]\.\/[\w.-]+\.cjs['"])\)/g;

/** Where third-party code is, relative to the built files. */
const OTHERS = '../node_modules/';

await mendModules();
await copyTypes();
await writeStyles();
await writeLicences();
await mendSourceMaps();

/**
 * Fixes the bundler's output in place, line by line, so that source maps keep their lines.
 *
 * - `'use client'` goes first in the entries that need it: the bundler moves it into a shared chunk or,
 *   in CommonJS, after its own first statements, where it has no effect.
 * - A side-effect import of a chunk is removed: chunks have none, and bundlers warn about it.
 * - CommonJS loads its chunks by `require`: Jest has no `import()` in it.
 * - A comment names the package of third-party code, without this machine's path.
 */
async function mendModules(): Promise<void> {
  const clients = await findClientEntries();
  for (const file of await filesEnding('.js', '.cjs')) {
    const path = join(FOLDER, file);
    const code = (await readFile(path, 'utf8'))
      .replace(/^(['"])use client\1;?$/gm, '')
      .replace(COMMON_IMPORT, 'Promise.resolve().then(() => require($1))')
      .replace(/^import (['"])\.\/chunk-\w+\.js\1;$/gm, '')
      .replace(/^\/\/ .*\/node_modules\//gm, `// ${OTHERS}`);
    const isClient = clients.includes(file.replace(/\.c?js$/, ''));
    await writeFile(path, isClient ? `'use client';${code}` : code);
  }
}

/** Those whose source has `'use client'`. */
async function findClientEntries(): Promise<string[]> {
  const sources = entryPoints.map(async ({ output, source }) => ({
    output,
    isClient: (await readFile(source, 'utf8')).startsWith("'use client'"),
  }));
  return (await Promise.all(sources))
    .filter(({ isClient }) => isClient)
    .map(({ output }) => output);
}

/** The same types for both module systems (the element is a module alone); generated once, since that is most of the build. */
async function copyTypes(): Promise<void> {
  const files = await filesEnding('.d.ts');
  for (const file of files.filter((path) => !path.startsWith('element'))) {
    const types = await readFile(join(FOLDER, file), 'utf8');
    const common = types.replace(/(from '\.\.?\/[^']+|import\('\.\.?\/[^']+)\.js'/g, "$1.cjs'");
    await writeFile(join(FOLDER, file.replace(/\.d\.ts$/, '.d.cts')), common);
  }
}

/**
 * The style sheet, and the same in a cascade layer, which any of the page's styles override. For
 * TypeScript both are an empty module, in CommonJS, which every page can import.
 */
async function writeStyles(): Promise<void> {
  const styles = await buildStyles();
  await writeFile(join(FOLDER, 'styles.css'), `${styles}\n`);
  await writeFile(join(FOLDER, 'styles.layer.css'), `@layer recipe-assistant{${styles}}\n`);
  await writeFile(join(FOLDER, 'styles.d.cts'), 'export {};\n');
}

/** The licences of bundled packages, as they require. */
async function writeLicences(): Promise<void> {
  const folders = new Set<string>();
  for (const file of await filesEnding('.js.map')) {
    const map = JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as SourceMap;
    for (const source of map.sources) {
      const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
      if (folder) folders.add(join(FOLDER, dirname(file), folder));
    }
  }
  const licences = [...folders].toSorted().map(async (folder) => {
    const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
    if (!file) throw new Error(`${folder} is bundled and has no licence to go with it.`);
    return `${basename(folder)}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
  });
  const text = (await Promise.all(licences)).join(`\n${'-'.repeat(72)}\n\n`);
  await writeFile(join(FOLDER, 'third-party-licences.txt'), text);
}

/**
 * Removes machine-specific paths from source maps: in CommonJS the bundler writes absolute paths, and
 * third-party sources are in pnpm's store. Runs last, since the licences are found by them.
 */
async function mendSourceMaps(): Promise<void> {
  for (const file of await filesEnding('.map')) {
    const map = JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as SourceMap;
    map.file = basename(file, '.map');
    map.sources = map.sources.map((source) =>
      isAbsolute(source)
        ? basename(source)
        : source.replace(/^.*\/node_modules\//, dirname(file) === '.' ? OTHERS : `../${OTHERS}`),
    );
    await writeFile(join(FOLDER, file), JSON.stringify(map));
  }
}

async function filesEnding(...endings: string[]): Promise<string[]> {
  const files = await readdir(FOLDER, { recursive: true });
  return files.filter((file) => endings.some((ending) => file.endsWith(ending)));
}

interface SourceMap {
  file?: string;
  sources: string[];
}
