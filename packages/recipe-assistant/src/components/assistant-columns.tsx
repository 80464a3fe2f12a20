import type { ReactNode, RefObject } from 'react';
import type { UseRecipeAssistantResult } from '../react/use-recipe-assistant.ts';
import { AssistantHeader } from './assistant-header.tsx';
import { GetRecipePanel } from './get-recipe-panel.tsx';
import { IngredientForm } from './ingredient-form.tsx';
import { IngredientList } from './ingredient-list.tsx';
import type { RecipeLabels } from './labels.ts';
import { RecipeStatus } from './recipe-status.tsx';
import { RecipeView } from './recipe-view.tsx';
import { WelcomePanel } from './welcome-panel.tsx';

/** From the title to the recipe prompt block. */
export function InputColumn({
  assistant,
  assistantName,
  headingLevel,
  labels,
  minIngredients,
  promptVisibility,
  inputRef,
  promptRef,
}: InputColumnProps): ReactNode {
  const { ingredients, remaining, isLoading } = assistant;
  const isEnough = promptVisibility === 'at-minimum' ? remaining === 0 : ingredients.length > 0;
  return (
    <div data-slot="recipe-input">
      <AssistantHeader assistantName={assistantName} headingLevel={headingLevel} labels={labels} />
      <WelcomePanel assistantName={assistantName} minIngredients={minIngredients} labels={labels} />
      <IngredientForm onAdd={assistant.addIngredients} inputRef={inputRef} labels={labels} />
      <IngredientList
        ingredients={ingredients}
        onRemove={assistant.removeIngredient}
        emptyFocusRef={inputRef}
        headingLevel={headingLevel + 1}
        labels={labels}
      />
      {(isEnough || isLoading) && (
        <GetRecipePanel
          ref={promptRef}
          tabIndex={-1}
          remaining={remaining}
          onGenerate={assistant.generate}
          headingLevel={headingLevel + 1}
          labels={labels}
        />
      )}
    </div>
  );
}

/** The loading message and the recipe. */
export function OutputColumn({
  assistant,
  assistantName,
  headingLevel,
  labels,
  loadingRef,
  recipeRef,
}: OutputColumnProps): ReactNode {
  const { status, stop } = assistant;
  return (
    <div data-slot="recipe-output">
      <RecipeStatus ref={loadingRef} status={status} onStop={stop} labels={labels} />
      {status === 'idle' && <p data-slot="no-recipe">{labels.noRecipe}</p>}
      <RecipeView
        ref={recipeRef}
        status={status}
        recipe={assistant.recipe}
        error={assistant.error}
        finishReason={assistant.finishReason}
        model={assistant.model}
        origin={assistant.origin}
        wasLeft={assistant.wasLeft}
        assistantName={assistantName}
        onRetry={assistant.retry}
        onStop={stop}
        headingLevel={headingLevel + 1}
        labels={labels}
      />
    </div>
  );
}

interface ColumnProps {
  assistantName: string;
  headingLevel: number;
  assistant: UseRecipeAssistantResult;
  labels: RecipeLabels;
}

interface InputColumnProps extends ColumnProps {
  minIngredients: number;
  promptVisibility: PromptVisibility;
  inputRef: RefObject<HTMLInputElement | null>;
  promptRef: RefObject<HTMLElement | null>;
}

interface OutputColumnProps extends ColumnProps {
  loadingRef: RefObject<HTMLDivElement | null>;
  recipeRef: RefObject<HTMLDivElement | null>;
}

/** When the recipe prompt block is there: with enough ingredients, or already with one. */
export type PromptVisibility = 'at-minimum' | 'at-first-ingredient';
