import { forwardRef } from 'react';
import { attributesOf, omitNullish } from '../given-props.ts';
import { findResult, useFocusFallback } from '../use-focus-fallback.ts';
import { RecipeContent } from './recipe-content.tsx';
import { RecipeFrame } from './recipe-frame.tsx';
import type { RecipeViewProps, ViewProps } from './recipe-view-props.ts';

/**
 * The recipe, or why there is none. With `status="success"` and a `recipe` it is complete by itself, on
 * a server too.
 *
 * @example
 * <RecipeView status="success" recipe="# Leek soup" assistantName="Sous Chef" />
 * @example
 * const { status, recipe, error, finishReason, model, stop, retry } = useRecipeAssistant({ client });
 * <RecipeView {...{ status, recipe, error, finishReason, model }} onStop={stop} onRetry={retry} />
 */
export const RecipeView = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeViewProps>(
  function RecipeView(props, ref) {
    const attributes = attributesOf(props, VIEW_PROPS);
    const { onFocus, onBlur } = useFocusFallback(findResult);
    return (
      <RecipeFrame
        {...attributes}
        onFocus={(event) => {
          attributes.onFocus?.(event);
          onFocus(event);
        }}
        onBlur={(event) => {
          attributes.onBlur?.(event);
          onBlur(event);
        }}
        view={omitNullish(props)}
        Content={RecipeContent}
        ref={ref}
      />
    );
  },
);

/** The props of the view among those of its element. */
const VIEW_PROPS: Record<keyof ViewProps, true> = {
  status: true,
  recipe: true,
  error: true,
  finishReason: true,
  wasLeft: true,
  model: true,
  origin: true,
  ingredients: true,
  onRetry: true,
  onStop: true,
  tools: true,
  onAnother: true,
  previous: true,
  onBack: true,
  onTool: true,
  onTimer: true,
  onShow: true,
  recipeActions: true,
  entry: true,
  recipeLang: true,
  headingLevel: true,
  hideHeading: true,
};
