import { toPlain } from '../language/characters.ts';
import { languageOf } from '../language/language-of.ts';
import { lexiconOf } from '../language/lexicon.ts';
import { isBetween, isDescribing, isNameEnd, isSmall, isUnit } from './food-words.ts';
import { wordsOf } from './word-forms.ts';

const BRACKETS = /\([^()]*\)|（[^（）]*）/gu;

const NUMBER =
  /\p{N}(?:[\p{N}.,/⁄–-]|\s(?=\p{N}))*(?:(?:g|gr|kg|ml|cl|dl|l)(?!\p{L})| su bardağı)?/gu;

/** Between a name and what is said of it, or of two names. */
const PART_END = /[,，、،;；:：(（]| [-–—] /u;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The start of an amount before a name in such a script, what is counted by, and all up to the last `的`. */
const UNSPACED_NUMBER = /^[\p{N}\s./]*/u;
const COUNTER = /^[勺斤个個只颗瓣片块根条把本枚束]/u;
const PREPARED = /^\s*(?:[^，]*的)?/u;

/** An amount without a number behind it: `塩 適量`. */
const UNSPACED_SOME = /[\s…・]{0,4}(?:各?(?:適量|适量|少々|少许|若干|適宜|数颗|几根)|お?好みで).*/u;

/**
 * The foods on a line of ingredients, as they are written there: usually one, without amount and preparation. A line
 * without a number may list several.
 *
 * @example
 * foodsIn('3 cloves of garlic, minced'); // ['garlic']
 * foodsIn('Salt, pepper, olive oil'); // ['Salt', 'pepper', 'olive oil']
 */
export function foodsIn(line: string): string[] {
  const text = line.replace(BRACKETS, ' ');
  if (UNSPACED.test(text)) {
    const food = withoutAmount(text.trim()).replace(UNSPACED_SOME, '');
    return /^[^\p{N}\s（(：:，,、…]+/u.exec(food)?.slice(0) ?? [];
  }
  const foods = text.split(PART_END).map(foodIn).filter(Boolean);
  const named = foods.filter(hasName);
  if (named.length > 1 && !/\p{N}/u.test(line)) return named;
  return [...named, ...foods].slice(0, 1);
}

/** `菠菜` of `2 杯切碎的新鲜菠菜` */
function withoutAmount(text: string): string {
  const [number = ''] = UNSPACED_NUMBER.exec(text) ?? [];
  const rest = text.slice(number.length);
  const lexicon = lexiconOf(languageOf(text));
  const unit = /\p{N} ?$/u.test(number) ? lexicon.find(toPlain(rest), 0) : undefined;
  const isCounted = unit?.meaning.unit !== undefined && unit.meaning.unit.row !== 'foods';
  const name = isCounted ? rest.slice(unit.end) : rest.replace(COUNTER, '');
  return name.replace(PREPARED, '');
}

/** The food behind the last number of a part of a line, or before it: `Juice of 1 lemon`, `flour 200 g`. */
function foodIn(part: string): string {
  const pieces = part.split(NUMBER).map(trimmed);
  return pieces.findLast(hasName) ?? pieces.findLast(Boolean) ?? '';
}

/** A text from its first word that isn't a unit or a small word, to where the name ends; without small ones there. */
function trimmed(text: string): string {
  const words = wordsOf(text);
  let from = words.findIndex(({ word }) => !isUnit(word) && !isSmall(word));
  // The cloves of `ground cloves` are no unit, as nothing follows them; Turkish flour is `un`.
  if (from === -1 && (words.length > 1 || words.some(({ word }) => !isUnit(word))))
    from = words.length - 1;
  const end = words.findIndex(({ word }, index) => index > from && isNameEnd(word));
  const last = words.slice(0, end === -1 ? undefined : end).findLast(({ word }) => !isSmall(word));
  return text.slice(words[from]?.start, from === -1 ? 0 : last?.end);
}

/** The names in a food: `salt` and `pepper` in `salt and pepper`. */
export function namesIn(food: string): Name[] {
  if (UNSPACED.test(food)) {
    return food.split(/[・或と和]/u).map((unspaced) => ({ words: [], head: '', unspaced }));
  }
  const parts: string[][] = [[]];
  for (const { word } of wordsOf(food)) {
    if (isBetween(word)) parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.flatMap((words) => {
    const head = words.findLast(isNaming) ?? words.at(-1);
    return head === undefined ? [] : { words, head };
  });
}

/** Whether a word may name a food by itself. Those in `-ed` and such say how it was prepared. */
export function isNaming(word: string): boolean {
  const isSome = isUnit(word) || isSmall(word) || isDescribing(word);
  return (
    !isSome && !/^(?:\p{Script=Latin}|\p{L}{2,}(?:ed|ing|less|ly|mente|[ai]d[oa]s?))$/u.test(word)
  );
}

function hasName(text: string): boolean {
  return wordsOf(text).some(({ word }) => isNaming(word));
}

/** What a step may call an ingredient. */
export interface Name {
  /** All of its words. */
  readonly words: readonly string[];
  /** The last one that names it. */
  readonly head: string;
  /** The name in a script without spaces, where there are no words. */
  readonly unspaced?: string;
}
