import { wordsFor } from '../../vocabulary/languages.ts';
import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { CONTAINER, MEASURE, NUMBER, toAscii } from '../../recipe/numbers.ts';

/** Matches a word beside an ingredient's name: a part, a size, a small word. */
const BESIDE = new RegExp(`^(?:${wordsFor('beside')})$`, 'iu');

/** Parts that a step names alone: `Brown the thighs.` */
const NAMED_PARTS = words(
  'thigh thighs breast breasts fillet fillets drumstick drumsticks wing wings floret florets chop chops steak steaks',
);

/** Matches words that tell what something is like, and name nothing by themselves. */
export const DESCRIPTION =
  /^(?:\p{L}{2,}(?:less|ed|ly|ing|-\p{L}+)|fresh|raw|dry|ripe|lean|ground|frozen|firm|soft|hot|cold|warm|sweet|sour|light|dark|heavy|thick|thin|long|short|red|green|white|black|brown|yellow|vegetables?|water)$/u;

/** From here on a line says how its ingredient is prepared, or what for. */
const END_OF_NAME =
  /,(?!\d)|[(（:;]| [-–—] |(?<![\p{L}-])(?:for|in|on|with|from|to taste|to serve|as needed|if needed|optional|plus|at room|cut|peeled|chopped in|nach geschmack|zum|selon|al gusto|q\.b)(?!\p{L})/iu;

/** Between two ingredients on one line. */
const BETWEEN = /&|\+|\/|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L})/iu;

