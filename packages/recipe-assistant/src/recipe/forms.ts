import type { Unit } from '../language/lexicon.ts';
import type { Token } from '../language/tokens.ts';
import type { Edit } from './edits.ts';

/**
 * Which of a word's forms stands after a number, by the number's plural category: of `szklanka/szklanki/szklanek` the third
 * after 5. Where there are fewer forms, the second one stands for all others: `cup/cups`.
 */
const FORM = { zero: 1, one: 0, two: 1, few: 1, many: 2, other: 3 } as const;

/** How far behind a food what is said of it may stand: `2 cebollas grandes y maduras, picadas`. */
const MOST_BEHIND = 6;

/**
 * The edits that give a name the form that its number asks for, and with it what is said of a counted food: `1 cebolla
 * grande`, `2 große Äpfel`. A word whose forms aren't known stays as it is.
 *
 * @param name the token of a unit or a food, behind its number
 * @param next the unit that stands in its place
 */
export function nameEdits(number: Token, name: Token, { next, value, text }: Named): Edit[] {
  return [...between(number, name), name, ...behind(name)].flatMap((word) => {
    const written = text.slice(word.start, word.end);
    const own = word === name ? ownName(name, next) : adjectiveOf(word, next);
    // In the middle of a line now: `2 pinches of salt` for `Pinch of salt`; and another unit has its own letters.
    const isOther = number.start === number.end || next.forms !== name.unit!.forms;
    const form = own ? formAfter(value, own, isOther ? '' : written) : written;
    return form === written || hasBothForms(word)
      ? []
      : [{ start: word.start, end: word.end, text: form }];
  });
}

/** `1 oignon(s)` */
function hasBothForms({ next }: Token): boolean {
  return next.isSign('(') && next.isJoined && next.next.isWord;
}

/** The unit that is written in the place of a name; none where that has one form and stays. */
function ownName({ unit }: Token, next: Unit): Unit | undefined {
  return next.forms === unit!.forms && next.forms.length === 1 ? undefined : next;
}

function adjectiveOf({ meaning }: Token, { gender }: Unit): Unit | undefined {
  return meaning?.adjectives.find((each) => each.gender === undefined || each.gender === gender);
}

/** A word as it is after a number, in the letters of the one before: `Cups` for `Cup`. */
function formAfter(value: number, { forms, language }: Unit, like: string): string {
  const hasCases = forms.length > 2;
  const category = value <= 1 && !hasCases ? 'one' : new Intl.PluralRules(language).select(value);
  const plain = forms[FORM[category]] ?? forms[1] ?? forms[0]!;
  const form = like.includes('’') ? plain.replace("'", '’') : plain;
  return /^\p{Lu}\p{Ll}/u.test(like) ? form[0]!.toUpperCase() + form.slice(1) : form;
}

function* between(number: Token, name: Token): Generator<Token> {
  for (let word = number.next; word !== name && !word.isLast; word = word.next) yield word;
}

/**
 * What is said of a food behind it, up to what is said of something else: `2 huevos batidos con sal`. Behind what it is of,
 * only a plural is said of it: `2 dientes de ajo picados`, but `1 rebanada de pan tostado`.
 */
function* behind(name: Token): Generator<Token> {
  const source = name.next.is('of') ? sourceBehind(name.next) : undefined;
  let word = source?.next ?? name.next;
  for (let count = 0; count < MOST_BEHIND && goesOn(word); count += 1) {
    if (!source || (isPlural(word) && !isPlural(source))) yield word;
    word = word.next;
  }
}

/** The `ajo` of `de ajo`, the `ail` of `d'ail`. */
function sourceBehind(of: Token): Token {
  return of.next.isSign("'") ? of.next.next : of.next;
}

function isPlural({ text, unit, meaning }: Token): boolean {
  return [unit, ...(meaning?.adjectives ?? [])].some((each) => each?.forms[1] === text);
}

/** Whether it is said of the food, or leads to what is: `picada`, `finamente`, `y`, a comma. */
function goesOn(word: Token): boolean {
  return word.is('adjectives', 'and') || word.isSign(',') || /ment[eo]?$/.test(word.text);
}

interface Named {
  readonly next: Unit;
  readonly value: number;
  readonly text: string;
}
