import { drawText } from '../markdown/draw-text.ts';
import type { Drawn } from '../markdown/drawn.ts';

/** Elements without an end tag. */
const VOID = ['br', 'hr'];

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/**
 * A recipe's markdown as HTML, for pages without React and for mail: what `RecipeMarkdown` draws, as a string. Whatever
 * the model wrote, it has no other elements and attributes than headings, lists and the like, and it can stand in any
 * element, without escaping. It never throws.
 *
 * @param options `headingLevel` of the text's first heading, 1 to 6: default 2
 * @example
 * toHtml('# Leek soup\n\n- 2 leeks');
 * // '<h2 data-role="title">Leek soup</h2><ul><li>2 leeks</li></ul>'
 */
export function toHtml(markdown: string, { headingLevel }: HtmlOptions = {}): string {
  return write(drawText(markdown, { headingLevel }));
}

function write(drawn: readonly Drawn[]): string {
  return drawn.map(writeOne).join('');
}

function writeOne(drawn: Drawn): string {
  if (typeof drawn === 'string') return escape(drawn);
  const content = write(drawn.children);
  if ('place' in drawn) return content;
  const { tag } = drawn;
  const attributes = Object.entries(drawn.attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`);
  return `<${tag}${attributes.join('')}>${VOID.includes(tag) ? '' : `${content}</${tag}>`}`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REFERENCES[character]!);
}

export interface HtmlOptions {
  /** The level, 1 to 6, of the text's first heading. Default 2. */
  headingLevel?: number | undefined;
}
