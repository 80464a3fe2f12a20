import { wordsFor } from '../vocabulary/languages.ts';
import { isCounted, SECTION_WORDS, STEP } from '../markdown/roles/section-line.ts';
import { isMetadata, startsLikeChatter } from '../markdown/roles/line-words.ts';
import { isMainCaption, type MainKind } from './captions.ts';
import type { TextLine } from './lines.ts';
import { readQuantity } from './quantity.ts';

/** A longer line with a colon introduces something, and isn't the name of a group. */
const LONGEST_NAME = 50;

/** A shorter line without an end mark may be an ingredient, and isn't a step. */
const SHORTEST_STEP = 25;

/** Names of sections with neither ingredients nor steps. */
const OTHER_SECTION = new RegExp(
  `(?<![a-z])(?:${SECTION_WORDS.notes}|${wordsFor('asides')})|[?？؟]$`,
  'i',
);

/** `Here is what you will need:`, `Follow these steps:`. */
const INTRO = {
  ingredients: introducing(`${wordsFor('needs')}|${SECTION_WORDS.ingredients}`),
  steps: introducing(`${wordsFor('makes')}|${SECTION_WORDS.steps}`),
};

/** `Step 1: Bake`, `第一步：煎`, above or at the start of what is done. */
const STEP_NUMBER = new RegExp(String.raw`^(?:${STEP}) ?(?:\d{1,2}|\p{Lo})步? ?[:：.)、–-]`, 'iu');

/** `For the dough:` over amounts, in a text where nothing is called the ingredients. */
export function isOverAmounts({ line, next, captioned }: LineContext): boolean {
  const isOverList = line.kind !== 'title' && line.kind !== 'item' && next?.kind === 'item';
  if (!isOverList || captioned.has('ingredients') || OTHER_SECTION.test(line.words)) return false;
  return !next.number && !!readQuantity(next.text);
}

/** Whether a line names a group in the section that it is in. */
export function isSubheading(context: LineContext): boolean {
  const { line, current } = context;
  if (current.kind === 'other') return false;
  if (line.kind === 'group' || isMainCaption(line)) return true;
  if (line.kind === 'section' && line.section !== 'other') return false;
  // `5. Serve & Enjoy!` is of the steps, whatever its words.
  if (line.kind !== 'item' && !isCounted(line.words) && OTHER_SECTION.test(line.words))
    return false;
  return current.kind === 'ingredients' ? namesIngredients(context) : namesSteps(context);
}

/**
 * A bulleted list after numbered steps is optional extras, not steps, unless its items are sentences.
 */
export function isOverExtras({ line, next, current }: LineContext): boolean {
  const number = current.caption?.number ?? current.lines.at(-1)?.number;
  const isAfterNumber = current.kind === 'steps' && number !== undefined;
  if (!isAfterNumber || next?.kind !== 'item' || next.number) return false;
  if (line.kind === 'group') return !isSentence(next.text);
  // A Markdown heading starts extras too; if it is deeper than the steps' heading, it names a group.
  return line.level !== undefined;
}

function isSentence(text: string): boolean {
  return text.length >= SHORTEST_STEP || /[.!。！]$/.test(text);
}

function namesIngredients({ line, next }: LineContext): boolean {
  const { kind, level, text } = line;
  const isOverList = next?.kind === 'item';
  if (kind === 'section') return isOverList && (level === undefined || !!readQuantity(next.text));
  if (kind !== 'item') return isName(line) && isOverList;
  return (isName(line) && !readQuantity(text)) || isBoldOverItems(line);
}

function isName({ kind, hasColon, isBold, words }: TextLine): boolean {
  const isWrittenAsName = hasColon || (isBold && kind === 'text');
  return isWrittenAsName && words.length <= LONGEST_NAME && !isMetadata(words);
}

export function namesSteps(context: LineContext): boolean {
  const { line, next } = context;
  const { kind, words } = line;
  if (next && STEP_NUMBER.test(words) && line.lines.length === 1) return isAboveStep(words, next);
  return kind === 'item' ? isBoldOverItems(line) : isOverSteps(context);
}

function isOverSteps({ line, next, sections }: LineContext): boolean {
  const { kind, isBold, hasColon, words } = line;
  const number = next?.number;
  if (kind === 'section') {
    // If the first group of steps has a name, all groups do.
    const main = sections.findLast(({ isMain }) => isMain);
    // The numbers may go on: `**Baking:**` above step 3.
    return !!number || main?.lines.length === 0;
  }
  if (hasColon && number === 1) return !startsLikeChatter(words);
  return isBold && (next?.kind === 'text' || next?.kind === 'item');
}

/** Whether `Step 2: Bake` is above what is done, rather than that itself. */
function isAboveStep(words: string, next: TextLine): boolean {
  return !/[.!。！]$/.test(words) && !STEP_NUMBER.test(next.words);
}

function isBoldOverItems({ isBold, hasItems = false }: TextLine): boolean {
  return isBold && hasItems;
}

/** Numbers after bullets, with sentences: the steps, although nothing says so. */
export function isFirstStep({ line, sections }: LineContext): boolean {
  const { kind, number, depth, text, words } = line;
  if (STEP_NUMBER.test(words)) return true;
  if (kind !== 'item' || number !== 1 || depth > 0 || readQuantity(text)) return false;
  const hasBullets = sections.some(
    (section) =>
      section.kind === 'ingredients' && section.lines.some((each) => each.number === undefined),
  );
  return hasBullets && isSentence(text);
}

/** The section that a sentence with a colon introduces, unless it has a caption elsewhere. */
export function introducedBy({ line, sections, captioned }: LineContext): MainKind | undefined {
  if (!line.hasColon) return undefined;
  const isIngredients = INTRO.ingredients.test(line.text);
  if (isIngredients === INTRO.steps.test(line.text)) return undefined;
  const kind = isIngredients ? 'ingredients' : 'steps';
  const isTaken = captioned.has(kind) || sections.some((section) => section.kind === kind);
  return isTaken ? undefined : kind;
}

function introducing(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}

/** Lines under the same caption. */
export interface Section {
  readonly kind: MainKind | 'other';
  /** The line above them. */
  readonly caption?: TextLine | undefined;
  /** The caption of the group that this section is in. */
  readonly parent?: TextLine | undefined;
  /** Whether it starts the ingredients or the steps, rather than a group of them. */
  readonly isMain?: boolean;
  readonly lines: TextLine[];
}

/** A line with its neighbours, and the sections so far. */
export interface LineContext {
  readonly line: TextLine;
  readonly before: TextLine | undefined;
  readonly next: TextLine | undefined;
  readonly sections: readonly Section[];
  /** Those of ingredients or steps that have lines. */
  readonly nonEmpty: readonly Section[];
  /** The last of all. */
  readonly current: Section;
  /** The kinds of section that have a caption anywhere. */
  readonly captioned: ReadonlySet<MainKind>;
}
