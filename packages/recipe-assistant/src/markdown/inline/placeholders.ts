import { withoutDirectionControls } from './direction.ts';

/**
 * Characters that stand for something on their way through the parser, to which they are white space.
 * Text has none of its own: {@link withoutControls} comes first, {@link restored} last.
 */

/** Two of them in this order let emphasis begin, or end, inside a word, and are nothing to the reader. */
export const SPACE_BEFORE = '\v\f';
export const SPACE_AFTER = '\f\v';

/** A line end, where the parser takes one line; with white space, which ends an address. */
const LINE_END = ' \f ';

/** The same when it comes back, maybe trimmed. */
const LINE_END_LEFT = / ?\f ?/g;

/** A `<` that begins no link. A letter or the like always follows it, never another placeholder. */
const LESS_THAN = '\v';

/** A tag's beginning, which the parser would hide while text arrives although it never draws a tag. */
const TAG_START = /<(?!https:|mailto:)(?=[a-z/!?])/gi;

/** Control characters, which no recipe needs and of which some are used here; halves of pairs. */
const CONTROLS = /[\p{Cc}\p{Surrogate}]/gu;

const UNUSUAL = /[^\t -~]/;

/** A character by its number, which the parser would put in after {@link withoutControls}. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

/** Characters that no reference may bring in: controls, halves of pairs, and invisible tags. */
const UNWANTED = /^[\p{Cc}\p{Surrogate}\u{E0000}-\u{E007F}]$/u;

/** Makes room for the placeholders, and takes out what a page cannot hold. */
export function withoutControls(text: string): string {
  const referenced = text.includes('&#') ? text.replace(REFERENCE, withoutUnwanted) : text;
  if (!UNUSUAL.test(referenced)) return referenced;
  return withoutDirectionControls(referenced).replace(CONTROLS, (character) => {
    if (character === '\t') return character;
    return /\s/.test(character) ? ' ' : '\uFFFD';
  });
}

function withoutUnwanted(reference: string, hexadecimal?: string, decimal?: string): string {
  const codePoint = hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal);
  if (codePoint > 0x10ffff) return '\uFFFD';
  return UNWANTED.test(String.fromCodePoint(codePoint)) ? '\uFFFD' : reference;
}

/** Lets several lines be read as one. */
export function joinLines(text: string): string {
  return text.replaceAll('\n', LINE_END);
}

/** Lets a tag be read as text in what is partial. */
export function hideTags(text: string): string {
  return text.replace(TAG_START, LESS_THAN);
}

/** Puts back the characters that placeholders stand for, and takes out direction controls of references. */
export function restored(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutDirectionControls(text)
    .replaceAll(SPACE_BEFORE, '')
    .replaceAll(SPACE_AFTER, '')
    .replaceAll(LINE_END_LEFT, '\n')
    .replaceAll(LESS_THAN, '<');
}
