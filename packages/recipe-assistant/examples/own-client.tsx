'use client';

import { RecipeAssistant, type RecipeClient } from 'recipe-assistant';
import 'recipe-assistant/styles.css';

const client: RecipeClient = async function* ({ ingredients }, { signal }) {
  yield '# On toast\n\n';
  for (const ingredient of ingredients) {
    await new Promise((resolve) => setTimeout(resolve, 400));
    signal.throwIfAborted();
    yield `- ${ingredient}\n`;
  }
  yield '\nToast the bread, and put everything on it.';
};

export default function ToastKitchen() {
  return (
    <RecipeAssistant
      client={client}
      defaultIngredients={['white beans', 'tomatoes', 'garlic', 'thyme']}
    />
  );
}
