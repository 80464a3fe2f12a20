'use client';

import { IngredientForm, RecipeView, useRecipeAssistant } from 'recipe-assistant';
import { createSampleClient } from 'recipe-assistant/sample';
import 'recipe-assistant/styles.css';

const client = createSampleClient();

export default function Supper() {
  const { ingredients, addIngredients, canGenerate, generate, stop, retry, ...run } =
    useRecipeAssistant({ client, defaultIngredients: ['rice', 'peas'], minIngredients: 2 });
  const { status, recipe, error, finishReason, model, origin } = run;
  return (
    <>
      <h1>What is in the house?</h1>
      <IngredientForm onAdd={addIngredients} />
      <p>{ingredients.join(', ')}</p>
      <button type="button" disabled={!canGenerate} onClick={generate}>
        What can I cook?
      </button>
      <RecipeView
        {...{ status, recipe, error, finishReason, model, origin }}
        onStop={stop}
        onRetry={retry}
      />
    </>
  );
}
