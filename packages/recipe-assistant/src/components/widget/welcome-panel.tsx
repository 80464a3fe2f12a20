import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { MIN_INGREDIENTS } from '../../core/ingredients.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';

/**
 * Tells the visitor what to do: add ingredients, then request a recipe.
 *
 * @example
 * <WelcomePanel assistantName="Sous Chef" minIngredients={3} />
 */
export const WelcomePanel = /* @__PURE__ */ forwardRef<HTMLParagraphElement, WelcomePanelProps>(
  function WelcomePanel(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { minIngredients: minimum = MIN_INGREDIENTS, ...rest } = own;
    const { welcome, addIngredients, getRecipe, assistantName } = words.labels;
    return (
      <p {...rootProps('welcome-panel', rest)} ref={ref}>
        {words.format(welcome, { addIngredients, getRecipe, minimum, assistantName })}
      </p>
    );
  },
);

export interface WelcomePanelProps extends ComponentPropsWithoutRef<'p'>, LanguageProps {
  /** The assistant's name. Default `Recipe Assistant`, in the page's language. */
  assistantName?: string | undefined;
  /** How many ingredients a recipe needs. Default 4. */
  minIngredients?: number | undefined;
}
