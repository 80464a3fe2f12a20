import { isFact } from '../markdown/captions.ts';
import { readLines } from '../markdown/growing-lines.ts';
import { isPlainTitle } from '../markdown/titles.ts';
import { BEFORE_NAME, nameIn } from './dish-name.ts';
import { type Entry, entriesOf } from './entries.ts';
import { GOES_ON, namesInSentences } from './names-in-sentences.ts';
import { type Section, type Sections, sectionsOf } from './sections.ts';
import { anyOf } from './words/any-of.ts';

const ONE_WORD = /^\p{Lu}[\p{L}-]{3,}(?:\s*\([^()]*\))?$/u;

/**
 * A bold phrase, and what makes it a label or part of a sentence: `**Tip:** wash`, `a **quick** soup`. Behind the word
 * for a recipe it is a name, however the sentence goes on.
 */
const BOLD = new RegExp(
  String.raw`((?:${anyOf('recipe')}) (?:\p{L}{2,4} ){0,2})?\*\*([^*]+)\*\*(?:[\s:：]*(?!tarif|${GOES_ON})([\p{L}\d]))?`,
  'giu',
);

/** The dish's name as formatted, also in a text that is not a complete recipe. Undefined without one. */
export function readTitle(markdown: string): string | undefined {
  const lines = readLines(markdown);
  if (lines === undefined) return undefined;
  const entries = entriesOf(lines);
  return titleOf(sectionsOf(entries)) ?? entries.find(({ kind }) => kind === 'title')?.text;
}

/** The dish's name: the page's title, or what stands above the ingredients. Undefined if it may not be a name. */
export function titleOf({ sections }: Sections): string | undefined {
  const main = sections.findIndex(({ kind }) => kind !== 'others');
  const before = sections.slice(0, main);
  const title = before.flatMap(({ caption }) => caption ?? []).find(({ kind }) => kind === 'title');
  const names = [title, plainName(before.at(-1)?.entries)];
  const stated = names.map((name) => name && nameIn(name.text)).find(Boolean);
  return stated ?? boldName(before) ?? nameInSentence(before, sections);
}

/** The line above the ingredients: `1. Chicken stew:`, `Koldskål (Danish buttermilk soup)`. */
function plainName(entries: readonly Entry[] = []): Entry | undefined {
  const line = entries.findLast(({ words }) => !isFact(words));
  if (line === undefined) return undefined;
  const isName =
    isPlainTitle(line.words.replace(BEFORE_NAME, ''), 'later') || ONE_WORD.test(line.words);
  return isName ? line : undefined;
}

/** The only bold phrase above the ingredients: `I recommend **Chana Masala**, a curry.` */
function boldName(before: readonly Section[]): string | undefined {
  const [phrase, ...others] = before
    .flatMap(({ entries }) => entries)
    .flatMap(({ words, source }) => (isFact(words) ? [] : [...source.matchAll(BOLD)]));
  if (!phrase || (phrase[3] && !phrase[1]) || others.length > 0) return undefined;
  const name = nameIn(phrase[2]!.replace(/,$/, ''));
  return name && (isPlainTitle(name, 'first') || ONE_WORD.test(name)) ? name : undefined;
}

/** `Here's a recipe for Pad Thai that you can make at home:` */
function nameInSentence(
  before: readonly Section[],
  sections: readonly Section[],
): string | undefined {
  const ingredients = sections.filter(({ kind }) => kind === 'ingredients');
  const sentences = before.flatMap(({ entries }) => entries).map(({ words }) => words);
  const foods = ingredients.flatMap(({ entries }) => entries).map(({ text }) => text);
  return namesInSentences(sentences, foods).map(nameIn).find(Boolean);
}
