import type { RecipePreferences } from '../core/preferences.ts';
import { AVOIDED, DIETS, REFUSAL } from '../vocabulary/foods/diets.ts';
import { FOODS } from '../vocabulary/foods/languages.ts';
import { plain, singular, UNSPACED_START } from './dictionary.ts';
import { type Food, NO_FOODS, readFood } from './read-food.ts';

const NO_HONEY = 'Honey can poison a child of less than a year.';
const UNKNOWN_DIET = '**The sample kitchen does not know that diet: check each food.**';

/** The most that the kitchen can cook for. */
const MAX_SERVINGS = 24;

/** The diets by their names in every language. */
const DIET_BY_NAME = new Map([
  ...byName(Object.entries(DIETS).map(([diet, { names }]) => [diet, `${diet}, ${names}`])),
  ...FOODS.flatMap((names) => byName(Object.entries(names).filter(([diet]) => diet in DIETS))),
]);

/** The marks by their names among people who avoid them. */
const MARK_BY_NAME = new Map(byName(Object.entries(AVOIDED)));

/** The preferences, as far as fixed rules can follow them. */
export function readWishes(preferences: RecipePreferences = {}, list: readonly Food[] = []) {
  const { avoid = [], cuisine, diet = '', language = '', notAgain = [], onlyThese } = preferences;
  const { diets, refused, warning } = readDiet(diet, list);
  const servings = toServings(preferences.servings);
  const minutes = toMinutes(preferences.time);
  const shortcomings = {
    'writes in English only': !/^\s*$|^en\b|english/iu.test(language),
    'knows no cuisines': cuisine,
    'cooks for 1 to 24 people': !servings || servings > MAX_SERVINGS,
    'does not understand that time': !minutes,
    'adds nothing but water': onlyThese,
  };
  const isAgainstDiet = (food: Food) =>
    diets.some((name) => breaks(food, name)) || refused.some((name) => isNamed(food, name));
  const isAvoided = (food: Food) => avoid.some((name) => isNamed(food, name));
  return {
    /** Undefined if not requested or not possible. */
    servings: preferences.servings && servings ? Math.min(servings, MAX_SERVINGS) : undefined,
    minutes: minutes ?? Infinity,
    /** Titles of recipes that were already suggested. */
    notAgain: notAgain.map(plain),
    remarks: diets.map((name) => (name === 'infant' ? NO_HONEY : '')),
    /** What comes first, so that nobody overlooks it. */
    warning,
    /** Whether foods are left out by name only. */
    isSelective: diet.trim() !== '' || avoid.length > 0,
    isAgainstDiet,
    isAvoided,
    /** Whether a food may come from the cupboard. */
    mayAdd: (food: Food) =>
      (!onlyThese || food.name === 'water') && !isAgainstDiet(food) && !isAvoided(food),
    /** What the kitchen can't do; each follows `The sample kitchen`. */
    shortcomings: Object.entries(shortcomings).flatMap(([each, isSo]) => (isSo ? [each] : [])),
  };
}

/** The diets in a wish, and the foods that it refuses; an allergy that is overlooked would be dangerous. */
function readDiet(wish: string, list: readonly Food[]) {
  const diets: Diet[] = list.some(({ marks }) => marks.includes('infant')) ? ['infant'] : [];
  const refused: string[] = [];
  // `Allergic to nuts and eggs`, `gluten and dairy free`.
  const isRefusal = plain(wish).search(REFUSAL) >= 0;
  let isUnknown = false;
  for (const part of wish.split(/[,;&+/、،]|\b(?:and|or)\b/iu).map(words)) {
    const names = namesIn(part, DIET_BY_NAME);
    const rest = names.reduce((left, name) => left.replace(name.trim(), ''), part);
    const about = rest.replace(REFUSAL, ' ');
    const avoided = isRefusal ? namesIn(words(about), MARK_BY_NAME) : [];
    const food = isRefusal && !NO_FOODS.includes(readFood(about).kind) ? [about] : [];
    diets.push(...names.map((name) => DIET_BY_NAME.get(name) as Diet));
    refused.push(...avoided, ...food);
    isUnknown ||= part.trim() !== '' && [...names, ...avoided, ...food].length === 0;
  }
  return { diets, refused, warning: isUnknown ? UNKNOWN_DIET : '' };
}

/** The names in a text; in a script without spaces, anywhere in it. */
function namesIn(text: string, names: ReadonlyMap<string, string>): string[] {
  return [...names.keys()].filter((name) =>
    text.includes(UNSPACED_START.test(name.trim()) ? name.trim() : name),
  );
}

function byName(entries: readonly (readonly [string, string])[]) {
  return entries.flatMap(([meaning, names]) =>
    names.split(', ').map((name) => [words(name), meaning] as const),
  );
}

function breaks({ text, marks }: Food, diet: Diet): boolean {
  const unwanted = DIETS[diet].avoids.split(' ');
  // Vegan cheese is fine for a vegan.
  return !plain(text).includes(diet) && unwanted.some((mark) => marks.includes(mark));
}

function isNamed({ text, name, marks }: Food, avoided: string): boolean {
  const food = words(avoided);
  if (food.trim() === '') return avoided.trim() !== '' && text.includes(avoided.trim());
  const mark = MARK_BY_NAME.get(food);
  if (mark && (marks.includes(mark) || marks.includes('label'))) return true;
  if (words(`${text} ${name}`).includes(food)) return true;
  // `cloves garlic`, as a recipe may call it, is garlic.
  return name !== '' && readFood(avoided).name === name;
}

/** `4`, `two people`; undefined if it is no number of people. */
function toServings(wish: string | number = 4): number | undefined {
  const number = Number(readFood(`${wish || 4} people`).quantity);
  return Number.isInteger(number) && number >= 1 ? number : undefined;
}

/** `30`, `30 minutes`, `half an hour`, `1 hour 15 minutes`; undefined if it is not a time. */
export function toMinutes(wish: string | number = Infinity): number | undefined {
  if (typeof wish === 'number') return wish;
  const [, hours = '0'] = /\b(half|an|[\d.]+)(?: an?)? *h/iu.exec(wish) ?? [];
  const [, minutes] = /(\d+) *(?:m|$)/iu.exec(wish) ?? [];
  return (
    Number(hours.replace('half', '0.5').replace('an', '1')) * 60 + Number(minutes ?? 0) || undefined
  );
}

/** ` two red onion `: words with spaces around them, to search for another word. */
function words(text: string): string {
  return ` ${plain(text).split(' ').map(singular).join(' ')} `;
}

type Diet = keyof typeof DIETS;

export type Wishes = ReturnType<typeof readWishes>;
