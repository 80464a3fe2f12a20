import { plainText, rowText } from '../markdown/line-text.ts';
import { AMOUNT } from '../reading/group.ts';
import type { Line } from '../reading/lines.ts';
import { isNote, type Name, nameIn, stepNumberIn, countWords } from '../reading/name.ts';
import type { SectionName, Vocabulary } from '../reading/vocabulary.ts';

/** In characters. A longer item is over nothing. */
const LONGEST_NAME = 160;

/** A longer name of a step is the step. */
const MOST_WORDS = 6;

/**
 * The parts of a text: what stands under one heading, as far as it is one list. A part under the name of a section is of
 * its kind. Where no name says so, bullets before the first numbers are ingredients, and numbers after them steps.
 */
export function partsOf(lines: readonly Line[], vocabulary: Vocabulary): Part[] {
  const parts: Part[] = [{ kind: undefined, isGroup: false, passages: [] }];
  const shown = lines.filter(({ kind }) => kind !== 'blank' && kind !== 'rule');
  for (const [index, line] of shown.entries()) {
    const current = parts.at(-1)!;
    const part =
      partOfHeading(line, current) ?? partOfItem(line, current, shown[index + 1], vocabulary);
    if (part) parts.push(part);
    else if (!line.isInItem || !isNote(line.text, vocabulary))
      addLine(parts, current, line, vocabulary);
  }
  readShapes(parts);
  return parts;
}

function partOfHeading(
  { heading, text: name, lineNumber }: Line,
  { kind }: Part,
): Part | undefined {
  if (!heading) return undefined;
  const isGroup = heading.role === 'group';
  return {
    name,
    lineNumber,
    role: heading.role,
    kind: isGroup ? kind : heading.section,
    isGroup,
    passages: [],
  };
}

/** The part that an item over further items names: `- **Ingredients:**`, `- For the sauce:`, `1. **Prepare:**`. */
function partOfItem(
  line: Line,
  { kind: around }: Part,
  next: Line | undefined,
  vocabulary: Vocabulary,
): Part | undefined {
  const { kind, text, lineNumber, nesting = 0 } = line;
  // An amount is of an ingredient, which is over nothing.
  if (kind !== 'item' || next?.kind !== 'item' || AMOUNT.test(text)) return undefined;
  if (text.length > LONGEST_NAME) return undefined;
  const isAbove = next.nesting! > nesting;
  const name = nameIn(text, vocabulary);
  const part = { name: text, lineNumber, ...(isAbove && { above: nesting }), passages: [] };
  const section = vocabulary.sections.get(name.words.toLowerCase());
  if (section && section !== around) return { ...part, kind: section, isGroup: false };
  const isGroup = isGroupName(name, line, around, isAbove);
  return isGroup ? { ...part, kind: around, isGroup } : undefined;
}

/** Among the steps, one in bold or with a number, and no sentence: not `- In a pan, combine:`. */
function isGroupName(
  name: Name,
  { marker = '' }: Line,
  around: Part['kind'],
  isAbove: boolean,
): boolean {
  const isBold = name.isBold && isAbove;
  if (around === 'ingredients') return name.hasColon || isBold;
  const isShort = name.hasColon && countWords(name.words) <= MOST_WORDS;
  return around === 'steps' && isAbove && (isBold || (isShort && /^\d/.test(marker)));
}

/** Adds a line to the passage before, to the part as a passage, or to a part of its own if another list starts. */
function addLine(parts: Part[], current: Part, line: Line, vocabulary: Vocabulary): void {
  const passage = passageOf(line, current, vocabulary);
  const last = current.passages.at(-1);
  if (line.kind === 'row' && !passage) (current.rows ??= []).push(line);
  if (!passage) return;
  if (line.isInItem && last) {
    last.text += `\n${passage.text}`;
    last.lineNumbers.push(line.lineNumber);
    return;
  }
  const kind = kindBeside(parts, current, passage);
  if (kind !== 'same') parts.push({ kind, isGroup: false, passages: [] });
  const part = parts.at(-1)!;
  part.passages.push(passage);
  if (passage.isItem && passage.nesting === 0) part.list ??= passage;
}

/** Of what a passage is that starts a part without a name; the `same` where it goes on with the one before. */
function kindBeside(
  parts: readonly Part[],
  current: Part,
  passage: Passage,
): SectionName | 'same' | undefined {
  const { isItem, nesting, count } = passage;
  // Beside an item with items of its own, not below it.
  if (isItem && current.above !== undefined && nesting <= current.above) return current.kind;
  if (isItem && current.kind === 'others' && goesOn(parts, count)) return 'steps';
  return isOtherList(current, passage) ? undefined : 'same';
}

