import { normalizeIngredient } from '../core/ingredients.ts';
import {
  findByName,
  findBySpelling,
  type FoundSort,
  plain,
  type Sort,
  UNSPACED_START,
  WORD,
} from './dictionary.ts';

/** Kinds of words that describe a food. */
const DESCRIPTIONS =
  'green dry coated wild spoilt old done frozen infant plain without poison unsafe'.split(' ');

/** Foods that are another one in some state: their kinds, the kind of word that says so, and what they are then. */
const STATES = [
  ['beans', 'dry', 'dried beans'],
  ['beans', 'done', 'tinned beans'],
  ['rice', 'done', 'cooked rice'],
  ['bird meat fish', 'done', 'cooked chicken'],
] as const;

/** Descriptions that make some foods unsafe. */
const CARE: [string, (food: Sort) => boolean][] = [
  ['green', ({ name }) => name === 'potatoes'],
  ['wild', ({ name }) => name.endsWith('mushrooms')],
  ['old', doesNotKeep],
];

/** More than one day. */
const DAYS = /(?:[2-9]|\d\d|two|three|four|five|six|seven|several|few)[ -]days?[ -](?:old|ago)\b/iu;

/** Kinds that are never cooked. */
export const NO_FOODS = ['unknown', 'thing', 'unsafe'];

const NO_SORT: Sort = {
  kind: 'unknown',
  portion: '',
  preparation: '',
  marks: [],
  name: '',
  note: '',
};

/** Words that no longer apply once cooked. */
const RAW = /\b(?:raw|uncooked) /gu;

const LONGEST_ENTRY = 80;

/** Without markup, which would be cut in two. */
const PLAIN_ENTRY = /^[\p{L}\p{M}\p{Nd} ,;&+]{1,80}$/u;

/** The longest name of a food, in words. */
const MAX_WORDS = 4;

const VAGUE = /^(?:some|any|my|our|the|(?:a )?few|a little|a bit of|lots of|plenty of) /iu;
const NUMBERS = ['half', 'a', 'an', 'one', 'two', 'three', 'four', 'five', 'six'];
const DIGITS = ['½', '1', '1', '1', '2', '3', '4', '5', '6'];
const NUMBER = new RegExp(String.raw`^(${NUMBERS.join('|')})(?: an?)?(?= \p{L})`, 'iu');
const COUNT = String.raw`(?:\d+ )?\d+/\d+|\d* ?[¼½¾⅓⅔⅛]|\d+(?:[.,–-]\d+)?`;
const UNIT =
  'x|k?g|gr|grams?|kilos?|[mcd]?l|lit(?:er|re)s?|lbs?|pounds?|oz|ounces?|tbsps?|tsps?|tablespoons?|teaspoons?|dozen|(?:cup|glass|tin|can|jar|pack|bag|bunch|handful|head|clove|stick|slice|sprig|pinch|piece)(?:e?s)?';
const CONTAINER = new RegExp(String.raw`^(?=(?:${UNIT}) of |(?:tin|can|jar) \p{L})`, 'iu');
/** An amount behind its food: `garlic, 4 cloves`, `garlic (4 cloves)`. */
const QUANTITY_BEHIND = new RegExp(
  String.raw`^(\P{Nd}{2,}?),? \(?((?:${COUNT})(?: ?(?:${UNIT}))?)\)?$`,
  'iu',
);
const QUANTITY = new RegExp(String.raw`^((?:${COUNT})(?: ?(?:${UNIT})\b(?: of\b)?)?) (.+)$`, 'iu');

/** Parses `2 eggs`, `half a cabbage`, `oignon rouge`, `chiken`, `🥚`, or anything else. */
export function readFood(ingredient: string, find = findByName): Food {
  const whole = [...normalizeIngredient(ingredient)];
  const text =
    whole.length > LONGEST_ENTRY
      ? `${whole.slice(0, LONGEST_ENTRY - 1).join('')}…`
      : whole.join('');
  const counted = text
    .replace(QUANTITY_BEHIND, '$2 $1')
    .replace(VAGUE, '')
    .replace(CONTAINER, '1 ')
    .replace(NUMBER, (_found, word: string) => DIGITS[NUMBERS.indexOf(word.toLowerCase())] ?? '');
  const [, quantity = '', rest = counted] = QUANTITY.exec(counted) ?? [];
  const typed = { text, quantity: quantity.toLowerCase(), before: '', after: '' };
  const words = findAll(rest, find);
  // The last food is meant, or what is in it; those before it only describe it: `tuna in olive oil`.
  const outside = words.filter(({ start }) => / in /iu.test(rest.slice(start)));
  const found =
    [...words, ...outside].findLast(isFood) ?? findAll(rest, findBySpelling).findLast(isFood);
  const age = DAYS.test(text) ? [findByName('days old')!] : [];
  const refused = refuse(found, [...words, ...age], rest);
  if (!found || refused) {
    return { ...typed, ...NO_SORT, marks: words.flatMap((word) => word.marks), ...refused };
  }
  const marks = marksOf(words, found, rest);
  const food = { ...typed, ...found, ...inState(found, words, quantity), marks };
  const around = found.isAsTyped ? rest : '';
  const before = asWords(around.slice(0, found.start)).replace(RAW, '');
  if (food.before) return food;
  return { ...food, before, after: asWords(around.slice(found.end)) };
}

