import { wordsFor } from '../vocabulary/languages.ts';
import { isMetadata, startsLikeChatter } from '../markdown/roles/line-words.ts';
import { isPlainTitle, NAME, RECIPE, SMALL_WORDS } from '../markdown/roles/title.ts';
import { readText } from '../markdown/stream/reader.ts';
import { linesOf, type TextLine } from './lines.ts';
import type { Section } from './section-starts.ts';
import { type Sections, sectionsOf } from './sections.ts';

const LONGEST = 90;

/** In characters, including the markup around it. */
const LONGEST_WITH_WRAPPING = 3 * LONGEST;

/** Names of a text or its sections, but of no dish. */
const GENERIC = new RegExp(`^(?:${RECIPE}|${wordsFor('noNames')})$`, 'iu');

const FOR = wordsFor('for');

const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${NAME}|${wordsFor('option')})\s*(?:#?\d+)?\s*[:：.–-]\s*|(?:.* )?(?:${RECIPE}) (?:${FOR})\s|\d+[.)]\s+)`,
  'iu',
);

const BEHIND_NAME = new RegExp(
  String.raw`\s*(?:[(（](?:${wordsFor('servings', 'yields')}|${FOR})\s[^()（）]*[)）]|[-–—]\s*(?:${wordsFor('servings')}) \d.*)?[\s:：]*$`,
  'iu',
);

const ONE_WORD = /^\p{Lu}[\p{L}-]{3,}(?:\s*\([^()]*\))?$/u;

const PICTURES = String.raw`(?:\p{Extended_Pictographic}|\u200d|\ufe0f|\s)+`;

const AROUND_NAME = new RegExp(`^${PICTURES}|${PICTURES}$`, 'gu');

const QUOTED = /^["“„«](.+)["”“»]$/u;

/**
 * A bold phrase, and what makes it a label or part of a sentence: `**Tip:** wash`, `a **quick** soup`. Behind the word
 * for a recipe it is a name, however the sentence goes on.
 */
const BOLD = new RegExp(
  String.raw`((?:${RECIPE}) (?:\p{L}{2,4} )?)?\*\*([^*]+)\*\*(?:[\s:：]*([\p{L}\d]))?`,
  'giu',
);

/** What is before a name in a sentence: `… a recipe for a`, `… una receta de`. */
const INTRODUCES = new RegExp(`(?:${RECIPE}) (?:${FOR}|d[aei]|v[ao]n) (?:an? |the )?`, 'iu');

/** The name there: as many words as are capitalised, with small ones between them, and what follows. */
const CAPITALISED = new RegExp(
  String.raw`^(\p{Lu}[\p{L}'’-]+(?: (?:(?:${SMALL_WORDS.join('|')}) ){0,2}\p{Lu}[\p{L}'’-]+)*)(?: (\p{L}))?`,
  'u',
);

/** A shorter word alone may be a pronoun: `ein Rezept für Dich`. */
const MIN_LETTERS = 5;

/** Words that introduce a recipe and occur in no name. */
const ANNOUNCES = new RegExp(wordsFor('announces'), 'i');

/**
 * The dish's name as formatted, also in a text that is not a complete recipe. Undefined without one.
 */
export function readTitle(markdown: string): string | undefined {
  const blocks = readText(markdown);
  if (blocks === undefined) return undefined;
  const lines = linesOf(blocks);
  return titleOf(sectionsOf(lines)) ?? lines.find(({ kind }) => kind === 'title')?.text;
}

/**
 * The dish's name: the page's title or, if that covers several recipes, the heading of the first.
 * Undefined if it may not be a name.
 */
export function titleOf({ sections, nextName }: Sections): string | undefined {
  const main = sections.findIndex(({ kind }) => kind !== 'other');
  const before = sections.slice(0, main);
  const captions = before.flatMap(({ caption }) => caption ?? []);
  const title = captions.find(({ kind }) => kind === 'title');
  const last = before.at(-1);
  const over =
    levelOf(last?.caption) < levelOf(sections[main]?.caption) ? last?.caption : undefined;
  const isOneOfMany = over !== title && over?.level !== undefined && over.level === nextName?.level;
  const names = isOneOfMany ? [over] : [title, over, plainName(last?.lines)];
  const stated = names.map((name) => name && nameIn(name.text)).find(Boolean);
  return stated ?? nameInText(before);
}

/** Lines that aren't written as headings are below all that are. */
function levelOf(caption: TextLine | undefined): number {
  return caption?.level ?? Infinity;
}

/** The line above the ingredients: `1. Chicken stew:`, `Koldskål (Danish buttermilk soup)`. */
function plainName(lines: readonly TextLine[] = []): TextLine | undefined {
  const line = lines.findLast(({ words }) => !isMetadata(words));
  if (line === undefined) return undefined;
  const { words } = line;
  const isName = isPlainTitle(words.replace(BEFORE_NAME, ''), 'later') || ONE_WORD.test(words);
  return isName ? line : undefined;
}

/** The name in what is said above the ingredients. */
function nameInText(before: readonly Section[]): string | undefined {
  return boldName(before) ?? introducedName(before);
}

/** The only bold phrase above the ingredients: `I recommend **Chana Masala**, a curry.` */
function boldName(before: readonly Section[]): string | undefined {
  const [phrase, ...others] = before
    .flatMap(({ lines }) => lines)
    .flatMap(({ words, source }) => (isMetadata(words) ? [] : [...source.matchAll(BOLD)]));
  if (!phrase || (phrase[3] && !phrase[1]) || others.length > 0) return undefined;
  const name = nameIn(phrase[2]!.replace(/,$/, ''));
  return name && (isPlainTitle(name, 'first') || ONE_WORD.test(name)) ? name : undefined;
}

/** The name in a sentence: `Here's a recipe for Pad Thai that you can make at home:` */
function introducedName(before: readonly Section[]): string | undefined {
  for (const { words } of before.flatMap(({ lines }) => lines)) {
    const introduced = INTRODUCES.exec(words);
    const rest = introduced ? words.slice(introduced.index + introduced[0].length) : '';
    const [, name = '', word] = CAPITALISED.exec(rest) ?? [];
    // A word alone is a name where the sentence ends, unlike in `a recipe for Thanksgiving dinner`.
    if (name.includes(' ') || (!word && name.length >= MIN_LETTERS)) return nameIn(name);
  }
  return undefined;
}

function nameIn(text: string): string | undefined {
  if (text.length > LONGEST_WITH_WRAPPING) return undefined;
  const name = text
    .replace(/\s+/g, ' ')
    .replace(AROUND_NAME, '')
    .replace(BEFORE_NAME, '')
    .replace(BEHIND_NAME, '')
    .replace(AROUND_NAME, '')
    .replace(QUOTED, '$1');
  const isName =
    /\p{L}{2}/u.test(name) &&
    !ANNOUNCES.test(name) &&
    name.length <= LONGEST &&
    !/[.!?。！？]$|^\p{L}+ \d+$/u.test(name);
  return isName && !GENERIC.test(name) && !startsLikeChatter(name) && !isMetadata(name)
    ? name
    : undefined;
}
