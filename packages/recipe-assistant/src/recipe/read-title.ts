import { isChatter, isFact } from '../markdown/captions.ts';
import { readLines } from '../markdown/growing-lines.ts';
import { isPlainTitle, LABEL, SMALL } from '../markdown/titles.ts';
import { type Entry, entriesOf } from './entries.ts';
import { type Section, type Sections, sectionsOf } from './sections.ts';
import { anyOf } from './words/any-of.ts';

const LONGEST = 90;

const RECIPE = anyOf('recipe');
const FOR = anyOf('groups');

/** Names of a text or its sections, but of no dish. */
const GENERIC = new RegExp(
  String.raw`^(?:(?:the|your|my|an?|and|our|this|full|simple|easy|quick|basic|delicious|complete|suggested|recommended|refined|final)\s)*(?:(?:${RECIPE}|response|answer|description|introduction|overview)s?|recipe (?:idea|suggestion|card|title|name|detail)s?)$`,
  'iu',
);

/** Words that introduce a recipe and occur in no name. */
const ANNOUNCES =
  /^(?:to make|preparation|directions?|instructions?)\b|\b(?:follow|steps|ingredients|here|need|let['’]s)\b/i;

const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${LABEL}|option)\s*(?:#?\d+)?\s*[:：.–-]\s*|(?:.* )?(?:${RECIPE}) (?:${FOR})\s|\d+[.)]\s+)`,
  'iu',
);

const BEHIND_NAME = new RegExp(
  String.raw`\s*(?:[(（](?:serves|servings|makes|yields?|${FOR})\s[^()（）]*[)）]|[-–—]\s*(?:serves|servings) \d.*)?[\s:：]*$`,
  'iu',
);

const ONE_WORD = /^\p{Lu}[\p{L}-]{3,}(?:\s*\([^()]*\))?$/u;

const QUOTED = /^["“„«](.+)["”“»]$/u;

/**
 * A bold phrase, and what makes it a label or part of a sentence: `**Tip:** wash`, `a **quick** soup`. Behind the word
 * for a recipe it is a name, however the sentence goes on.
 */
const BOLD = new RegExp(
  String.raw`((?:${RECIPE}) (?:\p{L}{2,4} ){0,2})?\*\*([^*]+)\*\*(?:[\s:：]*(?!tarif)([\p{L}\d]))?`,
  'giu',
);

/** What is before a name in a sentence: `… a recipe for a`, `… una receta fácil para preparar`. */
const INTRODUCES = new RegExp(
  String.raw`(?:${RECIPE}) (?:\p{L}+ )?(?:${FOR}|d[aei]|v[ao]n) (?:(?:preparar|hacer|hornear|préparer|faire) )?(?:(?:an?|the|some|une?|una|eine?n?) )?`,
  'iu',
);

/** What ends a name before the word for a recipe: `Here's an Italian Pizza recipe for you:` */
const NAMED_RECIPE = new RegExp(` (?:${RECIPE})`, 'u');

const CAPITALS = /^["“„«]?\p{Lu}[\p{L}'’-]*["”“»]?$/u;

/** The name there: as many words as are capitalised, with small ones between them, and what follows. */
const CAPITALISED = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: (?:(?:${anyOf('small')}) ){0,2}\p{Lu}[\p{L}'’-]+)*)(?: (\p{L}))?`,
  'u',
);

/** A name in lower case that ends the sentence: `… a recipe for classic chocolate chip cookies:` */
const WHOLE = /^((?:[\p{L}'’-]+ ){2,5}[\p{L}'’-]+)(?: ?[:：.!]|$)\s*$/u;
const UNLIKELY = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf('sentence')}|that|this|these|those|which|each|our|any|people|two|four|serving|vous|along|how|experience|version)(?!\p{L})`,
  'iu',
);

/** Words around a name: `preparing a … at home`, `des … à la maison`. */
const AROUND_NAME =
  /^(?:making|cooking|preparing|baking) (?:an? |the )?|^(?:de la|des|du|les?|la|el|votre propre|tu propio) | (?:at home|en casa|à la maison|zu Hause)$/g;

/** A shorter word alone may be a pronoun: `ein Rezept für Dich`. */
const MIN_LETTERS = 5;

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
  return stated ?? boldName(before) ?? introducedName(before);
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

/** The name in a sentence: `Here's a recipe for Pad Thai that you can make at home:`, `Here's a Pad Thai recipe:` */
function introducedName(before: readonly Section[]): string | undefined {
  const sentences = before.flatMap(({ entries }) => entries).map(({ words }) => words);
  return sentences.map((words) => nameBefore(words) ?? nameBehind(words)).find(Boolean);
}

function isOfName(word: string): boolean {
  return CAPITALS.test(word) || SMALL.has(word);
}

/** As many words as are capitalised, with small ones between them. */
function nameBefore(sentence: string): string | undefined {
  const end = sentence.search(NAMED_RECIPE);
  const words = sentence.slice(0, Math.max(end, 0)).split(' ');
  const own = words.slice(words.findLastIndex((word) => !isOfName(word)) + 1);
  const from = isChatter(own.join(' ')) ? 1 : 0;
  const first = own.findIndex((word, index) => index >= from && CAPITALS.test(word));
  const name = first === -1 ? [] : own.slice(first);
  const isName = name.length > 1 && !SMALL.has(name.at(-1)!);
  return isName && !GENERIC.test(`${name.join(' ')} recipe`) ? nameIn(name.join(' ')) : undefined;
}

function nameBehind(words: string): string | undefined {
  const [introduced] = INTRODUCES.exec(words) ?? [];
  if (introduced === undefined) return undefined;
  const rest = words.slice(words.indexOf(introduced) + introduced.length);
  const plain = /\bto $/.test(introduced) ? undefined : plainNameIn(rest);
  if (plain) return plain;
  const [, name = '', word] = CAPITALISED.exec(rest) ?? [];
  // A word alone is a name where the sentence ends, unlike in `a recipe for Thanksgiving dinner`.
  return name.includes(' ') || (!word && name.length >= MIN_LETTERS) ? nameIn(name) : undefined;
}

/** `Classic chocolate chip cookies`, `Tahini` for `making tahini at home`. */
function plainNameIn(rest: string): string | undefined {
  const words = WHOLE.exec(rest)?.[1];
  if (!words || UNLIKELY.test(words)) return undefined;
  const name = words.replace(AROUND_NAME, '');
  return nameIn(name.charAt(0).toUpperCase() + name.slice(1));
}

function nameIn(text: string): string | undefined {
  if (text.length > 3 * LONGEST) return undefined;
  const name = text
    .replace(/\s+/g, ' ')
    .replace(BEFORE_NAME, '')
    .replace(BEHIND_NAME, '')
    .replace(QUOTED, '$1');
  const isName =
    /\p{L}{2}/u.test(name) &&
    !ANNOUNCES.test(name) &&
    name.length <= LONGEST &&
    !/[.!?。！？]$|^\p{L}+ \d+$/u.test(name);
  return isName && !GENERIC.test(name) && !isChatter(name) && !isFact(name) ? name : undefined;
}
