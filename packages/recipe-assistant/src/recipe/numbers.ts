import { anyOf } from './words/any-of.ts';

/** Matches the end of a unit: `g` is one in `200 g` and in `200gの`, but not in `2 garlic cloves`. */
const UNIT_END = String.raw`(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Devanagari}])`;

/** Matches a unit of weight or volume. */
export const MEASURE = `(?:${anyOf('metric', 'measures')})${UNIT_END}`;

/** Matches a food container: a size in brackets is the size of one. */
export const CONTAINER = `(?:${anyOf('containers')})${UNIT_END}`;
