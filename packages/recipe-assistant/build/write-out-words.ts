import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { wordsFor } from '../src/vocabulary/languages.ts';

/** Inlines the words that each file uses: with the tables, the formatter would contain them all. */
export function writeOutWords(): Plugin {
  const call = /wordsFor\(((?:\s*'\w+',?)+\s*)\)/g;
  return {
    name: 'words',
    setup: (build) =>
      build.onLoad(
        { filter: /[/\\]src[/\\](?:markdown|recipe|tools)[/\\].+\.ts$/ },
        async ({ path }) => {
          const source = await readFile(path, 'utf8');
          const contents = source.replace(call, (_whole, names: string) => {
            const fields = [...names.matchAll(/\w+/g)].map(([name]) => name as FieldName);
            return JSON.stringify(wordsFor(...fields));
          });
          return { contents, loader: 'ts' };
        },
      ),
  };
}

type FieldName = Parameters<typeof wordsFor>[number];
