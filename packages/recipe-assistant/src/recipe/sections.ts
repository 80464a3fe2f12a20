import { wordsFor } from '../vocabulary/languages.ts';
import { isCounted, SECTION_WORDS, STEP } from '../markdown/roles/section-line.ts';
import { isMainCaption, isOfGroup, type MainKind, mayNameDish } from './captions.ts';
import { isMetadata, startsLikeChatter } from '../markdown/roles/line-words.ts';
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

/**
 * Groups the lines of a text by their captions, up to where a second recipe starts: two are never
 * merged.
 */
export function sectionsOf(lines: readonly TextLine[]): Sections {
  const sections: Section[] = [{ kind: 'other', lines: [] }];
  const nonEmpty: Section[] = [];
  const captioned = new Set(lines.filter(isMainCaption).map(({ section }) => section));
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const current = sections.at(-1)!;
    const context = {
      line,
      before,
      next: lines[index + 1],
      sections,
      nonEmpty,
      current,
      captioned,
    };
    if (beginsNextRecipe(context)) {
      // The next recipe's name may have been read as this one's last step.
      if (before && mayNameDish(before) && current.lines.at(-1) === before) current.lines.pop();
      return { sections, next: index, nextName: line.kind === 'title' ? line : before };
    }
    const started = startSection(context) ?? startGroup(context);
    if (started) sections.push(started);
    else current.lines.push(line);
    addNonEmpty(nonEmpty, started ?? current);
  }
  return { sections };
}

function addNonEmpty(nonEmpty: Section[], section: Section): void {
  const isNonEmpty = section.kind !== 'other' && section.lines.length > 0;
  if (isNonEmpty && nonEmpty.at(-1) !== section) nonEmpty.push(section);
}

/** Another title, or ingredients after the steps or under a name that isn't a group's. */
function beginsNextRecipe(context: LineContext): boolean {
  const { line, nonEmpty, current } = context;
  if (line.kind === 'title' || (current.kind === 'steps' && isOverAmounts(context)))
    return nonEmpty.length > 0;
  const kind = mainKind(context);
  return (
    nonEmpty.some((section) => section.kind === kind) && !isOfSameRecipe(context, nonEmpty.at(-1)!)
  );
}

/** Whether a repeated kind of section belongs to the same recipe. */
function isOfSameRecipe({ line, before }: LineContext, last: Section): boolean {
  if (isOfGroup(line)) return true;
  if (last.kind === line.section) return before === undefined || !mayNameDish(before);
  // A group's steps follow its ingredients.
  return line.section === 'steps' && last.caption !== undefined && isOfGroup(last.caption);
}

function startSection(context: LineContext): Section | undefined {
  const { line, current } = context;
  const kind = mainKind(context);
  if (kind === undefined) return startUncaptioned(context) ?? startOther(context);
  if (current.kind === kind) return undefined;
  return { kind, caption: line, isMain: true, lines: [] };
}

/** Ingredients or steps without a caption. */
function startUncaptioned(context: LineContext): Section | undefined {
  const { line, next, current, nonEmpty } = context;
  if (line.kind === 'text' && next?.kind === 'item') {
    const kind = introducedBy(context);
    if (kind) return { kind, isMain: true, lines: [] };
  }
  if (!nonEmpty.length && isOverAmounts(context)) {
    const isMain = startsLikeChatter(line.words) || line.words.endsWith('.');
    return { kind: 'ingredients', caption: line, isMain, lines: [] };
  }
  if (current.kind !== 'ingredients' || !isFirstStep(context)) return undefined;
  const steps: Section = { kind: 'steps', isMain: true, lines: [] };
  if (namesSteps(context)) return { ...steps, isMain: false, caption: line };
  return { ...steps, lines: [line] };
}

/** `For the dough:` over amounts, in a text where nothing is called the ingredients. */
function isOverAmounts({ line, next, captioned }: LineContext): boolean {
  const isOverList = line.kind !== 'title' && line.kind !== 'item' && next?.kind === 'item';
  if (!isOverList || captioned.has('ingredients') || OTHER_SECTION.test(line.words)) return false;
  return !next.number && !!readQuantity(next.text);
}

