import { FOODS } from '../language/foods/languages.ts';
import { wordsIn } from '../language/lexicon.ts';
import type { Language } from '../language/names/languages.ts';

/** What an amount is counted in. */
const UNITS = ['metric', 'measures', 'teaspoons', 'containers', 'pieces', 'sizes'] as const;

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

/** The parts of rows that have several. */
const ROWS = {
  joins: ['of', 'and', 'while', 'all', 'ingredients', 'except'],
  water: ['water', 'beside'],
  made: ['made', 'vague', 'dish'],
} as const;

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
  /** What else a word of a step may mean, by that word. */
  readonly also: ReadonlyMap<string, readonly string[]>;
  readonly like: readonly string[];
  readonly #minimum: number | undefined;
  readonly #endings: readonly (readonly string[])[];
  readonly #likeEndings: readonly string[];
  readonly #verbs: readonly string[];
  /** The kinds of words, also of their other forms. */
  readonly #kinds = new Map<string, Kind>();
  /** Of words that have no other forms. */
  readonly #small = new Map<string, Kind>();
  readonly #words: { readonly [part: string]: readonly string[] };
  readonly #matches = new Map<string, number>();

  constructor(language: Language) {
    const foods = FOODS[language];
    this.language = language;
    this.isHeadFirst = HEAD_FIRST.has(language);
    this.#minimum = COMPOUNDING[language];
    this.#endings = wordsOf(foods.endings).map((ending) => ending.split('>'));
    this.#verbs = wordsOf(foods.verbs);
    this.like = wordsOf(foods.like);
    this.#likeEndings = foods.like.split(' ').flatMap((word) => (word.startsWith('-') ? word.slice(1) : []));
    const units = [...wordsIn(language, UNITS), ...wordsIn('en', ['metric', 'measures'])];
    // Of `su bardağı`, `su` alone is water.
    const unit = units.flatMap((name) => wordsOf(name.replaceAll('.', ' ')).slice(-1));
    const parts = Object.entries(ROWS).flatMap(([row, names]) => {
      const written = foods[row as keyof typeof ROWS].split('|');
      return names.map((name, index) => [name, wordsOf(written[index])] as const);
    });
    this.#words = { ...Object.fromEntries(parts), unit };
    this.also = new Map(
      (foods.also ?? '').split(', ').map((entry) => {
        const [word = '', others] = entry.split('=');
        return [plain(word), wordsOf(others)] as const;
      }),
    );
    for (const kind of ['unit', 'ingredients', 'like', 'made', 'vague', 'dish'] as const) {
      const words = kind === 'like' ? this.like : this.#words[kind]!;
      for (const form of words.flatMap((word) => this.stemsOf(word))) this.#kinds.set(form, kind);
    }
    for (const kind of ['of', 'and', 'while', 'all', 'except'] as const)
      for (const word of this.#words[kind]!) this.#small.set(word, kind);
    for (const word of wordsOf(foods.small)) this.#small.set(word, 'small');
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
    const key = `${name.word} ${step.word} ${step.isNoun}`;
    const known = this.#matches.get(key) ?? this.#matchOf(name, step);
    if (this.#matches.size > MOST_KNOWN) this.#matches.clear();
    this.#matches.set(key, known);
    return known;
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
    return this.#verbs.includes(word);
  }

  /** Whether a word is water, but such as isn't on the list: `rinse with cold water`; not `2 cups of water`. */
  isOtherWater(step: readonly FoodToken[], index: number): boolean {
    const [before, own, next] = [step[index - 1], step[index]!, step[index + 1]];
    const { water = [], beside = [] } = this.#words;
    if (!own.stems.some((stem) => water.includes(stem))) return false;
    if (before?.kind === 'of') return step[index - 2]?.kind !== 'unit';
    if (before?.kind === 'unit') return false;
    const around = this.isHeadFirst || this.language === 'hi' ? [before, next] : [before];
    return around.some((token) => token !== undefined && beside.includes(token.word));
  }

  /** A word in all its forms: without each of its endings. */
  stemsOf(word: string): string[] {
    const isKorean = this.language === 'ko';
    const withOne = this.#withoutEnding(word).filter((stem) => stem.length > (isKorean ? 0 : 1));
    if (!LAYERED.has(this.language)) return [word, ...withOne];
    const withTwo = withOne.flatMap((stem) => this.#withoutEnding(stem));
    return [word, ...withOne, ...withTwo.filter((stem) => stem.length > (isKorean ? 0 : 2))];
  }

  #matchOf(name: FoodToken, step: FoodToken): number {
    const isIn = (stem: string) => name.stems.includes(stem);
    if (step.stems.some(isIn)) return 3;
    const others = step.isNoun ? step.stems.flatMap((stem) => this.also.get(stem) ?? []) : [];
    if (others.some((word) => this.stemsOf(word).some(isIn))) return 2;
    return step.stems.some((stem) => this.#isPart(name, step, stem)) ? 1 : 0;
  }

  #withoutEnding(word: string): string[] {
    return this.#endings.flatMap(([old = '', now = '']) => {
      if (old.endsWith('-')) return word.startsWith(old.slice(0, -1)) ? word.slice(old.length - 1) : [];
      return word.endsWith(old) ? word.slice(0, word.length - old.length) + now : [];
    });
  }

  /** Words with a hyphen apart, but for a name that has small ones in it: `half-and-half`, `bone-in`. */
  #wordsIn(written: string): [word: string, start: number][] {
    const words = written.split('-');
    const isOne = this.language === 'en' && words.some((word) => {
      const kind = this.#small.get(plain(word));
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
    const kindOf = (part: string) => this.#small.get(part);
    if (parts.length > 1) {
      const isFood = parts.some((part) => kindOf(part) === 'and');
      const kind = isFood ? 'food' : kindOf(parts.at(-1)!) === 'small' ? 'small' : 'like';
      return { word, stems: [word], kind, isNoun };
    }
    const stems = this.stemsOf(word);
    const known = kindOf(word) ?? stems.map((stem) => this.#kinds.get(stem)).find(Boolean);
    const isLike = this.#likeEndings.some((ending) => small.endsWith(ending));
    return { word, stems, kind: known ?? (isLike ? 'like' : 'food'), isNoun };
  }

  /** Whether a step's word is a part of a name's, or the other way round: `Öl` of `Olivenöl`, `Zwiebelringe`. */
  #isPart(name: FoodToken, step: FoodToken, stem: string): boolean {
    const least = this.#minimum;
    if (least === undefined || !step.isNoun || (stem.length < least && step.kind !== 'made')) return false;
    if (name.word.endsWith(stem)) return true;
    if (name.word.startsWith(stem)) return !this.#endsAs(name.word.slice(stem.length), 'made', 'vague', 'dish');
    const isName = name.word.length >= 3 && name.kind === 'food';
    const own = isName && name.stems.find((each) => each.length >= least && stem.startsWith(each));
    return own ? this.#endsAs(stem.slice(own.length), 'unit', 'like') : false;
  }

  /** Whether a part of a compound ends in a word of some kind: Tomato paste is no tomato. */
  #endsAs(rest: string, ...kinds: readonly Kind[]): boolean {
    return kinds.some((kind) =>
      (kind === 'like' ? this.like : this.#words[kind]!).some((word) => rest.endsWith(word)),
    );
  }
}

