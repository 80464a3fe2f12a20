import { entryPoints, root } from './entry-points.ts';

/**
 * Lets tests and stories import the package by name, as users do, and run against the source.
 *
 * @param place where the code runs: in a `browser` parts of it are loaded later
 */
export function sourceAliases(place: 'browser' | 'server'): Alias[] {
  const modules = entryPoints.map(({ name, source }) => ({
    find: new RegExp(`^${name}$`),
    replacement: `${root}${source}`,
  }));
  return [
    ...modules,
    {
      find: /^recipe-assistant\/styles\.css(?=\?|$)/,
      replacement: `${root}src/components/styles.css`,
    },
    { find: /^#markdown-loader$/, replacement: `${root}src/markdown/loader.${place}.ts` },
    {
      find: /^#view-loader$/,
      replacement: `${root}src/components/recipe/view-loader.${place}.ts`,
    },
    { find: /^markdown-to-jsx\/entities$/, replacement: `${root}src/markdown/entities.ts` },
  ];
}

export interface Alias {
  find: RegExp;
  replacement: string;
}
