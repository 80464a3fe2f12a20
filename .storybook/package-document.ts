/** The package's documents that are pages of the manual, too. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'getting-started',
  'accessibility.md': 'accessibility',
  'sdks.md': 'bring-an-sdk',
  'servers.md': 'on-your-server',
  'testing.md': 'testing',
  'theming.md': 'theming',
};

/** A document for the manual: a link to another file leads to its page, or is its words alone if it has none. */
export function packageDocument(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\(([\w./-]+)(?:#[\w-]+)?\)/g, (_link, words, path) => {
    const page = PAGES[String(path).split('/').at(-1)!];
    return page ? `[${words}](?path=/docs/${page}--docs)` : String(words);
  });
}
