'use client';

import { createEndpointClient, RecipeAssistant, type RecipeClient } from 'recipe-assistant';
import { builtInAvailability, createBuiltInClient } from 'recipe-assistant/built-in';
import { createSampleClient } from 'recipe-assistant/sample';
import { createRecipeHandler } from 'recipe-assistant/server';
import 'recipe-assistant/styles.css';

// Your server, with a model of its own. Here it runs in the page, without a network, and has a sample.
const rateLimiter = { consume: async () => {} };
const handle = createRecipeHandler({ client: createSampleClient({ delay: 5 }), rateLimiter });

const endpoint = createEndpointClient({
  url: '/api/recipe',
  fetch: (_url, init) => handle(new Request(new URL('/api/recipe', location.href), init)),
});

const builtIn = createBuiltInClient();

/** The browser's own model where it is ready; your server where it is not, or writes nothing. */
const client: RecipeClient = async function* (request, options) {
  const { language } = request.preferences ?? {};
  if ((await builtInAvailability({ language })) === 'available') {
    let hasText = false;
    try {
      for await (const chunk of builtIn(request, options)) {
        hasText ||= Boolean(chunk.text?.trim());
        if (hasText) yield chunk;
      }
      if (hasText) return;
    } catch (error) {
      if (hasText || options.signal.aborted) throw error;
    }
  }
  yield* endpoint(request, options);
};

export default function BuiltInKitchen() {
  return (
    <RecipeAssistant
      client={client}
      defaultIngredients={['white beans', 'tomatoes', 'garlic', 'thyme']}
    />
  );
}
