import { forwardRef, useEffect, type ComponentPropsWithoutRef } from 'react';
import { preloadMarkdown } from '#markdown-loader';
import type { RunStatus } from '../core/assistant-state.ts';
import type { FinishReason } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { withDefaults, type RecipeLabels } from './labels.ts';
import { partRoot } from './part-root.ts';
import { RecipeAnnouncer } from './recipe-announcer.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeFailure } from './recipe-failure.tsx';
import { noticeOf } from './recipe-notice.tsx';
import { useRecipeSpeech } from './use-recipe-speech.ts';

/**
 * The recipe, or why there is none. With `status="success"` and a `recipe` it is a whole view, also
 * when rendered on a server.
 *
 * @example
 * <RecipeView status="success" recipe="# Leek soup" assistantName="Sous Chef" />
 * @example
 * const { status, recipe, error, finishReason, model, stop, retry } = useRecipeAssistant({ client });
 * <RecipeView {...{ status, recipe, error, finishReason, model }} onStop={stop} onRetry={retry} />
 */
export const RecipeView = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeViewProps>(
  function RecipeView({ recipe = '', status, error, onRetry, ...others }, ref) {
    const { finishReason, model, onStop, assistantName = 'Recipe Assistant', ...rest } = others;
    const { headingLevel = 2, labels: overrides, ...attributes } = rest;
    const labels = withDefaults(overrides);
    const hasText = recipe.trim() !== '';
    const speech = useRecipeSpeech(status, hasText, noticeOf(finishReason, labels));

    useEffect(() => {
      if (status === 'submitted') preloadMarkdown();
    }, [status]);

    return (
      <div data-status={status} {...attributes} {...partRoot('recipe-view')} ref={ref}>
        {hasText && (
          <RecipeCard
            ref={speech.textRef}
            live={speech.live}
            onFormatted={speech.onFormatted}
            {...{ recipe, status, finishReason, model, onStop, onRetry }}
            {...{ assistantName, headingLevel, labels }}
          />
        )}
        <RecipeFailure error={error} onRetry={onRetry} labels={labels} />
        <RecipeAnnouncer
          words={
            // It is shown without an alert, so somebody else has to say it.
            error?.code === 'too-few-ingredients' ? labels[`error-${error.code}`] : speech.words
          }
        />
      </div>
    );
  },
);

export interface RecipeViewProps extends ComponentPropsWithoutRef<'div'> {
  status: RunStatus;
  /** Markdown; empty when there is none. While streaming, the text so far. */
  recipe?: string;
  /** Why there is no recipe, or no whole one. */
  error?: RecipeError;
  /** Why the text ended. */
  finishReason?: FinishReason;
  /** The model that wrote it, as it calls itself. */
  model?: string;
  /** Who recommends. Default `Recipe Assistant`. */
  assistantName?: string;
  /** Without it there is no Try again. */
  onRetry?: () => unknown;
  /** Without it there is no Stop. */
  onStop?: () => void;
  /** The level, 1 to 6, of the heading; the recipe's own begin one below. Default 2. */
  headingLevel?: number;
  labels?: Partial<RecipeLabels>;
}
