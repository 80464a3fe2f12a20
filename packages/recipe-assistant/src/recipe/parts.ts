import { isGroup } from '../markdown/roles/label.ts';
import { SECTION_WORDS } from '../markdown/roles/section-words.ts';
import { isDatum, startsLikeTalk } from '../markdown/roles/talk.ts';
import { isPlainTitle } from '../markdown/roles/title.ts';
import { readQuantity } from './quantity.ts';
import type { Row } from './rows.ts';

/** A longer line with a colon announces something, and is no name of a group. */
const LONGEST_NAME = 50;

/** A shorter line without an end mark may be an ingredient, and is no step. */
const SHORTEST_STEP = 25;

/** What is said beside a recipe, and holds neither ingredients nor steps of it. */
const ASIDE =
  /\b(?:notes?|tips?|variations?|substitut\w+|storage|storing|nutrition\w*|calories|why|leftovers|make ahead|description|enjoy|pairings?|allerg\w+|about|benefits)\b/i;

/** `Here is what you will need:`, `Follow these steps:`. */
const ANNOUNCED = {
  ingredients: announcing(SECTION_WORDS.ingredients, String.raw`(?:will|['’]ll) need|required`),
  steps: announcing(
    SECTION_WORDS.steps,
    String.raw`here['’]?s how|how (?:you can |to )(?:make|prepare|cook)|to (?:make|prepare|cook) (?:it|this|the dish)`,
  ),
};

/** `Ingredients: for about 8 pieces`. */
const LABEL_AND_MORE = new RegExp(
  `^(?:${SECTION_WORDS.ingredients}|${SECTION_WORDS.steps})\\s?[:：]`,
  'iu',
);

/** The visitor's own, and not yet those of the recipe. */
const ON_HAND = /you (?:have|provided|listed|mentioned|gave)|on hand|available|in your/i;

const INGREDIENTS_FIRST = new RegExp(`^(?:${SECTION_WORDS.ingredients})(?!\\p{L})`, 'iu');

/** `Preparing the dough`, `Cooking`, `Assembly`: after the ingredients these are the steps. */
const COOKING =
  /^(?:(?:how )?to )?(?:prepar|mak(?:e|ing)|cook|bak(?:e|ing)|roast|fry|grill|boil|simmer|assembl|shap|serv|finish|step)/i;

/**
 * Parts the rows of a text by what stands over them, and ends where a second recipe begins: two are
 * never merged.
 */
export function partsOf(rows: readonly Row[]): Parted {
  const parts: Part[] = [{ section: 'other', rows: [] }];
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1];
    const place = { row, before, next: rows[index + 1], parts };
    if (beginsNextRecipe(place)) {
      return { parts: withoutName(parts, before), nextName: row.kind === 'title' ? row : before };
    }
    const started = startSection(place) ?? startGroup(place);
    if (started) parts.push(started);
    else parts.at(-1)!.rows.push(row);
  }
  return { parts };
}

/** Another title, or ingredients again after the steps, or under a name that is no group's. */
function beginsNextRecipe(place: Place): boolean {
  const { row, before, parts } = place;
  const kind = mainKind(place);
  if (row.kind === 'title') return hasRows(parts, 'ingredients') || hasRows(parts, 'steps');
  if (kind === undefined || !hasRows(parts, kind) || (before && isGroupName(before))) return false;
  const last = parts.findLast(({ section, rows }) => section !== 'other' && rows.length > 0);
  return last?.section !== kind || (before !== undefined && namesDish(before));
}

function startSection(place: Place): Part | undefined {
  const { row, before, next, parts } = place;
  const part = parts.at(-1)!;
  const kind = mainKind(place);
  if (kind !== undefined) {
    for (const guessed of parts)
      if (guessed.isGuess && guessed.section === kind) guessed.section = 'other';
    if (part.section === kind) return undefined;
    const name = before && isGroupName(before) ? before : part.name;
    return { section: kind, label: row, name, isMain: true, rows: [] };
  }
  if (row.kind === 'title') return { section: 'other', label: row, rows: [] };
  if (row.kind === 'item' && part.section === 'ingredients' && isFirstStep(row, parts)) {
    return { section: 'steps', isMain: true, rows: [row] };
  }
  const announced =
    row.kind === 'text' && next?.kind === 'item' ? announcedBy(row, parts) : undefined;
  if (announced) return { section: announced, isGuess: true, isMain: true, rows: [] };
  const isOther = row.kind === 'section' && !isSubheading(place);
  return isOther ? { section: 'other', label: row, rows: [] } : undefined;
}

/** Lines with a name of their own, within a section. */
function startGroup(place: Place): Part | undefined {
  const { row, parts } = place;
  const part = parts.at(-1)!;
  if (isSubheading(place))
    return {
      section: part.section,
      label: row,
      outer: part.isMain ? undefined : part.label,
      name: part.name,
      rows: [],
    };
  // Items beside one that has a group of items in it belong to what that one stands in.
  const { label, outer } = part;
  if (row.kind !== 'item' || !label?.hasItems || row.depth > label.depth) return undefined;
  if (label.kind === 'section') return { section: 'other', rows: [row] };
  return { section: part.section, label: outer, name: part.name, rows: [row] };
}

function isSubheading(place: Place): boolean {
  const { row, parts } = place;
  const { section } = parts.at(-1)!;
  if (section === 'other') return false;
  if (row.kind === 'group' || hasMainWord(row)) return true;
  if (row.kind !== 'item' && ASIDE.test(row.words)) return false;
  return section === 'ingredients' ? isNameOfIngredients(place) : isNameOfSteps(place);
}

