import type { RecipePreferences } from '../core/preferences.ts';
import { FOODS } from '../vocabulary/foods/languages.ts';
import { plain, singular } from './dictionary.ts';
import { type Food, NO_FOODS, readFood } from './read-food.ts';

/** What a diet avoids, by the marks in the pantry. */
const DIETS = new Map([
  ['vegetarian', 'meat fish rennet label'],
  ['vegan', 'meat fish rennet egg dairy honey label'],
  ['gluten free', 'gluten label'],
  ['dairy free', 'dairy label'],
  ['nut free', 'nut label'],
]);

/** The same in other languages. */
const IN_ENGLISH = new Map(
  FOODS.flatMap((language: Readonly<Record<string, string>>) =>
    [...DIETS.keys()].flatMap(
      (diet) => language[diet]?.split(', ').map((name) => [plain(name), diet] as const) ?? [],
    ),
  ),
);

/** Other names of these, among people who avoid them. */
const ALIASES = new Map([
  ['milk', 'dairy'],
  ['lactose', 'dairy'],
  ['wheat', 'gluten'],
  ['seafood', 'fish'],
  ['peanut', 'nut'],
]);

/** What somebody doesn't eat, in free words: `no mushrooms`, `allergic to nuts`, `peanut allergy`. */
const REFUSAL =
  /(?:^| )(?:no|not|without|avoid|free (?:of|from)|(?:allerg(?:ic|y|ies)|intolerant)(?: to)?) ([^]+)|^(.+) (?:allerg(?:y|ic)|intoleran(?:ce|t)|free)$/u;

/** The preferences, as far as fixed rules can follow them. */
export function readWishes(preferences: RecipePreferences = {}) {
  const { avoid = [], cuisine, diet = '', language = '', notAgain = [], onlyThese } = preferences;
  const { diets, refused, isUnknown } = readDiet(diet);
  const servings = toServings(preferences.servings);
  const minutes = toMinutes(preferences.time);
  const shortcomings = {
    'writes in English only': !/^\s*$|^en\b|english/iu.test(language),
    'knows no cuisines': cuisine,
    'does not know that diet': isUnknown,
    'cooks for 1 to 24 people': !servings,
    'does not understand that time': !minutes,
    'adds nothing but water': onlyThese,
  };
  const isAgainstDiet = (food: Food) =>
    diets.some((name) => breaks(food, name)) || refused.some((name) => isNamed(food, name));
  const isAvoided = (food: Food) => avoid.some((name) => isNamed(food, name));
  return {
    /** Undefined if not requested or not possible. */
    servings: preferences.servings ? servings : undefined,
    minutes: minutes ?? Infinity,
    /** Titles of recipes that were already suggested. */
    notAgain: notAgain.map(plain),
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
function readDiet(wish: string) {
  const parts = wish
    .split(/[,;&+/]|\b(?:and|or)\b/iu)
    .map((part) => IN_ENGLISH.get(plain(part)) ?? plain(part))
    .filter(Boolean);
  const refused: string[] = [];
  let isRefusal = false;
  let isUnknown = false;
  for (const part of parts.filter((name) => !DIETS.has(name))) {
    const [, after, before] = REFUSAL.exec(part) ?? [];
    // `Allergic to nuts and eggs`.
    isRefusal ||= after !== undefined;
    const food = after ?? before ?? (isRefusal ? part : '');
    if (isKnown(food)) refused.push(food);
    else isUnknown = true;
  }
  return { diets: parts.filter((name) => DIETS.has(name)), refused, isUnknown };
}

function isKnown(food: string): boolean {
  const mark = words(food).trim();
  const isMark = ALIASES.has(mark) || [...DIETS.values()].join(' ').split(' ').includes(mark);
  return isMark || !NO_FOODS.includes(readFood(food).kind);
}

function breaks({ text, marks }: Food, diet: string): boolean {
  const unwanted = DIETS.get(diet)?.split(' ') ?? [];
  // Vegan cheese is fine for a vegan.
  return !plain(text).includes(diet) && unwanted.some((mark) => marks.includes(mark));
}

function isNamed({ text, name, marks }: Food, avoided: string): boolean {
  const food = words(avoided);
  if (food.trim() === '') return avoided.trim() !== '' && text.includes(avoided.trim());
  const mark = ALIASES.get(food.trim()) ?? food.trim();
  const isHidden = [...DIETS.values()].some((diet) => diet.split(' ').includes(mark));
  if (marks.includes(mark) || (isHidden && marks.includes('label'))) return true;
  if (words(`${text} ${name}`).includes(food)) return true;
  // `cloves garlic`, as a recipe may call it, is garlic.
  return name !== '' && readFood(avoided).name === name;
}

/** `4`, `two people`; undefined for more than the kitchen can cook for. */
function toServings(wish: string | number = 4): number | undefined {
  const number = Number(readFood(`${wish || 4} people`).quantity);
  return Number.isInteger(number) && number >= 1 && number <= 24 ? number : undefined;
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

export type Wishes = ReturnType<typeof readWishes>;
