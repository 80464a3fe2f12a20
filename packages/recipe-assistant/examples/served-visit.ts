import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRecipeHandler } from 'recipe-assistant/server';
import { createScriptedClient, type Script } from 'recipe-assistant/testing';
import { vi } from 'vitest';

export const SOUP =
  '# Leek soup\n\nServes 4\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil.';

export const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

/** A server with this model, behind the page's `fetch`. */
export function answerWith(...scripts: Script[]) {
  const client = createScriptedClient(scripts);
  const rateLimiter = { consume: async () => {} };
  const handle = createRecipeHandler({ client, rateLimiter, onError: () => {} });
  vi.stubGlobal('fetch', (url: string, { method, headers, body, signal }: RequestInit) =>
    handle(new Request(new URL(url, 'http://localhost'), { method, headers, body, signal })),
  );
  return client;
}

/** Types four ingredients, and asks for a recipe. */
export async function askForRecipe() {
  for (const name of FOUR) await userEvent.type(screen.getByRole('textbox'), `${name}{Enter}`);
  await press('Get a recipe');
}

export async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
