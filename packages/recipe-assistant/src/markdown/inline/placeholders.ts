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

/** A `<` that begins no link. A letter or the like always follows it, so it is none of the above. */
const LESS_THAN = '\v';

/** A tag's beginning, which the parser would hide while text arrives although it never draws a tag. */
const TAG_START = /<(?!https:|mailto:)(?=[a-z/!?])/gi;

/** Control characters, which no recipe needs and of which some are used here; halves of pairs. */
const CONTROLS = /[\p{Cc}\p{Surrogate}]/gu;

const UNUSUAL = /[^\t -~]/;

/** Makes room for the placeholders, and takes out what a page cannot hold. */
export function withoutControls(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutDirectionControls(text).replace(CONTROLS, (character) => {
    if (character === '\t') return character;
    return /\s/.test(character) ? ' ' : '\uFFFD';
  });
}

/** Lets several lines be read as one. */
export function joinLines(text: string): string {
  return text.replaceAll('\n', LINE_END);
}

/** Lets a tag be read as text while more may come. */
export function hideTags(text: string): string {
  return text.replace(TAG_START, LESS_THAN);
}

/** Gives back what the placeholders stand for, without what only a character reference could bring in. */
export function restored(text: string): string {
  if (!UNUSUAL.test(text)) return text;
  return withoutDirectionControls(text)
    .replaceAll(SPACE_BEFORE, '')
    .replaceAll(SPACE_AFTER, '')
    .replaceAll(LINE_END, '\n')
    .replaceAll(LESS_THAN, '<');
}
