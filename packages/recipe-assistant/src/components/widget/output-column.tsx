import { useRef, type ReactNode } from 'react';
import type { AssistantEvent } from '../../core/assistant-event.ts';
import { callSafely } from '../../core/caller-options.ts';
import type { UseRecipeAssistantResult } from '../../react/use-recipe-assistant.ts';
import { ignoreRepeats } from '../buttons.tsx';
import { useWords } from '../labels/words-context.ts';
import { RecipeStatus } from '../recipe/recipe-status.tsx';
import type { RecipeViewProps } from '../recipe/recipe-view-props.ts';
import { LaterContent } from '../recipe/later-content.tsx';
import { RecipeFrame } from '../recipe/recipe-frame.tsx';
import { findResult, useFocusFallback } from '../use-focus-fallback.ts';
import { useRecipeScroll } from './use-recipe-scroll.ts';

/**
 * The loading message and the recipe, on one sheet of paper. Message and Stop overlap the recipe, in
 * one place from the request to the end.
 */
export function OutputColumn(props: OutputColumnProps): ReactNode {
  const { assistant, headingLevel, onEvent, ...view } = props;
  const { status, run, isLoading, error, wasLeft, stop } = assistant;
  const isRequested = run > 0 || status !== 'idle';
  const { labels, recipeHeading, slotProps } = useWords();
  const loadingRef = useRef<HTMLDivElement>(null);
  const recipeRef = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusFallback(findResult);
  const goToFailure = useRecipeScroll(assistant, loadingRef, recipeRef);
  const emit = (event: AssistantEvent) => callSafely(() => onEvent?.(event));
  return (
    <div
      {...slotProps('recipe-output')}
      data-status={status}
      data-requested={isRequested || undefined}
      data-cook={view.tools?.includes('cook') || undefined}
      {...focusHandlers}
    >
      <div data-slot="recipe-progress" data-heading={recipeHeading}>
        <div data-slot="progress-row">
          <RecipeStatus ref={loadingRef} status={status} />
          {isLoading && (
            <button
              type="button"
              {...slotProps('stop-button')}
              onClick={stop}
              onKeyDown={ignoreRepeats}
            >
              {labels.stop}
            </button>
          )}
          {goToFailure && (
            <button type="button" data-slot="broke-off-button" onClick={goToFailure}>
              {labels.brokeOff}
            </button>
          )}
        </div>
      </div>
      {status === 'idle' && !error && !wasLeft && <p data-slot="no-recipe">{labels.noRecipe}</p>}
      <RecipeFrame
        ref={recipeRef}
        Content={LaterContent}
        // The code of the view is fetched with the first ingredient, so that it is there before the first text.
        isWanted={assistant.ingredients.length > 0}
        view={{
          ...assistant,
          ...view,
          ingredients: assistant.requestedIngredients,
          onRetry: assistant.retry,
          onAnother: assistant.another,
          onBack: assistant.back,
          onTool: (tool, factor) => emit({ type: 'tool', tool, factor }),
          onTimer: (state, seconds, id) => emit({ type: 'timer', state, seconds, id }),
          headingLevel: headingLevel + 1,
        }}
      />
    </div>
  );
}

interface OutputColumnProps extends Pick<
  RecipeViewProps,
  'onShow' | 'recipeActions' | 'recipeLang' | 'tools'
> {
  assistant: UseRecipeAssistantResult;
  headingLevel: number;
  onEvent: ((event: AssistantEvent) => void) | undefined;
}
