import type { Foods } from '../language/foods/foods.ts';
import { FOODS } from '../language/foods/languages.ts';
import type { Language } from '../language/names/languages.ts';
import { kindsOf, tableOf } from './table.ts';
import { type FoodToken, type Kind, plain } from './token.ts';

/** What stands between two words of one name: `extra-virgin olive oil` may be one, `oil, salt` is none. */
const JOINED = /^[\s'’-]*$/u;

/** Of a word that an `and` is written together with, in letters with it; a shorter one only begins with its letter. */
const LEAST_WITH_AND = 4;

/** Meanings are kept of so many words at most, as several recipes have. */
const MOST_KNOWN = 10_000;

const readers = new Map<Language, Reader>();

/** The reader of a language. Made once. */
export function readerOf(language: Language): Reader {
  const known = readers.get(language) ?? new Reader(language);
  readers.set(language, known);
  return known;
}

/** Reads the words by which foods are named in one language. No word of another language is looked at. */
export class Reader {
  readonly traits: Foods;
  readonly #table: ReturnType<typeof tableOf>;
  /** The kinds of words, also of their other forms. */
  readonly #kinds: ReadonlyMap<string, Kind>;
  /** The kinds of words that have no other forms, such as `of`. */
  readonly #exact: ReadonlyMap<string, Kind>;

  readonly #also: ReadonlyMap<string, readonly string[]>;
  readonly #meanings = new Map<string, Meaning>();

  constructor(language: Language) {
    this.traits = FOODS[language];
    this.#table = tableOf(language);
    const forms = kindsOf(this.#table.formed).flatMap(([word, kind]) =>
      this.stemsOf(word).map((stem) => [stem, kind] as const),
    );
    this.#kinds = new Map(forms);
    this.#exact = new Map(kindsOf(this.#table.exact));
    this.#also = new Map(this.#table.also);
  }

  tokensOf(text: string): FoodToken[] {
    const tokens: FoodToken[] = [];
    let end = 0;
    for (const { 0: written, index } of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)) {
      for (const [word, start] of this.#wordsIn(written)) {
        const gap = text.slice(end, index + start);
        end = index + start + word.length;
        const isAnd = this.#isWithAnd(word);
        const isJoined = !isAnd && JOINED.test(gap);
        const place = { start: index + start, end, gap, isAnd, isJoined };
        tokens.push({ ...this.#tokenOf(word), ...place });
      }
    }
    return tokens;
  }

  /**
   * How surely a name's word and a step's are the same: 3 as forms of one, `tomato` and `tomatoes`; 2 as another word
   * for it, `pork` and `meat`; 1 as a compound and its part, `Olivenöl` and `Öl`; else 0.
   */
  match(name: FoodToken, step: FoodToken): number {
    const { others, wholes, parts } = this.#meaningOf(step);
    const isIn = (stem: string) => name.stems.includes(stem);
    if (step.stems.some(isIn)) return 3;
    if (others.some(isIn)) return 2;
    const isWhole = name.kind === 'food' && wholes.some(isIn);
    return isWhole || parts.some((part) => this.#hasPart(name.word, part)) ? 1 : 0;
  }

  isSame(name: FoodToken, step: FoodToken): boolean {
    return this.match(name, step) > 0;
  }

  /** The word that says what a name's food is: `olive oil` → `oil`. */
  headOf(words: readonly FoodToken[]): FoodToken | undefined {
    return this.traits.isHeadFirst ? words[0] : words.at(-1);
  }

  /** Whether what stands before a word is a verb rather than a food: `the`, as in `cream the butter` → true. */
  isBehindVerb({ word }: FoodToken): boolean {
    return this.#table.verbs.includes(word);
  }

  /** Whether a word is water that isn't the list's: `rinse with cold water` → true, `2 cups of water` → false. */
  isOtherWater(step: readonly FoodToken[], index: number): boolean {
    const [before, own, next] = [step[index - 1], step[index]!, step[index + 1]];
    const { water, otherWater } = this.#table;
    if (!own.stems.some((stem) => water.includes(stem))) return false;
    if (before?.kind === 'of') return step[index - 2]?.kind !== 'unit';
    if (before?.kind === 'unit') return false;
    const around = this.traits.isHeadFirst ? [before, next] : [before];
    return around.some((token) => token !== undefined && otherWater.includes(token.word));
  }

  /**
   * A word, and what it may be without its endings: `figs` → `figs`, `fig`. There may be two, of a plural and a case:
   * `domateslerden` → `domatesler` → `domates`.
   */
  stemsOf(word: string): string[] {
    const withOne = this.#withoutEnding(word).filter((stem) => lengthOf(stem) > 1);
    const withTwo = withOne.flatMap((stem) => this.#withoutEnding(stem));
    return [word, ...withOne, ...withTwo.filter((stem) => lengthOf(stem) > 2)];
  }

  #isWithAnd(word: string): boolean {
    const { joinedAnd } = this.traits;
    return joinedAnd !== undefined && word.startsWith(joinedAnd) && word.length >= LEAST_WITH_AND;
  }

  #withoutEnding(word: string): string[] {
    return this.#table.endings.flatMap(([old = '', now = '']) => {
      if (old.endsWith('-'))
        return word.startsWith(old.slice(0, -1)) ? word.slice(old.length - 1) : [];
      const isShort = now !== '' && word.length - old.length < 2;
      return word.endsWith(old) && !isShort ? word.slice(0, word.length - old.length) + now : [];
    });
  }

  /** The words between hyphens: `olive-oil` → `olive`, `oil`. With a small one among them it is one word: `bone-in`. */
  #wordsIn(written: string): [word: string, start: number][] {
    const words = written.split('-');
    const isOne = words.some((word) => {
      const kind = this.#exact.get(plain(word));
      return kind === 'small' || kind === 'and';
    });
    if (isOne) return [[written, 0]];
    let start = 0;
    return words.map((word) => {
      start += word.length + 1;
      return [word, start - word.length - 1];
    });
  }

  #tokenOf(written: string): Pick<FoodToken, 'word' | 'stems' | 'kind' | 'isNoun'> {
    const word = plain(written);
    const small = written.toLowerCase();
    const isNoun = !this.traits.hasCapitalNouns || small !== written;
    const parts = word.split('-');
    const kindOf = (part: string) => this.#exact.get(part);
    if (parts.length > 1) {
      const isFood = parts.some((part) => kindOf(part) === 'and');
      const kind = isFood ? 'food' : kindOf(parts.at(-1)!) === 'small' ? 'small' : 'like';
      return { word, stems: [word], kind, isNoun };
    }
    const stems = this.stemsOf(word);
    const known = kindOf(word) ?? stems.map((stem) => this.#kinds.get(stem)).find(Boolean);
    const isLike = this.#table.likeEndings.some((ending) => small.endsWith(ending));
    return { word, stems, kind: known ?? (isLike ? 'like' : 'food'), isNoun };
  }

  /** What a word of a step may mean beside itself. */
  #meaningOf({ word, stems, kind, isNoun }: FoodToken): Meaning {
    const key = `${word} ${isNoun}`;
    const known = this.#meanings.get(key);
    if (known) return known;
    const others = isNoun ? stems.flatMap((stem) => this.#also.get(stem) ?? []) : [];
    const least = isNoun ? this.traits.leastPart : undefined;
    const cut = (stem: string) => {
      const end = this.#endOf(stem, 'unit', 'like')?.length ?? 0;
      // Both parts must be long enough for words: `Gurkenwürfel` → `gurken`, but `Öl` doesn't end in the `l` of litres.
      const isCut = least !== undefined && end >= least && stem.length - end >= least;
      return isCut ? stem.slice(0, stem.length - end) : [];
    };
    const wholes = stems.flatMap(cut);
    const isLong = (part: string) =>
      least !== undefined && (part.length >= least || kind === 'made');
    const meaning = {
      others: others.flatMap((other) => this.stemsOf(other)),
      wholes: wholes.flatMap((whole) => this.stemsOf(whole)),
      parts: [...stems, ...wholes].filter(isLong),
    };
    if (this.#meanings.size > MOST_KNOWN) this.#meanings.clear();
    this.#meanings.set(key, meaning);
    return meaning;
  }

  /**
   * Whether a name is a compound of a part: `Olivenöl` of `Öl`. One of something made is another food: `Tomatenmark`,
   * tomato paste, is none of `Tomaten`.
   */
  #hasPart(name: string, part: string): boolean {
    if (name.endsWith(part)) return true;
    return name.startsWith(part) && !this.#endOf(name.slice(part.length), 'made', 'vague', 'dish');
  }

  /** The longest word of some kinds that a compound ends in: `tomatenmark`, `made` → `mark`. */
  #endOf(rest: string, ...kinds: readonly Compound[]): string | undefined {
    const ends = kinds.flatMap((kind) => this.#table.formed[kind]);
    const own = ends.filter((word) => rest.endsWith(word));
    own.sort((one, other) => other.length - one.length);
    return own[0];
  }
}

/** In letters; a syllable of Korean is two or three of them. */
function lengthOf(stem: string): number {
  return stem.normalize('NFD').length;
}

/** The kinds of words that compounds end in. */
type Compound = 'made' | 'vague' | 'dish' | 'unit' | 'like';

/** Other words of what a word may mean, in all their forms. */
interface Meaning {
  /** By the table: `meat` → `beef`, `pork`. */
  readonly others: readonly string[];
  /** What it is cut from: `Gurkenwürfel`, cucumber cubes → `gurken`. */
  readonly wholes: readonly string[];
  /** Of what a name may be a compound: `Öl` → `ol`, of `Olivenöl`. */
  readonly parts: readonly string[];
}
