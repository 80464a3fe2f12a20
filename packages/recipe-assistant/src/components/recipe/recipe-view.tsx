import { forwardRef } from 'react';
import { RecipeFrame } from './recipe-frame.tsx';
import type { RecipeViewProps } from './recipe-view-props.ts';

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
    return <RecipeFrame {...props} isNeeded ref={ref} />;
  },
);
