import { NUMBER, NUMBER_WORDS, readNumber, toAscii } from './number.ts';
import { UNIT_END } from './units.ts';

const HOUR = String.raw`h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|timm(?:ar|e)|час(?:а|ов)?|ч|годин\p{L}*|godz(?:in\p{L}*)?|saat|giờ|小时|小時|時間|시간|ساعة|ساعات|घंट[ाे]|ชั่วโมง|ώρ(?:α|ες)`;
const MINUTE = String.raw`min(?:u[tu]\p{L}*|s)?|mn|мин(?:ут\p{L}*)?|хв(?:илин\p{L}*)?|dk|dakika|phút|menit|分(?:钟|鐘|間|(?![之の目割熟满滿]))|분(?!의)|دقيقة|دقائق|دقیقه|मिनट|นาที|λεπτ(?:ά|ό)`;
const SECOND = String.raw`s|secs?|second[eios]?s?|seconden|segundos?|sek(?:und\p{L}*)?|сек(?:унд\p{L}*)?|saniye|giây|detik|秒|초|ثانية|ثوان[يٍ]?|सेकंड|วินาที`;

/** Matches a unit of time, in text that `toAscii` has read. */
export const TIME_UNIT = `(?:${HOUR}|${MINUTE}|${SECOND})${UNIT_END}`;

const COUNT = String.raw`(?:${NUMBER}|(?<!\p{L})(?:half an?|an?|another|${NUMBER_WORDS.join('|')})(?= ))`;
const TO = ` ?(?:- to(?= )|-|至|到|から|to(?= )|or(?= )|bis(?= )|à(?= )|a(?= )|ou(?= )|oder(?= )|до(?= )) ?`;

const DURATION = new RegExp(
  String.raw`(?<!\d|\d[.,/])(${COUNT})(?:${TO}${COUNT})?[ \u00a0-]?(?:full |more |[个個](半)?)?` +
    `(?:(${HOUR})|(${MINUTE})|(?:${SECOND}))${UNIT_END}` +
    // `1h30`, and `1 hour and a half`
    String.raw`(?:(?<=h|heures?) ?([0-5]\d)(?!\d| ?\p{L})| (and a half)(?!\p{L})|(半)|(?<=std|hrs?|godz)\.(?= ?\d))?`,
  'giu',
);

/** What stands between the parts of one duration, and between the ends of a range. */
const AND = /^[\s,]*(?:and|und|et|y|e|en|och|и)?\s*$/i;
const RANGE = new RegExp(`^(?:${TO})$`, 'iu');

const PER_WEIGHT = /^ (?:per|pro|par|por) (?:\d+ ?)?(?:g|kg|kilo|lb|pound|pfund|livre)/i;

/**
 * Finds the times that a cook can set a timer to, in hours, minutes and seconds. Of a range it takes the
 * shorter end, when one would look for the first time. Days, `overnight` and `15 minutes per pound` are
 * none.
 *
 * @example
 * findDurations('Bake for 1 hour 30 minutes.'); // [{ seconds: 5400, start: 9, end: 26 }]
 */
export function findDurations(text: string): Duration[] {
  const ascii = toAscii(text);
  const found: Part[] = [];
  for (const match of ascii.matchAll(DURATION)) {
    const part = readPart(match);
    if (part === undefined || PER_WEIGHT.test(ascii.slice(part.end))) continue;
    const last = found.at(-1);
    const between = last && ascii.slice(last.end, part.start);
    if (last && last.unit > part.unit && AND.test(between!)) {
      found[found.length - 1] = {
        ...part,
        start: last.start,
        seconds: last.seconds + part.seconds,
      };
    } else if (last && RANGE.test(between!)) {
      found[found.length - 1] = { ...last, end: part.end };
    } else {
      found.push(part);
    }
  }
  return found.map(({ seconds, start, end }) => ({ seconds, start, end }));
}

function readPart(match: RegExpExecArray): Part | undefined {
  const [whole, count = '', halfBefore, hour, minute, minutes = 0, half, halfAfter] = match;
  const number = countOf(count);
  if (number === undefined) return undefined;
  const unit = hour ? 3600 : minute ? 60 : 1;
  // `a second` is rather the next one.
  if (unit === 1 && /^an?/i.test(count)) return undefined;
  const more = halfBefore || half || halfAfter ? unit / 2 : Number(minutes) * 60;
  const seconds = Math.round(number * unit + more);
  if (seconds <= 0) return undefined;
  return { unit, seconds, start: match.index, end: match.index + whole.length };
}

function countOf(count: string): number | undefined {
  const word = count.toLowerCase();
  if (word.startsWith('half')) return 1 / 2;
  if (/^an?/.test(word)) return 1;
  const index = NUMBER_WORDS.indexOf(word);
  return index === -1 ? readNumber(word)?.value : index + 1;
}

/** A time in a text. */
export interface Duration {
  seconds: number;
  /** Where it stands in the text: its first character, and the one behind it. */
  start: number;
  end: number;
}

interface Part extends Duration {
  /** Seconds in its unit. */
  readonly unit: number;
}
