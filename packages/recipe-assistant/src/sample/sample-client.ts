import type { RecipePreferences } from '../core/preferences.ts';
import type { RecipeChunk } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { sleep } from '../core/timers.ts';
import { type Cooked, cook } from './cook.ts';
import { readList } from './read-list.ts';
import { minutesOf } from './steps.ts';

const NO_DISH = `# No dish

This is a sample, put together by fixed rules, not written by an AI model. It has nothing to cook that you eat.
`;

/** Says in each language of the interface that the sample is in English, by the language's name. */
const IN_ENGLISH = {
  arabic: '\u2068وصفة تجريبية، متاحة بالإنجليزية فقط.\u2069',
  german: 'Dies ist ein Beispielrezept, nur auf Englisch.',
  spanish: 'Receta de muestra, solo en inglés.',
  french: 'Recette d’exemple, uniquement en anglais.',
  hindi: 'नमूना रेसिपी, केवल अंग्रेज़ी में।',
  italian: 'Ricetta di esempio, solo in inglese.',
  japanese: 'サンプルのレシピ、英語のみ。',
  korean: '샘플 레시피, 영어로만 제공돼요.',
  polish: 'Przykładowy przepis, tylko po angielsku.',
  portuguese: 'Receita de exemplo, apenas em inglês.',
  turkish: 'Örnek tarif, yalnızca İngilizce.',
  chinese: '示例食谱，仅提供英文版。',
};

/**
 * The sample: an offline client that needs no network, token or model. It cooks by fixed rules with the
 * foods that it knows, in English, names the others as not used, and streams at reading pace. It leaves out what a
 * wish names, but follows no wishes, and says so. The same request always gives the same recipe.
 *
 * @example
 * const { recipe } = await generateRecipe(ingredients, { client: createSampleClient({ delay: 0 }) });
 */
export function createSampleClient({ delay = 30 }: SampleClientOptions = {}) {
  return async function* answer(
    request: RecipeRequest,
    { signal }: { signal: AbortSignal },
  ): AsyncGenerator<RecipeChunk, void, undefined> {
    // A word with its white space, like a model's tokens.
    for (const text of writeRecipe(request).match(/\S+\s*/gu) ?? []) {
      if (delay > 0) await sleep(delay, signal);
      signal.throwIfAborted();
      yield { text, origin: 'rules' };
    }
    yield { finishReason: 'stop', origin: 'rules' };
  };
}

function writeRecipe({ ingredients, preferences = {} }: RecipeRequest): string {
  const { diet = '', avoid = [], notAgain = [] } = preferences;
  const list = readList(ingredients, [diet, ...avoid]);
  const meal = cook(list.foods, list.cupboard, notAgain);
  if (!meal) return NO_DISH;

  return `# ${meal.title}

${about(meal, list, preferences)}

**Serves:** 2 · **Total time:** ${totalTime(meal.steps)}

## Ingredients

${meal.used.map(({ line }) => `- ${line}`).join('\n')}

## Method

${meal.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}
`;
}

/** What the sample is, and what it did with the list and the wishes. */
function about(
  { used, steps, isFromList }: Cooked,
  { known, unknown }: ReturnType<typeof readList>,
  { language, notAgain = [], ...wishes }: RecipePreferences,
): string {
  const hasWish = Object.values(wishes).flat().some(Boolean);
  // Steps boil in water without a line for it.
  const hasWater = steps.some((step) => step.includes(' water'));
  const isUsed = (typed: string) => used.some((food) => food.typed === typed);
  const left = known.filter(({ typed, name }) => !isUsed(typed) && !(hasWater && name === 'water'));
  const more = used.filter(({ isMore }) => isMore).map(({ typed }) => typed);
  const unused = [...left.map(({ typed }) => typed), ...unknown];
  const sentences = [
    inEnglish(language),
    'This is a sample recipe, put together by fixed rules, not written by an AI model.',
    (hasWish || unknown.length > 0) &&
      `${hasWish ? 'A' : 'If you typed a wish: a'} sample does not follow wishes; a model does.`,
    'For an allergy, a pregnancy or a baby, check every line yourself.',
    !isFromList &&
      `Nothing ${notAgain.length > 0 ? 'else ' : ''}on your list makes a dish here, so this one comes from a plain cupboard.`,
    more.length > 0 && `For two, so some is left of: ${more.map(asTyped).join(', ')}.`,
    unused.length > 0 && `Not used: ${unused.map(asTyped).join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function inEnglish(language = ''): string {
  const words = language.toLowerCase().split(' ');
  const known = Object.entries(IN_ENGLISH).find(([name]) => words.includes(name))?.[1];
  return known ?? (language && !words.includes('english') ? 'A sample is in English.' : '');
}

function totalTime(steps: readonly string[]): string {
  const total = minutesOf(steps);
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/** Markdown that shows a text as it was typed. */
function asTyped(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~#=]/gu, String.raw`\$&`);
}

/** The options of `createSampleClient`. */
export interface SampleClientOptions {
  /** Milliseconds between words; 0 for none. Default 30. */
  delay?: number | undefined;
}
