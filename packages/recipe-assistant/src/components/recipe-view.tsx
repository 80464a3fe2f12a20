import { forwardRef, useEffect, type ComponentPropsWithoutRef } from 'react';
import { preloadMarkdown } from '#markdown-loader';
import type { RunStatus } from '../core/run-state.ts';
import type { FinishReason, RecipeOrigin } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { Announcer } from './announcer.tsx';
import { withDefaults, type LabelOverrides } from './labels.ts';
import { RecipeCard } from './recipe-card.tsx';
import { describeEnd } from './recipe-end.ts';
import { RecipeFailure } from './recipe-failure.tsx';
import { RecipeNotice } from './recipe-notice.tsx';
import { usePrintTitle } from './use-print-title.ts';
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
  function RecipeView(
    {
      status,
      recipe = '',
      error,
      finishReason,
      wasLeft = false,
      model,
      origin,
      assistantName = 'Recipe Assistant',
      headingLevel = 2,
      labels: overrides,
      ingredients = NO_INGREDIENTS,
      onRetry,
      onStop,
      ...rest
    },
    ref,
  ) {
    const labels = withDefaults(overrides);
    const hasText = recipe.trim() !== '';
    const end = describeEnd({ error, finishReason, wasLeft, hasText }, labels);
    const speech = useRecipeSpeech(status, hasText, end);
    usePrintTitle(speech.textRef);
    const notice = end.notice && (
      <RecipeNotice
        text={end.notice}
        reason={finishReason}
        onRetry={end.mayRetry ? onRetry : undefined}
        labels={labels}
      />
    );

    useEffect(() => {
      if (status === 'submitted') preloadMarkdown();
    }, [status]);

    return (
      <div
        data-status={status}
        {...rest}
        data-slot="recipe-view"
        data-recipe-assistant=""
        ref={ref}
      >
        {hasText ? (
          <RecipeCard
            ref={speech.textRef}
            recipe={recipe}
            status={status}
            model={model}
            origin={origin}
            assistantName={assistantName}
            headingLevel={headingLevel}
            labels={labels}
            live={speech.live}
            onFormatted={speech.onFormatted}
            onStop={onStop}
          >
            {notice}
          </RecipeCard>
        ) : (
          notice
        )}
        <RecipeFailure
          error={end.failure}
          ingredients={ingredients}
          onRetry={onRetry}
          labels={labels}
        />
        <Announcer slot="recipe-announcer" words={speech.words} />
      </div>
    );
  },
);

const NO_INGREDIENTS: readonly string[] = [];

export interface RecipeViewProps extends ComponentPropsWithoutRef<'div'> {
  /** Where the run is. */
  status: RunStatus;
  /** Markdown; empty when there is none. While streaming, the text so far. */
  recipe?: string | undefined;
  /** Why there is no recipe, or no whole one. */
  error?: RecipeError | undefined;
  /** Why the text ended. */
  finishReason?: FinishReason | undefined;
  /** Whether it ended, as `aborted`, because the page was left. Default false: by the visitor. */
  wasLeft?: boolean | undefined;
  /** The model that wrote it, as it calls itself. */
  model?: string | undefined;
  /** Who wrote it. Default `model`. */
  origin?: RecipeOrigin | undefined;
  /** Who recommends. Default `Recipe Assistant`. */
  assistantName?: string | undefined;
  /** Those that were asked with, to name one that was refused. Default none. */
  ingredients?: readonly string[] | undefined;
  /** Without it there is no Try again. */
  onRetry?: (() => unknown) | undefined;
  /** Without it there is no Stop. */
  onStop?: (() => void) | undefined;
  /** The level, 1 to 6, of the heading; the recipe's own begin one below. Default 2. */
  headingLevel?: number | undefined;
  /** Words in the place of the widget's own. Default: those of `defaultLabels`. */
  labels?: LabelOverrides | undefined;
}
