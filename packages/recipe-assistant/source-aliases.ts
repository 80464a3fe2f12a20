import { entryPoints, root } from './entry-points.ts';

/** Lets tests and stories import the package by name, as users do, and run against the source. */
export function sourceAliases(): Alias[] {
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
    { find: /^markdown-to-jsx\/entities$/, replacement: `${root}src/markdown/entities.ts` },
  ];
}

export interface Alias {
  find: RegExp;
  replacement: string;
}
