import { forwardRef, memo, useCallback, useEffect, useId, useRef } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { Heading } from './heading.tsx';
import { IngredientItem } from './ingredient-item.tsx';
import { withDefaults, type RecipeLabels } from './labels.ts';
import { partRoot } from './part-root.ts';

/**
 * The ingredients so far, each with a button that removes it. Additions are announced. The focus
 * goes on to the next ingredient when one is removed.
 *
 * @example
 * <IngredientList ingredients={ingredients} onRemove={removeIngredient} />
 */
export const IngredientList = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLElement, IngredientListProps>(function IngredientList(
    { ingredients, onRemove, emptyFocusRef, headingLevel = 2, labels: overrides, ...rest },
    ref,
  ) {
    const labels = withDefaults(overrides);
    const headingId = useId();
    const headingRef = useRef<HTMLHeadingElement>(null);
    const { listRef, remove } = useRemoval(onRemove, emptyFocusRef ?? headingRef);

    return (
      <section
        data-status={ingredients.length === 0 ? 'empty' : 'filled'}
        aria-labelledby={headingId}
        {...rest}
        {...partRoot('ingredient-list')}
        ref={ref}
      >
        <Heading
          ref={headingRef}
          level={headingLevel}
          id={headingId}
          data-slot="section-heading"
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
                removeLabel={labels.removeIngredient}
                onRemove={remove}
              />
            ))}
          </ul>
        </div>
      </section>
    );
  }),
);

/** Removes by place in the list, and keeps the focus near that place. */
function useRemoval(
  onRemove: (index: number) => void,
  emptyFocusRef: RefObject<HTMLElement | null>,
) {
  const listRef = useRef<HTMLUListElement>(null);
  const removed = useRef<{ button: HTMLElement; index: number }>(undefined);
  const latest = useRef(onRemove);

  useEffect(() => {
    latest.current = onRemove;
    if (!removed.current || removed.current.button.isConnected) return;
    const { index } = removed.current;
    removed.current = undefined;
    // Someone may have moved the focus on before the list changed.
    if (document.activeElement !== document.body) return;
    const buttons = listRef.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    (next ?? emptyFocusRef.current)?.focus();
  });

  const remove = useCallback((button: HTMLElement) => {
    const items: Element[] = [...(listRef.current?.children ?? [])];
    const index = items.findIndex((item) => item.contains(button));
    removed.current = { button, index };
    latest.current(index);
  }, []);

  return { listRef, remove };
}

/** A page that keeps the list itself may hold the same ingredient twice. */
function withKeys(ingredients: readonly string[]): { key: string; ingredient: string }[] {
  const counts = new Map<string, number>();
  return ingredients.map((ingredient) => {
    const count = counts.get(ingredient) ?? 0;
    counts.set(ingredient, count + 1);
    return { key: `${count} ${ingredient}`, ingredient };
  });
}

export interface IngredientListProps extends ComponentPropsWithoutRef<'section'> {
  ingredients: readonly string[];
  onRemove: (index: number) => void;
  /** Where the focus goes when the last ingredient is removed. Default: the list's heading. */
  emptyFocusRef?: RefObject<HTMLElement | null>;
  /** The level of the heading, 1 to 6. Default 2. */
  headingLevel?: number;
  labels?: Partial<RecipeLabels>;
}