function isNameOfIngredients({ row, next }: Place): boolean {
  const isShort = row.words.length <= LONGEST_NAME;
  const isName = row.hasColon && isShort && !isDatum(row.words);
  switch (row.kind) {
    case 'item':
      return (isName && !readQuantity(row.text)) || (row.isMarked && row.hasItems === true);
    case 'section':
      return next?.kind === 'item' && (row.level === undefined || !!readQuantity(next.text));
    default:
      return isName && next?.kind === 'item';
  }
}

function isNameOfSteps({ row, next, parts }: Place): boolean {
  const isOverNumbers = next?.number === 1;
  switch (row.kind) {
    case 'item':
      return row.isMarked && row.hasItems === true;
    case 'section': {
      // Steps that begin under names go on under names.
      const main = parts.findLast(({ isMain }) => isMain);
      if (main?.rows.length === 0) return true;
      return isOverNumbers && (row.level === undefined || COOKING.test(row.words));
    }
    default:
      if (row.hasColon && isOverNumbers) return !startsLikeTalk(row.words);
      return row.isMarked && (next?.kind === 'item' || (next?.kind === 'text' && !next.isMarked));
  }
}

/** Numbers after bullets, with sentences behind them: the steps, though nothing says so. */
function isFirstStep(row: Row, parts: readonly Part[]): boolean {
  if (row.number !== 1 || row.depth > 0 || readQuantity(row.text)) return false;
  const hasBullets = parts.some(
    ({ section, rows }) => section === 'ingredients' && rows.some(({ number }) => number === undefined),
  );
  return hasBullets && (row.text.length >= SHORTEST_STEP || /[.!。！]$/.test(row.text));
}

function announcedBy({ hasColon, text }: Row, parts: readonly Part[]): MainKind | undefined {
  if (!hasColon && !LABEL_AND_MORE.test(text)) return undefined;
  const isIngredients = ANNOUNCED.ingredients.test(text) && !ON_HAND.test(text);
  if (isIngredients === ANNOUNCED.steps.test(text)) return undefined;
  const kind = isIngredients ? 'ingredients' : 'steps';
  return hasRows(parts, kind) || parts.at(-1)!.section === kind ? undefined : kind;
}

/** The section that a row begins. Among the steps, `Prepare the ingredients:` is the name of some. */
function mainKind({ row, parts }: Place): MainKind | undefined {
  if (row.kind !== 'section' && row.kind !== 'title') return undefined;
  if (hasMainWord(row)) {
    const isAmongSteps = row.section === 'ingredients' && parts.at(-1)!.section === 'steps';
    const isName =
      isAmongSteps && hasRows(parts, 'ingredients') && !INGREDIENTS_FIRST.test(row.words);
    return isName ? undefined : (row.section as MainKind);
  }
  if ((row.kind === 'section' && row.section !== 'other') || ASIDE.test(row.words)) return undefined;
  const announced = announcedBy(row, parts);
  const isCooking =
    hasRows(parts, 'ingredients') && !hasRows(parts, 'steps') && COOKING.test(row.words);
  return announced ?? (isCooking ? 'steps' : undefined);
}

function hasMainWord({ kind, section }: Row): boolean {
  return kind === 'section' && (section === 'ingredients' || section === 'steps');
}

function hasRows(parts: readonly Part[], kind: MainKind): boolean {
  return parts.some(
    ({ section, rows, isGuess }) => section === kind && rows.length > 0 && !isGuess,
  );
}

function isGroupName({ kind, words, hasColon }: Row): boolean {
  return kind === 'group' || (hasColon && isGroup(words));
}

/** Whether a row is the name of another dish, which only what follows it shows. */
function namesDish({ kind, hasColon, isMarked, number, words }: Row): boolean {
  if (kind === 'item') return hasColon || (number !== undefined && isPlainTitle(words));
  return kind !== 'text' || hasColon || isMarked;
}

/** The next recipe's name may have been taken for the last step of this one. */
function withoutName(parts: Part[], name: Row | undefined): Part[] {
  const { rows } = parts.at(-1)!;
  if (name !== undefined && rows.at(-1) === name && (namesDish(name) || isPlainTitle(name.words)))
    rows.pop();
  return parts;
}

function announcing(words: string, sentences: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${sentences}|${words})(?!\p{L})`, 'iu');
}

/** Rows that stand under the same label. */
export interface Part {
  section: MainKind | 'other';
  /** What is written over them. */
  readonly label?: Row | undefined;
  /** What was written over the part that this one is in. */
  readonly outer?: Row | undefined;
  /** The group of which a whole section is told: `For the frosting`. */
  readonly name?: Row | undefined;
  /** Whether it begins a section, and no group in one. */
  readonly isMain?: boolean;
  /** Whether a sentence announces it, and no label. */
  readonly isGuess?: boolean;
  readonly rows: Row[];
}

export interface Parted {
  readonly parts: readonly Part[];
  /** What is written over the recipe that follows the first. */
  readonly nextName?: Row | undefined;
}

type MainKind = 'ingredients' | 'steps';

/** A row, and what is around it. */
interface Place {
  readonly row: Row;
  readonly before: Row | undefined;
  readonly next: Row | undefined;
  readonly parts: readonly Part[];
}
