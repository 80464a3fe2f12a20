import { type MarkdownToJSX, parser } from 'markdown-to-jsx/html';

/** Raw HTML, bare addresses and front matter are text; the addresses of links are checked where they are drawn. */
const OPTIONS = {
  disableAutoLink: true,
  disableFrontmatter: true,
  disableParsingRawHTML: true,
  sanitizer: (address: string) => address,
  slugify: () => '',
};

const STREAMING_OPTIONS = { ...OPTIONS, optimizeForStreaming: true };

/** Parses markdown by the library. It may throw. */
export function parse(markdown: string, isPartial = false): MarkdownNode[] {
  return parser(markdown, isPartial ? STREAMING_OPTIONS : OPTIONS);
}

/** The content of the only item in the markdown of one. */
export function itemIn(node: MarkdownNode): MarkdownNode[] {
  return 'items' in node && Array.isArray(node.items) ? node.items.flat() : [node];
}

export type MarkdownNode = MarkdownToJSX.ASTNode;