/** `juice of 1 lemon`, `huile d’olive`: a step may name either side. */
const OF = /(?<!\p{L})(?:(?:of|de|di|von|vom)(?!\p{L})|d['’])/iu;

const UNIT = String.raw`(?:(?:${wordsFor('units')})(?![\p{L}\p{M}])|${MEASURE}|${CONTAINER})\.?`;

const AMOUNT = new RegExp(String.raw`${NUMBER}|(?<![\p{L}\p{M}])${UNIT}`, 'giu');

/** A unit, or the word after it, at the start of what follows an amount. */
const FIRST_UNIT = new RegExp(String.raw`^(?:(?:${UNIT}|${wordsFor('of')})(?!\p{L})|d['’])`, 'iu');

/** An amount behind its food: `油 大さじ1`. */
const LAST_AMOUNT = new RegExp(String.raw` ?(?:${wordsFor('unitsBefore')})?\d[^]*$`, 'u');

const FIRST_WORD = /^\S+\s+/u;

/** How many words before a food are left out. */
const MOST_BESIDE = 8;

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;

/** `l’huile` */
const ELISION = /^\p{L}{1,2}['’]/u;

/** The article in Arabic, with a word that is written together with it; marks for vowels; forms of one letter. */
const ARABIC_ARTICLE = /^[وفبك]?(?:ال|لل)(?=\p{L}{2})/u;
const ARABIC_MARKS = /[\u064b-\u0652\u0640]/gu;
const ARABIC_ALEF = /[أإآ]/gu;

/** Words that Arabic writes together with the next. */
const ARABIC_PREFIX = /^[وفبلك]$/u;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const HAN = String.raw`\p{Script=Han}`;

/** The word that a name ends in, where its signs are of another script: `パプリカ` of `赤パプリカ`. */
const LAST_SIGNS = /(?<=\p{Script=Han})[\p{Script=Katakana}ー]{3,}$/u;

/** Endings of a plural or a case. */
const ENDINGS = /^(?:e?s|e?n|e|\p{Script=Cyrillic}{1,3}|\p{Script=Hangul}{1,2})$/u;

/** Endings of the same word: `berry` and `berries`, `pomodoro` and `pomodori`. */
const OTHER_ENDINGS: ReadonlySet<string> = new Set(wordsFor('endings').split('|'));

/** The names in a line: usually one; `salt` and `pepper` in `salt and pepper`. */
export function namesOf({ text, quantity }: IngredientLine): Name[] {
  const own = toAscii(quantity ? text.slice(quantity.end) : text).replace(/\([^()]*\)/g, ' ');
  const start = nameIn(own.trim());
  if (UNSPACED.test(start)) return unspacedName(start);
  const texts = start
    .replace(AMOUNT, ' ')
    .split(BETWEEN)
    .flatMap((name) => name.split(OF));
  const named = texts.filter((part) => wordsOf(part).some((word) => !isBeside(word)));
  return (named.length > 0 ? named : texts).flatMap(toName);
}

/** The line up to the end of its name, which doesn't end after `boneless, skinless`. */
function nameIn(line: string): string {
  const parts = line.split(END_OF_NAME);
  const end = parts.findIndex((part) =>
    wordsOf(part.replace(AMOUNT, ' ')).some((word) => !DESCRIPTION.test(word)),
  );
  return parts.slice(0, end + 1 || 1).join(' ');
}

/** The food of a line, as it is written there: the garlic, not its cloves. */
export function foodIn({ text, quantity }: IngredientLine): string {
  const own = (quantity ? text.slice(quantity.end) : text).replace(/[(（][^()（）]*[)）]?/gu, ' ');
  let food = own.trim();
  for (let count = 0; count < MOST_BESIDE; count += 1) {
    const first = FIRST_WORD.exec(food)?.[0] ?? '';
    const rest = food.replace(FIRST_UNIT, '').trimStart();
    const next = rest === food && isBeside(first.trim()) ? food.slice(first.length) : rest;
    if (next === '' || next === food) break;
    food = next;
  }
  return nameIn(food).trim().replace(/\s+/g, ' ').replace(LAST_AMOUNT, '');
}

function toName(text: string): Name[] {
  const all = wordsOf(text);
  const own = all.filter((word) => !isBeside(word));
  const head = own.at(-1) ?? all.at(-1);
  if (head === undefined || head.length < 2) return [];
  const part = all.at(-1)!;
  const names = [{ head, before: own.slice(0, -1) }];
  if (part !== head && NAMED_PARTS.has(part)) names.push({ head: part, before: own });
  return names;
}

/** A name up to its amount: `玉ねぎ` of `玉ねぎ 1個`; never part of a longer word. */
function unspacedName(text: string): Name[] {
  const name = /^[^\d\s（(：:，、,・…]+/.exec(text)?.[0] ?? '';
  if (!/^[\p{L}\p{M}ー]+$/u.test(name)) return [];
  const isOneSign = name.length === 1;
  const unspaced = new RegExp(isOneSign ? `(?<!${HAN})${name}(?!${HAN})` : name, 'u');
  const last = LAST_SIGNS.exec(name)?.[0];
  const signs = String.raw`[${HAN}\p{Script=Katakana}ー]`;
  const own = last ? [new RegExp(`(?<!${signs})${last}(?!${signs})`, 'u')] : [];
  return [unspaced, ...own].map((pattern) => ({ head: '', before: [], unspaced: pattern }));
}

/** Words in lower case. */
export function wordsOf(text: string): string[] {
  const letters = text.toLowerCase().replace(ARABIC_MARKS, '').replace(ARABIC_ALEF, 'ا');
  const found = letters.match(WORD) ?? [];
  return found.map((word) => word.replace(ELISION, '').replace(ARABIC_ARTICLE, ''));
}

/** Whether a word stands beside names, and names nothing by itself. */
export function isBeside(word: string): boolean {
  return BESIDE.test(word);
}

/** Whether two words are forms of one. */
export function isSame(one: string, other: string): boolean {
  if (one === other) return one !== '';
  if (isPrefixed(one, other) || isPrefixed(other, one)) return true;
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  if (length < 2) return false;
  const [end, otherEnd] = [one.slice(length), other.slice(length)];
  // `Knoblauchzehen` are of `Knoblauch`.
  const isShort = end === '' || otherEnd === '';
  return (isShort && isEnding(end + otherEnd)) || isPair(end, otherEnd, length);
}

function isEnding(end: string): boolean {
  return ENDINGS.test(end) || (end.length > 3 && isBeside(end));
}

function isPair(one: string, other: string, length: number): boolean {
  const isListed = OTHER_ENDINGS.has(`${one}:${other}`) || OTHER_ENDINGS.has(`${other}:${one}`);
  // `past` is the start of `pasta` and of `paste`.
  return isListed && length > (/^[ae]{1,2}$/.test(one + other) ? 4 : 2);
}

function isPrefixed(word: string, other: string): boolean {
  return word.length > 3 && word.slice(1) === other && ARABIC_PREFIX.test(word[0]!);
}

/** Whether a word of a name is a compound that ends in a step's word: `Olivenöl` and `Öl`. */
export function isCompound(compound: string, word: string): boolean {
  const isLong = word.length > 3 || /^(?=.*[^a-z])\p{Script=Latin}{2,}$/u.test(word);
  return isLong && compound.length > word.length + 1 && compound.endsWith(word);
}

export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** What a step may call an ingredient. */
export interface Name {
  /** The head noun: the last word. */
  head: string;
  /** Its modifiers: the words before it. */
  before: string[];
  /** Replaces both in scripts without spaces. */
  unspaced?: RegExp;
}
