import {
  isChatter,
  isCounted,
  isFact,
  isGroup,
  isSectionAlone,
  sectionOf,
} from '../markdown/captions.ts';
import type { Entry } from './entries.ts';
import { readQuantity } from './quantity.ts';
import { anyOf } from './words/any-of.ts';

/** A shorter line without an end mark is no step. */
const SHORTEST_STEP = 25;

const OF_GROUP = new RegExp(String.raw`\s(?:${anyOf('groups')})\s(?!\d)`, 'iu');

/** `2. Recipe 2: Leek soup` */
const NUMBERED_RECIPE = new RegExp(String.raw`^(?:${anyOf('recipe')}) #?\d{1,2} ?[:：]`, 'iu');

/** `To cook a salmon, you will need:` */
const NEEDS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('ingredients')})(?!\p{L}| to ).*[:：]$`,
  'isu',
);

/**
 * Groups entries by what they are in a recipe, up to where a second one starts. A name of a section that is
 * known decides; without one the shape does: bullets before the first numbers are ingredients, and numbers after them
 * steps, whatever stands above.
 */
export function sectionsOf(entries: readonly Entry[]): Sections {
  const sections: Section[] = [{ kind: 'others', entries: [] }];
  const isCaptioned = entries.some(({ section }) => section === 'ingredients');
  for (const [index, entry] of entries.entries()) {
    const current = sections.at(-1)!;
    const filled = sections.filter(({ kind, entries: own }) => kind !== 'others' && own.length > 0);
    const around: Around = { next: entries[index + 1], current, filled, isCaptioned };
    if (startsNextRecipe(entry, filled)) return { sections, next: index };
    const started = captionedBy(entry, current) ?? byShape(entry, around) ?? groupOf(entry, around);
    if (started) sections.push(started);
    else current.entries.push(entry);
  }
  return { sections };
}

/** Another title, or ingredients after the steps, unless they are of a group. */
function startsNextRecipe(entry: Entry, filled: readonly Section[]): boolean {
  if (entry.kind === 'title' || NUMBERED_RECIPE.test(entry.words)) return filled.length > 0;
  return (
    entry.section === 'ingredients' &&
    !isOfGroup(entry) &&
    filled.some(({ kind }) => kind === 'steps') &&
    filled.some(({ kind }) => kind === 'ingredients')
  );
}

/** The section that an entry names. */
function captionedBy(entry: Entry, current: Section): Section | undefined {
  const { kind, caption } = current;
  const isLabel = entry.kind === 'section' || entry.kind === 'group';
  const section = isLabel ? entry.section : sectionNamedBy(entry, current);
  if (entry.kind === 'title' || section === 'others' || (!section && isNextSection(entry, current)))
    return { kind: 'others', caption: entry, entries: [] };
  if (section !== 'ingredients' && section !== 'steps') return undefined;
  return section === kind && caption
    ? { kind, caption: entry, entries: [] }
    : { kind: section, caption: entry, isMain: true, entries: [] };
}

/** `- 만드는 방법:` as an item, `7. Storage` after the steps. As the first step, `1. Zutaten vorbereiten` is one. */
function sectionNamedBy(entry: Entry, { kind, entries }: Section): Entry['section'] {
  const { words, isBold, hasColon, number } = entry;
  const isLabel = number === undefined ? isBold || hasColon : isSectionAlone(words);
  if (!isLabel || (kind === 'steps' && entries.length === 0)) return undefined;
  const named = sectionOf(words, true);
  return named === 'others' && number === undefined ? undefined : named;
}

/** `2) 준비/전처리:` after `1) 재료:`; `2. For the sauce:` is a group. */
function isNextSection(entry: Entry, { kind, caption, isMain }: Section): boolean {
  const { number, nesting, text, words, hasColon, hasItems } = entry;
  if (kind !== 'ingredients' || !isMain || caption?.number === undefined) return false;
  if (number !== caption.number + 1 || nesting > caption.nesting) return false;
  return (hasColon || hasItems) && !isSentence(text) && !isGroup(words);
}

/** What the shape of the lines says, where no words do. */
function byShape(entry: Entry, around: Around): Section | undefined {
  const { current, next } = around;
  if (
    current.kind === 'ingredients' &&
    (entry.isStep || (entry.kind === 'text' && isCounted(entry.words)))
  ) {
    return { kind: 'steps', isMain: true, entries: [entry] };
  }
  const isItem = entry.kind === 'item';
  const kind = kindByShape(isItem ? entry : next, isItem ? undefined : entry, around);
  if (!kind) return undefined;
  if (isItem) return { kind, isMain: true, entries: [entry] };
  const isNamed = kind === 'ingredients' ? !isIntroduction(entry) : entry.kind !== 'text';
  return { kind, caption: entry, isMain: !isNamed, entries: [] };
}

/** Amounts without a caption are ingredients; numbered sentences below them are steps. */
function kindByShape(
  first: Entry | undefined,
  caption: Entry | undefined,
  around: Around,
): Section['kind'] | undefined {
  if (first?.kind !== 'item' || first.nesting > 0) return undefined;
  if (around.filled.length > 0) return mayBeSteps(first, caption, around) ? 'steps' : undefined;
  return mayBeIngredients(first, caption, around) ? 'ingredients' : undefined;
}

function mayBeIngredients(
  { number, text }: Entry,
  caption: Entry | undefined,
  { current, isCaptioned }: Around,
): boolean {
  if (isCaptioned || current.kind !== 'others') return false;
  const over = caption ?? current.caption;
  if (over && sectionOf(over.words) === 'others') return false;
  const isAmount = number === undefined && readQuantity(text) !== undefined;
  return isAmount || (caption !== undefined && NEEDS.test(caption.text));
}

function mayBeSteps(
  { number, text }: Entry,
  caption: Entry | undefined,
  { current, filled }: Around,
): boolean {
  if (current.kind === 'steps' || number !== 1 || !isSentence(text) || readQuantity(text))
    return false;
  // Below ingredients with numbers, a group of them may start at 1 too: `Toppings`.
  const over = current.entries.length === 0 ? current.caption : caption;
  const mayFollowNumbers = /[.!。！]$/.test(text) && !(over && isGroup(over.words));
  return filled.every(
    ({ kind, entries }) =>
      kind === 'ingredients' && (mayFollowNumbers || !entries.some((entry) => entry.number)),
  );
}

/** Words over a list that name nothing: `You will need:` */
function isIntroduction({ text, words }: Entry): boolean {
  return NEEDS.test(text) || isChatter(words) || words.endsWith('.');
}

/** A group with a name in the section that it is in, or what is in none. */
function groupOf(entry: Entry, around: Around): Section | undefined {
  const { current, next } = around;
  const { kind } = current;
  if (kind === 'steps' && (isQuestion(entry) || isOverExtras(entry, around)))
    return { kind: 'others', caption: entry, entries: [] };
  if (kind !== 'others' && namesGroup(entry, around)) return { kind, caption: entry, entries: [] };
  if (entry.kind === 'section') {
    const isMethod = kind === 'steps' && next?.number;
    return { kind: isMethod ? 'steps' : 'others', caption: entry, entries: [] };
  }
  return kind === 'others' ? undefined : besideGroup(entry, current);
}

/** Beside an item with nested items, lines belong to what is around it. */
function besideGroup(entry: Entry, { kind, caption, isMain }: Section): Section | undefined {
  const isBeside =
    entry.kind === 'item' && caption?.hasItems === true && entry.nesting <= caption.nesting;
  return isBeside ? { kind: isMain ? 'others' : kind, entries: [entry] } : undefined;
}

function namesGroup(entry: Entry, { current, next }: Around): boolean {
  const isItemOverItems = entry.kind === 'item' && entry.isBold && entry.hasItems;
  if (entry.kind === 'group' || isItemOverItems) return true;
  return current.kind === 'ingredients' ? namesIngredients(entry, next) : namesSteps(entry, next);
}

/** `For the sauce:` over other ingredients. */
function namesIngredients(entry: Entry, next: Entry | undefined): boolean {
  const { kind, words, hasColon, text } = entry;
  if (!hasColon || isFact(words)) return false;
  return kind === 'item' ? !readQuantity(text) : next?.kind === 'item';
}

/** `Step 1: Preparation`, `For the sauce:` */
function namesSteps({ kind, words, isBold, hasColon }: Entry, next: Entry | undefined): boolean {
  if (isCounted(words) && !isBold) return kind === 'section' || !/[.!。！]$/.test(words);
  if (kind === 'item' || next?.kind !== 'item') return false;
  return isBold || (hasColon && next.number === 1);
}

/** A bulleted list after numbered steps is extras, unless its items are sentences and its name isn't one of extras. */
function isOverExtras({ kind, words, isBold }: Entry, { current, next }: Around): boolean {
  if (!isNumbered(current) || next?.kind !== 'item' || next.number !== undefined) return false;
  if (kind === 'section') return true;
  if (kind === 'group' && !isSentence(next.text)) return true;
  return kind !== 'item' && (kind === 'group' || isBold) && sectionOf(words) === 'others';
}

function isNumbered({ caption, entries }: Section): boolean {
  return (caption?.number ?? entries.at(-1)?.number) !== undefined;
}

/** What answers `**Would you like another recipe?**` is no step. */
function isQuestion({ kind, isBold, words }: Entry): boolean {
  return isBold && kind !== 'item' && /[?？؟]$/u.test(words);
}

function isSentence(text: string): boolean {
  return text.length >= SHORTEST_STEP || /[.!。！]$/.test(text);
}

/** Whether a section's own caption names a group: `Ingredients for the dough`, `Filling ingredients`. */
export function isOfGroup({ words }: Entry): boolean {
  return OF_GROUP.test(words) || isGroup(words.replace(/\s\S+$/u, ''));
}

/** Entries under the same caption. */
export interface Section {
  readonly kind: 'ingredients' | 'steps' | 'others';
  /** The line above them. */
  readonly caption?: Entry | undefined;
  /** Whether it starts the ingredients or the steps, rather than a group of them. */
  readonly isMain?: boolean;
  readonly entries: Entry[];
}

export interface Sections {
  readonly sections: readonly Section[];
  /** The index of the entry that the recipe after the first starts with. */
  readonly next?: number;
}

interface Around {
  readonly next: Entry | undefined;
  readonly current: Section;
  /** Those of ingredients or steps that have entries. */
  readonly filled: readonly Section[];
  /** Whether something is called the ingredients. */
  readonly isCaptioned: boolean;
}
