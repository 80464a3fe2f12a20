import { FOODS } from '../language/foods/languages.ts';
import { isUnspaced } from '../language/characters.ts';
import type { Language } from '../language/names/languages.ts';
import { isNumber, type Token } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';
import { BRACKETS, wordsInRow } from './token.ts';

/** Between two names: `塩・こしょう` → `塩`, `こしょう`. */
const SIGNS = '[・、]';

/** In characters. What is longer is no name. */
const LONGEST = 24;

/** The foods on a line, as they are written there. */
export function unspacedFoodsIn(line: string, language: Language): string[] {
  const { and, like, unspaced } = FOODS[language];
  const some = wordsInRow(unspaced?.some);
  const isName = (token: Token) =>
    isWordOfName(token) && !some.some((start) => token.text.startsWith(start));
  const text = line.replace(BRACKETS, (brackets) => ' '.repeat(brackets.length));
  const first = tokenize(text, language).find(isName);
  if (!first) return [];
  let last = first;
  while (last.next.start === last.end && isName(last.next)) last = last.next;
  const name = text.slice(first.start, last.end);
  return name
    .slice(endOfLike(name, like))
    .split(betweenNames(and))
    .filter(({ length }) => length > 0 && length <= LONGEST);
}

function isWordOfName(token: Token): boolean {
  return !isNumber(token) && !isUnit(token) && (isUnspaced(token.text) || token.text === '・');
}

/** What a number counts, on either side of it. */
function isUnit({ unit, before, next }: Token): boolean {
  return unit !== undefined && (isNumber(before) || isNumber(next));
}

/** Where what a food is like ends: by `-的`, `切碎的新鲜菠菜`, chopped fresh spinach → 3. */
function endOfLike(name: string, like: string): number {
  const ends = wordsInRow(like).filter((word) => word.startsWith('-'));
  return Math.max(0, ...ends.map((end) => name.lastIndexOf(end.slice(1)) + end.length - 1));
}

/** What stands between names. A word of one letter counts apart from Hiragana alone: there is a `と` in `とうふ`, tofu. */
function betweenNames(and = ''): RegExp {
  const hiragana = String.raw`\p{Script=Hiragana}`;
  const words = wordsInRow(and).map((word) =>
    word.length > 1 ? word : `(?<!${hiragana})${word}(?!${hiragana})`,
  );
  return new RegExp([SIGNS, ...words].join('|'), 'u');
}
