import type { IngredientLine } from '../recipe/derive-recipe.ts';
import type { Language } from '../language/names/languages.ts';
import { aliasesIn, isNaming, namesIn } from './names.ts';
import { type FoodToken, type Reader, readerOf } from './reader.ts';
import { isUnspaced, unspacedFinder } from './unspaced.ts';

/** No name has more words. */
const MOST_WORDS = 8;

/** Finds what lines of ingredients a text names. */
export function finderOf(named: readonly NamedLine[], title: string, language: Language): Finder {
  return isUnspaced(language)
    ? unspacedFinder(named, language)
    : spacedFinder(named, title, readerOf(language));
}

function spacedFinder(named: readonly NamedLine[], title: string, reader: Reader): Finder {
  const names = named.flatMap((line) => {
    const { text } = line.line;
    const all = [...namesIn(text, reader), ...aliasesIn(text, reader)];
    return [...all, ...all.flatMap((name) => joined(name, reader))].map((words): Name => ({ ...line, words, isOne: isOneOf(line.line, reader) }));
  });
  const dish = reader.headOf(reader.tokensOf(title).filter(isNaming));
  return {
    mentionsIn: (text) => mentionsOf(reader.tokensOf(text), { names, dish, reader, known: new Map() }),
    names: (text, heading) => {
      const step = outsideAsides(reader.tokensOf(text));
      const words = headingWords(heading, reader);
      return words.length > 0 && words.every((word) => step.some((token) => reader.isSame(word, token)));
    },
    takesAll: (text, heading = '') => {
      const words = headingWords(heading, reader);
      return outsideAsides(reader.tokensOf(text)).some(
        (token, index, step) => token.kind === 'ingredients' && areAll(step.slice(0, index), words, reader),
      );
    },
    exceptFrom: (text) => reader.tokensOf(text).find(({ kind }) => kind === 'except')?.start ?? text.length,
  };
}

function headingWords(heading: string, reader: Reader): FoodToken[] {
  return reader.tokensOf(heading).filter(({ kind }) => isNaming({ kind }) || kind === 'like');
}

/** Whether the words before `ingredients` mean all of them: `all of the`, `the sauce`; not `all dry`, `the remaining sauce`. */
function areAll(before: readonly FoodToken[], heading: readonly FoodToken[], reader: Reader): boolean {
  const isOfGroup = (token: FoodToken) => heading.some((word) => reader.isSame(word, token));
  const isSmall = ({ kind }: FoodToken) => kind === 'small' || kind === 'of';
  const first = before.findLastIndex((token) => !isSmall(token) && !isOfGroup(token));
  if (before[first]?.kind === 'all') return true;
  return before[first]?.kind !== 'like' && before.slice(first + 1).some(isOfGroup);
}

/** Whether a line is one of what is counted, or less: `1 onion`, not `1 tsp pepper`. */
function isOneOf({ text, quantity }: IngredientLine, reader: Reader): boolean {
  if (!quantity || quantity.from > 1) return false;
  return reader.tokensOf(text.slice(quantity.end))[0]?.kind !== 'unit';
}

/** A name of two words as one: `तेज पत्ता` is `तेजपत्ता`. */
function joined(name: readonly FoodToken[], reader: Reader): FoodToken[][] {
  const [one, other, ...more] = name;
  if (!one || !other || more.length > 0) return [];
  const word = one.word + other.word;
  const { kind } = reader.headOf(name.filter(isNaming)) ?? one;
  return [[{ ...other, word, stems: [word], kind }]];
}

/** Without what isn't done in this step: `while the pasta cooks`. */
function outsideAsides(step: readonly FoodToken[]): FoodToken[] {
  let isAside = false;
  return step.filter((token) => {
    isAside = token.kind === 'while' || (isAside && token.isJoined);
    return !isAside;
  });
}

/** At each word, the names that have most of the words from there. */
function mentionsOf(all: readonly FoodToken[], list: List): Mention[] {
  const { reader } = list;
  const step = outsideAsides(all);
  const mentions: Mention[] = [];
  for (let index = 0; index < step.length; index += 1) {
    const names = namesOf(step[index]!, step[index + 1], list);
    const lengths = names.map((name) => lengthAt(step, index, name, reader));
    const longest = Math.max(0, ...lengths);
    if (longest === 0 || (longest === 1 && reader.isOtherWater(step, index))) continue;
    // Neither the chicken of `Serve the chicken curry.`, nor a curry.
    if (isOfDish(step[index + longest], reader)) {
      index += longest;
      continue;
    }
    const longestNames = names.filter((_, at) => lengths[at] === longest);
    const last = index + longest - 1;
    const meant = meantBy(step.slice(index, last + 1), longestNames, list);
    if (meant.length > 0) mentions.push({ named: meant, start: step[index]!.start, end: step[last]!.end });
    index = last;
  }
  return mentions;
}

