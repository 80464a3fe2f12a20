'use client'; // where there are server components: a client is a function, which they cannot hand on

import { RecipeAssistant } from 'recipe-assistant';
import { createSampleClient } from 'recipe-assistant/sample';
import 'recipe-assistant/styles.css';

// Needs no model and no network. For a real one: endpoint="/api/recipe" in place of the client.
const client = createSampleClient();

export default function Kitchen() {
  return (
    <RecipeAssistant
      client={client}
      assistantName="Sous Chef"
      defaultIngredients={['white beans', 'tomatoes', 'garlic', 'thyme']}
    />
  );
}
