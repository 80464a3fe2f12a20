import { type Language, NAMES } from '../language/names/languages.ts';
import { type Evidence, evidenceBy, languageTold, NO_EVIDENCE } from '../language/told.ts';
import {
  type Ahead,
  indentOf,
  LONGEST_PLAIN,
  type MarkdownLine,
  type MarkdownState,
  outsideLists,
  readItem,
  readMarkdownLine,
  START,
} from '../lines/markdown-line.ts';
import { replyStart } from '../lines/thoughts.ts';
import { labelledName } from './dish.ts';
import { AMOUNT } from './group.ts';
import { headingOf, isSentence } from './heading.ts';
import { type Heading, NOWHERE, type Place, placeAfter, sectionIn } from './outline.ts';
import { type Fact, factsOf, mayBeFacts } from './fact-lines.ts';
import { factsOfRow } from './fact-table.ts';
import { statesFact } from './states-fact.ts';
import { type SectionName, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** In UTF-16 units; a longer text is shown plain. */
export const MAX_FORMATTED_LENGTH = 32_768;

/** An item of which only the marker has arrived, at the end of a text: `2. **` → an empty line, as no word is known. */
const ITEM_START = /^\s*(?:[-+*]|\d{1,2}[.)]?)(?:\s+\*\*?)?\s*$/;

/** What the lines so far tell, by names alone: those of sections tell most. */
const withLine = evidenceBy((language) => NAMES[language]);

/** Something said of the ingredients rather than one of them. */
const NO_INGREDIENT = /[.!?:：！？。]$|^[(（].*[)）]$|^\*\*[^*]+\*\*$/u;

/**
 * The lines of a whole text; undefined if it is so long that the page shows it plain.
 *
 * @param language of the text where it is known; else the lines so far tell
 */
export function readLines(text: string, language?: Language): Line[] | undefined {
  if (text.length > MAX_FORMATTED_LENGTH) return undefined;
  return Array.from(linesFrom(startOf(text, false, language), text, false), ({ line }) => line);
}

/** Before the first line of the reply in a text. */
export function startOf(text: string, isPartial: boolean, language?: Language): ReaderState {
  const end = replyStart(text, isPartial);
  const lineNumber = text.slice(0, end).split('\n').length - 1;
  return { markdown: START, place: NOWHERE, evidence: NO_EVIDENCE, language, end, lineNumber };
}

/**
 * Reads a text from a state on: each line, and the state behind it. While the text arrives, a line is read once it
 * is complete, and so is the one below that it depends on. What has been read never changes: what a line is, and in
 * which language, depends on the lines above it.
 */
export function* linesFrom(
  start: ReaderState,
  text: string,
  isPartial: boolean,
): Generator<ReaderState & { line: Line }> {
  let state = start;
  while (state.end < text.length) {
    const newline = text.indexOf('\n', state.end);
    if (newline === -1 && isPartial) return;
    const end = newline === -1 ? text.length : newline;
    const written = text.slice(state.end, end);
    const ahead = lookAhead(text, end, isPartial);
    const raw = newline === -1 && ITEM_START.test(written) ? '' : written;
    const { line, ...behind } = readLine(state, raw, ahead);
    if (!ahead.isKnown()) return;
    const section = sectionIn(behind.place)?.section;
    const { lineNumber } = state;
    state = { ...behind, end: end + 1, lineNumber: lineNumber + 1 };
    yield { ...state, line: { ...line, lineNumber, section } };
  }
}

/** Whether a line names nothing, by its first words and however it goes on. */
export function startsSentence(text: string, { place }: ReaderState): boolean {
  // The names of sections, which alone matter here, are those of all languages in each vocabulary.
  return isSentence(text, place, vocabularyOf('en'));
}

/** Whether the part of a line that has come may be facts, which are shown once they have come whole. */
export function startsFacts(text: string, { markdown, place }: ReaderState): boolean {
  const [line] = readMarkdownLine(markdown, text);
  return mayBeFacts(line, place, vocabularyOf('en'), /\s$/.test(text));
}

/** What can be shown of a line before its end: no heading yet. */
export function partialLine(state: ReaderState, part: string): Line {
  const [line] = readMarkdownLine(state.markdown, part);
  const own = bareItem(line, state, part)?.[0] ?? inRecipe(line, state.place);
  return { ...own, lineNumber: state.lineNumber, section: sectionIn(state.place)?.section };
}

