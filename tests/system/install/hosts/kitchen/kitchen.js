import { StrictMode, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { RecipeAssistant } from 'recipe-assistant';
import { createSampleClient } from 'recipe-assistant/sample';

export function openKitchen() {
  const client = createSampleClient({ delay: 1 });
  createRoot(document.getElementById('root')).render(
    createElement(StrictMode, null, createElement(RecipeAssistant, { client })),
  );
}
