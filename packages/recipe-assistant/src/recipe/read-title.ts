import { languageTagged } from '../language/names/languages.ts';
import { plainText } from '../markdown/line-text.ts';
import { statesFact } from '../reading/states-fact.ts';
import { type Line, readLines } from '../reading/lines.ts';
import { sectionOf, stepNumberIn } from '../reading/name.ts';
import { type Vocabulary, vocabularyOf } from '../reading/vocabulary.ts';
import { partsOf } from './parts.ts';
import { linesAbove, recipesIn } from './recipes-in.ts';

/** `2. Sauce`, `2️⃣ Sauce`, `二、酱汁`; not `2.5 kg of leeks`. */
const NUMBER = /^(?:\d{1,2} ?[.):：、]|\d\ufe0f?\u20e3|[一二三四五六七八九十]、)\s*(?=\D)/u;

const QUOTED = /^["“„«「『](.+)["”“»」』]$/u;

/** A bold phrase, and what makes it a label or part of a sentence: `**Tip:** wash`, `a **quick** soup`. */
const BOLD = /\*\*([^*]{1,90})\*\*(?:(\s*[:：]\s*\S)|\s*([\p{L}\d'’]+))?/gu;

/** A name does not begin with a small letter, or end a sentence. */
const STARTS_NAME = /^\P{L}*[\p{Lu}\p{Lo}]/u;
const NO_END = /[.!?:。！？：]$/u;

/** The dish's name as formatted, also in a text that is not a complete recipe. Undefined without one. */
export function readTitle(markdown: string, language?: string): string | undefined {
  const lines = readLines(markdown, languageTagged(language));
  if (!lines) return undefined;
  const vocabulary = vocabularyOf(languageTagged(language) ?? 'en');
  const [first = []] = recipesIn(partsOf(lines, vocabulary));
  return titleAbove(linesAbove(first, lines), vocabulary);
}

/** The dish's name in the lines above a recipe: the last title, else the only bold phrase. */
export function titleAbove(lines: readonly Line[], vocabulary: Vocabulary): string | undefined {
  const title = lines.findLast(({ heading }) => heading?.role === 'title');
  return title ? titleIn(title.text, vocabulary) : boldName(lines, vocabulary);
}

/** A dish's name without its number, quotes, and how many it serves. */
function titleIn(heading: string, vocabulary: Vocabulary): string {
  const name = withoutNumber(plainName(heading), vocabulary).replace(QUOTED, '$1');
  const [end = ''] = / ?[(（][^()（）]*[)）]$/u.exec(name) ?? [];
  return statesFact(end.replace(/[()（）]/gu, ''), vocabulary) ? name.slice(0, -end.length) : name;
}

/** `I recommend **Chana Masala**, a curry.` */
function boldName(lines: readonly Line[], vocabulary: Vocabulary): string | undefined {
  const text = lines.filter(({ kind }) => kind === 'text').map((line) => line.text);
  const phrases = text.flatMap((line) => [...line.matchAll(BOLD)]);
  const names = phrases.filter(([, phrase, value]) => !value && !/[:：]\s*$/.test(phrase!));
  const [[, phrase = '', , goesOn] = []] = names;
  const name = plainName(phrase.replace(/,$/, ''));
  const isEnd = goesOn === undefined || isBeside(goesOn, vocabulary);
  const isName = names.length === 1 && isEnd && STARTS_NAME.test(name) && !NO_END.test(name);
  return isName && !isGeneric(name, vocabulary) ? name : undefined;
}

/** `**Leek soup** with barley` */
function isBeside(word: string, { beside }: Vocabulary): boolean {
  return beside.has(word.toLowerCase().split(/['’]/)[0]!);
}

/** `My recipe`, `Gather your ingredients`, `Serves 4` */
function isGeneric(name: string, vocabulary: Vocabulary): boolean {
  const isOfRecipe = vocabulary.labels.has(name.toLowerCase().split(' ').at(-1)!);
  return isOfRecipe || sectionOf(name, vocabulary) !== undefined || statesFact(name, vocabulary);
}

/** A name without its own number, and without the word for a step before that: `Boil` of `Step 2: Boil`. */
export function withoutNumber(name: string, vocabulary: Vocabulary): string {
  return name.slice(stepNumberIn(name, vocabulary)?.end ?? 0).replace(NUMBER, '');
}

/** The words of a line that names something, without marks and a colon. */
export function plainName(heading: string): string {
  return plainText(heading)
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s:：])[\s:：]+$/, '');
}
