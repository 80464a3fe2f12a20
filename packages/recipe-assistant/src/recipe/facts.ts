import { findDurations } from './durations.ts';
import { NUMBER_WORDS, toAscii } from './number.ts';
import { MEASURE, UNIT_END } from './units.ts';

const COUNT = String.raw`(?:\d{1,3}|${NUMBER_WORDS.join('|')})(?![\d.,/]\d)`;
const COUNTS = String.raw`(${COUNT})(?: ?(?:-|to|or|bis|à|a|o|до) ?(${COUNT}))?`;

const PEOPLE = String.raw`(?:people|persons?|servings?|portions?|adults|guests|person(?:en|nes?|as?|er|e)|por(?:tionen|ties|ciones|zioni|ções|tioner|cj[ei])|raciones|comensales|pessoas|osób|osoby|человек\p{L}*|персон\p{L}*|порци\p{L}*|kişilik|porsiyon|人|份|인분|người|orang|porsi|أشخاص|लोग\p{L}*)${UNIT_END}`;

const FOR_PEOPLE = new RegExp(
  `(?<!into |per (?=\\d+ (?:serving|portion|person)(?!e))|\\d|\\d[.,/])${COUNTS}[ -]?(?:(?:generous|large|small|hearty|individual) )?${PEOPLE}`,
  'iu',
);

const LABELLED = new RegExp(
  String.raw`(?<!\p{L})(?:(serves|feeds|servings|serving\(s\)|portions?|person(?:en|nes|as)|por(?:tionen|ties|ciones|zioni|ções|tioner|cj[ei])|raciones|порци[ий]|分量|人数|人數|份量|份数|份數)|makes|yields?|ergibt|rende|rinde|rend[ei]ment\p{L}*)\s*[:-]?\s*(?:about |approximately |up to |for )?${COUNTS}`,
  'iu',
);

const NO_PEOPLE = new RegExp(`^ ?(?:dozen|%|x|:|${MEASURE})`, 'iu');
const NOTHING_ELSE = new RegExp(String.raw`^\s*(?:$|[^\p{L}\d\s]|${PEOPLE})`, 'iu');

const TOTAL = /total|gesamt|insgesamt|ready in|所要|总|總|合計|총|общее|totaal|toplam/i;
const COOK =
  /cook|bak(?:e|ing)|koch|back|garzeit|cuisson|cocci|cottura|cozimento|cozedura|調理|加熱|烹饪|烹調|조리|kook|приготовл|pişirme|gotowan/i;
const PREP =
  /prep|vorbereit|zubereit|arbeitszeit|prépa|準備|准备|下ごしらえ|준비|voorbereid|подготов|hazırlık|przygotow/i;

/** What makes a duration a statement of the recipe's: a colon before it, or the word for time. */
const STATES =
  /(?::|-|time|zeit|tijd|tiempo|temps|tempo|時間|时间|時間|время|시간|ready in)[^:\d]{0,12}$/i;

/**
 * Reads how many people a text says that a recipe serves; undefined where it says nothing of people, as
 * in `Makes 4 dozen cookies`.
 *
 * @example
 * readServings('Ingredients (serves 4–6):'); // { from: 4, to: 6 }
 */
export function readServings(text: string): Servings | undefined {
  const ascii = toAscii(text);
  const labelled = LABELLED.exec(ascii);
  if (labelled) {
    const [whole, people, from, to] = labelled;
    const rest = ascii.slice(labelled.index + whole.length);
    const isPeople = people === undefined ? NOTHING_ELSE.test(rest) : !NO_PEOPLE.test(rest);
    if (isPeople) return toServings(from, to);
  }
  const counted = FOR_PEOPLE.exec(ascii);
  return counted ? toServings(counted[1], counted[2]) : undefined;
}

/** Whether a text says how many people the recipe serves, and nothing else. */
export function isServings(text: string): boolean {
  const rest = toAscii(text).replace(LABELLED, '').replace(FOR_PEOPLE, '');
  return rest !== toAscii(text) && !/[\p{L}\d]/u.test(rest);
}

/**
 * Reads the times that a text states for the whole recipe, in minutes.
 *
 * @example
 * readMinutes('Prep time: 10 min | Cook time: 1 hour'); // { prep: 10, cook: 60 }
 */
export function readMinutes(text: string): Minutes {
  const minutes: Minutes = {};
  let end = 0;
  for (const duration of findDurations(text)) {
    const before = toAscii(text.slice(end, duration.start));
    end = duration.end;
    const kind = STATES.test(before) ? kindOf(before) : undefined;
    if (kind) minutes[kind] ??= Math.round(duration.seconds / 60);
  }
  return minutes;
}

function kindOf(label: string): keyof Minutes | undefined {
  const isCook = COOK.test(label);
  const isPrep = PREP.test(label);
  if (TOTAL.test(label) || (isCook && isPrep)) return 'total';
  if (isCook) return 'cook';
  return isPrep ? 'prep' : undefined;
}

function toServings(first: string | undefined, second: string | undefined): Servings | undefined {
  const from = countOf(first);
  const to = countOf(second);
  if (!from) return undefined;
  return to && to > from ? { from, to } : { from };
}

function countOf(count = ''): number | undefined {
  const index = NUMBER_WORDS.indexOf(count.toLowerCase());
  return index === -1 ? Number(count) || undefined : index + 1;
}

/** How many people a recipe is for. */
export interface Servings {
  from: number;
  /** The other end of a range. */
  to?: number | undefined;
}

/** What a recipe says of the time that it takes. */
export interface Minutes {
  prep?: number | undefined;
  cook?: number | undefined;
  total?: number | undefined;
}