function readLine(state: ReaderState, raw: string, ahead: Ahead): ReaderState & { line: Named } {
  const { place } = state;
  const evidence = withLine(state.evidence, raw);
  const { language, isSure } = languageTold(evidence);
  const vocabulary = vocabularyOf(state.language ?? (isSure ? language : 'en'));
  // It may have been shown as text before its end.
  const isText = isSentence(raw.trim(), place, vocabulary);
  const [read, after] = readMarkdownLine(state.markdown, raw, isText ? undefined : ahead);
  const heading = isText ? undefined : headingOf(read, place, ahead.next, vocabulary);
  const own = { ...state, evidence };
  if (heading) {
    const markdown: MarkdownState = { ...outsideLists(after), before: 'heading' };
    const behind = placeAfter(place, heading);
    return {
      ...own,
      markdown,
      place: behind,
      line: headingLine(read, heading, behind, vocabulary),
    };
  }
  const [bare, markdown] = bareItem(read, state, raw, vocabulary) ?? [read, after];
  const line = inRecipe(bare, place);
  const row = factsOfRow(line, place, vocabulary);
  const facts = row?.facts ?? factsOf(line, place, vocabulary);
  const isBelowFacts = line.kind === 'blank' ? place.isBelowFacts : facts !== undefined;
  const list = listAfter(line, place);
  const behind = { ...place, list, isBelowFacts, factColumns: row?.columns };
  return { ...own, markdown, place: behind, line: { ...line, ...(facts && { facts }) } };
}

function headingLine(
  { text }: MarkdownLine,
  heading: Heading,
  { outline }: Place,
  vocabulary: Vocabulary,
): Named {
  const labelled = heading.role === 'title' ? labelledName(text, vocabulary) : undefined;
  return { kind: 'heading', text: labelled?.name ?? text, heading, depth: outline.length };
}

/** Among the steps, each line of text is one of its own; what looks like a heading and is none is text. */
function inRecipe(line: MarkdownLine, place: Place): MarkdownLine {
  const own = line.kind === 'heading' ? ({ ...line, kind: 'text' } as const) : line;
  const isStep = line.kind === 'text' && sectionIn(place)?.section === 'steps';
  return isStep ? { ...own, startsBlock: true } : own;
}

/** Among the ingredients, a line without a marker where none has one, or an amount whose marker was forgotten. */
function bareItem(
  { kind, text, isInItem }: MarkdownLine,
  { markdown, place }: ReaderState,
  raw: string,
  vocabulary?: Vocabulary,
): ReturnType<typeof readItem> | undefined {
  if (kind !== 'text' || sectionIn(place)?.section !== 'ingredients') return undefined;
  const isForgotten = markdown.before === 'item' && AMOUNT.test(text);
  const mayBeBare = !isInItem && (place.list === undefined || place.list === 'bare');
  const isItem = isForgotten || (mayBeBare && isIngredient(text, vocabulary));
  return isItem ? readItem(outsideLists(markdown), text, indentOf(raw), '') : undefined;
}

function isIngredient(text: string, vocabulary: Vocabulary | undefined): boolean {
  if (AMOUNT.test(text)) return true;
  if (text.length > LONGEST_PLAIN || NO_INGREDIENT.test(text)) return false;
  return vocabulary !== undefined && !statesFact(text, vocabulary);
}

function listAfter({ kind, marker, nesting }: MarkdownLine, { list }: Place): Place['list'] {
  if (kind !== 'item' || nesting !== 0) return list;
  if (/\d/.test(marker!)) return 'numbers';
  return marker === '' ? (list ?? 'bare') : list === 'numbers' ? list : 'bullets';
}

/** Looks at the lines behind one, and notes whether what was asked has arrived. */
function lookAhead(
  text: string,
  end: number,
  isPartial: boolean,
): Ahead & { isKnown: () => boolean } {
  let isKnown = true;
  const lineFrom = (start: number): string => {
    const newline = text.indexOf('\n', start);
    const line = text.slice(start, newline === -1 ? text.length : newline).trim();
    // A long line is no heading, however it goes on.
    isKnown &&=
      !isPartial || newline !== -1 || (line.length > LONGEST_PLAIN && !/^[#|:\-*]/.test(line));
    return line;
  };
  return {
    isKnown: () => isKnown,
    // Only a line of dashes matters, so that any other start is known at once.
    below: () => (/[^\s=-]/.test(text.slice(end + 1, end + 4)) ? '' : lineFrom(end + 1)),
    next: () => lineFrom(end + (/^\s*\n/.exec(text.slice(end))?.[0].length ?? 0)),
  };
}

/** A line of a reply: what it is in markdown, and in the recipe. */
export interface Line extends Named {
  /** In the text, from 0. */
  readonly lineNumber: number;
  /** What the section that it is in has, as far as that is named. */
  readonly section?: SectionName | undefined;
}

/** What a line names or states. */
interface Named extends MarkdownLine {
  readonly heading?: Heading;
  /** Of a heading, its depth among them, from 1. */
  readonly depth?: number;
  /** If it states facts of the recipe and nothing else, these. */
  readonly facts?: readonly Fact[];
}

/** How far a text has been read. */
export interface ReaderState {
  readonly markdown: MarkdownState;
  readonly place: Place;
  readonly evidence: Evidence;
  /** Of the text, where it was given. */
  readonly language: Language | undefined;
  /** The index where the next line starts, and its number. */
  readonly end: number;
  readonly lineNumber: number;
}
