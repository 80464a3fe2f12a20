import { sleep } from '../core/timers.ts';
import type { RecipeChunk } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { chooseDish } from './choose-dish.ts';
import { findAbroad, findByName, singular } from './dictionary.ts';
import { listed } from './dish-foods.ts';
import { asTyped, doesNotKeep, type Food, NO_FOODS, readFoods } from './read-food.ts';
import { readWishes } from './wishes.ts';

const ASK =
  'Name a few more foods, such as eggs, potatoes, rice or tomatoes, and there will be a recipe.';

/**
 * The sample kitchen: an offline client that needs no network, token or model. It composes a recipe
 * from the ingredients by fixed rules, and streams it at reading pace. The same request always gives
 * the same recipe. It knows the commonest foods in thirteen languages and as emoji, also misspelt, and
 * writes in English; what it doesn't know, or knows to be unsafe, it leaves out and says so.
 *
 * @example
 * <RecipeAssistant client={createSampleClient()} />
 *
 * @example
 * const { recipe } = await generateRecipe(ingredients, { client: createSampleClient({ delay: 0 }) });
 */
export function createSampleClient({ delay = 30 }: SampleClientOptions = {}) {
  return async function* cook(
    request: RecipeRequest,
    { signal }: { signal: AbortSignal },
  ): AsyncGenerator<RecipeChunk, void, undefined> {
    // A word with its white space, like a model's tokens.
    for (const text of writeRecipe(request).match(/\s*\S+\s*/gu) ?? []) {
      if (delay > 0) await sleep(delay, signal);
      signal.throwIfAborted();
      yield { text, origin: 'rules' };
    }
    yield { finishReason: 'stop', origin: 'rules' };
  };
}

function writeRecipe({ ingredients, preferences }: RecipeRequest): string {
  const entries = readList(ingredients);
  const wishes = readWishes(preferences, entries);
  const listedFoods = entries.filter((food) => !wishes.isAvoided(food));
  const againstDiet = listedFoods.filter(wishes.isAgainstDiet);
  const foods = listedFoods.filter((food) => !againstDiet.includes(food));
  const known = foods.filter(({ kind }) => !NO_FOODS.includes(kind));
  const choice = chooseDish(known, wishes);
  const used = choice?.used ?? [];
  const ofKind = (kind: string) => foods.filter((food) => food.kind === kind);
  const limits = choice?.isSlow
    ? [...wishes.shortcomings, 'has nothing quicker for this list']
    : wishes.shortcomings;
  const about = [
    wishes.warning,
    sentence('Made from', used, asRead),
    sentence(
      choice ? 'Left out of this dish:' : 'No dish is made of these alone:',
      known.filter((food) => !used.includes(food)),
    ),
    sentence('Left out as unknown:', ofKind('unknown')),
    sentence('Left out as no food:', ofKind('thing')),
    sentence('Left out as unsafe:', ofKind('unsafe')),
    ...new Set([...ofKind('unsafe'), ...used].map(({ note }) => note)),
    used.some(isFrozen) ? 'Thaw frozen meat and fish in the fridge overnight.' : '',
    sentence('Left out as you asked:', entries.filter(wishes.isAvoided)),
    sentence('Left out for the diet:', againstDiet),
    ...new Set(wishes.remarks),
    wishes.isSelective ? 'Foods are judged by their names alone: check the labels.' : '',
    limits.length > 0 ? `The sample kitchen ${listed(limits)}.` : '',
  ];
  const text = about.filter(Boolean).join(' ');
  if (!choice) return `# Nothing to cook yet\n\n${ASK} ${text}`.trim() + '\n';
  const { dishFoods, dish, steps, title } = choice;
  const lines = [...dishFoods.used].map((food) => {
    const mark = used.includes(food) ? '' : ' (not on your list)';
    return `- ${dishFoods.describe(food)}${mark}`;
  });
  return `# ${title}

${text}

**Serves:** ${dishFoods.servings} · **Total time:** ${dish.time}

## Ingredients

${lines.join('\n')}

## Method

${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}
`;
}

/** The foods of a list; if it is mostly in another language, each name is that language's. */
function readList(ingredients: readonly string[]): Food[] {
  const read = (find = findByName) =>
    ingredients.flatMap((entry) => readFoods(entry, find)).filter(({ text }) => text !== '');
  const foreign = read().filter(({ isAsTyped }) => isAsTyped === false);
  return read(2 * foreign.length >= ingredients.length ? findAbroad : findByName);
}

function sentence(start: string, foods: readonly Food[], show = asTyped): string {
  return foods.length > 0 ? `${start} ${listed(foods.map((food) => show(food)))}.` : '';
}

function isFrozen(food: Food): boolean {
  return food.marks.includes('frozen') && doesNotKeep(food);
}

/** A food as typed, with what it was read as if that differs. */
function asRead(food: Food): string {
  return food.isAsTyped ? asTyped(food) : `${asTyped(food)} (${food.before}${singular(food.name)})`;
}

/** The options of `createSampleClient`. */
export interface SampleClientOptions {
  /** Milliseconds between words; 0 for none. Default 30. */
  delay?: number | undefined;
}
