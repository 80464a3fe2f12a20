import { wordsFor } from '../vocabulary/languages.ts';
import type { IngredientLine } from '../recipe/derive-recipe.ts';
import { CONTAINER, MEASURE, NUMBER, toAscii } from '../recipe/numbers.ts';
import { DESCRIPTION, HANGUL, IS_KIND, isBeside, wordsOf } from './word-forms.ts';

/** Parts that a step names alone: `Brown the thighs.` */
const NAMED_PART = new RegExp(`^(?:${wordsFor('cuts')})$`, 'u');

/** From here on a line says how its ingredient is prepared, or what for. */
const END_OF_NAME = new RegExp(
  String.raw`[,，،](?!\d)|[(（:;]| [-–—] |(?<![\p{L}-])(?:${wordsFor('afterName')})(?!\p{L})`,
  'iu',
);

/** Between two ingredients on one line. In Spanish and French, `en` isn't the Dutch one. */
const BETWEEN = new RegExp(
  String.raw`&|\+|\/|(?<!\p{L})(?!en(?!\p{L}))(?:${wordsFor('and', 'or')})(?!\p{L})`,
  'iu',
);

/** In `bouillon de légumes` the vegetables are none of the recipe. */
const VEGETABLES = new RegExp(`^(?:${wordsFor('vegetables')})$`, 'u');

const OR = new RegExp(`^(?:${wordsFor('or')})$`, 'iu');

const BRACKETS = /\([^()]*\)/g;

/** Another choice, in brackets: `spinach (or any chopped veggies)`. */
const OTHER_IN_BRACKETS = new RegExp(String.raw`\((?:${wordsFor('or')}) ([^()]*)\)`, 'giu');

/** Several ingredients, or choices, one after another: `salt, pepper, and oregano`, `Toppings: berries, nuts`. */
const IS_LIST = new RegExp(String.raw`:[^,:]*,|, (?:${wordsFor('and', 'or')}) `, 'iu');

/** Between those. */
const COMMA = /[,،:](?!\d)/;

/** The most words of a food in a list without an amount. */
const LONGEST_LISTED = 3;

/** Behind the other choice: `or milk for a milder taste`. */
const END_OF_CHOICE = new RegExp(`,| (?:${wordsFor('afterChoice')}) `, 'u');

/** `juice of 1 lemon`, `huile d’olive`: a step may name either side. */
const OF = /(?<!\p{L})(?:(?:of|de|di|von|vom)(?!\p{L})|d['’])/iu;

const UNIT = String.raw`(?:(?:${wordsFor('units')})(?![\p{L}\p{M}])|${MEASURE}|${CONTAINER})\.?`;

/** An amount, with what Korean counts in: `2개`. */
const AMOUNT = new RegExp(String.raw`${NUMBER}\p{Script=Hangul}*|(?<![\p{L}\p{M}])${UNIT}`, 'giu');

/** A unit, or the word after it, at the start of what follows an amount. */
const FIRST_UNIT = new RegExp(String.raw`^(?:(?:${UNIT}|${wordsFor('of')})(?!\p{L})|d['’])`, 'iu');

/** A part of a food, before how many of those: `Juice of 1 lemon`. */
const PART_OF = new RegExp(
  String.raw`^\P{N}{1,30}(?<!\p{L})(?:(?:${wordsFor('of')}) |d['’] ?)(?:${NUMBER}|(?:${wordsFor('half', 'one', 'numbers')})(?!\p{L}))`,
  'iu',
);

/** An amount behind its food: `油 大さじ1`. */
const LAST_AMOUNT = new RegExp(String.raw`[ :：]?(?:${wordsFor('unitsBefore')})?\d[^]*$`, 'u');

const FIRST_WORD = /^\S+\s+/u;

/** How many words before a food are left out. */
const MOST_BESIDE = 8;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** An amount before a name in such a script, and all up to the last `的`: `2 杯切碎的新鲜菠菜`. */
const UNSPACED_AMOUNT = new RegExp(
  String.raw`^[ \d./]*(?:${MEASURE}|${CONTAINER}|(?:大(?=把))?(?:${wordsFor('counters')}))? *(?:.*的)?`,
  'u',
);

/** Between two names in such a script. */
const UNSPACED_BETWEEN = new RegExp(
  String.raw`[、・]|${wordsFor('betweenTight')}|(?<=\p{Script=Han})と(?=\p{Script=Han})`,
  'u',
);

/** An amount without a number, behind its name: `塩 … 適量`. */
const SOME_BEHIND = new RegExp(String.raw`[\s…:：・]{0,4}(?:${wordsFor('someTight')})$`, 'u');

/** The names in a line: usually one; `salt` and `pepper` in `salt and pepper`. */
export function namesOf({ text, quantity }: IngredientLine): Name[] {
  const own = toAscii(quantity ? text.slice(quantity.end) : text);
  const line = own.replace(BRACKETS, ' ').trim();
  const start = nameIn(line);
  if (UNSPACED.test(start)) return unspacedNames(start);
  const names = namesIn([start, ...listedIn(line, start)].join(' & '));
  const others = Array.from(own.matchAll(OTHER_IN_BRACKETS), ([, other = '']) =>
    / of /u.test(other) ? [] : namesIn(other.split(END_OF_CHOICE)[0]!, true),
  );
  return [...names, ...others.flat()];
}

/** The further foods of a line that lists several; what ends in a participle is done to the one before. */
function listedIn(line: string, start: string): string[] {
  if (!IS_LIST.test(line) && !isBareList(line)) return [];
  return partsOf(line).filter((part) => {
    const own = namingWords(part.replace(AMOUNT, ' '));
    return own.length > 0 && !DESCRIPTION.test(own.at(-1)!) && !start.includes(part);
  });
}

/** Whether a line without an amount has three short names or more: `Salt, pepper, olive oil`. */
function isBareList(line: string): boolean {
  const parts = partsOf(line);
  return (
    parts.length > 2 &&
    !/\p{N}/u.test(line) &&
    parts.every((part) => {
      const own = namingWords(part);
      const named = own.filter((word) => !DESCRIPTION.test(word));
      return named.length > 0 && named.length <= LONGEST_LISTED && own.at(-1) === named.at(-1);
    })
  );
}

function partsOf(line: string): string[] {
  return line
    .split(COMMA)
    .map((part) => part.split(END_OF_NAME)[0]!.trim())
    .filter((part) => part !== '');
}

function namingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !isBeside(word));
}

