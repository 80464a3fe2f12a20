import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import manifest from './package.json' with { type: 'json' };

/** The folder of this package. */
export const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * The modules that package.json exports, each with its source: `./name` is made of
 * `src/name/index.ts`, or of the client of that name. The build, the names that tests and stories
 * import, and the checks of unused code follow from here, so a new entry is a row of `exports` and
 * its source.
 */
export const entryPoints: EntryPoint[] = Object.entries(manifest.exports)
  .filter(([, target]) => typeof target === 'object' && 'import' in target)
  .map(([path]) => {
    const name = path.slice(2);
    const source = [`src/${name}/index.ts`, `src/clients/${name}.ts`].find((file) =>
      existsSync(`${root}${file}`),
    );
    if (!name) return { name: 'recipe-assistant', output: 'index', source: 'src/index.ts' };
    if (!source) throw new Error(`package.json exports ${path}, which has no source.`);
    return { name: `recipe-assistant/${name}`, output: name, source };
  });

interface EntryPoint {
  /** As it is imported. */
  name: string;
  /** The name of its files in `dist`, without their endings. */
  output: string;
  /** The file that it is made of, from this folder on. */
  source: string;
}
