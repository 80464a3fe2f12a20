import {
  isChatter,
  isCounted,
  isFact,
  isGroup,
  isSectionAlone,
  sectionOf,
  type SectionKind,
  unwrap,
  type Unwrapped,
} from './captions.ts';
import type { Context, Source } from './line.ts';
import { type Label, type Place, sectionIn } from './outline.ts';
import { isMarkedTitle, isPlainTitle, LONGEST_LABEL } from './titles.ts';

const ITEM = /^\s*(?:[-+*]|(\d{1,3})[.)])\s/;
const FACT_WITH_VALUE = /^[^:：]{1,30}[:：]\**\s*\S/u;

/** The end of a sentence, or marks inside one: no name of a group. */
const IN_SENTENCE = /[,.!;。！、，]/u;

/**
 * What a whole line names: the dish, a section of its recipe, a group in one; undefined for any other line.
 *
 * @param level that of a written heading
 */
export function labelOf(
  context: Context,
  source: Source,
  level: number | undefined,
): Label | undefined {
  const { text, next } = source;
  if (level !== undefined) return labelOfHeading(context, source, level);
  if (text.length > LONGEST_LABEL) return isMarkedName(context, source) ? TITLE : undefined;
  const name = unwrap(text);
  const section = sectionByWords(name, context);
  if (section) return section;
  return isTitle(context, source) ? TITLE : labelByMarks(name, context, next);
}

function labelOfHeading(place: Place, { text, next }: Source, level: number): Label | undefined {
  const { words } = unwrap(text);
  if (!place.section && isFactWithValue(words)) return undefined;
  const section = sectionOf(words, mayHaveTitle(place));
  if (section) {
    // `### Main ingredients` among the ingredients, `### Step 1: Preparation` among the steps.
    const isDeeper = section === place.section && level > (sectionIn(place)?.level ?? level);
    return isDeeper || isStepName(section, words, place) ? GROUP : { role: 'section', section };
  }
  if (mayHaveTitle(place)) return TITLE;
  if (isGroupHeading(words, level, place, next)) return GROUP;
  return isNextTitle(level, place) ? TITLE : OTHERS;
}

/** `### Serves: 4` */
function isFactWithValue(words: string): boolean {
  return isFact(words) && FACT_WITH_VALUE.test(words);
}

function isGroupHeading(words: string, level: number, place: Place, next: () => string): boolean {
  if (place.section !== 'ingredients' && place.section !== 'steps') return false;
  // One like it was over a whole recipe.
  if (place.outline.some((above) => above.section === 'unknown' && above.level === level))
    return false;
  if (isGroup(words)) return true;
  if (level > (sectionIn(place)?.level ?? 0)) return true;
  const last = place.outline.at(-1)!;
  if (last.role === 'group') return last.level === level;
  return place.section === 'ingredients' ? isOverBullets(next) : !place.hasItems;
}

/** A heading at the title's level, above that of the sections, names another recipe. */
function isNextTitle(level: number, place: Place): boolean {
  const title = place.outline.find(({ role }) => role === 'title');
  const section = sectionIn(place);
  return title?.level === level && section !== undefined && (section.level ?? Infinity) > level;
}

/** The section that words name, or the group in one. */
function sectionByWords({ words, isBold, hasColon }: Unwrapped, place: Place): Label | undefined {
  const isLabel = isBold || hasColon;
  const section = sectionOf(words);
  const named =
    section && (isLabel || isSectionAlone(words)) ? namedSection(section, words, place) : undefined;
  return named ?? (isLabel && place.section && isGroup(words) ? GROUP : undefined);
}

/** What is bold, or ends in a colon, names something of the section that it is in. */
function labelByMarks(name: Unwrapped, place: Place, next: () => string): Label | undefined {
  if (!namesSomething(name)) return undefined;
  if (name.isBold) return boldLabel(name, place, next);
  // `Sauce mix:` over further ingredients.
  return place.section === 'ingredients' && isOverBullets(next) ? GROUP : undefined;
}

function namesSomething({ words, isBold, hasColon }: Unwrapped): boolean {
  if (!isBold && !hasColon) return false;
  const isName = isCounted(words) || !isFact(words);
  return isName && !IN_SENTENCE.test(words.replace(/^\d+\./, '')) && !isChatter(words);
}

function namedSection(section: SectionKind, words: string, place: Place): Label | undefined {
  // Above the ingredients, `Here's how to make it:` announces all, and `Practical preparation:` is of something else.
  const isFirst = section === 'steps' && !place.section;
  if ((isFirst || section === 'others') && isChatter(words)) return undefined;
  if (isFirst && !sectionOf(words, true)) return undefined;
  // `**Dry ingredients**` among the ingredients is a group of them.
  const isPart = section === 'ingredients' && section === place.section && !isSectionAlone(words);
  return isPart || isStepName(section, words, place) ? GROUP : { role: 'section', section };
}

/** Among the steps: `Step 1: Preparation`, or `Prepare the ingredients` as the first of them. */
function isStepName(section: SectionKind, words: string, place: Place): boolean {
  if (place.section !== 'steps' || section === 'others') return false;
  return (
    isCounted(words) || (section === 'ingredients' && !place.hasItems && !isSectionAlone(words))
  );
}

function isTitle(context: Context, source: Source): boolean {
  const { position, before } = context;
  const { text, next } = source;
  if (isMarkedName(context, source)) return true;
  if (!mayHaveTitle(context)) return false;
  const mayStart = position !== 'later' || before !== 'text';
  if (mayStart && isPlainTitle(text, position)) return true;
  // `Lemon rice:`
  const { words, hasColon } = unwrap(text);
  return hasColon && isPlainTitle(words, 'first') && isAboveIngredients(next);
}

/** `Recipe: Lemon rice`, or a name in bold. */
function isMarkedName(place: Place, { text, next }: Source): boolean {
  if (place.section === 'ingredients' || !isMarkedTitle(text)) return false;
  const { words } = unwrap(text);
  const isAlone = mayHaveTitle(place) && !isCounted(words);
  return isAlone || (!isGroup(words) && isAboveIngredients(next));
}

/** Whether the next line names the ingredients. */
function isAboveIngredients(next: Source['next']): boolean {
  return sectionOf(unwrap(next().replace(/^(?:#+|[-*+])\s+/, '')).words) === 'ingredients';
}

/** A bold label is of the section that it is in, unless it has no numbers where the steps are numbered. */
function boldLabel(
  { words, hasColon }: Unwrapped,
  { section, holdsAmounts }: Place,
  next: () => string,
): Label | undefined {
  if (section === 'ingredients') return GROUP;
  if (section !== 'steps') return hasColon ? OTHERS : undefined;
  const isOfSteps = !holdsAmounts || isCounted(words) || ITEM.exec(next())?.[1] !== undefined;
  return isOfSteps ? GROUP : OTHERS;
}

function isOverBullets(next: () => string): boolean {
  const [item, number] = ITEM.exec(next()) ?? [];
  return item !== undefined && !number;
}

/** Whether a title may come: there is no title yet and no section, which would be below it. */
export function mayHaveTitle({ outline, section }: Place): boolean {
  return section === undefined && !outline.some(({ role }) => role === 'title');
}

const GROUP: Label = { role: 'group', section: undefined };
const OTHERS: Label = { role: 'section', section: 'unknown' };
const TITLE: Label = { role: 'title', section: undefined };
