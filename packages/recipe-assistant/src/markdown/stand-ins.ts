import { withoutDirectionControls } from './direction.ts';

/** Stands for a line end where the parser takes one line: white space that ends an address. */
export const BREAK = ' \f ';

/** Stands for a `<` that begins no link. A letter or the like always follows, so it is no seam. */
export const LESS_THAN = '\v';

/** White space to the parser, nothing to the reader: lets emphasis begin, or end, inside a word. */
const SEAM_BEFORE = '\v\f';
const SEAM_AFTER = '\f\v';

const STRONG_PAIR = /\*\*([^*\n]+)\*\*/g;
const EMPHASIS_PAIR = /(\*{1,3})([^*\s](?:[^*\n]*[^*\s])?)\1/g;
const OPENED_IN_WORD = /(\p{L})\*(\p{L}[^*]*)$/u;

/** Control characters, which no recipe needs and some of which stand for something; halves of pairs. */
const UNWANTED = /[\p{Cc}\p{Surrogate}]/gu;

const UNUSUAL = /[^\t -~]/;

/** Makes room for the stand-ins, and takes out what a page cannot hold. */
export function withoutUnwanted(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutDirectionControls(text).replace(UNWANTED, (character) => {
    if (character === '\t') return character;
    return /\s/.test(character) ? ' ' : '\uFFFD';
  });
}

/**
 * Lets the emphasis that models write be read as they meant it: `** Serves: 2**`, `**Serves: **2`,
 * and `**Serves:**2` or `**鶏肉（300g）**を`, where markdown wants white space beside the punctuation.
 */
export function mendEmphasis(text: string, atEdge: boolean): string {
  if (!text.includes('*')) return text;
  const closed = atEdge ? withoutOpened(text) : text;
  const trimmed = closed.replace(STRONG_PAIR, (pair, inner: string) => {
    const content = inner.trim();
    const spaces = inner.length - content.length;
    // With white space on both sides it may as well be arithmetic.
    if (spaces === 0 || content === '' || /^\s.*\s$/.test(inner)) return pair;
    return inner.startsWith(content) ? `**${content}** ` : `**${content}**`;
  });
  return trimmed.replace(EMPHASIS_PAIR, seam);
}

/** Gives back what the stand-ins stand for, without what only a character reference could bring in. */
export function restored(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutDirectionControls(text)
    .replaceAll(SEAM_BEFORE, '')
    .replaceAll(SEAM_AFTER, '')
    .replaceAll(BREAK, '\n')
    .replaceAll(LESS_THAN, '<');
}

/** Leaves out what opens emphasis and waits for its end. The parser does so too, but not inside a word. */
function withoutOpened(text: string): string {
  const isOdd = text.split('*').length % 2 === 0;
  const whole = isOdd ? text.replace(/\*$/, '') : text;
  const parts = whole.split('**');
  const last = parts.pop();
  const closed = parts.length % 2 === 1 ? `${parts.join('**')}${last}` : whole;
  return isOdd ? closed.replace(OPENED_IN_WORD, '$1$2') : closed;
}

function seam(pair: string, _marker: string, inner: string, offset: number, text: string): string {
  const before = isPunctuation(inner[0]) && isWord(text[offset - 1]) ? SEAM_BEFORE : '';
  const after = isPunctuation(inner.at(-1)) && isWord(text[offset + pair.length]) ? SEAM_AFTER : '';
  return before + pair + after;
}

function isPunctuation(character = ''): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

function isWord(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
