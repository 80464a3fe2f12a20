import { parser, type MarkdownToJSX } from 'markdown-to-jsx';

/** Reads markdown into its syntax tree. Raw HTML, bare addresses and front matter stay text. */
export function parse(text: string, streaming = false): MarkdownNode[] {
  return parser(text, {
    disableAutoLink: true,
    disableFrontmatter: true,
    disableParsingRawHTML: true,
    optimizeForStreaming: streaming,
    sanitizer: keepAddress,
    slugify: noSlug,
  });
}

/** Addresses are judged once and last, where the element is made. */
function keepAddress(address: string): string {
  return address;
}

/** No heading carries an id, so none is worked out. */
function noSlug(): string {
  return '';
}

export type MarkdownNode = MarkdownToJSX.ASTNode;
