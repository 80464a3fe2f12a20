import { forwardRef, memo, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { findPart } from '../find-part.ts';
import { Heading } from '../heading.tsx';
import { ignoreRepeats, RemoveButton } from '../buttons.tsx';
import type { Words } from '../labels/create-words.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { ChangingText, useAnnouncer } from '../live-region.tsx';
import { useOnChange } from '../timing.ts';
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
    const { listRef, remove, changes, others } = useRemovals(own, words);
    const { ingredients, remaining = 0, hideMissing, headingLevel = 2, ...rest } = others;
    const { labels, format, slotProps } = words;
    const headingId = useId();
    const [announcer, announce] = useAnnouncer('list-announcer');
    const isEnough = remaining === 0;
    useOnChange(isEnough, () => announce(isEnough ? labels.enoughIngredients : ''));

    return (
      <section
        data-status={ingredients.length === 0 ? 'empty' : 'filled'}
        aria-labelledby={headingId}
        {...rootProps('ingredient-list', rest)}
        ref={ref}
      >
        <Heading
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
                  {...slotProps('remove-button')}
                  label={format(labels.removeIngredient, { ingredient })}
                  onRemove={() => remove(index)}
                />
              </li>
            ))}
          </ul>
        </div>
        {remaining > 0 && !hideMissing && (
          <ChangingText as="p" data-slot="missing-ingredients">
            {format(labels.missing, { count: remaining })}
          </ChangingText>
        )}
        {remaining > 0 && ingredients.length > 0 && (
          <p data-slot="missing-hint">{labels.missingHint}</p>
        )}
        {changes}
        {announcer}
      </section>
    );
  }),
);

/** What was removed last, with Undo, and Clear all; the focus goes to the next ingredient, and to what comes back. */
function useRemovals(props: Omit<IngredientListProps, keyof LanguageProps>, words: Words) {
  const { onRemove, onClear, onUndo, emptyFocusRef, ...others } = props;
  const { ingredients } = others;
  const { labels, format } = words;
  const listRef = useRef<HTMLUListElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const isUndoing = useRef(false);
  const [removal, setRemoval] = useLastChange<Removal>(ingredients);

  useOnChange(removal, (before) => {
    const list = listRef.current!;
    const buttons = list.querySelectorAll('button');
    if (removal) {
      const next = buttons[Math.min(removal.index, buttons.length - 1)];
      const empty = removal.isClear ? undoRef.current : emptyFocusRef?.current;
      (next ?? empty ?? findPart(list.closest('section'), 'section-heading'))?.focus();
    } else if (before && isUndoing.current) {
      buttons[before.index]?.focus();
    }
    isUndoing.current = false;
  });

  function remove(index: number): void {
    const message = format(labels.removedIngredient, { ingredient: ingredients[index]! });
    setRemoval(
      { message, index },
      ingredients.filter((_, other) => other !== index),
    );
    onRemove(index);
  }

  function clear(): void {
    // In the field, the focus would open a phone's keyboard over Undo.
    setRemoval({ message: labels.clearedIngredients, index: 0, isClear: true }, []);
    onClear?.();
  }

  function undo(): void {
    isUndoing.current = true;
    onUndo?.();
  }

  const changes = (
    <div data-slot="list-changes">
      <p data-slot="list-message" aria-live="polite" aria-atomic="true">
        {removal && <ChangingText>{removal.message}</ChangingText>}
      </p>
      {removal && onUndo && (
        <button type="button" ref={undoRef} data-slot="undo-button" onClick={undo}>
          {labels.undo}
        </button>
      )}
      {ingredients.length >= CLEAR_MINIMUM && onClear && (
        <button type="button" data-slot="clear-button" onClick={clear} onKeyDown={ignoreRepeats}>
          {labels.clearIngredients}
        </button>
      )}
    </div>
  );
  return { listRef, remove, changes, others };
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

interface Removal {
  message: string;
  /** The index of the removed ingredient. */
  index: number;
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