/** What a food is in the state that its words tell. */
function inState({ kind, name, isAsTyped }: Found, words: readonly Sort[], quantity: string) {
  const told = [...words.map((word) => word.kind), /tin|can|jar/iu.test(quantity) ? 'done' : ''];
  const [, , state] =
    STATES.find(([kinds, how]) => kinds.split(' ').includes(kind) && told.includes(how)) ?? [];
  // Where the words are translated, nothing else says that the chicken is not raw.
  const [before] = (isAsTyped ? /^dried / : /^(?:dried|cooked) /).exec(state ?? '') ?? [''];
  return state && { ...findByName(state), name, isAsTyped, before };
}

/**
 * The marks of a food: egg noodles have those of eggs too. A name that goes on in a script without spaces may
 * contain anything, so it gets `label`: gochujang (고추장) is more than its chilli (고추).
 */
function marksOf(words: readonly Found[], found: Found, text: string): string[] {
  const marks = [...words, found].flatMap((word) => word.marks);
  return UNSPACED_START.test(text.slice(found.end)) ? [...marks, 'label'] : marks;
}

/** The foods of an entry: two in `bread and butter`, one in `chicken, diced`. */
export function readFoods(entry: string, find = findByName): Food[] {
  const whole = readFood(entry, find);
  if (!PLAIN_ENTRY.test(entry) || QUANTITY_BEHIND.test(whole.text)) return [whole];
  const parts = entry
    .split(/[,;&+]|\band\b/iu)
    .filter((part) => part.trim() !== '')
    .map((part) => readFood(part, find));
  return parts.length > 1 && parts.every(({ kind }) => !NO_FOODS.includes(kind)) ? parts : [whole];
}

/** Markdown that shows a text as it was typed. */
export function asTyped({ text }: Food): string {
  const escaped = text
    .replace(/[\\`*_[\]<>&|~#=]/gu, String.raw`\$&`)
    .replace(/^[-+]|(?<=^\d+)[.)]/u, String.raw`\$&`);
  // Right-to-left letters would reorder the words around them.
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(text)
    ? `\u2068${escaped}\u2069`
    : escaped;
}

/** The foods and descriptions in a text, from left to right; if two overlap, the later and longer. */
function findAll(text: string, find: (words: string) => FoundSort | undefined): Found[] {
  const words = [...text.matchAll(WORD)];
  const found: Found[] = [];
  let before = Infinity;
  for (let last = words.length - 1; last >= 0; last -= 1) {
    const { 0: word, index } = words[last]!;
    const end = index + word.length;
    if (end > before) continue;
    for (const { index: start } of words.slice(Math.max(0, last + 1 - MAX_WORDS), last + 1)) {
      const sort = find(text.slice(start, end));
      if (!sort || !isMeant(text, { ...sort, start, end })) continue;
      found.unshift({ ...sort, start, end });
      before = start;
      break;
    }
  }
  return found;
}

/**
 * `egg free` is not an egg, and a word of two letters is a food only on its own, or after a unit: `et` is meat in
 * Turkish, and `EL Öl` oil in German.
 */
function isMeant(text: string, { start, end, kind }: Found): boolean {
  if (/^\W*free\b/iu.test(text.slice(end))) return false;
  const isShort = /^\p{Script=Latin}{1,2}$/u.test(text.slice(start, end));
  const isAlone = plain(text.slice(end)) === '' && /^[.\p{L}]*$/u.test(text.slice(0, start).trim());
  return !isShort || kind === 'without' || isAlone;
}

function isFood({ kind }: Sort): boolean {
  return !DESCRIPTIONS.includes(kind);
}

/** Why something isn't cooked. */
function refuse(food: Found | undefined, words: readonly Sort[], rest: string) {
  const care = CARE.filter(([, applies]) => food && applies(food)).map(([kind]) => kind);
  const hazards = ['poison', 'unsafe', 'spoilt', 'without', ...care];
  const hazard = words.find(({ kind }) => hazards.includes(kind));
  if (hazard?.kind === 'poison') return { kind: 'thing' };
  if (hazard?.kind === 'without' || (food && isNamesake(food, rest))) return { kind: 'unknown' };
  return hazard && { kind: 'unsafe', note: hazard.note };
}

/** Whether it has to stay in the fridge, or was cooked before. */
export function doesNotKeep({ kind }: Sort): boolean {
  return ['rice', 'cooked', 'ham', 'bird', 'meat', 'mince', 'fish', 'prawn'].includes(kind);
}

/** `Motor oil`, `eau de Javel`, `Epsom salt`: a word beside it isn't known to describe one to eat. */
function isNamesake({ name, start, end }: Found, text: string): boolean {
  if (!['oil', 'salt', 'water'].includes(name)) return false;
  const around = `${text.slice(0, start)} ${text.slice(end)}`.match(WORD) ?? [];
  return around.some((word) => ['thing', undefined].includes(findByName(word)?.kind));
}

/** The description of a food if it fits into a sentence; otherwise empty. */
function asWords(text: string): string {
  return /^ ?(?:\p{Script=Latin}[\p{Script=Latin}\p{M} '’-]{0,30})?$/u.test(text)
    ? text.toLowerCase()
    : '';
}

/** An ingredient: its entry in the pantry, and how it was typed. */
export interface Food extends Sort {
  text: string;
  /** For example `2`, `½` or `1 tin of`; empty if the visitor gave none. */
  quantity: string;
  /** Words around the name, such as `red `. */
  before: string;
  after: string;
  /** Whether the name is the one that was typed. */
  isAsTyped?: boolean | undefined;
}

interface Found extends FoundSort {
  start: number;
  end: number;
}
