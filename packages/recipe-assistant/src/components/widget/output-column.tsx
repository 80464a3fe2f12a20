import { useContext, useRef, type ReactNode, type RefObject } from 'react';
import type { AssistantEvent } from '../../core/assistant-event.ts';
import { callSafely } from '../../core/caller-options.ts';
import type { UseRecipeAssistantResult } from '../../react/use-recipe-assistant.ts';
import { ignoreRepeats } from '../key-events.ts';
import { WordsContext } from '../labels/words.ts';
import { RecipeStatus } from '../recipe/recipe-status.tsx';
import type { RecipeViewProps } from '../recipe/recipe-view-props.ts';
import { LaterContent } from '../recipe/later-content.tsx';
import { RecipeFrame } from '../recipe/recipe-frame.tsx';
import { useFocusFallback } from '../use-focus-fallback.ts';

/**
 * The loading message and the recipe, on one sheet of paper. Message and Stop overlap the recipe, in
 * one place from the request to the end.
 */
export function OutputColumn({
  assistant,
  assistantName,
  headingLevel,
  onEvent,
  loadingRef,
  recipeRef,
  findPrompt,
  ...view
}: OutputColumnProps): ReactNode {
  const { status, run, isLoading, error, wasLeft, stop } = assistant;
  const isRequested = run > 0 || status !== 'idle';
  const { labels, format, slotProps } = useContext(WordsContext);
  const outputRef = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusFallback(() => {
    for (const selector of FOCUS_TARGETS) {
      const target = outputRef.current?.querySelector<HTMLElement>(selector);
      if (target) return target;
    }
    return findPrompt();
  });
  return (
    <div
      ref={outputRef}
      {...slotProps('recipe-output')}
      data-status={status}
      data-requested={isRequested || undefined}
      data-cook={view.tools?.includes('cook') || undefined}
      {...focusHandlers}
    >
      <div
        data-slot="recipe-progress"
        data-heading={format(labels.recipeHeading, { assistantName })}
      >
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
        </div>
      </div>
      {status === 'idle' && !error && !wasLeft && <p data-slot="no-recipe">{labels.noRecipe}</p>}
      <RecipeFrame
        ref={recipeRef}
        Content={LaterContent}
        // So it is there before the text.
        isWanted={assistant.ingredients.length > 0}
        view={{
          ...assistant,
          ...view,
          assistantName,
          ingredients: assistant.requestedIngredients,
          onRetry: assistant.retry,
          onAnother: assistant.another,
          onBack: assistant.back,
          onTool: (tool, factor) => callSafely(() => onEvent?.({ type: 'tool', tool, factor })),
          headingLevel: headingLevel + 1,
        }}
      />
    </div>
  );
}

/**
 * Where the focus goes when the focused element is removed; the first that exists. Stop comes first:
 * after Try again and Something different a run is live.
 */
const FOCUS_TARGETS = [
  '[data-slot="stop-button"]',
  '[data-slot="recipe-failure"] [data-slot="retry-button"]',
  '[data-slot="recipe-failure"][data-code]',
  '[data-slot="recipe-heading"]',
];

interface OutputColumnProps extends Pick<
  RecipeViewProps,
  'onShow' | 'recipeActions' | 'recipeLang' | 'tools'
> {
  assistant: UseRecipeAssistantResult;
  assistantName: string;
  headingLevel: number;
  onEvent: ((event: AssistantEvent) => void) | undefined;
  loadingRef: RefObject<HTMLDivElement | null>;
  recipeRef: RefObject<HTMLDivElement | null>;
  /** Where the focus goes when a run ends without a result. */
  findPrompt: () => HTMLElement | null;
}
