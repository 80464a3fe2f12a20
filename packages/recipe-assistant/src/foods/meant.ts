import type { NamedLine } from './mention.ts';
import type { Reader } from './reader.ts';
import { type FoodToken, isNaming } from './token.ts';

/**
 * Of the names that have a run of words of a step, those that are meant by it. Under `soy sauce` and `fish sauce`, `soy
 * sauce` is the run, and only names with both its words get here.
 */
export function meantBy(
  run: readonly FoodToken[],
  names: readonly Name[],
  list: List,
): readonly Name[] {
  const { reader } = list;
  const surest = ({ words }: Name) =>
    Math.max(...words.flatMap((word) => run.map((own) => reader.match(word, own))));
  const own = names.filter((name) => !isOther(name, run, list));
  const most = Math.max(0, ...own.map(surest));
  const sure = own.filter((name) => surest(name) === most);
  // The line that has the word as written: under `bell peppers` and `black pepper`, `peppers` → the first. But of one
  // piece a step may have the plural: under `1 onion` and `green onions`, `onions` → both.
  const isWritten = ({ words, isOne }: Name) =>
    isOne || words.some(({ word }) => word === run[0]!.word);
  return preferred(sure, isWritten);
}

/** Whether a run of words is in a name, but means another food. */
function isOther({ words }: Name, run: readonly FoodToken[], { dish, reader }: List): boolean {
  const naming = words.filter(isNaming);
  const head = reader.headOf(naming);
  const [word] = run;
  // What something is made of is another food: `chicken`, under `chicken stock` → true.
  if (head?.kind === 'made' && !run.some((own) => reader.isSame(head, own))) return true;
  if (naming.length <= 1 || run.length > 1 || !word) return false;
  // Many foods are this, so that it names none by itself: `sauce`, under `soy sauce` → true.
  if (word.kind === 'vague' || word.kind === 'dish') return true;
  // What the dish is called is the dish: of a `Bean Chili`, `chili`, under `chili powder` → true.
  return head?.kind !== 'food' && dish !== undefined && reader.isSame(dish, word);
}

/**
 * Of several lines that a step may mean, those that are meant, as far as there are any:
 *
 * - those of its group: of `For the sauce` and `For the salad`, in a step of the sauce → the first;
 * - of these, those with the fewest words: `butter`, under `butter` and `peanut butter` → the first;
 * - of these, those for its stage: `Garnish with dill.`, under `dill` and `dill for garnish` → the second.
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
  /** What the dish is, by its title: `Bean Chili` → `chili`. */
  readonly dish: FoodToken | undefined;
  readonly reader: Reader;
  /** The names that have a word of a step, by that word, so that each is looked for once. */
  readonly known: Map<string, readonly Name[]>;
}

/** A name of a line. */
export interface Name extends NamedLine {
  readonly words: readonly FoodToken[];
  /** Whether the line is one piece, or less: `1 onion`, `½ onion`. */
  readonly isOne: boolean;
}
