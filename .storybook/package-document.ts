/** The package's documents that are pages of the manual, too. */
const PAGES: Readonly<Record<string, string>> = {
  'accessibility.md': 'accessibility',
  'sdks.md': 'bring-an-sdk',
  'servers.md': 'on-your-server',
  'testing.md': 'testing',
  'theming.md': 'theming',
};

/** A document for the manual: a link to another document leads to its page, or is its words alone if it has none. */
export function packageDocument(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\(([\w./-]+\.md)(?:#[\w-]+)?\)/g, (_link, words, file) => {
    const page = PAGES[String(file)];
    return page ? `[${words}](?path=/docs/${page}--docs)` : String(words);
  });
}
