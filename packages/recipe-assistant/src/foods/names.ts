import { languageOfLine } from '../language/language-of.ts';
import { FOODS } from '../language/foods/languages.ts';
import type { IngredientLine } from '../recipe/derive-recipe.ts';
import { type Reader, readerOf } from './reader.ts';
import { BRACKETS, type FoodToken, isNaming } from './token.ts';
import { unspacedFoodsIn } from './unspaced-names.ts';

/** Between a name and what is said of it, or another name: `1 onion, chopped` → `1 onion`. */
const PART_END = /(?<!\d)[,;:،]| [-–—] /u;

/** A number of an amount; a percentage is what the food is like: `śmietany 18%`, cream of 18% → none. */
const NUMBER = /\p{N}(?![\p{N}.,]*\s?[%٪％])/u;

/**
 * A line without a number that has so many parts lists foods: `Salt, pepper, olive oil` → all three. In fewer, what
 * follows is said of the first: `Chicken, breast` → `Chicken`.
 */
const LEAST_LISTED = 3;

/**
 * The foods on a line, as they are written there, without amounts and what is done to them.
 *
 * @example
 * foodsIn({ text: '3 cloves of garlic, minced' }); // ['garlic']
 * foodsIn({ text: '1 tablespoon oil or butter, for frying' }); // ['oil', 'butter']
 */
export function foodsIn(line: IngredientLine): string[] {
  const language = languageOfLine(line);
  if (FOODS[language].unspaced) return unspacedFoodsIn(line.text, language);
  const text = blanked(line.text);
  return namesIn(line.text, readerOf(language)).map((words) =>
    text.slice(words[0]!.start, words.at(-1)!.end).replace(/\s+/g, ' '),
  );
}

/**
 * The words of each food's name on a line, without amounts and what else is said: `1 cup oil or butter, cold` → `oil`,
 * `butter`.
 */
export function namesIn(line: string, reader: Reader): FoodToken[][] {
  const parts = splitAt(reader.tokensOf(blanked(line)), ({ gap }) => PART_END.test(gap));
  const named = parts.map((part) => namesOfPart(part, reader)).filter((names) => names.length > 0);
  const isList =
    parts.length >= LEAST_LISTED && named.length === parts.length && !/\p{N}/u.test(line);
  if (isList) return named.flat();
  return named[0] ?? parts.slice(0, 1).flatMap((part) => otherName(part, reader));
}

/** Other names of a line's food, in brackets: `chili paste (sambal)` → `sambal`. */
export function aliasesIn(line: string, reader: Reader): FoodToken[][] {
  const brackets = line.match(BRACKETS) ?? [];
  return brackets
    .map((text) => reader.tokensOf(text))
    .filter(([word, more]) => word && !more && isNaming(word));
}

/** A line with spaces in place of what stands in brackets, so that each word keeps its place. */
function blanked(line: string): string {
  return line.replace(BRACKETS, (brackets) => ' '.repeat(brackets.length));
}

/**
 * The names behind the last number that any follow, else those before it: `Juice of 1 lemon` → `lemon`, `flour 200 g` →
 * `flour`.
 */
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

/**
 * The words of a name, from behind the unit to the next small word: `2 cups basil for garnish` → `basil`. Where what a
 * food is for stands before it, the last such run.
 */
function nameIn(tokens: readonly FoodToken[], { traits }: Reader): FoodToken[] {
  const unit = tokens.findLastIndex(
    ({ kind }, index) => kind === 'unit' && tokens.slice(index + 1).some(isNaming),
  );
  const runs: FoodToken[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    if (index <= unit || token.kind === 'of' || token.kind === 'and') continue;
    if (token.kind !== 'small') runs.at(-1)!.push(token);
    // Behind `of`, a small word is within the name: `zumo de medio limón`, juice of half a lemon, is one.
    else if (runs.at(-1)!.length > 0 && tokens[index - 1]?.kind !== 'of') runs.push([]);
  }
  const last = traits.isPurposeFirst && runs.findLast((run) => run.some(isNaming));
  return last || runs[0]!;
}

/**
 * The name of a part in which no word is known for a food: its last one is one then. `ground cloves` → `ground cloves`,
 * though `cloves` is a unit elsewhere.
 */
function otherName(part: readonly FoodToken[], reader: Reader): FoodToken[][] {
  const name = nameIn(part, reader);
  if (name.length > 1 && name[0]!.kind === 'unit') name.shift();
  const last = name.pop();
  return last && (last.kind === 'unit' || last.kind === 'like')
    ? [[...name, { ...last, kind: 'food' }]]
    : [];
}
