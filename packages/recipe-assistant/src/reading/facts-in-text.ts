import { countWords } from './name.ts';
import { BETWEEN, labelOf, LONGEST_OWN_LABEL, namesPeople } from './states-fact.ts';
import type { Vocabulary } from './vocabulary.ts';

/** In characters. Longer text says something. */
const LONGEST_LINE = 160;
const LONGEST_PART = 60;

/** In words. */
const LONGEST_VALUE = 8;
const LONGEST_OTHER = 5;

/** A pair of marks around words of a line. */
const EMPHASIS = /(\*{1,2}|_{1,2})([^*_]+)\1/gu;

/** Links, code and what else is more than words. */
const MARKUP = /[*_`[\]<>\\]|&#?\w{1,31};/u;

/** Signs that may stand inside a value, too: `1 hour, 10 minutes`. */
const WEAK = /^(?:[,،、，]|\s[-–—]\s)$/u;

/** A number, behind one word at most: `about 4`, `～4人分`. */
const STARTS_WITH_NUMBER = /^(?:[^\s\p{N}]+\s)?[^\s\p{N}]*[\p{N}]/u;

/** `until golden.`, but not `30 Min.`, and another sentence or label behind a value. */
const SENTENCE = /\p{L}{5}\.$|[!?。！？]$|[.!?]\s+\p{Lu}|[:：]\s|[:：]\p{L}/u;

/**
 * The facts in a text that is nothing else: labels and values as they are written, but for the marks between them and
 * around them. Undefined for any other text.
 *
 * @param isBeside Whether others are right above, so that a label that is not known may be one.
 * @example
 * factsIn('**Serves 4** | Prep: 10 min', vocabulary); // [{ label: 'Serves', value: '4' }, { label: 'Prep', value: '10 min' }]
 */
export function factsIn(
  text: string,
  vocabulary: Vocabulary,
  isBeside = false,
): Fact[] | undefined {
  const plain = withoutMarks(text);
  if (plain === undefined || plain.length > LONGEST_LINE) return undefined;
  const parts = partsOf(plain, vocabulary);
  const hasOthers = isBeside || parts.length > 1;
  if (!isBeside && !parts.some((part) => statedIn(part, vocabulary, hasOthers))) return undefined;
  const facts = parts.map((part) => factIn(part, vocabulary, hasOthers, parts.length > 1));
  return facts.every((fact) => fact !== undefined) ? facts : undefined;
}

/**
 * Whether a line of which more may come could still be one of facts, so that it can't be shown yet.
 *
 * @param text with the space at its end, if the last word is whole
 */
export function mayBecomeFacts(text: string, vocabulary: Vocabulary, place: FactPlace): boolean {
  const plain = text.replace(/[*_]+/gu, '').trimStart();
  if (plain.length > LONGEST_LINE || MARKUP.test(plain)) return false;
  const parts = partsOf(plain.trimEnd(), vocabulary);
  const last = parts.pop() ?? '';
  if (last.length > LONGEST_PART) return false;
  if (parts.length > 0) return parts.every((part) => factIn(part, vocabulary, true, true));
  return place.isBeside || mayStartFact(plain, vocabulary, place);
}

/** Whether a text starts with a label, or may still do so. An item can have no other words before it. */
function mayStartFact(text: string, vocabulary: Vocabulary, { isItem }: FactPlace): boolean {
  const start = text.slice(text.search(/[\p{L}\p{N}]|$/u)).toLowerCase();
  if (start === '') return true;
  if (/^\p{N}/u.test(start)) return !isItem;
  if (labelOf(text, vocabulary)) return true;
  const labels = [...vocabulary.labels.keys()];
  // `Resting`, `Resting ti`; not `Boil the`.
  const [, ...others] = start.trim().split(/\s+/u);
  const own = isItem || others.length >= LONGEST_OWN_LABEL ? start : others.join(' ');
  return [start, own].some((words) => labels.some((label) => label.startsWith(words)));
}

/** The parts of a text between signs, but for those signs that stand inside a value. */
function partsOf(text: string, vocabulary: Vocabulary): string[] {
  const parts: string[] = [];
  let rest = text;
  let sign = '';
  for (let next = BETWEEN.exec(rest); ; next = BETWEEN.exec(rest)) {
    const part = next ? rest.slice(0, next.index) : rest;
    const last = parts.at(-1);
    const isPart = last === undefined || !isInside(last, sign, part, vocabulary);
    if (!isPart) parts.splice(-1, 1, last + sign + part);
    else if (part.trim() !== '') parts.push(part);
    if (!next) break;
    sign = next[0];
    rest = rest.slice(next.index + sign.length);
  }
  return parts.map((part) => part.trim());
}

/** Whether a sign is one of a value's own. */
function isInside(last: string, sign: string, part: string, vocabulary: Vocabulary): boolean {
  const isFact = (text: string) => statedIn(text.trim(), vocabulary, true) !== undefined;
  // `Enjoy, serves 4`
  return WEAK.test(sign) && (!isFact(part) || !(/[:：]/u.test(last) || isFact(last)));
}

/** What one part says; beside others also by a label that is not known, or as a whole. */
function factIn(
  part: string,
  vocabulary: Vocabulary,
  hasOthers: boolean,
  mayBeWhole: boolean,
): Fact | undefined {
  const stated = statedIn(part, vocabulary, hasOthers);
  if (stated || !hasOthers) return stated;
  const [, label = '', value = part] = /^([^:：]{1,40})[:：]\s*(\S.*)$/u.exec(part) ?? [];
  const isShort = countWords(value) <= LONGEST_OTHER && !SENTENCE.test(value);
  const may = label === '' ? mayBeWhole : isOther(label, vocabulary);
  return isShort && may ? { label: label.trim(), value } : undefined;
}

/** `Difficulty`; not `Note`, `Ingredients` and `Recipe`, which are no facts. */
function isOther(label: string, { sections, labels }: Vocabulary): boolean {
  const name = label.trim().toLowerCase();
  return !sections.has(name) && !labels.has(name) && countWords(name) <= LONGEST_OTHER;
}

/** What a part states by a label that is known, or of people. */
function statedIn(part: string, vocabulary: Vocabulary, hasOthers: boolean): Fact | undefined {
  if (part.length > LONGEST_PART || !/\p{N}/u.test(part)) return undefined;
  const label = labelOf(part, vocabulary);
  if (!label) return isOfPeople(part, vocabulary) ? { label: '', value: part } : undefined;
  const behind = part.slice(label.end).trim();
  const value = behind.replace(/^[:：–—-]/u, '').trimStart();
  const { hasColon, meaning } = label;
  const name = part.slice(0, label.end).trim();
  // `Bake 30 minutes` may be a step.
  const isSure = hasColon || hasOthers || name.includes(' ') || !/^(?:prep|cook)$/.test(meaning);
  const isShort = countWords(value) <= LONGEST_VALUE;
  if (!isSure || !isShort || !STARTS_WITH_NUMBER.test(value) || SENTENCE.test(value))
    return undefined;
  return { label: name, value };
}

/** `4 people`, `Für 4 Personen`, and nothing else. */
function isOfPeople(part: string, vocabulary: Vocabulary): boolean {
  const isShort = countWords(part) <= LONGEST_OTHER && !SENTENCE.test(part);
  return isShort && STARTS_WITH_NUMBER.test(part) && namesPeople(part, vocabulary);
}

/** A text without the marks of emphasis; undefined if it has others. */
export function withoutMarks(text: string): string | undefined {
  if (text.length > 2 * LONGEST_LINE) return undefined;
  const plain = text.replace(EMPHASIS, '$2').trim();
  return MARKUP.test(plain) ? undefined : plain;
}

/** What a recipe states of itself, as markdown: empty where no label is written. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Where a line stands. */
interface FactPlace {
  /** Whether other facts are right above. */
  readonly isBeside: boolean;
  readonly isItem: boolean;
}
