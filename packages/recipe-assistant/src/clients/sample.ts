import type { RecipeChunk } from '../core/recipe-client.ts';
import type { RecipePreferences, RecipeRequest } from '../core/recipe-request.ts';
import { pause } from './pause.ts';
import { Basket, sortFoods, type SortedFoods } from './sample-basket.ts';
import { listed } from './sample-names.ts';
import { dietOf, type Kind } from './sample-pantry.ts';
import { MYSTERY_PLATE, SAVOURY_DISHES } from './sample-savoury.ts';
import type { Dish } from './sample-steps.ts';
import { SWEET_DISHES } from './sample-sweet.ts';

/** What the recipe says wrote it. */
const MODEL = 'Sample kitchen';

const LABEL = '*A sample recipe, put together from your ingredients by fixed rules.*';

/** More names than this are counted instead. */
const MOST_NAMES = 8;

/**
 * The offline kitchen: a client that needs no network, no token and no model. It puts a plain recipe
 * together out of the given ingredients, says that it is a sample, and streams it at a pace that one
 * can read along with. The same request always gives the same recipe.
 *
 * @example
 * <RecipeAssistant client={createSampleClient()} />
 *
 * @example
 * const { recipe } = await generateRecipe(ingredients, { client: createSampleClient({ delay: 0 }) });
 */
export function createSampleClient({ delay = 30 }: SampleClientOptions = {}): SampleClient {
  return async function* cook(request, { signal }) {
    // A word with the white space behind it: what a model's tokens look like on the page.
    for (const text of writeRecipe(request).match(/\s*\S+\s*/gu) ?? []) {
      if (delay > 0) await pause(delay, signal);
      signal.throwIfAborted();
      yield { text, model: MODEL };
    }
    yield { finishReason: 'stop', model: MODEL };
  };
}

function writeRecipe({ ingredients, preferences = {} }: RecipeRequest): string {
  const sorted = sortFoods(ingredients, preferences);
  if (sorted.foods.length === 0) {
    const hint = 'Name a few foods, and there will be a recipe.';
    return paragraphs('# Nothing to cook with', LABEL, leftOutNote(sorted), hint);
  }
  const dish = chooseDish(sorted, toMinutes(String(preferences.time ?? '')));
  const basket = new Basket(sorted, dish.uses);
  const steps = dish.steps(basket).filter((step) => step !== false && step !== '');
  return paragraphs(
    `# ${titleOf(dish, basket)}`,
    LABEL,
    leftOutNote(sorted),
    setAsideNote(basket, ingredients.length),
    wishesNote(dish, preferences),
    `Serves ${sorted.servings} · about ${dish.minutes} minutes`,
    '## Ingredients',
    basket
      .lines()
      .map((line) => `- ${line}`)
      .join('\n'),
    '## Method',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    `**Tip:** ${dish.tip}`,
  );
}

/** The first dish that suits the foods and is quick enough, or else the first that suits them. */
function chooseDish({ foods }: SortedFoods, minutes: number): Dish {
  const has = (...kinds: Kind[]) => foods.some(({ kind }) => kinds.includes(kind));
  const suitable = [...SWEET_DISHES, ...SAVOURY_DISHES].filter((dish) => dish.suits(has));
  return suitable.find((dish) => dish.minutes <= minutes) ?? suitable[0] ?? MYSTERY_PLATE;
}

function titleOf({ name, base, lead }: Dish, basket: Basket): string {
  const whole = base ? `${name} ${basket.names(base)[0]}` : name;
  const foods = listed(lead.flatMap((kind) => basket.names(kind).slice(0, 1)).slice(0, 2));
  return foods ? `${whole} with ${foods}` : whole;
}

function leftOutNote({ leftOut }: SortedFoods): string {
  return leftOut.length > 0 ? `Left out, as you asked: ${counted(leftOut)}.` : '';
}

function setAsideNote({ foods, setAside }: Basket, given: number): string {
  if (setAside.length === 0) return '';
  const used = `This uses ${foods.length} of your ${given.toLocaleString('en')} ingredients.`;
  return `${used} Kept for another day: ${counted(setAside)}.`;
}

/** Fixed rules cannot follow every wish, and say so rather than pretend. */
function wishesNote(dish: Dish, { language, cuisine, diet, time }: RecipePreferences): string {
  const missed = [
    language && 'the language',
    cuisine && 'the cuisine',
    diet && !dietOf(diet) && 'the diet',
    dish.minutes > toMinutes(String(time ?? '')) && 'the time',
  ].filter((wish) => typeof wish === 'string' && wish !== '');
  return missed.length > 0 ? `Your wishes that it cannot follow: ${missed.join(', ')}.` : '';
}

function counted(names: readonly string[]): string {
  if (names.length <= MOST_NAMES) return listed(names);
  const rest = names.length - (MOST_NAMES - 1);
  return `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${rest.toLocaleString('en')} more`;
}

/** `30 minutes`, `1 hour`; no limit when it is neither. */
function toMinutes(time = ''): number {
  const [, amount, unit = ''] = /(\d+)\s*(\p{L}*)/u.exec(time) ?? [];
  return amount === undefined ? Infinity : Number(amount) * (unit.startsWith('h') ? 60 : 1);
}

function paragraphs(...parts: string[]): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The pace. */
export interface SampleClientOptions {
  /** Milliseconds between words; 0 for none. Default 30. */
  delay?: number | undefined;
}

type SampleClient = (
  request: RecipeRequest,
  options: { signal: AbortSignal },
) => AsyncGenerator<RecipeChunk, void, undefined>;
