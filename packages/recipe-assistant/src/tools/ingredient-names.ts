import { wordsFor } from '../vocabulary/languages.ts';
import type { IngredientLine } from '../recipe/derive-recipe.ts';
import { CONTAINER, MEASURE, NUMBER, toAscii } from '../recipe/numbers.ts';
import {
  DESCRIPTION,
  HANGUL,
  GENERIC_FOOD,
  isStopWord,
  withoutStopWords,
  wordsOf,
} from './word-forms.ts';

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

/** After the other choice: `or milk for a milder taste`. */
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

/** An amount after its food: `油 大さじ1`. */
const LAST_AMOUNT = new RegExp(String.raw`[ :：]?(?:${wordsFor('unitsBefore')})?\d[^]*$`, 'u');

const FIRST_WORD = /^\S+\s+/u;

/** The most stop words and units that are left out before a food. */
const MAX_LEFT_OUT_WORDS = 8;

/** Scripts without spaces between words. */
const UNSEGMENTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** An amount before a name in such a script, and all up to the last `的`: `2 杯切碎的新鲜菠菜`. */
const UNSEGMENTED_AMOUNT = new RegExp(
  String.raw`^[ \d./]*(?:${MEASURE}|${CONTAINER}|(?:大(?=把))?(?:${wordsFor('counters')}))? *(?:.*的)?`,
  'u',
);

/** Between two names in such a script. */
const UNSEGMENTED_BETWEEN = new RegExp(
  String.raw`[、・]|${wordsFor('betweenUnspaced')}|(?<=\p{Script=Han})と(?=\p{Script=Han})`,
  'u',
);

/** An amount without a number, after its name: `塩 … 適量`. */
const SOME_AFTER = new RegExp(String.raw`[\s…:：・]{0,4}(?:${wordsFor('someUnspaced')})$`, 'u');

/** The names in a line: usually one; `salt` and `pepper` in `salt and pepper`. */
export function namesOf({ text, quantity }: IngredientLine): Name[] {
  const unmeasured = toAscii(quantity ? text.slice(quantity.end) : text);
  const line = unmeasured.replace(BRACKETS, ' ').trim();
  const start = nameIn(line);
  if (UNSEGMENTED.test(start)) return unsegmentedNames(start);
  const names = namesIn([start, ...listedIn(line, start)].join(' & '));
  const others = Array.from(unmeasured.matchAll(OTHER_IN_BRACKETS), ([, other = '']) =>
    / of /u.test(other) ? [] : namesIn(other.split(END_OF_CHOICE)[0]!, true),
  );
  return [...names, ...others.flat()];
}

/** The further foods of a line that lists several; what ends in a participle is done to the one before. */
function listedIn(line: string, start: string): string[] {
  if (!IS_LIST.test(line) && !isBareList(line)) return [];
  return partsOf(line).filter((part) => {
    const last = withoutStopWords(wordsOf(part.replace(AMOUNT, ' '))).at(-1);
    return last !== undefined && !DESCRIPTION.test(last) && !start.includes(part);
  });
}

/** Whether a line without an amount has three short names or more: `Salt, pepper, olive oil`. */
function isBareList(line: string): boolean {
  const parts = partsOf(line);
  return (
    parts.length > 2 &&
    !/\p{N}/u.test(line) &&
    parts.every((part) => {
      const words = withoutStopWords(wordsOf(part));
      const foods = words.filter((word) => !DESCRIPTION.test(word));
      return foods.length > 0 && foods.length <= LONGEST_LISTED && words.at(-1) === foods.at(-1);
    })
  );
}

function partsOf(line: string): string[] {
  return line
    .split(COMMA)
    .map((part) => part.split(END_OF_NAME)[0]!.trim())
    .filter((part) => part !== '');
}

function namesIn(text: string, isAlternative = false): Name[] {
  const phrase = text.replace(AMOUNT, ' ');
  const all = wordsOf(phrase);
  const sides = sidesIn(phrase.split(BETWEEN));
  // `Et` is a food in Turkish.
  const texts = sides.some((side) => wordsOf(side).length > 0) ? sides : [phrase];
  const named = texts.filter((part) =>
    wordsOf(part).some((word) => !(isStopWord(word) || VEGETABLES.test(word))),
  );
  const names = (named.length > 0 ? named : texts).flatMap((part) =>
    toName(part, all, isAlternative),
  );
  // In `beef or vegetable broth` the broth may be of beef.
  const last = all.some((word) => OR.test(word)) ? names.at(-1) : undefined;
  return names.map((name) =>
    last && last.modifiers.length > 0 && name.modifiers.length === 0 && name !== last
      ? { ...name, modifiers: [last.head] }
      : name,
  );
}

