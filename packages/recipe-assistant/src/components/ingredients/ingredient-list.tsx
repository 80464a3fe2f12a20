import { forwardRef, memo, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { Heading } from '../heading.tsx';
import { ignoreRepeats } from '../key-events.ts';
import type { RecipeLabels } from '../labels/default-labels.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { putOutOfSight, RepeatableMessage } from '../live-region.tsx';
import { RemoveButton } from '../remove-button.tsx';
import { useOnChange } from '../use-on-change.ts';
import { useLastChange } from './use-last-change.ts';

/** From this many ingredients on, Clear all is offered. */
const CLEAR_MINIMUM = 5;

/**
 * The ingredients, each with a Remove button, and how many are missing. Announces additions, and when
 * there are enough. After a removal the focus moves to the next ingredient, after Clear all to Undo, which
 * moves it back.
 *
 * @example
 * <IngredientList
 *   ingredients={ingredients}
 *   remaining={remaining}
 *   onRemove={removeIngredient}
 *   onClear={clearIngredients}
 *   onUndo={undo}
 * />
 */
export const IngredientList = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLElement, IngredientListProps>(function IngredientList(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { ingredients, remaining = 0, hideMissing, onRemove, onClear, onUndo, ...others } = own;
    const { emptyFocusRef, headingLevel = 2, ...rest } = others;
    const { labels, format, slotProps } = words;
    const headingId = useId();
    const headingRef = useRef<HTMLHeadingElement>(null);
    const listRef = useRef<HTMLUListElement>(null);
    const undoRef = useRef<HTMLButtonElement>(null);
    const [removal, setRemoval] = useLastChange<Removal>(ingredients);

    const expectUndo = useRemovalFocus(listRef, removal, (isClear) =>
      isClear ? undoRef : (emptyFocusRef ?? headingRef),
    );

    function remove(index: number): void {
      const message = format(labels.removedIngredient, { ingredient: ingredients[index]! });
      const times = removal ? removal.times + 1 : 0;
      setRemoval(
        { message, index, times },
        ingredients.filter((_, other) => other !== index),
      );
      onRemove(index);
    }

    function clear(): void {
      // In the field, the focus would open a phone's keyboard over Undo.
      setRemoval({ message: labels.clearedIngredients, index: 0, times: 0, isClear: true }, []);
      onClear?.();
    }

    function undo(): void {
      expectUndo();
      onUndo?.();
    }

    return (
      <section
        data-status={ingredients.length === 0 ? 'empty' : 'filled'}
        aria-labelledby={headingId}
        {...rootProps('ingredient-list', rest)}
        ref={ref}
      >
        <Heading
          headingRef={headingRef}
          level={headingLevel}
          id={headingId}
          {...slotProps('section-heading')}
          tabIndex={-1}
        >
          {labels.ingredientsHeading}
        </Heading>
        {ingredients.length === 0 && <p data-slot="no-ingredients">{labels.noIngredients}</p>}
        <div aria-live="polite" aria-relevant="additions">
          <ul ref={listRef} data-slot="ingredients">
            {withKeys(ingredients).map(({ key, ingredient }, index) => (
              <li key={key} {...slotProps('ingredient')}>
                <span data-slot="ingredient-name" dir="auto">
                  {ingredient}
                </span>
                <RemoveButton
                  label={format(labels.removeIngredient, { ingredient })}
                  onRemove={() => remove(index)}
                  words={words}
                />
              </li>
            ))}
          </ul>
        </div>
        {remaining > 0 && !hideMissing && (
          <p data-slot="missing-ingredients">{format(labels.missing, { count: remaining })}</p>
        )}
        {remaining > 0 && ingredients.length > 0 && (
          <p data-slot="missing-hint">{labels.missingHint}</p>
        )}
        <ListChanges
          count={ingredients.length}
          removal={removal}
          undoRef={undoRef}
          onUndo={onUndo && undo}
          onClear={onClear && clear}
          labels={labels}
        />
        <p ref={putOutOfSight} data-slot="list-announcer" aria-live="polite">
          {remaining === 0 && labels.enoughIngredients}
        </p>
      </section>
    );
  }),
);

/**
 * Moves the focus after a removal to the next ingredient, or to what `findEmpty` names for a list that is empty then.
 *
 * @returns Called before an Undo, after which the focus is on what came back.
 */
function useRemovalFocus(
  listRef: RefObject<HTMLElement | null>,
  removal: Removal | undefined,
  findEmpty: (isClear: boolean) => RefObject<HTMLElement | null>,
): () => void {
  const isUndoing = useRef(false);
  useOnChange(removal, (before) => {
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    if (removal) {
      const next = buttons[Math.min(removal.index, buttons.length - 1)];
      (next ?? findEmpty(removal.isClear === true).current)?.focus();
    } else if (before && isUndoing.current) {
      buttons[before.index]?.focus();
    }
    isUndoing.current = false;
  });
  return () => (isUndoing.current = true);
}

/** What was removed last, with Undo, and Clear all. */
function ListChanges(props: ListChangesProps): ReactNode {
  const { count, removal, undoRef, onUndo, onClear, labels } = props;
  return (
    <div data-slot="list-changes">
      <p data-slot="list-message" aria-live="polite" aria-atomic="true">
        {removal && <RepeatableMessage times={removal.times} text={removal.message} />}
      </p>
      {removal && onUndo && (
        <button ref={undoRef} type="button" data-slot="undo-button" onClick={onUndo}>
          {labels.undo}
        </button>
      )}
      {count >= CLEAR_MINIMUM && onClear && (
        <button type="button" data-slot="clear-button" onClick={onClear} onKeyDown={ignoreRepeats}>
          {labels.clearIngredients}
        </button>
      )}
    </div>
  );
}

/** A controlled list may contain the same ingredient twice. */
function withKeys(ingredients: readonly string[]): { key: string; ingredient: string }[] {
  const counts = new Map<string, number>();
  return ingredients.map((ingredient) => {
    const count = counts.get(ingredient) ?? 0;
    counts.set(ingredient, count + 1);
    return { key: `${count} ${ingredient}`, ingredient };
  });
}

interface ListChangesProps {
  /** How many ingredients there are. */
  count: number;
  removal: Removal | undefined;
  undoRef: RefObject<HTMLButtonElement | null>;
  onUndo: (() => void) | undefined;
  onClear: (() => void) | undefined;
  labels: RecipeLabels;
}

interface Removal {
  message: string;
  /** The index of the removed ingredient. */
  index: number;
  /** How many removals went before, so that the same message is announced again. */
  times: number;
  isClear?: boolean;
}

export interface IngredientListProps extends ComponentPropsWithoutRef<'section'>, LanguageProps {
  /** The list, in order. */
  ingredients: readonly string[];
  /** How many ingredients are missing. Default 0. */
  remaining?: number | undefined;
  /** Hides the number of missing ingredients where another part shows it. Default false. */
  hideMissing?: boolean | undefined;
  /** Called with the zero-based index of the ingredient. */
  onRemove: (index: number) => void;
  /** Without it there is no Clear all. */
  onClear?: (() => void) | undefined;
  /** Undoes the last removal. Without it there is no Undo. */
  onUndo?: (() => void) | undefined;
  /** Where the focus goes when the last ingredient is removed. Default: the list's heading. */
  emptyFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** The level of the heading, 1 to 6. Default 2. */
  headingLevel?: number | undefined;
}
