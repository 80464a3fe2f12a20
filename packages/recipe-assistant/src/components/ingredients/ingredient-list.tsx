import { forwardRef, memo, useEffect, useId, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { Heading } from '../heading.tsx';
import { ignoreRepeats } from '../key-events.ts';
import { usePart, type LanguageProps, type Words } from '../labels/words.ts';
import { ListChanges, useLastChange } from './list-changes.tsx';
import { Announcer, useAnnouncer } from '../live-region.tsx';
import { RemoveIcon } from '../remove-icon.tsx';
import { useListFocus } from '../use-focus-fallback.ts';
import { useStableCallback } from '../use-stable-callback.ts';

/** Delay in milliseconds before "enough ingredients" is announced, after the ingredient itself. */
const ANNOUNCEMENT_DELAY_MS = 300;

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
    const {
      ingredients,
      remaining = 0,
      hideMissing,
      onRemove,
      onClear,
      onUndo,
      emptyFocusRef,
      headingLevel = 2,
      ...rest
    } = own;
    const { labels, format, slotProps } = words;
    const headingId = useId();
    const headingRef = useRef<HTMLHeadingElement>(null);
    const undoRef = useRef<HTMLButtonElement>(null);
    const { listRef, moveFocus } = useListFocus(emptyFocusRef ?? headingRef);
    const [removal, setRemoval] = useLastChange<Removal>(ingredients);
    const [removals, setRemovals] = useState(0);
    const announcement = useEnoughAnnouncement(remaining, labels.enoughIngredients);

    function startRemoval(change: Removal, after: readonly string[]): void {
      setRemoval(change, after);
      setRemovals(removals + 1);
    }

    const remove = useStableCallback((button: HTMLElement) => {
      const items: Element[] = [...(listRef.current?.children ?? [])];
      const index = items.findIndex((item) => item.contains(button));
      const message = format(labels.removedIngredient, { ingredient: ingredients[index] ?? '' });
      const others = ingredients.filter((_, other) => other !== index);
      moveFocus(button, index);
      startRemoval({ message, index }, others);
      onRemove(index);
    });

    function clear(button: HTMLElement): void {
      // In the field, the focus would open a phone's keyboard over Undo.
      moveFocus(button, 0, undoRef);
      startRemoval({ message: labels.clearedIngredients, index: 0 }, []);
      onClear?.();
    }

    function undo(button: HTMLElement): void {
      if (removal) moveFocus(button, removal.index);
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
          ref={headingRef}
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
            {withKeys(ingredients).map(({ key, ingredient }) => (
              <IngredientItem
                key={key}
                ingredient={ingredient}
                slotProps={slotProps}
                removeLabel={format(labels.removeIngredient, { ingredient })}
                onRemove={remove}
              />
            ))}
          </ul>
        </div>
        {remaining > 0 && (
          <>
            {!hideMissing && (
              <p data-slot="missing-ingredients">{format(labels.missing, { count: remaining })}</p>
            )}
            {ingredients.length > 0 && <p data-slot="missing-hint">{labels.missingHint}</p>}
          </>
        )}
        <ListChanges
          count={ingredients.length}
          message={removal?.message}
          times={removals}
          undoRef={undoRef}
          onUndo={onUndo && undo}
          onClear={onClear && clear}
          words={words}
        />
        <Announcer slot="list-announcer" words={announcement} />
      </section>
    );
  }),
);

/** One ingredient. Its index isn't a prop, so that a removal doesn't re-render the others. */
const IngredientItem = /* @__PURE__ */ memo(function IngredientItem({
  ingredient,
  removeLabel,
  onRemove,
  slotProps,
}: IngredientItemProps): ReactNode {
  return (
    <li {...slotProps('ingredient')}>
      <span data-slot="ingredient-name" dir="auto">
        {ingredient}
      </span>
      <button
        type="button"
        {...slotProps('remove-button')}
        aria-label={removeLabel}
        onClick={(event) => onRemove(event.currentTarget)}
        onKeyDown={ignoreRepeats}
      >
        <RemoveIcon />
      </button>
    </li>
  );
});

/** Announces when the list becomes long enough. */
function useEnoughAnnouncement(remaining: number, text: string): string {
  const [words, announce] = useAnnouncer();
  const isEnough = remaining === 0;
  const wasEnough = useRef(isEnough);
  useEffect(() => {
    if (isEnough === wasEnough.current) return;
    wasEnough.current = isEnough;
    if (!isEnough) return;
    const timer = setTimeout(() => announce(text), ANNOUNCEMENT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      announce('');
    };
  }, [isEnough, text, announce]);
  return words;
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

interface IngredientItemProps {
  ingredient: string;
  slotProps: Words['slotProps'];
  removeLabel: string;
  onRemove: (button: HTMLElement) => void;
}

interface Removal {
  message: string;
  /** The index of the removed ingredient. */
  index: number;
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
