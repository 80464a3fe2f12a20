import { languageOfLine } from '../language/language-of.ts';
import type { Language } from '../language/names/languages.ts';
import type { IngredientLine } from '../recipe/derive-recipe.ts';
import { type Reader, readerOf } from './reader.ts';
import { type FoodToken, isNaming } from './token.ts';
import { isUnspaced, unspacedFoodsIn } from './unspaced-names.ts';

const BRACKETS = /\([^()]*\)|（[^（）]*）|\[[^[\]]*\]/gu;

/** Between a name and what is said of it, or of two names. */
const PART_END = /(?<!\d)[,;:،]| [-–—] /u;

/** Not `12%`. */
const NUMBER = /\p{N}(?![\p{N}.,]*\s?[%٪％])/u;

/** How far behind the amount's number its unit may stand: `1 large garlic clove`. */
const UNIT_WITHIN = 4;

/** Languages in which what a food is for stands before it: `kızartmak için yağ`. */
const PURPOSE_FIRST: ReadonlySet<Language> = new Set(['tr', 'hi']);

/** From so many on, parts of a line without a number are as many foods: `Salt, pepper, olive oil`. */
const LEAST_LISTED = 3;

/** The foods on a line, as they are written there, without amounts and what is done to them.
 *
 * @example
 * foodsIn({ text: '3 cloves of garlic, minced' }); // ['garlic']
 * foodsIn({ text: '1 tablespoon oil or butter, for frying' }); // ['oil', 'butter']
 */
export function foodsIn(line: IngredientLine): string[] {
  const language = languageOfLine(line);
  if (isUnspaced(language)) return unspacedFoodsIn(line.text, language);
  const text = blanked(line.text);
  return namesIn(line.text, readerOf(language)).map((words) =>
    text.slice(words[0]!.start, words.at(-1)!.end).replace(/\s+/g, ' '),
  );
}

/** The names of the foods on a line: their words, without amounts and what else is said. */
export function namesIn(line: string, reader: Reader): FoodToken[][] {
  const parts = splitAt(reader.tokensOf(blanked(line)), ({ gap }) => PART_END.test(gap));
  const named = parts.map((part) => namesOfPart(part, reader)).filter((names) => names.length > 0);
  const isList =
    parts.length >= LEAST_LISTED && named.length === parts.length && !/\p{N}/u.test(line);
  if (isList) return named.flat();
  return named[0] ?? parts.slice(0, 1).flatMap((part) => otherName(part, reader));
}

/** Other names of its food, in brackets: `chili paste (sambal)`. */
export function aliasesIn(line: string, reader: Reader): FoodToken[][] {
  const brackets = line.match(BRACKETS) ?? [];
  return brackets
    .map((text) => reader.tokensOf(text))
    .filter(([word, more]) => word && !more && isNaming(word));
}

/** A line with spaces in place of what stands in brackets. */
function blanked(line: string): string {
  return line.replace(BRACKETS, (brackets) => ' '.repeat(brackets.length));
}

/** Behind the last number that a name follows, or before it: `Juice of 1 lemon`, `flour 200 g`. */
function namesOfPart(part: readonly FoodToken[], reader: Reader): FoodToken[][] {
  const pieces = splitAt(part, ({ gap }) => NUMBER.test(gap));
  const all = pieces.map((piece) =>
    splitAt(piece, ({ kind, isAnd }) => kind === 'and' || isAnd).map((tokens) =>
      nameIn(tokens, reader),
    ),
  );
  return (
    all
      .map((names) => names.filter((name) => name.some(isNaming)))
      .findLast((names) => names.length > 0) ?? []
  );
}

function splitAt(tokens: readonly FoodToken[], isStart: (token: FoodToken) => boolean) {
  const parts: FoodToken[][] = [[]];
  for (const token of tokens) {
    if (isStart(token) && parts.at(-1)!.length > 0) parts.push([]);
    parts.at(-1)!.push(token);
  }
  return parts;
}

/** From behind the unit and small words to the next of those; the last such run where purposes stand before a food. */
function nameIn(tokens: readonly FoodToken[], { language }: Reader): FoodToken[] {
  const unit = tokens.findLastIndex(
    ({ kind }, index) =>
      index < UNIT_WITHIN && kind === 'unit' && tokens.slice(index + 1).some(isNaming),
  );
  const runs: FoodToken[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (index <= unit || token.kind === 'of' || token.kind === 'and') continue;
    if (token.kind !== 'small') runs.at(-1)!.push(token);
    // `zumo de medio limón`
    else if (runs.at(-1)!.length > 0 && tokens[index - 1]?.kind !== 'of') runs.push([]);
  }
  const isLast = PURPOSE_FIRST.has(language);
  return (isLast ? runs.findLast((run) => run.some(isNaming)) : undefined) ?? runs[0]!;
}

/** What names a food only as nothing else does: the cloves of `ground cloves`. */
function otherName(part: readonly FoodToken[], reader: Reader): FoodToken[][] {
  const name = nameIn(part, reader);
  if (name.length > 1 && name[0]!.kind === 'unit') name.shift();
  const last = name.pop();
  return last && (last.kind === 'unit' || last.kind === 'like')
    ? [[...name, { ...last, kind: 'food' }]]
    : [];
}
