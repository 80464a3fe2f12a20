import { avoidance } from './avoided.ts';
import { type Food, FOODS, type Kind, KINDS, RAW } from './foods.ts';
import { type Ingredient, portion } from './kitchen.ts';
import { plain, singular } from './words.ts';

const BY_NAME = new Map([
  ...FOODS.map((food) => [plain(singular(food.name)), food] as const),
  ...FOODS.map((food) => [plain(food.name), food] as const),
]);

const NUMBERS: Record<string, number> = { '1/2': 0.5, a: 1, an: 1, two: 2, dozen: 12 };

/** In grams or millilitres, and of what differs by food the least. */
const GRAMS: Record<string, number> = {
  g: 1,
  kg: 1000,
  ml: 1,
  l: 1000,
  oz: 28,
  lb: 450,
  cup: 120,
  handful: 30,
  rasher: 25,
  slice: 25,
  stick: 40,
  tbsp: 12,
  tsp: 4,
};

/** Words beside a name that change nothing: how a food is sold, cut and kept. */
const PLAIN_WORDS = new Set(
  `bag bell boneless box breast bunch button carton cheese chopped clove cube cubed cup dark diced drained dried
  dry extra few fillet fine finely firm fresh freshly frozen glass grain grated greek ground head iceberg instant jar
  jasmine large lean left light little loaf long mature minced mix mixed natural organic pack packet peeled
  piece pinch plain plum raw red ribeye ripe romaine roughly rump salted shredded sirloin skimmed
  skinless sliced small smoked some sprig strip swiss thawed the thick thin tinned tub uncooked unsalted vine virgin
  white whole wholemeal with x yellow`.split(/\s+/u),
);

/** `tin`, `cans`, `tinned`. */
const TIN = /^(?:tin|can)(?:s|ned)?$/u;

/** Said of what was cooked before. */
const LEFT = ['leftover', 'cooked', 'cold'];

/** Beside `ham` or `tuna`, it says that it may be raw. */
const UNCOOKED = ['raw', 'fresh', 'frozen', 'uncooked', 'fillet', 'roasting'];

/** What may be eaten cold. */
const READY: readonly Kind[] = ['ready', 'milk', 'cream', 'cheese'];

/**
 * Finds the known foods of a list. What is no food is read for those that it or a wish names (`no eggs`, `mouldy bread`):
 * they are neither used nor bought.
 */
export function readList(ingredients: readonly string[], wishes: readonly string[]) {
  const foods = new Map<string, Ingredient>();
  const unknown: string[] = [];
  for (const ingredient of ingredients) {
    // Nobody types more about a food.
    const entry = [...ingredient.replace(/\s+/gu, ' ').trim()].slice(0, 80).join('');
    const read = readEntry(entry);
    for (const food of read) if (!foods.has(food.name)) foods.set(food.name, food);
    if (read.length === 0 && entry !== '') unknown.push(entry);
  }
  const isAvoided = avoidance([...unknown, ...wishes]);
  return {
    known: [...foods.values()],
    foods: [...foods.values()].filter((food) => !isAvoided(food)),
    cupboard: KINDS.map((kind) => FOODS.find((food) => food.kind === kind)!).filter(
      (food) => !isAvoided(food),
    ),
    unknown,
  };
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
    .replace(/ in .*|free range |(?:low|reduced) fat /gu, '')
    .replace(/^half an? /u, '1/2 ')
    .split(/\s+/u);
  const numbers = words.map(toNumber).filter(Boolean);
  const found = findFoodOrLeft(words.filter((word) => !toNumber(word)));
  const food = found && asKept(found, numbers.length > 0);
  if (!food) return undefined;
  const [unit] = found.beside.filter((word) => GRAMS[word]);
  const amount = numbers.reduce((product, number) => product * number, 1);
  // `2 eggs`, `2 slices of ham` and `2 tins of tuna` are two, `1 bag of carrots` is not one.
  const counted = food.unit === 'tin' ? 'tinned' : singular(food.unit);
  const isCount = counted === '' ? found.beside.length === 0 : found.beside.includes(counted);
  const isWeight = ['g', 'ml'].includes(food.unit) && unit !== undefined;
  const grams = isWeight ? GRAMS[unit]! : Infinity;
  return portion(food, typed, numbers.length > 0 ? amount * (isCount ? 1 : grams) : Infinity);
}

/** A food, or what was left of it: `cooked leftover rice` is leftover rice. */
function findFoodOrLeft(words: readonly string[]): Found | undefined {
  const others = words.filter((word) => !LEFT.includes(word));
  const isLeft = others.length < words.length;
  if (!isLeft) return findFood(words);
  const ready = findFood(others);
  return (
    findFood(words) ??
    findFood(['leftover', ...others]) ??
    (ready?.food.kind === 'ready' ? ready : undefined)
  );
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
      if (food && beside.every((word) => GRAMS[word] || PLAIN_WORDS.has(word)))
        return { food, beside };
    }
  }
  return undefined;
}

/** What a food is, by how it is counted and the words beside it say that it is kept. */
function asKept({ food, beside }: Found, isCounted: boolean): Food | undefined {
  // Counted, pepper is the vegetable: `half a pepper`.
  if (food.kind === 'pepper' && isCounted && beside.length === 0) return BY_NAME.get('peppers');
  const says = (...words: readonly string[]) => words.some((word) => beside.includes(word));
  // Raw, it is another food: raw ham is to be cooked.
  if (READY.includes(food.kind) && says(...UNCOOKED)) return undefined;
  if (RAW.includes(food.kind) && says('frozen')) return { ...food, isFrozen: true };
  // Beans that are in no tin may be dry or raw, and soaking and boiling them hard harms none.
  if (food.kind !== 'beans' || beside.length === 0 || says('tinned', 'jar', 'drained')) return food;
  return BY_NAME.get(`dried ${plain(food.name)}`);
}

function toNumber(word: string): number {
  return NUMBERS[word] ?? (Number(word) || 0);
}

interface Found {
  food: Food;
  /** The words beside its name. */
  beside: readonly string[];
}
