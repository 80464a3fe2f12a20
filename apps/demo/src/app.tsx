import type { ReactNode } from 'react';
import { RecipeAssistant, type RecipeTool } from 'recipe-assistant';
import { nameTab } from './name-tab.ts';

/** All that there is. */
const TOOLS: RecipeTool[] = ['copy', 'print', 'share', 'save', 'another', 'scale', 'check-off'];

/** The whole product: the assistant, and the page it lies on. */
export function App(): ReactNode {
  return (
    <>
      <main>
        <RecipeAssistant
          assistantName="Sous Chef"
          endpoint="/api/recipe"
          tools={TOOLS}
          onFinish={nameTab}
        />
      </main>
      <footer>
        <p>A recipe from what you have on hand. Nothing you type is stored.</p>
      </footer>
    </>
  );
}
