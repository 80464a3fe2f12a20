import type { Language } from '../language/names/languages.ts';
import { kindsOf, tableOf } from './table.ts';
import { type FoodToken, type Kind, plain } from './token.ts';

/** Languages that write nouns together, with the length from which a word may be a part of another. */
const COMPOUNDING: { readonly [language in Language]?: number } = { de: 4, ko: 2 };

/** Languages in which a name begins with what the food is, as in `huile d'olive`. */
const HEAD_FIRST: ReadonlySet<Language> = new Set(['es', 'fr', 'it', 'pt', 'pl', 'ar']);

/** Languages that write one ending behind another: the plural and the case. */
const LAYERED: ReadonlySet<Language> = new Set(['tr', 'ar', 'ko', 'pl']);

/** Nothing but this between two words joins them. */
const JOINED = /^[\s'’-]*$/u;

/** An Arabic `and` that is written together with the next word. */
const WRITTEN_AND = /^و.{3}/u;

/** Languages in which a food's own name has an ending that it loses in others. */
const DECLINED: ReadonlySet<Language> = new Set([...LAYERED, 'hi']);

/** As many words as several recipes have. */
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
  readonly language: Language;
  readonly isHeadFirst: boolean;
  readonly #table: ReturnType<typeof tableOf>;
  /** The kinds of words, also of their other forms. */
  readonly #kinds: ReadonlyMap<string, Kind>;
  /** Of words that have no other forms. */
  readonly #exact: ReadonlyMap<string, Kind>;

  readonly #also = new Map<string, readonly string[]>();
  readonly #meanings = new Map<string, Meaning>();

  constructor(language: Language) {
    this.language = language;
    this.isHeadFirst = HEAD_FIRST.has(language);
    this.#table = tableOf(language);
    const forms = kindsOf(this.#table.formed).flatMap(([word, kind]) =>
      this.stemsOf(word).map((stem) => [stem, kind] as const),
    );
    this.#kinds = new Map(forms);
    this.#exact = new Map(kindsOf(this.#table.exact));
    for (const [word, others] of this.#table.also)
      for (const stem of DECLINED.has(language) ? this.stemsOf(word) : [word])
        this.#also.set(stem, others);
  }

  tokensOf(text: string): FoodToken[] {
    const tokens: FoodToken[] = [];
    let end = 0;
    for (const { 0: written, index } of text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)) {
      for (const [word, start] of this.#wordsIn(written)) {
        const gap = text.slice(end, index + start);
        end = index + start + word.length;
        const isAnd = this.language === 'ar' && WRITTEN_AND.test(word);
        const isJoined = !isAnd && JOINED.test(gap);
        const place = { start: index + start, end, gap, isAnd, isJoined };
        tokens.push({ ...this.#tokenOf(word), ...place });
      }
    }
    return tokens;
  }

  /** How surely a name's word and a step's are the same: a part of a compound, another word for it, or a form of it. */
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

  /** What a name's food is, of its words: the oil of `olive oil`. */
  headOf(words: readonly FoodToken[]): FoodToken | undefined {
    return this.isHeadFirst ? words[0] : words.at(-1);
  }

  /** Whether what stands before a word is a verb: `cream the butter`. */
  isBehindVerb({ word }: FoodToken): boolean {
    return this.#table.verbs.includes(word);
  }

  /** Whether a word is water, but such as isn't on the list: `rinse with cold water`; not `2 cups of water`. */
  isOtherWater(step: readonly FoodToken[], index: number): boolean {
    const [before, own, next] = [step[index - 1], step[index]!, step[index + 1]];
    const { water, besideWater } = this.#table;
    if (!own.stems.some((stem) => water.includes(stem))) return false;
    if (before?.kind === 'of') return step[index - 2]?.kind !== 'unit';
    if (before?.kind === 'unit') return false;
    const around = this.isHeadFirst || this.language === 'hi' ? [before, next] : [before];
    return around.some((token) => token !== undefined && besideWater.includes(token.word));
  }

  /** A word in all its forms: without each of its endings. */
  stemsOf(word: string): string[] {
    const isKorean = this.language === 'ko';
    const withOne = this.#withoutEnding(word).filter((stem) => stem.length > (isKorean ? 0 : 1));
    if (!LAYERED.has(this.language)) return [word, ...withOne];
    const withTwo = withOne.flatMap((stem) => this.#withoutEnding(stem));
    return [word, ...withOne, ...withTwo.filter((stem) => stem.length > (isKorean ? 0 : 2))];
  }

  #withoutEnding(word: string): string[] {
    return this.#table.endings.flatMap(([old = '', now = '']) => {
      if (old.endsWith('-'))
        return word.startsWith(old.slice(0, -1)) ? word.slice(old.length - 1) : [];
      const isShort = now !== '' && word.length - old.length < 2;
      return word.endsWith(old) && !isShort ? word.slice(0, word.length - old.length) + now : [];
    });
  }

  /** Words with a hyphen apart, but for a name that has small ones in it: `half-and-half`, `bone-in`. */
  #wordsIn(written: string): [word: string, start: number][] {
    const words = written.split('-');
    const isOne =
      this.language === 'en' &&
      words.some((word) => {
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
    const isNoun = this.language !== 'de' || small !== written;
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

  /** What a word of a step may mean beside itself: other words, and as a compound what it is cut from, and parts of names. */
  #meaningOf({ word, stems, kind, isNoun }: FoodToken): Meaning {
    const key = `${word} ${isNoun}`;
    const known = this.#meanings.get(key);
    if (known) return known;
    const others = isNoun ? stems.flatMap((stem) => this.#also.get(stem) ?? []) : [];
    const least = isNoun ? COMPOUNDING[this.language] : undefined;
    const cut = (stem: string) => {
      const end = this.#endOf(stem, 'unit', 'like')?.length ?? 0;
      // The end of `Öl` is no litre.
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

  /** `Öl` of `Olivenöl`; but tomato paste is no tomato. */
  #hasPart(name: string, part: string): boolean {
    if (name.endsWith(part)) return true;
    return name.startsWith(part) && !this.#endOf(name.slice(part.length), 'made', 'vague', 'dish');
  }

  /** The longest word of some kind that a compound ends in. */
  #endOf(rest: string, ...kinds: readonly Compound[]): string | undefined {
    const ends = kinds.flatMap((kind) => this.#table.formed[kind]);
    const own = ends.filter((word) => rest.endsWith(word));
    own.sort((one, other) => other.length - one.length);
    return own[0];
  }
}

/** The kinds of words that compounds end in. */
type Compound = 'made' | 'vague' | 'dish' | 'unit' | 'like';

/** In all their forms. */
interface Meaning {
  readonly others: readonly string[];
  readonly wholes: readonly string[];
  readonly parts: readonly string[];
}
