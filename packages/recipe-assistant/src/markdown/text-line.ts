import { isChatter, isFact, isSectionAlone, unwrap } from './captions.ts';
import { labelOf } from './labels.ts';
import { readItem } from './item-line.ts';
import { placeAfter } from './outline.ts';
import { type Context, isInList, type Line, type Reading, type Source } from './line.ts';
import { LONGEST_LABEL, withoutLabel } from './titles.ts';

/** A line that ends a list although it has no marker: `Method:` introduces what follows. */
const ENDS_LIST = /^(?!\p{Ll}).{1,60}[:：]\**$|^\*\*[^*]{1,60}\*\*$/u;

/** The start of an ingredient without a marker, however the line goes on. */
const AMOUNT = /^[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/u;

/** Something said of the list, or the name of a group. */
const NO_INGREDIENT = /[.!?:：！？。]$|^[(（].*[)）]$|^\*\*[^*]+\*\*$/u;

/** A line without a marker. */
export function readText(context: Context, source: Source): Reading {
  const text = source.text.replace(/([^\\])\\$/, '$1');
  const own = { ...source, text };
  const inItem = readForgotten(context, own) ?? readInItem(context, own);
  if (inItem) return inItem;
  if (context.before === 'quote') return [{ kind: 'quote', text: `> ${text}` }, context];
  return readLabel({ ...context, list: undefined }, own) ?? readPlain(context, own);
}

/** An amount below an ingredient is an item whose bullet was forgotten. */
function readForgotten(context: Context, source: Source): Reading | undefined {
  const { list, before, section } = context;
  const isBelow = section === 'ingredients' && before !== 'blank' && list?.at(-1)?.marker;
  return isBelow && AMOUNT.test(source.text)
    ? readItem({ ...context, list: undefined }, source, '')
    : undefined;
}

/** A line that goes on with the item above: directly below, or by its indentation. */
function readInItem(context: Context, { text, indent }: Source): Reading | undefined {
  const { list, before } = context;
  const isIndented = isInList(context, indent);
  const isBelow = list?.at(-1)?.marker && before !== 'blank' && !endsList(text);
  if (!isIndented && !isBelow) return undefined;
  const own = isIndented ? list!.findLast(({ column }) => indent >= column + 2)! : list!.at(-1)!;
  return [
    { kind: 'text', text, isInItem: true, indent: own.content },
    { ...context, before: before === 'blank' ? 'text' : before, position: 'later' },
  ];
}

function endsList(text: string): boolean {
  return ENDS_LIST.test(text) || isSectionAlone(unwrap(text).words);
}

/** A line that names what follows. */
export function readLabel(context: Context, source: Source, level?: number): Reading | undefined {
  const { text } = source;
  const label = context.isPartial ? undefined : labelOf(context, source, level);
  if (!label) return undefined;
  const place = placeAfter(context, label, level);
  const name = label.role === 'title' && level === undefined ? withoutLabel(text) : text;
  const heading: Line = { kind: 'heading', text: name, label, depth: place.outline.length };
  return [heading, { ...context, ...place, list: undefined, before: 'heading', position: 'later' }];
}

function readPlain(context: Context, source: Source): Reading {
  const { text } = source;
  // An ingredient without a marker becomes an item.
  if (mayBeIngredient(context, source)) {
    const section = context.section ?? 'ingredients';
    return readItem({ ...context, section, list: undefined }, source, '');
  }
  const own: Context = startsSteps(context, text)
    ? { ...context, section: 'steps', hasItems: false, holdsAmounts: false }
    : context;
  const endsInColon = /[:：]\**$/.test(text);
  const isInSteps = own.section === 'steps';
  const isStep = isInSteps && !own.hasItems && !endsInColon;
  const position = endsInColon ? 'after-colon' : 'later';
  return [
    { kind: 'text', text, startsBlock: isInSteps, isStep },
    { ...own, list: undefined, before: 'text', position },
  ];
}

/** Whether a line without a marker is in a list of ingredients, or starts one. */
function mayBeIngredient({ section, hasItems, list }: Context, { text, next }: Source): boolean {
  if (list?.at(-1)?.marker) return false;
  if (section === 'ingredients') return (!hasItems || list !== undefined) && isIngredient(text);
  return section === undefined && isAmount(text) && isAmount(next());
}

/** Whether a line among ingredients is one of them rather than chatter. */
function isIngredient(text: string): boolean {
  if (AMOUNT.test(text)) return true;
  if (text.length > LONGEST_LABEL || NO_INGREDIENT.test(text)) return false;
  return !isChatter(text) && !isFact(text);
}

function isAmount(text: string): boolean {
  return AMOUNT.test(text) && text.length <= LONGEST_LABEL && !/[.!?:]$|^\d+[.)]/.test(text);
}

/** Whether sentences follow ingredients that nothing named. */
function startsSteps({ section, outline, before }: Context, text: string): boolean {
  const isUnnamed = section === 'ingredients' && !outline.some(({ role }) => role === 'section');
  return isUnnamed && before === 'blank' && /[.!。]$/.test(text);
}
