import type { IngredientLine } from '../recipe/derive-recipe.ts';
import { type List, meantBy, type Name } from './meant.ts';
import type { Finder, Mention, NamedLine } from './mention.ts';
import { aliasesIn, namesIn } from './names.ts';
import type { Reader } from './reader.ts';
import { type FoodToken, isEmpty, isNaming, wordsInRow } from './token.ts';

/** No name has more words. */
const MOST_WORDS = 8;

/** Finds names by words. */
export function spacedFinder(named: readonly NamedLine[], title: string, reader: Reader): Finder {
  const names = named.flatMap((line) => {
    const { text } = line.line;
    const all = [...namesIn(text, reader), ...aliasesIn(text, reader)];
    return [...all, ...all.flatMap((name) => joined(name, reader))].map((words): Name => ({
      ...line,
      words,
      isOne: isOneOf(line.line, reader),
    }));
  });
  const dish = reader.headOf(reader.tokensOf(title).filter(isNaming));
  const list: List = { names, dish, reader, known: new Map() };
  const finish = wordsInRow(reader.traits.finish);
  return {
    size: names.reduce((sum, { words }) => sum + words.length, 0),
    mentionsIn: (text) => mentionsOf(reader.tokensOf(text), list),
    names: (text, heading) => {
      const step = outsideAsides(reader.tokensOf(text));
      const words = headingWords(heading, reader);
      return (
        words.length > 0 && words.every((word) => step.some((token) => reader.isSame(word, token)))
      );
    },
    takesAll: (text, heading = '') => {
      const words = headingWords(heading, reader);
      return outsideAsides(reader.tokensOf(text)).some(
        (token, index, step) =>
          token.kind === 'ingredients' && areAll(step.slice(0, index), words, reader),
      );
    },
    exceptFrom: (text) =>
      reader.tokensOf(text).find(({ kind }) => kind === 'except')?.start ?? text.length,
    isFinish: (text) =>
      reader
        .tokensOf(text)
        .some(({ stems }) => finish.some((start) => stems.some((stem) => stem.startsWith(start)))),
  };
}

function headingWords(heading: string, reader: Reader): FoodToken[] {
  return reader.tokensOf(heading).filter(({ kind }) => isNaming({ kind }) || kind === 'like');
}

/**
 * Whether the words before `ingredients` mean all of a group, as `all of the` does, and `the sauce` of that group. `all
 * dry` and `the remaining sauce` → false.
 */
function areAll(
  before: readonly FoodToken[],
  heading: readonly FoodToken[],
  reader: Reader,
): boolean {
  const isOfGroup = (token: FoodToken) => heading.some((word) => reader.isSame(word, token));
  const first = before.findLastIndex((token) => !isEmpty(token) && !isOfGroup(token));
  if (before[first]?.kind === 'all') return true;
  return before[first]?.kind !== 'like' && before.slice(first + 1).some(isOfGroup);
}

/** Whether a line is one piece, or less: `1 onion` → true, `1 tsp pepper` → false. */
function isOneOf({ text, quantity }: IngredientLine, reader: Reader): boolean {
  if (!quantity || quantity.from > 1) return false;
  return reader.tokensOf(text.slice(quantity.end))[0]?.kind !== 'unit';
}

/** A name of two words, as steps may write it in one: `corn starch` → `cornstarch`. */
function joined(name: readonly FoodToken[], reader: Reader): FoodToken[][] {
  const [one, other, ...more] = name;
  if (!one || !other || more.length > 0) return [];
  const word = one.word + other.word;
  const { kind } = reader.headOf(name.filter(isNaming)) ?? one;
  return [[{ ...other, word, stems: [word], kind }]];
}

/** Without what isn't done in this step: `while the pasta cooks, chop the leek` → `chop the leek`. */
function outsideAsides(step: readonly FoodToken[]): FoodToken[] {
  let isAside = false;
  return step.filter((token) => {
    isAside = token.kind === 'meanwhile' || (isAside && token.isJoined);
    return !isAside;
  });
}

/**
 * At each word, the names that have most of the words from there: `soy sauce` is of `2 tbsp soy sauce`, not of a fish
 * sauce.
 */
function mentionsOf(all: readonly FoodToken[], list: List): Mention[] {
  const { reader } = list;
  const step = outsideAsides(all);
  const mentions: Mention[] = [];
  for (let index = 0; index < step.length; index += 1) {
    const names = namesOf(step[index]!, step[index + 1], list);
    const next = step.slice(index, index + MOST_WORDS);
    const lengths = names.map((name) => lengthOf(name, next, reader));
    const longest = Math.max(0, ...lengths);
    if (longest === 0 || (longest === 1 && reader.isOtherWater(step, index))) continue;
    // A dish is passed whole, with what it is made of: `Serve the chicken curry.` → neither chicken nor curry powder.
    if (isOfDish(step[index + longest], reader)) {
      index += longest;
      continue;
    }
    const longestNames = names.filter((_, at) => lengths[at] === longest);
    const last = index + longest - 1;
    const meant = meantBy(step.slice(index, last + 1), longestNames, list);
    if (meant.length > 0)
      mentions.push({ named: meant, start: step[index]!.start, end: step[last]!.end });
    index = last;
  }
  return mentions;
}

/**
 * The names that have a word. None if it is a small one that looks like a form of a name: `eine`, under `1 Ei` → none.
 */
function namesOf(
  token: FoodToken,
  next: FoodToken | undefined,
  { names, reader, known }: List,
): readonly Name[] {
  if (isEmpty(token) || (token.kind === 'vague' && next?.isJoined && reader.isBehindVerb(next)))
    return [];
  const key = `${token.word} ${token.isNoun}`;
  const own =
    known.get(key) ?? names.filter(({ words }) => words.some((word) => reader.isSame(word, token)));
  known.set(key, own);
  return own;
}

/**
 * How many words a step has of a name, from its first on: `olive oil and salt`, of `extra virgin olive oil` → 2. None
 * if they only say what it is like: `virgin` → 0.
 */
function lengthOf({ words }: Name, step: readonly FoodToken[], reader: Reader): number {
  let isNamed = false;
  let length = 0;
  for (const [at, token] of step.entries()) {
    if (at > 0 && !token.isJoined) break;
    const own = words.filter((word) => reader.isSame(word, token));
    if (own.length === 0 && (token.kind !== 'of' || at === 0)) break;
    isNamed ||= own.some(isNaming);
    if (own.length > 0) length = at + 1;
  }
  return isNamed ? length : 0;
}

/**
 * Whether a word says what the next one is made of, so that it means no food: `egg` in `egg wash` → true, by `wash`.
 */
function isOfDish(next: FoodToken | undefined, { traits }: Reader): boolean {
  if (!traits.isMadeOfBefore || !next?.isJoined) return false;
  return next.kind === 'dish' || next.kind === 'made';
}
