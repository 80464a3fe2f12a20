import { SPACE_AFTER, SPACE_BEFORE } from './placeholders.ts';

const STRONG_PAIR = /\*\*([^*\n]+)\*\*/g;
const EMPHASIS_PAIR = /(\*{1,3})([^*\s](?:[^*\n]*[^*\s])?)\1/g;
const OPENED_IN_WORD = /(\p{L})\*(\p{L}[^*]*)$/u;

/**
 * Lets the emphasis that models write be read as they meant it: `** Serves: 2**`, `**Serves: **2`,
 * and `**Serves:**2` or `**鶏肉（300g）**を`, where markdown wants white space beside the punctuation.
 */
export function mendEmphasis(text: string, mayGrow: boolean): string {
  if (!text.includes('*')) return text;
  const closed = mayGrow ? withoutOpened(text) : text;
  const trimmed = closed.replace(STRONG_PAIR, (pair, inner: string) => {
    const content = inner.trim();
    const spaces = inner.length - content.length;
    // With white space on both sides it may as well be arithmetic.
    if (spaces === 0 || content === '' || /^\s.*\s$/.test(inner)) return pair;
    return inner.startsWith(content) ? `**${content}** ` : `**${content}**`;
  });
  return trimmed.replace(EMPHASIS_PAIR, spaced);
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

function spaced(
  pair: string,
  _marker: string,
  inner: string,
  offset: number,
  text: string,
): string {
  const before = isPunctuation(inner[0]) && isWord(text[offset - 1]) ? SPACE_BEFORE : '';
  const after =
    isPunctuation(inner.at(-1)) && isWord(text[offset + pair.length]) ? SPACE_AFTER : '';
  return before + pair + after;
}

function isPunctuation(character = ''): boolean {
  return /[\p{P}\p{S}]/u.test(character);
}

function isWord(character = ''): boolean {
  return /[\p{L}\p{N}]/u.test(character);
}