/**
 * Both sides of an `of`, such as `jus` and `citron`. But no step means `lait de coco` by `coco`, nor `bouillon de
 * légumes ou de poulet` by `poulet`.
 */
function sidesIn(parts: readonly string[]): string[] {
  let isGeneric = false;
  return parts.flatMap((part) => {
    const [first = '', ...others] = part.split(OF);
    const sides = [first, ...others].filter((side) => side.trim() !== '');
    if (sides.length > 1) isGeneric = wordsOf(sides[0]!).some((word) => GENERIC_FOOD.test(word));
    if (!isGeneric) return sides;
    return sides.length > 1 || first.trim() !== '' ? sides.slice(0, 1) : [];
  });
}

/** The line up to the end of its name, which doesn't end after `boneless, skinless`. */
function nameIn(line: string): string {
  const parts = line.split(END_OF_NAME);
  const end = parts.findIndex((part) =>
    withoutStopWords(wordsOf(part.replace(AMOUNT, ' '))).some((word) => !DESCRIPTION.test(word)),
  );
  return parts.slice(0, end + 1 || 1).join(' ');
}

/** The food of a line, as it is written there: the garlic, not its cloves. */
export function foodIn({ text, quantity }: IngredientLine): string {
  const unmeasured = (quantity ? text.slice(quantity.end) : text).replace(
    /[(（][^()（）]*[)）]?/gu,
    ' ',
  );
  let food = unmeasured.trim().replace(PART_OF, '').trim();
  if (UNSEGMENTED.test(food)) food = food.replace(UNSEGMENTED_AMOUNT, '');
  for (let count = 0; count < MAX_LEFT_OUT_WORDS; count += 1) {
    const first = FIRST_WORD.exec(food)?.[0] ?? '';
    const rest = food.replace(FIRST_UNIT, '').trimStart();
    const next = rest === food && isStopWord(first.trim()) ? food.slice(first.length) : rest;
    if (next === '' || next === food) break;
    food = next;
  }
  const name = nameIn(food).trim().replace(/\s+/g, ' ');
  return name.replace(LAST_AMOUNT, '').replace(SOME_AFTER, '');
}

function toName(text: string, phrase: readonly string[], isAlternative: boolean): Name[] {
  const all = wordsOf(text);
  const naming = withoutStopWords(all);
  // The cloves of `ground cloves` are no part of something.
  const isPart = naming.some((word) => !DESCRIPTION.test(word));
  const head = (isPart ? naming.at(-1) : undefined) ?? all.at(-1);
  if (isAlternative && !isPart) return [];
  if (head === undefined || (head.length < 2 && !HANGUL.test(head))) return [];
  const part = all.at(-1)!;
  const modifiers = naming.filter((word) => word !== head);
  const names = [{ head, modifiers: isAlternative ? [] : modifiers, phrase, isAlternative }];
  if (part !== head && NAMED_PART.test(part)) {
    names.push({ head: part, modifiers: naming, phrase, isAlternative });
  }
  return names;
}

/** Names up to their amount: `玉ねぎ` of `玉ねぎ 1個`. */
function unsegmentedNames(text: string): Name[] {
  const name = /^[^\d\s（(：:，,…]+/u.exec(text.replace(UNSEGMENTED_AMOUNT, ''))?.[0] ?? '';
  return name
    .split(UNSEGMENTED_BETWEEN)
    .map((part) => part.replace(SOME_AFTER, ''))
    .filter((part) => /^[\p{L}\p{M}ー]+$/u.test(part))
    .map((unsegmented) => ({
      head: '',
      modifiers: [],
      phrase: [],
      isAlternative: false,
      unsegmented,
    }));
}

/** What a step may call an ingredient. */
export interface Name {
  /** The head noun: the last word. */
  head: string;
  /** The words before it. */
  modifiers: readonly string[];
  /** All words of what its line names, small words too. */
  phrase: readonly string[];
  /** Whether the line allows it instead of what it names. */
  isAlternative: boolean;
  /** The name in a script without spaces, where it can't be split into the words above, which are empty. */
  unsegmented?: string;
}
