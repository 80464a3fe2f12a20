import { wordsFor } from '../vocabulary/languages.ts';
import { MEASURE, type Metric, NUMBER, readNumber, TO, toAscii, UNIT_END } from './numbers.ts';

/** The numbers from one to ten, language by language. */
export const NUMBER_WORDS = wordsFor('numbers');

const COUNT = String.raw`(?:\d{1,3}|${NUMBER_WORDS})(?![\d.,/]\d)`;

const COUNTS = String.raw`(${COUNT})(?:${TO}(${COUNT}))?`;

const PEOPLE_WORDS = wordsFor('people');

const PEOPLE = `(?:${PEOPLE_WORDS})${UNIT_END}`;

const FOR_PEOPLE = new RegExp(
  `(?<!into |per (?=\\d{1,3} (?:serving|portion|person)(?!e))|\\d|\\d[.,/])${COUNTS}[ -]?(?:(?:${wordsFor('portionSizes')}) )?${PEOPLE}`,
  'iu',
);

const NAMED = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}]|\d ?)(?:(${wordsFor('servings')}|${PEOPLE_WORDS})|${wordsFor('yields')})\s{0,9}(?:[:-]\s{0,9})?(?:(?:up to|${wordsFor('about', 'for')}) )?${COUNTS}`,
  'iu',
);

const NO_PEOPLE = new RegExp(`^ ?(?:dozen|%|x|:|${MEASURE})`, 'iu');

const NOTHING_ELSE = new RegExp(String.raw`^\s*(?:$|[^\p{L}\d\s]|${PEOPLE})`, 'iu');

/** Matches the word for a whole: `Total time`, `900 g total`. */
export const TOTAL = new RegExp(wordsFor('total'), 'i');

const COOK = new RegExp(wordsFor('cook'), 'i');

const PREP = new RegExp(wordsFor('prep'), 'i');

/**
 * Matches text before a duration that states it for the recipe: a colon, a dash, or the word for time, with one
 * longer word such as `about`. Short ones are of a sentence: `reduces the time by 5 minutes`.
 */
const STATES = new RegExp(
  String.raw`(?::|\s-|(?:${wordsFor('time')})(?: d\p{L}{1,9})?)\s?(?:[^\s\d]{4,16} |\p{L}{1,3}\. |\p{Lo} ?)?$`,
  'iu',
);

const HOUR = wordsFor('hours');

const MINUTE = wordsFor('minutes');

const SECOND = wordsFor('seconds');

/** Matches a unit of time, in the output of `toAscii`. */
export const TIME_UNIT = `(?:${HOUR}|${MINUTE}|${SECOND})${UNIT_END}`;

const WORD = `(?<!\\p{L}|(?:half|quarters?) of )(?:${wordsFor('half', 'one', 'oneAndAHalf')}|${NUMBER_WORDS})(?=[ '’-])`;

/** A number, or a word for one; nothing before a dual. */
const AMOUNT = String.raw`(?:${NUMBER}|${WORD}|(?<!\p{L})(?=${wordsFor('dual')})|(?<![一-五十個])[一半](?=[个個小]|分[钟鐘間]))`;

const HALF = new RegExp(wordsFor('half'), 'i');

const ONE_AND_A_HALF = new RegExp(wordsFor('oneAndAHalf'), 'iu');

const AND_A_HALF = wordsFor('andAHalf');

/** Matches half a unit more, behind a count: `1 hour and a half`, `1時間半`. */
const MORE = new RegExp(`${AND_A_HALF}|半`, 'i');

const DURATION = new RegExp(
  String.raw`(?<!\d|\d[.,/])(${AMOUNT})(?:${TO}(${AMOUNT}))?[ \u00a0'’-]?(?:(?:${wordsFor('timeAdjectives')}) |(?:${AND_A_HALF}) |[个個]半?)?` +
    `(?:(${HOUR})|(${MINUTE})|(?:${SECOND}))${UNIT_END}(?! (?:${wordsFor('andAQuarter')}))` +
    // `1h30`, `1 min 30`, and `1 hour and a half`
    String.raw`(?:(?<=h|heures?|min|minutes?) ?([0-5]\d)(?!\d| ?\p{L})| (?:${AND_A_HALF})(?!\p{L})|半|(?<=std|hrs?|godz)\.(?= ?\d))?`,
  'giu',
);

/** Matches text between the parts of one duration, also any short word; below, between the ends of a range. */
const AND = /^(?:[\s,]*| \p{L}{1,3} ?)$/u;

const RANGE = new RegExp(`^(?:${TO})$`, 'iu');

const PER_WEIGHT = new RegExp(String.raw`^ (?:${wordsFor('per')}) (?:\d+ ?)?${MEASURE}`, 'iu');

/**
 * Parses how many people a recipe serves; undefined if the text doesn't say, as in `Makes 4 dozen
 * cookies`.
 *
 * @example
 * readServings('Ingredients (serves 4–6):'); // { from: 4, to: 6 }
 */
export function readServings(text: string): Servings | undefined {
  const ascii = toAscii(text);
  const named = NAMED.exec(ascii);
  if (named) {
    const [whole, people, from, to] = named;
    const rest = ascii.slice(named.index + whole.length);
    const isPeople = people === undefined ? NOTHING_ELSE.test(rest) : !NO_PEOPLE.test(rest);
    if (isPeople) return toServings(from, to);
  }
  const counted = FOR_PEOPLE.exec(ascii);
  return counted ? toServings(counted[1], counted[2]) : undefined;
}

/** Whether a text states the servings and nothing else. */
export function isServings(text: string): boolean {
  const ascii = toAscii(text);
  const rest = ascii.replace(NAMED, '').replace(FOR_PEOPLE, '');
  return rest !== ascii && !/[\p{L}\d]/u.test(rest);
}

/**
 * Parses the times stated for the whole recipe, in minutes; of a range the longer end.
 *
 * @example
 * readMinutes('Prep time: 10 min | Cook time: 1 hour'); // { prep: 10, cook: 60 }
 */
export function readMinutes(text: string): Minutes {
  const minutes: Minutes = {};
  let end = 0;
  const ascii = toAscii(text);
  for (const { start, end: next, longest } of findParts(ascii)) {
    // Some models write two spaces: `**Cook Time:**  3 hours`.
    const before = ascii.slice(end, start).replace(/\s+/g, ' ');
    end = next;
    const kind = STATES.test(before) ? kindOf(before) : undefined;
    if (kind) minutes[kind] ??= Math.round(longest / 60);
  }
  return minutes;
}

function kindOf(before: string): keyof Minutes | undefined {
  const isCook = COOK.test(before);
  const isPrep = PREP.test(before);
  if (TOTAL.test(before) || (isCook && isPrep)) return 'total';
  if (isCook) return 'cook';
  return isPrep ? 'prep' : undefined;
}

function toServings(first = '', second = ''): Servings | undefined {
  const [from, to = 0] = [valueOf(first), valueOf(second)];
  if (!from) return undefined;
  return to > from ? { from, to } : { from };
}

/**
 * Finds durations that a timer can be set to, in hours, minutes and seconds. For a range it takes the
 * shorter end, when a cook would first check. Days, `overnight` and `15 minutes per pound` don't count.
 *
 * @example
 * findDurations('Bake for 1 hour 30 minutes.'); // [{ seconds: 5400, start: 9, end: 26 }]
 */
export function findDurations(text: string): Duration[] {
  return findParts(toAscii(text)).map(({ seconds, start, end }) => ({ seconds, start, end }));
}

function findParts(ascii: string): Part[] {
  const found: Part[] = [];
  for (const match of ascii.matchAll(DURATION)) {
    const part = readPart(match);
    if (part === undefined || PER_WEIGHT.test(ascii.slice(part.end))) continue;
    const last = found.at(-1);
    const between = last && ascii.slice(last.end, part.start);
    if (last && RANGE.test(between!)) {
      found[found.length - 1] = { ...last, end: part.end, longest: part.longest };
    } else if (last && last.unit > part.unit && AND.test(between!)) {
      found[found.length - 1] = {
        ...part,
        start: last.start,
        seconds: last.seconds + part.seconds,
        longest: last.longest + part.longest,
      };
    } else {
      found.push(part);
    }
  }
  return found;
}

function readPart(match: RegExpExecArray): Part | undefined {
  const [whole, count = '', upTo = count, hour, minute, minutes = 0] = match;
  const unit = hour ? 3600 : minute ? 60 : 1;
  const isMore = MORE.test(whole.slice(count.length));
  const rest = isMore ? unit / 2 : (Number(minutes) * unit) / 60;
  // A dual has no number.
  const [seconds = 0, longest] = [count, upTo].map((number) =>
    Math.round((count ? (valueOf(number) ?? -1) : 2) * unit + rest),
  );
  const end = match.index + whole.length;
  // `a second` more likely means the next one.
  return seconds > 1
    ? { unit, seconds, longest: longest || seconds, start: match.index, end }
    : undefined;
}

/** The value of a number, or of a word for one, which may be half of something. */
export function valueOf(number: string, measure?: Metric): number | undefined {
  if (!/^\p{L}/u.test(number)) return readNumber(number, measure)?.value;
  if (ONE_AND_A_HALF.test(number)) return 3 / 2;
  if (HALF.test(number)) return 1 / 2;
  return (NUMBER_WORDS.split('|').indexOf(number.toLowerCase()) % 10) + 1 || 1;
}

/** How many people a recipe is for. */
export interface Servings {
  from: number;
  /** The upper end of a range. */
  to?: number | undefined;
}

/** The times a recipe states, in minutes. */
export interface Minutes {
  prep?: number | undefined;
  cook?: number | undefined;
  total?: number | undefined;
}

/** A duration in a text. */
export interface Duration {
  seconds: number;
  /** Its position in the text; `end` is exclusive. */
  start: number;
  end: number;
}

interface Part extends Duration {
  /** The length of its unit in seconds. */
  readonly unit: number;
  /** Its seconds, or those of the longer end of a range. */
  readonly longest: number;
}
