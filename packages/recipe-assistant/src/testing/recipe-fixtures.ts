import type { RecipeAssistantState } from '../core/assistant-state.ts';
import type { FinishReason } from '../core/recipe-client.ts';
import { RECIPE_ERROR_CODES, RecipeError, type RecipeErrorCode } from '../core/recipe-error.ts';

const MODEL = 'example/kitchen-8x7b';

const RECIPE = `# Tomato and White Bean Gratin

A warm supper for **four** from one dish: soft beans, sharp tomatoes and a crust that cracks under the spoon. It takes about 50 minutes, most of them in the oven.

## Ingredients

- 2 tins (400 g each) white beans, drained
- 500 g ripe tomatoes, cut into wedges
- 3 cloves of garlic, thinly sliced
- 4 sprigs of thyme
- 100 g stale bread, torn into crumbs
- 3 tbsp olive oil *(not on your list)*
- ½ tsp salt *(not on your list)*

## Method

1. Heat the oven to 200 &deg;C (180 &deg;C fan).
2. Toss the beans, tomatoes, garlic and thyme with the salt and 2 tbsp of the oil in a wide baking dish.
3. Add 150 ml water, so that the beans do not dry out, and bake for 25 minutes.
4. Mix the breadcrumbs with the last spoonful of oil and scatter them over the top.
5. Bake for 15 minutes more, until the crust is **deep gold** and the edges bubble.
6. Let it stand for 5 minutes before you serve it.

## If it is not ready yet

| What you see | What to do |
| :--- | :--- |
| Pale crust | 5 minutes under the grill |
| Dry edges | Spoon 2 tbsp water around them |
| Watery middle | 10 minutes more, without the crumbs |

> **Tip:** cold from the fridge it makes a good spread for toast the next day.
`;

/**
 * A recipe in each state, as props of `RecipeView`: one for each step of a run and one for each error
 * code.
 *
 * @example
 * render(<RecipeView {...recipeFixtures.cutShort} onRetry={retry} />);
 *
 * @example
 * test.each(Object.entries(recipeFixtures))('%s fits on a small screen', (_name, fixture) => { … });
 */
export const recipeFixtures: Readonly<Record<RecipeFixtureName, RecipeFixture>> = {
  idle: { status: 'idle', recipe: '' },
  submitted: { status: 'submitted', recipe: '' },
  streamingEarly: { status: 'streaming', recipe: upTo('sharp tomatoes and a crust'), model: MODEL },
  streamingList: { status: 'streaming', recipe: upTo('- 3 cloves of gar'), model: MODEL },
  success: { status: 'success', recipe: RECIPE, finishReason: 'stop', model: MODEL },
  stopped: finished('aborted', upTo('4. Mix the bread')),
  cutShort: finished('length', upTo('5. Bake for 15 minutes more, until')),
  filtered: finished('content-filter', upTo('3. Add 150 ml water')),
  failedInMidStream: {
    status: 'error',
    recipe: upTo('2. Toss the beans, tomatoes'),
    error: new RecipeError('network'),
    model: MODEL,
  },
  ...failures(),
};

/** One for each code. */
function failures(): Record<RecipeErrorCode, RecipeFixture> {
  const all = RECIPE_ERROR_CODES.map((code) => {
    const retryAfterMs = code === 'rate-limited' ? 20_000 : undefined;
    // The missing count is shown instead of an alert, and the state before it stays.
    const status = code === 'too-few-ingredients' ? 'idle' : 'error';
    return [code, { status, recipe: '', error: new RecipeError(code, { retryAfterMs }) }];
  });
  return Object.fromEntries(all) as Record<RecipeErrorCode, RecipeFixture>;
}

/** The recipe up to and including these words. */
function upTo(lastWords: string): string {
  return RECIPE.slice(0, RECIPE.indexOf(lastWords) + lastWords.length);
}

function finished(finishReason: FinishReason, recipe: string): RecipeFixture {
  return { status: 'success', recipe, finishReason, model: MODEL };
}

/** The steps of a run, and the code of each failure. */
export type RecipeFixtureName =
  | 'idle'
  | 'submitted'
  | 'streamingEarly'
  | 'streamingList'
  | 'success'
  | 'stopped'
  | 'cutShort'
  | 'filtered'
  | 'failedInMidStream'
  | RecipeErrorCode;

/** The props of `RecipeView` for one state. */
export type RecipeFixture = Pick<RecipeAssistantState, 'status' | 'recipe'> &
  Partial<Pick<RecipeAssistantState, 'error' | 'finishReason' | 'model'>>;