function startOther(context: LineContext): Section | undefined {
  const { line } = context;
  const isNamed = line.kind === 'title' || isOverExtras(context);
  const isOther = isNamed || (line.kind === 'section' && !isSubheading(context));
  return isOther ? { kind: 'other', caption: line, lines: [] } : undefined;
}

/** Lines with a name of their own within a section. */
function startGroup(context: LineContext): Section | undefined {
  const { line, current } = context;
  const { kind, caption, isMain, parent } = current;
  // Siblings of an item with nested items belong to the parent section.
  const isBeside = line.kind === 'item' && caption?.hasItems && line.depth <= caption.depth;
  if (isBeside && isMain) return { kind: 'other', lines: [line] };
  if (isSubheading(context)) {
    return { kind, caption: line, parent: isMain ? undefined : caption, lines: [] };
  }
  return isBeside ? { kind, caption: parent, lines: [line] } : undefined;
}

function isSubheading(context: LineContext): boolean {
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
function isOverExtras({ line, next, current }: LineContext): boolean {
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
  const { kind, level, words, text, hasColon, isMarked } = line;
  const isOverList = next?.kind === 'item';
  if (kind === 'section') return isOverList && (level === undefined || !!readQuantity(next.text));
  const isName =
    (hasColon || (isMarked && kind === 'text')) &&
    words.length <= LONGEST_NAME &&
    !isMetadata(words);
  if (kind !== 'item') return isName && isOverList;
  return (isName && !readQuantity(text)) || isMarkedOverItems(line);
}

function namesSteps({ line, next, sections }: LineContext): boolean {
  const { kind, isMarked, hasColon, words } = line;
  // `Step 2: Bake` above what is done, unless that is behind it.
  if (next && STEP_NUMBER.test(words) && line.lines.length === 1)
    return !/[.!。！]$/.test(words) && !STEP_NUMBER.test(next.words);
  if (kind === 'item') return isMarkedOverItems(line);
  const number = next?.number;
  if (kind === 'section') {
    // If the first group of steps has a name, all groups do.
    const main = sections.findLast(({ isMain }) => isMain);
    // The numbers may go on: `**Baking:**` above step 3.
    return !!number || main?.lines.length === 0;
  }
  if (hasColon && number === 1) return !startsLikeChatter(words);
  return isMarked && (next?.kind === 'text' || next?.kind === 'item');
}

function isMarkedOverItems({ isMarked, hasItems = false }: TextLine): boolean {
  return isMarked && hasItems;
}

/** Numbers after bullets, with sentences: the steps, although nothing says so. */
function isFirstStep({ line, sections }: LineContext): boolean {
  const { kind, number, depth, text, words } = line;
  if (STEP_NUMBER.test(words)) return true;
  if (kind !== 'item' || number !== 1 || depth > 0 || readQuantity(text)) return false;
  const hasBullets = sections.some(
    (section) =>
      section.kind === 'ingredients' && section.lines.some((each) => each.number === undefined),
  );
  return hasBullets && isSentence(text);
}

/** The section that a line starts, if it is the ingredients or the steps. */
function mainKind({ line, current, nonEmpty }: LineContext): MainKind | undefined {
  if (!isMainCaption(line)) return undefined;
  // Right below the caption of the steps, `Zutaten vorbereiten` is the first of them.
  const isStep = current.kind === 'steps' && !current.lines.length && nonEmpty.length > 0;
  return isStep ? 'steps' : line.section;
}

/** The section that a sentence with a colon introduces, unless it has a caption elsewhere. */
function introducedBy({ line, sections, captioned }: LineContext): MainKind | undefined {
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

export interface Sections {
  readonly sections: readonly Section[];
  /** The index of the line that the recipe after the first starts with. */
  readonly next?: number;
  /** The line above the recipe after the first. */
  readonly nextName?: TextLine | undefined;
}

/** A line with its neighbours, and the sections so far. */
interface LineContext {
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