/** As many pairs of words as several recipes have. */
const MOST_KNOWN = 50_000;

/** In lower case, letters without accents. The vowels of Hindi are marks, too, but no accents. */
export function plain(text: string): string {
  const letters = text.toLowerCase().replaceAll('ı', 'i').normalize('NFD');
  return letters
    .replace(/[\u0300-\u036F\u064B-\u0655\u093C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC');
}

/** The words of a row. */
export function wordsOf(row = ''): string[] {
  return plain(row).split(' ').filter(Boolean);
}

/** The part of the table that a word is in; else a food, as far as is known. */
export type Kind =
  | 'food'
  | 'like'
  | 'made'
  | 'vague'
  | 'dish'
  | 'unit'
  | 'ingredients'
  | 'small'
  | 'of'
  | 'and'
  | 'while'
  | 'all'
  | 'except';

/** A word of a text. */
export interface FoodToken {
  /** In lower case, without accents. */
  readonly word: string;
  /** Itself, and what it may be without its endings: `tomato` of `tomatoes`. */
  readonly stems: readonly string[];
  readonly kind: Kind;
  /** Of German, whether it starts with a capital letter: `hacken` is no part of `Hackfleisch`. */
  readonly isNoun: boolean;
  /** Where it stands; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** What stands between it and the word before. */
  readonly gap: string;
  /** Whether that is nothing but a space, a hyphen or an apostrophe. */
  readonly isJoined: boolean;
  /** Whether an `and` is written together with it. */
  readonly isAnd: boolean;
}
