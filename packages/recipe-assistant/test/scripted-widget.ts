import type { RecipeAssistantProps } from 'recipe-assistant';
import { createScriptedClient, recipeFixtures, type Script } from 'recipe-assistant/testing';
import type { within } from 'storybook/test';

/** What the stories of the widget have in common: its ingredients, its scripts, and who asks. */
export const three = ['white beans', 'tomatoes', 'garlic'];
export const four = [...three, 'thyme'];
export const finish = { finish: 'stop', model: 'example/kitchen-8x7b' } as const;
/** As a model sends it: a few letters at a time, words cut anywhere. */
export const answer: Script = [
  ...(recipeFixtures.success.recipe.match(/[^]{1,48}/g) ?? []),
  finish,
];

export function scripted(
  script: Script,
): Pick<RecipeAssistantProps, 'client' | 'defaultIngredients'> {
  return { defaultIngredients: four, client: createScriptedClient(script) };
}

/** The widget as the whole of a page. */
export const fullPage = {
  args: { assistantName: 'Sous Chef', client: scripted(answer).client },
  parameters: { layout: 'fullscreen' },
};

export async function getRecipe(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
}
