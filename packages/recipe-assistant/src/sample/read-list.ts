import { normalizeIngredient } from '../core/ingredients.ts';
import { type Food, FOODS, type Kind, RAW, singular } from './foods.ts';
import { type Ingredient, portion } from './kitchen.ts';

const BY_NAME = new Map([
  ...FOODS.map((food) => [plain(singular(food.name)), food] as const),
  ...FOODS.map((food) => [plain(food.name), food] as const),
]);

const NUMBERS: Record<string, number> = { '1/2': 0.5, a: 1, an: 1, two: 2, dozen: 12 };

/** In grams or millilitres. */
const METRIC: Record<string, number> = { g: 1, kg: 1000, ml: 1, l: 1000, oz: 28, lb: 450 };

/** Words beside a name that change nothing: how a food is sold, cut and kept. */
const PLAIN_WORDS = new Set(
  `bag boneless box bunch carton chilled chopped clove cubed cup diced drained dry few fine finely fresh freshly frozen
  glass good grated handful head jar large lean left little loaf medium minced my organic over pack packet peeled piece
  pinch punnet rasher raw ripe roughly salted shredded skinless slice sliced small some sprig stick tbsp thawed the thick
  thin tinned tsp tub uncooked unsalted whole with x`.split(/\s+/u),
);

/** `tin`, `cans`, `tinned`. */
const TIN = /^(?:tin|can)(?:s|ned)?$/u;

/** What may be eaten cold. */
const READY: readonly Kind[] = ['ready', 'milk', 'cream', 'cheese'];

/** Finds the known foods of a list; what remains is unknown. */
export function readList(ingredients: readonly string[]) {
  const foods = new Map<string, Ingredient>();
  const unknown: string[] = [];
  for (const ingredient of ingredients) {
    // Nobody types more about a food.
    const entry = [...normalizeIngredient(ingredient)].slice(0, 80).join('');
    const read = readEntry(entry);
    for (const food of read) if (!foods.has(food.name)) foods.set(food.name, food);
    if (read.length === 0 && entry !== '') unknown.push(entry);
  }
  return { foods: [...foods.values()], unknown };
}

/** Two foods in `salt and pepper`, one in `mushrooms, sliced`, none in what is not known as a whole. */
function readEntry(entry: string): Ingredient[] {
  const whole = readFood(entry);
  if (whole) return [whole];
  const parts = entry.split(/[,;&+]|\band\b/iu).map((part) => readFood(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : [];
}

function readFood(typed: string): Ingredient | undefined {
  const words = plain(typed)
    // Tuna in brine is tuna, and what is half cooked is not half of it.
    .replace(/ in .*/u, '')
    .replace(/^half an? /u, '1/2 ')
    .split(/\s+/u);
  const numbers = words.map(toNumber).filter(Boolean);
  const grams = words.map((word) => METRIC[word]).find(Boolean);
  const found = findFood(words.filter((word) => !toNumber(word) && !METRIC[word]));
  const food = found && asKept(found, grams !== undefined);
  if (!food) return undefined;
  // `2 eggs` are two, `1 bag of carrots` is not one.
  const isCount = food.unit === '' && found.beside.length === 0;
  const isAmount = grams === undefined ? isCount : ['g', 'ml'].includes(food.unit);
  const amount = numbers.reduce((product, number) => product * number, grams ?? 1);
  return portion(food, typed, isAmount && numbers.length > 0 ? amount : Infinity);
}

/** The longest known name among words of which all others change nothing. */
function findFood(words: readonly string[]): Found | undefined {
  const others = words.filter((word) => word !== 'of' && !TIN.test(word));
  const all = words.some((word) => TIN.test(word)) ? ['tinned', ...others] : others;
  for (let length = all.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= all.length; start += 1) {
      const name = all.slice(start, start + length).join(' ');
      const food = BY_NAME.get(name) ?? BY_NAME.get(singular(name));
      const beside = [...all.slice(0, start), ...all.slice(start + length)].map(singular);
      if (food && beside.every((word) => PLAIN_WORDS.has(word))) return { food, beside };
    }
  }
  return undefined;
}

/** What a food is, by how the words beside it say that it is kept. */
function asKept({ food, beside }: Found, isWeighed: boolean): Food | undefined {
  const says = (...words: readonly string[]) => words.some((word) => beside.includes(word));
  // Raw, it is another food: raw ham is to be cooked.
  if (READY.includes(food.kind) && says('raw', 'fresh', 'uncooked')) return undefined;
  if (RAW.includes(food.kind) && says('frozen')) return { ...food, cut: `thawed, ${food.cut}` };
  // Beans that are in no tin may be dry or raw, and soaking and boiling them hard harms none.
  const mayBeDry = isWeighed || beside.length > 0;
  if (food.kind !== 'beans' || !mayBeDry || says('tinned', 'jar', 'drained')) return food;
  return BY_NAME.get(`dried ${plain(food.name)}`);
}

function toNumber(word: string): number {
  return NUMBERS[word] ?? (Number(word) || 0);
}

/** For comparisons: lower case, no accents, no possessive, one space between words, `200g` as `200 g`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|['’]/gu, '')
    .replaceAll('⁄', '/')
    .replace(/[^\p{L}\p{M}\d/.,]+|[.,/](?!\d)/gu, ' ')
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .trim();
}

interface Found {
  food: Food;
  /** The words beside its name. */
  beside: readonly string[];
}
