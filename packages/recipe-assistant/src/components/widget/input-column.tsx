import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { UseRecipeAssistantResult } from '../../react/use-recipe-assistant.ts';
import { AssistantHeader } from './assistant-header.tsx';
import { GetRecipePanel } from '../prompt/get-recipe-panel.tsx';
import { IngredientForm } from '../ingredients/ingredient-form.tsx';
import { IngredientList } from '../ingredients/ingredient-list.tsx';
import type { IngredientLimits } from '../ingredients/refusal.ts';
import { useWords } from '../labels/words-context.ts';
import { findPrompt, useFocusFallback } from '../use-focus-fallback.ts';
import { useWishes } from '../prompt/use-wishes.tsx';
import type { WishFieldsProps } from '../../wishes/index.ts';
import { WelcomePanel } from './welcome-panel.tsx';

/** From the title to the prompt block. */
export function InputColumn({
  assistant,
  children,
  headingLevel,
  limits,
  minIngredients,
  promptVisibility,
  wishing,
}: InputColumnProps): ReactNode {
  const { ingredients, recipe, remaining, isLoading, undo } = assistant;
  const isEnough = promptVisibility === 'at-minimum' ? remaining === 0 : ingredients.length > 0;
  const hasPrompt = isEnough || isLoading;
  const [hadRecipe, setHadRecipe] = useState(false);
  if (recipe && !hadRecipe) setHadRecipe(true);
  const focusHandlers = useFocusFallback(findPrompt);
  const controlsRef = useStickyHeight();
  const inputRef = useRef<HTMLInputElement>(null);
  const { labels, slotProps } = useWords();
  const { details, chips } = useWishes({ ...wishing, hasPrompt });
  return (
    <div
      {...slotProps('recipe-input')}
      data-still={isLoading || !hasPrompt || undefined}
      {...focusHandlers}
    >
      <AssistantHeader headingLevel={headingLevel} />
      <WelcomePanel minIngredients={minIngredients} />
      <div
        data-slot="recipe-controls"
        // On a narrow page the prompt block folds, for good, before the first line can be read.
        data-folded={hadRecipe || undefined}
        ref={controlsRef}
      >
        <IngredientForm
          onAdd={assistant.addIngredients}
          ingredients={ingredients}
          onReplace={assistant.replaceIngredient}
          onUndo={undo}
          maxIngredients={limits.maxIngredients}
          maxIngredientLength={limits.maxIngredientLength}
          inputRef={inputRef}
        />
        <IngredientList
          ingredients={ingredients}
          remaining={remaining}
          hideMissing={hasPrompt}
          onRemove={assistant.removeIngredient}
          onClear={assistant.clearIngredients}
          onUndo={undo}
          emptyFocusRef={inputRef}
          headingLevel={headingLevel + 1}
        />
        {isOfOthers(assistant) && <p data-slot="list-changed">{labels.listChanged}</p>}
        {hasPrompt && (
          <GetRecipePanel
            tabIndex={-1}
            remaining={remaining}
            error={assistant.error}
            onGenerate={assistant.generate}
            headingLevel={headingLevel + 1}
          >
            {details}
          </GetRecipePanel>
        )}
        {!!children && <div data-slot="recipe-actions">{children}</div>}
        {/* Below the prompt block, so that opening the wishes moves nothing that the visitor touches. */}
        {chips}
      </div>
    </div>
  );
}

/** Whether the recipe was requested with other ingredients than the list's. An empty list belongs to no recipe. */
function isOfOthers(assistant: UseRecipeAssistantResult): boolean {
  const { status, ingredients, requestedIngredients } = assistant;
  if (status !== 'success' || !requestedIngredients.length || !ingredients.length) return false;
  const all = new Set([...ingredients, ...requestedIngredients]);
  return all.size > Math.min(ingredients.length, requestedIngredients.length);
}

/**
 * Sets `--_recipe-height` for the style sheet: a sticky element higher than the window would have an
 * unreachable end.
 */
function useStickyHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    // A host's test environment may have no layout.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--_recipe-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}

interface InputColumnProps {
  assistant: UseRecipeAssistantResult;
  children: ReactNode;
  headingLevel: number;
  limits: IngredientLimits;
  minIngredients: number;
  promptVisibility: PromptVisibility;
  wishing: WishFieldsProps;
}

/** When the prompt block is shown: with enough ingredients, or from the first one. */
export type PromptVisibility = 'at-minimum' | 'at-first-ingredient';