/** The names that have a word; none if it names nothing, as the German `eine`, which could be an egg. */
function namesOf(token: FoodToken, next: FoodToken | undefined, { names, reader, known }: List): readonly Name[] {
  if (isEmpty(token) || (token.kind === 'vague' && next?.isJoined && reader.isBehindVerb(next))) return [];
  const key = `${token.word} ${token.isNoun}`;
  const own = known.get(key) ?? names.filter(({ words }) => words.some((word) => reader.isSame(word, token)));
  known.set(key, own);
  return own;
}

/** How many words of a step from one on are a name's; none if none of them names anything. */
function lengthAt(step: readonly FoodToken[], start: number, { words }: Name, reader: Reader): number {
  let isNamed = false;
  let length = 0;
  const most = Math.min(step.length, start + MOST_WORDS);
  for (let at = start; at < most; at += 1) {
    const token = step[at]!;
    if (at > start && !token.isJoined) break;
    const own = isEmpty(token) ? [] : words.filter((word) => reader.isSame(word, token));
    if (own.length === 0 && (token.kind !== 'of' || at === start)) break;
    isNamed ||= own.some(isNaming);
    if (own.length > 0) length = at - start + 1;
  }
  return isNamed ? length : 0;
}

/** Whether a word says what the next one is made of. */
function isOfDish(next: FoodToken | undefined, { language }: Reader): boolean {
  if (language !== 'en' || !next?.isJoined) return false;
  return next.kind === 'dish' || next.kind === 'made';
}

function isEmpty({ kind }: FoodToken): boolean {
  return kind === 'small' || kind === 'of' || kind === 'and';
}

/** Of names with as many words of a step, those that are meant. */
function meantBy(run: readonly FoodToken[], names: readonly Name[], list: List): readonly Name[] {
  const { reader } = list;
  const has = (word: FoodToken) => run.some((own) => reader.isSame(word, own));
  const surest = ({ words }: Name) =>
    Math.max(...words.flatMap((word) => run.map((own) => reader.match(word, own))));
  const own = names.filter((name) => !isOther(name, run, list));
  const most = Math.max(0, ...own.map(surest));
  let meant: readonly Name[] = own.filter((name) => surest(name) === most);
  // The peppers are no pepper, but onions may be one.
  const isWritten = ({ words, isOne }: Name) => isOne || words.some(({ word }) => word === run[0]!.word);
  meant = preferred(meant, isWritten);
  const isMade = (word: FoodToken) => isNaming(word) && word.kind !== 'food' && !has(word);
  meant = preferred(meant, ({ words }) => !words.some(isMade));
  return meant;
}

/** Whether words mean another food, though they are of its name. */
function isOther({ words }: Name, run: readonly FoodToken[], { dish, reader }: List): boolean {
  const naming = words.filter(isNaming);
  const head = reader.headOf(naming);
  const [word] = run;
  // The chicken of a chicken stock.
  if (head?.kind === 'made' && !run.some((own) => reader.isSame(head, own))) return true;
  if (naming.length <= 1 || run.length > 1 || !word) return false;
  if (word.kind === 'vague' || word.kind === 'dish') return true;
  // The chili that is cooked is no chili powder.
  return head?.kind !== 'food' && dish !== undefined && reader.isSame(dish, word);
}

/**
 * Of several lines that a step may mean those of its group, those with the fewest words, as butter is no peanut butter,
 * and those for its stage.
 */
export function closest(
  named: readonly NamedLine[],
  group: number,
  isOfStage: (named: NamedLine) => boolean,
): NamedLine[] {
  const own = preferred(named, (each) => each.group === group);
  const least = Math.min(...own.map(countOf));
  return preferred(own.filter((each) => countOf(each) === least), isOfStage);
}

function countOf({ words = [] }: NamedLine): number {
  return words.filter(isNaming).length;
}

function preferred<T>(all: readonly T[], is: (one: T) => boolean): T[] {
  const some = all.filter(is);
  return some.length > 0 ? some : [...all];
}

export interface Finder {
  /** In the order of the text. */
  mentionsIn: (text: string) => Mention[];
  /** Whether a text has the name of a group. */
  names: (text: string, heading: string) => boolean;
  /** Whether a step takes all of a group: `Mix all the ingredients.` */
  takesAll: (text: string, heading?: string) => boolean;
  /** Where that starts which isn't taken with all others: `all ingredients except the wine`. */
  exceptFrom: (text: string) => number;
}

/** A place where a text names a food. */
export interface Mention {
  /** The lines that may be meant. */
  readonly named: readonly NamedLine[];
  readonly start: number;
  readonly end: number;
}

/** A line of the list. */
export interface NamedLine {
  readonly line: IngredientLine;
  /** The index of its group. */
  readonly group: number;
  readonly words?: readonly FoodToken[];
}

/** What is looked for. */
interface List {
  readonly names: readonly Name[];
  /** What the dish is, by its title. */
  readonly dish: FoodToken | undefined;
  readonly reader: Reader;
  /** Those that have a word of a step, by that. */
  readonly known: Map<string, readonly Name[]>;
}

interface Name extends NamedLine {
  readonly words: readonly FoodToken[];
  readonly isOne: boolean;
}
