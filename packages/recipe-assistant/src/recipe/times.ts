import { MEASURE, NUMBER, TO, toAscii, UNIT_END, valueOf } from './numbers.ts';
import { anyOf } from './words/any-of.ts';

/** Matches the word for a whole: `Total time`, `900 g total`. */
export const TOTAL = new RegExp(anyOf('total'), 'i');

const COOK = new RegExp(anyOf('cook'), 'i');

const PREP = new RegExp(anyOf('prep'), 'i');

/**
 * Matches text before a duration that states it for the recipe: a colon, a dash, a dot between facts, or the
 * word for time, with one longer word such as `about`. Short ones are of a sentence: `reduces the time by 5 minutes`.
 */
const STATES = /(?::|\s-|·|time|ready in)\s?(?:[^\s\d]{4,16} |\p{L}{1,3}\. |\p{Lo} ?)?$/iu;

const HOUR = anyOf('hours');

const MINUTE = anyOf('minutes');

const SECOND = anyOf('seconds');

/** Matches a unit of time, in the output of `toAscii`. */
export const TIME_UNIT = `(?:${HOUR}|${MINUTE}|${SECOND})${UNIT_END}`;

/** In `分の1` and `七分熟` it is a part of something. */
const NO_PART = '(?<!分(?=[之の目割熟满滿])|분(?=의))';

const WORD = `(?<!\\p{L}|(?:half|quarters?) of | i )(?:${anyOf('half', 'one', 'numbers')})(?=[ '’-])`;

const AMOUNT = `(?:${NUMBER}|${WORD})`;

/** `1 hour and a half` and `1時間半` are longer than that. */
const NOT_MORE = String.raw`(?! (?:${anyOf('andAPart')})(?!\p{L})|半)`;

const DURATION = new RegExp(
  String.raw`(?<!\d|\d[.,/])(${AMOUNT})(?:${TO}(${AMOUNT}))?[ '’-]?(?:(?:full|more) |[个個])?` +
    String.raw`(?:(${HOUR})|(${MINUTE})|(?:${SECOND}))${UNIT_END}${NO_PART}${NOT_MORE}` +
    // `1h30`, `1 min 30`
    String.raw`(?:(?<=h|heures?|min|minutes?) ?([0-5]\d)(?!\d| ?\p{L})|(?<=std|hrs?|godz)\.(?= ?\d))?`,
  'giu',
);

/** Matches text between the parts of one duration; below, between the ends of a range. */
const AND = new RegExp(`^(?:[\\s,]*| (?:${anyOf('and')}) ?)$`, 'iu');

const RANGE = new RegExp(`^(?:${TO})$`, 'iu');

const PER_WEIGHT = new RegExp(`^ (?:per|pro|por|par) (?:\\d+ ?)?${MEASURE}`, 'iu');

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
  const [seconds = 0, longest = 0] = [count, upTo].map((number) =>
    Math.round((valueOf(number) ?? 0) * unit + (Number(minutes) * unit) / 60),
  );
  const end = match.index + whole.length;
  // `a second` more likely means the next one.
  return seconds > 1
    ? { unit, seconds, longest: longest || seconds, start: match.index, end }
    : undefined;
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
