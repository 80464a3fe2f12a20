'use client';

import {
  AssistantHeader,
  GetRecipePanel,
  IngredientForm,
  IngredientList,
  RecipeStatus,
  RecipeView,
  useRecipeAssistant,
  WelcomePanel,
} from 'recipe-assistant';
import { createSampleClient } from 'recipe-assistant/sample';
import 'recipe-assistant/styles.css';

const client = createSampleClient();
const assistantName = 'Sous Chef';

export default function EveryPart() {
  const { ingredients, remaining, undo, stop, ...assistant } = useRecipeAssistant({ client });
  const { status, recipe, error, finishReason, wasLeft, model, origin } = assistant;
  return (
    <main>
      <AssistantHeader assistantName={assistantName} />
      <WelcomePanel assistantName={assistantName} />
      <IngredientForm
        onAdd={assistant.addIngredients}
        ingredients={ingredients}
        onReplace={assistant.replaceIngredient}
        onUndo={undo}
      />
      <IngredientList
        ingredients={ingredients}
        onRemove={assistant.removeIngredient}
        onClear={assistant.clearIngredients}
        onUndo={undo}
      />
      <GetRecipePanel remaining={remaining} onGenerate={assistant.generate} />
      <RecipeStatus status={status} onStop={stop} />
      <RecipeView
        {...{ status, recipe, error, finishReason, wasLeft, model, origin }}
        {...{ assistantName, ingredients }}
        onStop={stop}
        onRetry={assistant.retry}
      />
    </main>
  );
}
