import type { StoreContext } from './assistant-options.ts';
import { callSafely, usableNumber } from './caller-options.ts';
import {
  keptIngredients,
  MIN_INGREDIENTS,
  normalizeIngredient,
  sortCandidates,
  splitIngredients,
  type AddIngredientResult,
  type AddIngredientsResult,
} from './ingredients.ts';

/**
 * The list of ingredients, uncontrolled or controlled.
 *
 * A controlling parent accepts or rejects a change on its next render. Until then calls accumulate: two
 * additions in one event are both in the list it last receives.
 */
export function createIngredientList(context: StoreContext) {
  /** The list itself; a controlled one only from a change until the parent's next render. */
  let own: readonly string[] | undefined;
  if (!context.options.ingredients) own = keptIngredients(context.options.defaultIngredients);
  /** The list before and after the last change that can be undone. */
  let undoable: { before: readonly string[]; after: readonly string[] } | undefined;
  /** The list that the next call builds on. */
  const current = () => own ?? context.options.ingredients ?? [];
  const without = (index: number) => current().filter((_, other) => other !== index);

  /** What adding a text to a list would do. */
  const sort = (text: string, ingredients: readonly string[]) =>
    sortCandidates(ingredients, splitIngredients(text), {
      maxIngredients: usableNumber(context.options, 'maxIngredients', Infinity),
      maxIngredientLength: usableNumber(context.options, 'maxIngredientLength', Infinity),
    });

  function set(ingredients: readonly string[]): void {
    const growth = ingredients.length - current().length;
    own = ingredients;
    if (growth) {
      context.emit({ type: growth > 0 ? 'add' : 'remove', count: Math.abs(growth) });
    }
    void callSafely(() => context.options.onIngredientsChange?.(ingredients));
    // If a controlling parent hasn't rendered yet, its own change will notify.
    if (!own || !context.options.ingredients) context.notify();
  }

  function setUndoable(after: readonly string[]): void {
    undoable = { before: current(), after };
    set(after);
  }

  function addIngredients(text: string): AddIngredientsResult {
    const sorted = sort(text, current());
    if (sorted.added.length > 0) set([...current(), ...sorted.added]);
    return sorted;
  }

  const canUndo = () => JSON.stringify(undoable?.after) === JSON.stringify(current());

  const actions = {
    addIngredients,
    addIngredient: (text: string) => describeAddition(addIngredients(text)),
    replaceIngredient(index: number, text: string): AddIngredientsResult {
      const others = without(index);
      const sorted = sort(text, others);
      if (index in current() && sorted.added.length > 0) {
        setUndoable([...others.slice(0, index), ...sorted.added, ...others.slice(index)]);
      }
      return sorted;
    },
    removeIngredient(index: number): void {
      if (index in current()) setUndoable(without(index));
    },
    clearIngredients(): void {
      if (current().length > 0) setUndoable([]);
    },
    undo(): void {
      const before = canUndo() && undoable?.before;
      undoable = undefined;
      if (before) set(before);
    },
  };

  /** A parent that controls the list has rendered. */
  function acceptControlled(): void {
    if (context.options.ingredients) own = undefined;
  }

  return { current, canUndo, acceptControlled, actions };
}

/** What happened to the last line of a text. */
function describeAddition({
  added,
  duplicates,
  refused,
}: AddIngredientsResult): AddIngredientResult {
  const ingredient = added.at(-1);
  if (ingredient) return { added: true, ingredient };
  const reason = refused?.[0]?.reason ?? (duplicates.length > 0 ? 'duplicate' : 'empty');
  return { added: false, reason };
}

/** The list's part of the state. What is blank does not count, as a page may control the list. */
export function describeIngredients(
  ingredients: readonly string[],
  options: { minIngredients?: number | undefined },
) {
  const minimum = usableNumber(options, 'minIngredients', MIN_INGREDIENTS);
  const remaining = Math.max(0, minimum - ingredients.filter(normalizeIngredient).length);
  return { ingredients, remaining, canGenerate: remaining === 0 };
}