function namesIn(text: string, isAlternative = false): Name[] {
  const phrase = text.replace(AMOUNT, ' ');
  const all = wordsOf(phrase);
  const sides = sidesIn(phrase.split(BETWEEN));
  // `Et` is a food in Turkish.
  const texts = sides.some((side) => wordsOf(side).length > 0) ? sides : [phrase];
  const named = texts.filter((part) =>
    wordsOf(part).some((word) => !(isBeside(word) || VEGETABLES.test(word))),
  );
  const names = (named.length > 0 ? named : texts).flatMap((part) =>
    toName(part, all, isAlternative),
  );
  // In `beef or vegetable broth` the broth may be of beef.
  const last = all.some((word) => OR.test(word)) ? names.at(-1) : undefined;
  return names.map((name) =>
    last && last.before.length > 0 && name.before.length === 0 && name !== last
      ? { ...name, before: [last.head] }
      : name,
  );
}

/**
 * Both sides of an `of`, such as `jus` and `citron`. But no step means `lait de coco` by `coco`, nor `bouillon de
 * légumes ou de poulet` by `poulet`.
 */
function sidesIn(parts: readonly string[]): string[] {
  let isKind = false;
  return parts.flatMap((part) => {
    const [first = '', ...others] = part.split(OF);
    const sides = [first, ...others].filter((side) => side.trim() !== '');
    if (sides.length > 1) isKind = wordsOf(sides[0]!).some((word) => IS_KIND.test(word));
    if (!isKind) return sides;
    return sides.length > 1 || first.trim() !== '' ? sides.slice(0, 1) : [];
  });
}

/** The line up to the end of its name, which doesn't end after `boneless, skinless`. */
function nameIn(line: string): string {
  const parts = line.split(END_OF_NAME);
  const end = parts.findIndex((part) =>
    namingWords(part.replace(AMOUNT, ' ')).some((word) => !DESCRIPTION.test(word)),
  );
  return parts.slice(0, end + 1 || 1).join(' ');
}

/** The food of a line, as it is written there: the garlic, not its cloves. */
export function foodIn({ text, quantity }: IngredientLine): string {
  const own = (quantity ? text.slice(quantity.end) : text).replace(/[(（][^()（）]*[)）]?/gu, ' ');
  let food = own.trim().replace(PART_OF, '').trim();
  if (UNSPACED.test(food)) food = food.replace(UNSPACED_AMOUNT, '');
  for (let count = 0; count < MOST_BESIDE; count += 1) {
    const first = FIRST_WORD.exec(food)?.[0] ?? '';
    const rest = food.replace(FIRST_UNIT, '').trimStart();
    const next = rest === food && isBeside(first.trim()) ? food.slice(first.length) : rest;
    if (next === '' || next === food) break;
    food = next;
  }
  const name = nameIn(food).trim().replace(/\s+/g, ' ');
  return name.replace(LAST_AMOUNT, '').replace(SOME_BEHIND, '');
}

function toName(text: string, phrase: readonly string[], isAlternative: boolean): Name[] {
  const all = wordsOf(text);
  const own = all.filter((word) => !isBeside(word));
  // The cloves of `ground cloves` are no part of something.
  const isPart = own.some((word) => !DESCRIPTION.test(word));
  const head = (isPart ? own.at(-1) : undefined) ?? all.at(-1);
  if (isAlternative && !isPart) return [];
  if (head === undefined || (head.length < 2 && !HANGUL.test(head))) return [];
  const part = all.at(-1)!;
  const before = own.filter((word) => word !== head);
  const names = [{ head, before: isAlternative ? [] : before, phrase, isAlternative }];
  if (part !== head && NAMED_PART.test(part)) {
    names.push({ head: part, before: own, phrase, isAlternative });
  }
  return names;
}

/** Names up to their amount: `玉ねぎ` of `玉ねぎ 1個`. */
function unspacedNames(text: string): Name[] {
  const name = /^[^\d\s（(：:，,…]+/u.exec(text.replace(UNSPACED_AMOUNT, ''))?.[0] ?? '';
  return name
    .split(UNSPACED_BETWEEN)
    .map((part) => part.replace(SOME_BEHIND, ''))
    .filter((part) => /^[\p{L}\p{M}ー]+$/u.test(part))
    .map((signs) => ({ head: '', before: [], phrase: [], isAlternative: false, signs }));
}

/** What a step may call an ingredient. */
export interface Name {
  /** The head noun: the last word. */
  head: string;
  /** Its modifiers: the words before it. */
  before: readonly string[];
  /** All words of what its line names, small words too. */
  phrase: readonly string[];
  /** Whether the line allows it instead of what it names. */
  isAlternative: boolean;
  /** Replaces all of these in scripts without spaces. */
  signs?: string;
}
