import { NUMBER, toAscii } from './number.ts';
import { roundGrams, writeNumber } from './number-text.ts';
import { readSpan, type Quantity } from './quantity.ts';
import { CONTAINER, MEASURE, UNIT_END } from './units.ts';

/** Sizes of one of what is counted: `1 (28 oz) can`, `2 x 400 g`, `2 14-oz cans`. */
const SIZE_OF_ONE = new RegExp(
  String.raw`^ ?(?:\([^()]*\)|x ?${NUMBER}[ -]?${MEASURE}|${NUMBER}[ -]?${MEASURE})`,
  'iu',
);

/** The same behind the name of what it is packed in: `1 can (400 g)`. */
const SIZE_OF_CONTAINER = new RegExp(String.raw`([^\p{L}]${CONTAINER}) ?\([^()]*\)`, 'giu');

const EACH = /\([^()]*(?:each|apiece|per|je|jeweils|chacune?|cada|每|各)(?!\p{L})[^()]*\)/giu;

/** Numbers that say how to cut, or how long, and not how much. */
const NO_AMOUNT = new RegExp(
  String.raw`${NUMBER}(?:-${NUMBER})?[ -]?(?:%|°|inch(?:es)?|in\.|[cm]m|"|″|min(?:utes?|uten)?|hours?)${UNIT_END}`,
  'giu',
);

/** Another amount, which a cook would have to scale as well. */
const OTHER_AMOUNT = new RegExp(
  String.raw`\([^()]*\d|(?:plus|and|or|und|oder|ou|et|más|más|e|o|\+|&|\/) ?(?:about )?(?:\d|[¼-¾⅐-⅞])|(?:\d|[¼-¾⅐-⅞])[ -]?${MEASURE}`,
  'iu',
);

/**
 * Scales a line's quantity, and nothing else of the line: with `scaled: false` the line stays as it is.
 * That is so for lines that begin with none, and for those that name a second amount, such as
 * `1 cup (240 ml) milk` or `1 cup plus 2 tablespoons flour`, which would no longer be true.
 *
 * Halves, thirds, quarters and eighths stay what they are, and grams and millilitres are rounded to two
 * figures. Scale the line as it was read, never one that was scaled.
 *
 * @param factor more than 0; anything else scales nothing
 * @example
 * scaleLine(line, 0.5); // { text: '¾ cup rice', scaled: true } of `1 1/2 cup rice`
 */
export function scaleLine(line: ScalableLine, factor: number): ScaledLine {
  const { text, quantity } = line;
  const unscaled = { text, scaled: false };
  if (quantity === undefined || !(factor > 0)) return unscaled;
  const ascii = toAscii(text);
  const span = readSpan(ascii, quantity.start);
  if (span === undefined || hasOtherAmount(ascii.slice(span.end))) return unscaled;
  if (factor === 1) return { text, scaled: true };
  let scaled = text;
  for (const { value, start, end } of span.to ? [span.to, span.from] : [span.from]) {
    const product = value * factor;
    if (!Number.isFinite(product) || product === 0) return unscaled;
    const shown = span.measure === 'gram' ? roundGrams(product) : product;
    const number = writeNumber(shown, text.slice(start, end), span.measure);
    scaled = scaled.slice(0, start) + number + scaled.slice(end);
  }
  return { text: scaled, scaled: true };
}

function hasOtherAmount(rest: string): boolean {
  const others = rest
    .replace(SIZE_OF_ONE, '')
    .replace(SIZE_OF_CONTAINER, '$1')
    .replace(EACH, '')
    .replace(NO_AMOUNT, '');
  return OTHER_AMOUNT.test(others);
}

/** A line with its quantity, as `deriveRecipe` gives it. */
interface ScalableLine {
  readonly text: string;
  readonly quantity?: Quantity | undefined;
}

/** A line for another number of people. */
export interface ScaledLine {
  text: string;
  /** Whether the line has a quantity that can be scaled. */
  scaled: boolean;
}
