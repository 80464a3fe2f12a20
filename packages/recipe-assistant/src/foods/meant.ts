import type { NamedLine } from './mention.ts';
import type { Reader } from './reader.ts';
import { type FoodToken, isNaming } from './token.ts';

/** Of names with as many words of a step, those that are meant. */
export function meantBy(
  run: readonly FoodToken[],
  names: readonly Name[],
  list: List,
): readonly Name[] {
  const { reader } = list;
  const has = (word: FoodToken) => run.some((own) => reader.isSame(word, own));
  const surest = ({ words }: Name) =>
    Math.max(...words.flatMap((word) => run.map((own) => reader.match(word, own))));
  const own = names.filter((name) => !isOther(name, run, list));
  const most = Math.max(0, ...own.map(surest));
  let meant: readonly Name[] = own.filter((name) => surest(name) === most);
  // The peppers are no pepper, but onions may be one.
  const isWritten = ({ words, isOne }: Name) =>
    isOne || words.some(({ word }) => word === run[0]!.word);
  meant = preferred(meant, isWritten);
  const isMade = (word: FoodToken) => isNaming(word) && word.kind !== 'food' && !has(word);
  meant = preferred(meant, ({ words }) => !words.some(isMade));
  return meant;
}

/** Whether words mean another food, though they are of its name. */
function isOther({ words }: Name, run: readonly FoodToken[], { dish, reader }: List): boolean {
  const naming = words.filter(isNaming);
  const head = reader.headOf(naming);
  const [word] = run;
  // The chicken of a chicken stock.
  if (head?.kind === 'made' && !run.some((own) => reader.isSame(head, own))) return true;
  if (naming.length <= 1 || run.length > 1 || !word) return false;
  if (word.kind === 'vague' || word.kind === 'dish') return true;
  // The chili that is cooked is no chili powder.
  return head?.kind !== 'food' && dish !== undefined && reader.isSame(dish, word);
}

/**
 * Of several lines that a step may mean those of its group, those with the fewest words, as butter is no peanut butter,
 * and those for its stage.
 */
export function closest(
  named: readonly NamedLine[],
  group: number,
  isOfStage: (named: NamedLine) => boolean,
): NamedLine[] {
  const own = preferred(named, (each) => each.group === group);
  const least = Math.min(...own.map(countOf));
  return preferred(
    own.filter((each) => countOf(each) === least),
    isOfStage,
  );
}

function countOf({ words = [] }: NamedLine): number {
  return words.filter(isNaming).length;
}

function preferred<T>(all: readonly T[], is: (one: T) => boolean): T[] {
  const some = all.filter(is);
  return some.length > 0 ? some : [...all];
}

/** What is looked for. */
export interface List {
  readonly names: readonly Name[];
  /** What the dish is, by its title. */
  readonly dish: FoodToken | undefined;
  readonly reader: Reader;
  /** Those that have a word of a step, by that. */
  readonly known: Map<string, readonly Name[]>;
}

/** A name of a line. */
export interface Name extends NamedLine {
  readonly words: readonly FoodToken[];
  /** Whether the line is one of what is counted, or less. */
  readonly isOne: boolean;
}
