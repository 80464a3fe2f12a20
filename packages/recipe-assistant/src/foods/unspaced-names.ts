import type { Language } from '../language/names/languages.ts';
import { isNumber, type Token } from '../language/tokens.ts';
import { tokenize } from '../language/tokenize.ts';

const BRACKETS = /\([^()]*\)|（[^（）]*）/gu;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々・]/u;

/** An amount without a number: `適量`, some, in `塩 適量`. */
const SOME = /^(?:各|適|适|少|若干|お?好み|数)/u;

/** Between two names: `塩・こしょう` → `塩`, `こしょう`; `盐和胡椒` → `盐`, `胡椒`. */
const BETWEEN =
  /[・、或]|または|(?<=[^\p{Script=Hiragana}])と(?=[^\p{Script=Hiragana}])|和(?!风|風)/u;

/** In characters. What is longer is no name. */
const LONGEST = 24;

export function isUnspaced(language: Language): boolean {
  return language === 'ja' || language === 'zh';
}

/** The foods on a line, as they are written there. */
export function unspacedFoodsIn(line: string, language: Language): string[] {
  const text = line.replace(BRACKETS, (brackets) => ' '.repeat(brackets.length));
  const first = tokenize(text, language).find(isName);
  if (!first) return [];
  let last = first;
  while (last.next.start === last.end && isName(last.next)) last = last.next;
  const name = text.slice(first.start, last.end);
  // Before `的` stands what the food is like: `切碎的新鲜菠菜`, chopped fresh spinach → `新鲜菠菜`.
  const own = name.slice(name.lastIndexOf('的') + 1);
  return own.split(BETWEEN).filter(({ length }) => length > 0 && length <= LONGEST);
}

function isName(token: Token): boolean {
  const isAmount = isNumber(token) || isUnit(token) || SOME.test(token.text);
  return !isAmount && UNSPACED.test(token.text);
}

/** What a number counts, on either side of it. */
function isUnit({ unit, before, next }: Token): boolean {
  return unit !== undefined && (isNumber(before) || isNumber(next));
}
