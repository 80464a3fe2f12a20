import { RecipeError, type RecipeAssistantProps } from 'recipe-assistant';
import { createScriptedClient, type Script, type ScriptedClient } from 'recipe-assistant/testing';

export const SOUP = `# Leek soup

Serves 4

You need a large pot.

## Ingredients

- 2 leeks, washed
- 1 l stock
- a handful of parsley, 2 sprigs
- Salt

## Steps

1. Boil the leeks in the stock for 20 minutes.
2. Season with 1 tsp of salt, and wait for 30 seconds.
3. Eat.
`;

/** With other elements in the same places. */
export const STEW = `# **Potato** stew

A *warm* one. Serves **2**, or more.

- Not a soup

## Ingredients

1. **3** potatoes
2. 1 dl *cream*, [cold](https://example.org)
   - or \`milk\`
3. 1 egg

## Steps

1. **Boil** the potatoes for 10 minutes.
2. Stir in the *cream*, and **one** egg.

| With | Why |
| --- | --- |
| bread | *crisp* |
`;

/** The props of the widget that is visited. */
export const VISITED = {
  tools: ['copy', 'another', 'without', 'scale', 'check-off', 'cook'],
  wishes: ['diet', 'servings'],
  throttle: 0,
} satisfies Partial<RecipeAssistantProps>;

/** What the runs of the visit bring, in their order. */
export function visitedClient(): ScriptedClient {
  return createScriptedClient([
    [...inPieces(SOUP), { finish: 'stop', model: 'kitchen-8x7b' }],
    ['# Cut of', 'f\n\n- 1 leek\n', { cue: 'more' }],
    [{ fail: new RecipeError('rate-limited', { retryAfterMs: 3000 }) }],
    ['# Broken\n\nOff', { cue: 'more' }, { fail: 'network' }],
    [...inPieces(STEW), { finish: 'stop', model: 'kitchen-70b' }],
    ['# Short\n\n- 1 *leek*', { cue: 'more' }, { finish: 'length' }],
  ]);
}

function inPieces(recipe: string): Script {
  return piecesOf(recipe).flatMap((piece) => [piece, { cue: 'more' }]);
}

export function piecesOf(recipe: string): string[] {
  return recipe.match(/[^]{1,19}/g)!;
}
