import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Tests and stories import the package by its name, as its users do, and run against the source. */
export function sourceAliases(loader: string): Alias[] {
  const entries = {
    '': 'index.ts',
    '/core': 'core/index.ts',
    '/hugging-face': 'clients/hugging-face.ts',
    '/chat-completions': 'clients/chat-completions.ts',
    '/server': 'server/index.ts',
    '/sample': 'clients/sample.ts',
    '/testing': 'testing/index.ts',
    '/markdown': 'markdown/index.ts',
    '/styles.css': 'components/styles.css',
  };
  return [
    ...Object.entries(entries).map(([entry, file]) => ({
      find: new RegExp(`^recipe-assistant${entry}$`),
      replacement: `${root}src/${file}`,
    })),
    { find: /^#markdown-loader$/, replacement: `${root}src/${loader}` },
    { find: /^markdown-to-jsx\/entities$/, replacement: `${root}src/markdown/entities.ts` },
  ];
}

export interface Alias {
  find: RegExp;
  replacement: string;
}
