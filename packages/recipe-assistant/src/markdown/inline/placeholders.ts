import { withoutDirectionControls } from './direction.ts';

/**
 * Characters that stand in for others while the parser runs, which treats them as white space. Text
 * contains none of its own: {@link withoutControls} runs first, {@link restored} last.
 */

/** Invisible; these two in this order let emphasis start or end inside a word. */
export const SPACE_BEFORE = '\v\f';
export const SPACE_AFTER = '\f\v';

/** A line end, where the parser takes one line; the white space ends an address. */
const LINE_END = ' \f ';

/** The same after parsing, maybe trimmed. */
const LINE_END_LEFT = / ?\f ?/g;

/** A `<` that starts no link. A letter or the like always follows it, never another placeholder. */
const LESS_THAN = '\v';

/** The start of a tag, which the parser would hide while text arrives. */
const TAG_START = /<(?!https:|mailto:)(?=[a-z/!?])/gi;

/** Control characters, some of which are used as placeholders, and lone surrogates. */
const CONTROLS = /[\p{Cc}\p{Surrogate}]/gu;

const UNUSUAL = /[^\t -~]/;

/** A numeric character reference, which the parser would decode after {@link withoutControls}. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

/** Characters that no reference may produce: controls, surrogates and invisible tags. */
const UNWANTED = /^[\p{Cc}\p{Surrogate}\u{E0000}-\u{E007F}]$/u;

/** Frees the placeholder characters, and removes what a page can't contain. */
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

/** Joins several lines so that they are parsed as one. */
export function joinLines(text: string): string {
  return text.replaceAll('\n', LINE_END);
}

/** Lets a tag in a partial text be read as text. */
export function hideTags(text: string): string {
  return text.replace(TAG_START, LESS_THAN);
}

/** Restores the replaced characters, and removes direction controls from references. */
export function restored(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutDirectionControls(text)
    .replaceAll(SPACE_BEFORE, '')
    .replaceAll(SPACE_AFTER, '')
    .replaceAll(LINE_END_LEFT, '\n')
    .replaceAll(LESS_THAN, '<');
}
