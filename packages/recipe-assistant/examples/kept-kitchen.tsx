'use client';

import { RecipeAssistant } from 'recipe-assistant';
import 'recipe-assistant/styles.css';

/** Keeps the list and the last recipe until the tab is closed. */
export default function KeptKitchen() {
  const ingredients = read('ingredients');
  const kept = read('recipe');

  return (
    <RecipeAssistant
      endpoint="/api/recipe"
      // Another script, or an older version of this one, may have kept something else.
      defaultIngredients={Array.isArray(ingredients) ? ingredients : undefined}
      onIngredientsChange={(list) => keep('ingredients', list)}
      defaultRecipe={typeof kept?.recipe === 'string' ? kept : undefined}
      onShow={(shown) => shown && keep('recipe', shown)} // as it is shown: also after Back
    />
  );
}

function read(name: string) {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '') ?? undefined;
  } catch {
    return undefined; // nothing kept, or no storage: on a server, or where the browser blocks it
  }
}

function keep(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The storage is full or blocked: nothing is kept.
  }
}