/** Whether a number is the next one of the steps, as below a note between two of them. */
function goesOn(parts: readonly Part[], count = 0): boolean {
  const last = parts.findLast(({ kind }) => kind === 'steps')?.passages.at(-1);
  return count > 1 && last?.count === count - 1;
}

/** What a line adds to a part. Of a table, only rows among the ingredients below its head count. */
function passageOf(line: Line, { kind }: Part, vocabulary: Vocabulary): Passage | undefined {
  const passage = { isItem: false, nesting: 0, lineNumbers: [line.lineNumber] };
  if (line.kind === 'item' || line.kind === 'text')
    return passageOfText(line, kind === 'ingredients' ? undefined : vocabulary);
  // A note may be one.
  if (line.kind === 'quote' && (kind === undefined || kind === 'others'))
    return { ...passage, text: plainText(line.text.replace(/^> ?/, '')) };
  const isRow = line.kind === 'row' && kind === 'ingredients' && !line.startsBlock;
  if (!isRow || !/[^\s|:-]/.test(line.text)) return undefined;
  return { ...passage, isItem: true, text: rowText(line.text) };
}

/** `Step 2: Boil` is an item without a marker, where a vocabulary is given. */
function passageOfText(line: Line, vocabulary: Vocabulary | undefined): Passage {
  const { nesting = 0, marker = '', lineNumber, facts } = line;
  const text = plainText(line.text);
  const step = vocabulary && stepNumberIn(text, vocabulary);
  const isFact = facts !== undefined;
  return {
    isItem: (line.kind === 'item' && !isFact) || step !== undefined,
    isFact,
    nesting,
    count: /^\d/.test(marker) ? parseInt(marker, 10) : step?.count,
    text: text.slice(step?.end ?? 0),
    lineNumbers: [lineNumber],
  };
}

/** Numbers below bullets, or bullets below the text after numbers. */
function isOtherList({ list, passages }: Part, { isItem, nesting, count }: Passage): boolean {
  if (!list || !isItem || nesting > 0) return false;
  if ((list.count === undefined) === (count === undefined)) return false;
  return list.count === undefined || !passages.at(-1)!.isItem;
}

/** Reads parts without a known name by their lists: bullets before the first numbers, and numbers below those. */
function readShapes(parts: readonly Part[]): void {
  const isNamed = parts.some(({ kind }) => kind === 'ingredients');
  const hasSteps = parts.some(({ kind }) => kind === 'steps');
  let seen: Seen = { ingredients: false, numbers: false };
  for (const part of parts) {
    if (part.kind === undefined && part.passages.some(({ isItem }) => isItem)) {
      const mayBeSteps = !hasSteps || part.role !== undefined;
      const kind = kindByShape(part, seen);
      if (kind === 'steps' ? mayBeSteps : !isNamed) part.kind = kind;
      part.isGroup = part.kind !== undefined && part.role === 'section';
    }
    const ingredients = seen.ingredients || part.kind === 'ingredients';
    seen = { ingredients, numbers: seen.numbers || part.kind === 'steps' || isNumbered(part) };
  }
}

function kindByShape(part: Part, seen: Seen): 'ingredients' | 'steps' | undefined {
  if (isNumbered(part)) return seen.ingredients ? 'steps' : undefined;
  const isBulleted = part.passages.find(({ isItem }) => isItem)?.count === undefined;
  return isBulleted && !seen.numbers ? 'ingredients' : undefined;
}

/** Whether its list has numbers, from 1 on. */
export function isNumbered({ passages }: Part): boolean {
  return passages.find(({ isItem }) => isItem)?.count === 1;
}

export interface Part {
  /** The markdown of the line that names it, its number, and of a heading its role. */
  readonly name?: string;
  readonly lineNumber?: number;
  readonly role?: 'title' | 'section' | 'group';
  kind: SectionName | undefined;
  /** Whether its name is that of a group in its section. */
  isGroup: boolean;
  /** Of an item over the part's items, its own nesting. */
  readonly above?: number;
  readonly passages: Passage[];
  /** Of tables that are no ingredients. */
  rows?: Line[];
  /** The first of its items that are in no other list. */
  list?: Passage;
}

/** What has been seen above a part. */
interface Seen {
  readonly ingredients: boolean;
  readonly numbers: boolean;
}

/** An item or a line of text, with the lines that belong to it. */
export interface Passage {
  readonly isItem: boolean;
  /** Whether it states facts of the recipe, and so is none of its steps. */
  readonly isFact?: boolean;
  /** Of an item, how many lists are around its own. */
  readonly nesting: number;
  /** Of an item of a numbered list. */
  readonly count?: number | undefined;
  /** As shown. */
  text: string;
  /** Of its lines. */
  readonly lineNumbers: number[];
}
