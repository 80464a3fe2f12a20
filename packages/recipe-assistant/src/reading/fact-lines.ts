import type { MarkdownLine } from '../lines/markdown-line.ts';
import { countWords } from './name.ts';
import { type Place, sectionIn } from './outline.ts';
import { labelOf, namesPeople, splitFacts } from './states-fact.ts';
import type { Vocabulary } from './vocabulary.ts';

/** In characters. Longer text says something. */
const LONGEST_PART = 60;

/** In words, of what is not known. */
const LONGEST_OTHER = 5;

/** Links, code and what else is more than words. */
const MARKUP = /[`[\]<>\\]|&#?\w{1,31};/u;

/** A number, behind one word at most: `about 4`, `～4人分`. */
const STARTS_WITH_NUMBER = /^(?:[^\s\p{N}]+\s)?[^\s\p{N}]*\p{N}/u;

/** `until golden.`, but not `30 Min.`, and another sentence or label behind a value. */
const SENTENCE = /\p{L}{5}\.$|[!?。！？]$|[.!?]\s+\p{Lu}|[:：]\s|[:：]\p{L}/u;

/**
 * The facts that a line is made of, so that it is drawn as a row of labels and values. The first one has a label that is
 * known, or is of people; beside it stands anything short. Undefined for any other line.
 *
 * @example
 * factsOf(line, place, vocabulary); // [{ label: 'Serves', value: '4' }, { label: '', value: 'Vegan' }] of `**Serves 4** | Vegan`
 */
export function factsOf(
  line: MarkdownLine,
  place: Place,
  vocabulary: Vocabulary,
): Fact[] | undefined {
  const parts = partsOfFacts(line, place);
  if (!parts) return undefined;
  const isBelow = isBelowFacts(place);
  const isBeside = isBelow || parts.length > 1;
  const stated = parts.map((part) => factIn(part, vocabulary, isBeside));
  // An item is shown word by word, unless it starts with a label.
  const isStart = stated[0] !== undefined && (line.kind !== 'item' || stated[0].label !== '');
  if (!isStart && !isBelow) return undefined;
  const facts = stated.map(
    (fact, index) =>
      fact ?? (isBeside ? otherIn(parts[index]!, parts.length > 1, vocabulary) : undefined),
  );
  // In steps, `Total 2` is one of these; not `Bake 2 pies`.
  const isStep = sectionIn(place)?.section === 'steps' && !/[:：]/u.test(line.text);
  const isAction = isStep && stated.some((fact) => fact && /\p{L}/u.test(fact.value));
  return !isAction && facts.every((fact) => fact !== undefined) ? facts : undefined;
}

/**
 * Whether a line that has not all come may be one of facts, so that it can't be shown yet.
 *
 * @param isWhole Whether its last word is.
 */
export function mayBeFacts(
  line: MarkdownLine,
  place: Place,
  vocabulary: Vocabulary,
  isWhole: boolean,
): boolean {
  const parts = partsOfFacts(line, place);
  if (!parts) return false;
  const [first = ''] = parts;
  if (isBelowFacts(place) || labelOf(first, vocabulary)) return true;
  // `4`, `Für 4 Pers`
  if (STARTS_WITH_NUMBER.test(first)) return line.kind !== 'item';
  // `Prep`, `Total ti`; not `Total tim `.
  const start = first.slice(first.search(/[\p{L}\p{N}]|$/u)).toLowerCase() + (isWhole ? ' ' : '');
  return [...vocabulary.labels.keys()].some((label) => label.startsWith(start));
}

/** Without marks and signs; undefined for a line that has no facts. */
function partsOfFacts(line: MarkdownLine, place: Place): string[] | undefined {
  if (!mayHaveFacts(line, place) || MARKUP.test(line.text)) return undefined;
  const parts = splitFacts(line.text.replace(/[*_]+/g, ''));
  return parts.every((part) => part.length <= LONGEST_PART) ? parts : undefined;
}

/** Not what is in a list of ingredients or steps, nor in a group of these, which has times of its own. */
function mayHaveFacts({ kind, isInItem, nesting, marker }: MarkdownLine, place: Place): boolean {
  const section = sectionIn(place)?.section;
  const isOfList = section === 'ingredients' || section === 'steps';
  if (kind === 'item') return !isOfList && nesting === 0 && !/\d/.test(marker!);
  const isInGroup = section === 'steps' && place.outline.at(-1)?.role === 'group';
  const isApart = !isInItem || (isInItem === 'below' && place.isBelowFacts === true);
  return kind === 'text' && !isInGroup && isApart;
}

/** Whether a label that is not known may stand below others. */
function isBelowFacts(place: Place): boolean {
  return place.isBelowFacts === true && sectionIn(place)?.section === undefined;
}

/** What a part states by a label that is known, or of people: `Serves 4`, `Für 4 Personen`. */
export function factIn(part: string, vocabulary: Vocabulary, isBeside: boolean): Fact | undefined {
  const label = labelOf(part, vocabulary);
  const name = part.slice(0, label?.end ?? 0);
  const value = part.slice(name.length).replace(/^\s*[:：–—-]?\s*/u, '');
  if (!STARTS_WITH_NUMBER.test(value) || SENTENCE.test(value)) return undefined;
  if (!label) return namesPeople(part, vocabulary) ? { label: '', value } : undefined;
  // `Bake 30 minutes` may be a step.
  const mayBeStep = /^(?:prep|cook)$/.test(label.meaning) && !name.trim().includes(' ');
  return label.hasColon || isBeside || !mayBeStep ? { label: name.trim(), value } : undefined;
}

/** `Difficulty: easy`, and among others of its line `Vegan`; not `Note: hot` and `Recipe: soup`, which are no facts. */
function otherIn(
  part: string,
  mayBeWhole: boolean,
  { sections, labels }: Vocabulary,
): Fact | undefined {
  const [, label = '', value = part] = /^([^:：]{1,40})[:：]\s*(\S.*)$/u.exec(part) ?? [];
  const name = label.trim();
  const key = name.toLowerCase();
  const isOther = name === '' ? mayBeWhole : !sections.has(key) && !labels.has(key);
  const isShort = countWords(value) <= LONGEST_OTHER && !SENTENCE.test(value);
  return isOther && isShort ? { label: name, value } : undefined;
}

/** What a recipe states of itself: the label is empty where none is written. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}
