'use client';

import { useState } from 'react';
import {
  AssistantHeader,
  GetRecipePanel,
  IngredientForm,
  IngredientList,
  RecipeStatus,
  RecipeView,
  useRecipeAssistant,
  WelcomePanel,
  WishesPanel,
  type RecipePreferences,
} from 'recipe-assistant';
import { createSampleClient } from 'recipe-assistant/sample';
import 'recipe-assistant/styles.css';

const client = createSampleClient();
const assistantName = 'Sous Chef';

export default function EveryPart() {
  const [preferences, setPreferences] = useState<RecipePreferences>();
  const { ingredients, remaining, undo, stop, ...assistant } = useRecipeAssistant({
    client,
    preferences,
  });
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
      <WishesPanel wishes={['diet', 'servings']} onChange={setPreferences} />
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
