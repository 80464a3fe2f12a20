import { normalizeIngredient } from '../core/ingredients.ts';
import { type Food, FOODS, type Kind, singular } from './foods.ts';

const BY_NAME = new Map([
  ...FOODS.map((food) => [plain(singular(food.name)), food] as const),
  ...FOODS.map((food) => [plain(food.name), food] as const),
]);

const NUMBERS: Record<string, number> = { a: 1, an: 1, half: 0.5, two: 2, dozen: 12 };

/** In grams or millilitres. */
const METRIC: Record<string, number> = { g: 1, kg: 1000, ml: 1, l: 1000, oz: 28, lb: 450 };

const CONTAINERS = new Set(
  `bag box bunch carton clove cup glass handful head jar loaf pack packet piece pinch punnet rasher slice sprig stick
  tbsp tin tsp tub`.split(/\s+/u),
);

/** Words beside a name that change nothing: how a food is sold, cut and kept. */
const PLAIN_WORDS = new Set(
  `boneless chilled chopped cubed diced drained dry few fine finely fresh freshly frozen good grated large lean left
  little medium minced my organic over peeled raw ripe roughly salted shredded skinless sliced small some thawed
  the thick thin unsalted whole with x`.split(/\s+/u),
);

/** Raw, what is eaten cold is another food: raw ham is to be cooked. */
const READY: readonly Kind[] = ['ready', 'milk', 'cream', 'cheese'];

/** From frozen its middle may stay raw. */
const THAWED: readonly Kind[] = ['stewing meat', 'joint', 'meat', 'strips', 'fish'];

/** Finds the known foods of a list; what remains is unknown. */
export function readList(ingredients: readonly string[]) {
  const foods = new Map<string, OnHand>();
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
function readEntry(entry: string): OnHand[] {
  const whole = readFood(entry);
  if (whole) return [whole];
  const parts = entry.split(/[,;&+]|\band\b/iu).map((part) => readFood(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : [];
}

function readFood(typed: string): OnHand | undefined {
  // Tuna in brine is tuna.
  const { have, words } = readAmount(
    plain(typed)
      .replace(/ in .*/u, '')
      .split(/\s+/u),
  );
  const isTinned = have?.unit === 'tin';
  // A pepper that is counted is no spice.
  const isVegetable = have?.unit === '' && words.join(' ') === 'pepper';
  const found =
    (isTinned && findFood(['tinned', ...words])) || findFood(isVegetable ? ['peppers'] : words);
  const isRaw =
    words.includes('raw') || (words.includes('fresh') && !found?.name.includes('fresh'));
  if (!found || (isRaw && READY.includes(found.kind))) return undefined;
  // Beans that are weighed may be dry, and soaking harms none.
  const isDry = words.includes('dry') || have?.unit === 'g' || have?.unit === 'bag';
  const food = found.kind === 'beans' && isDry ? BY_NAME.get(`dried ${plain(found.name)}`) : found;
  if (!food) return undefined;
  const isFrozen = words.includes('frozen') && THAWED.includes(food.kind);
  const cut = [isFrozen && 'thawed', food.cut].filter(Boolean).join(', ');
  // One bird is roasted as a whole, whatever it weighs.
  const isBird = food.name === 'whole chickens' && have?.unit !== '';
  return { ...food, cut, typed, have: isBird ? { amount: 1, unit: '' } : have };
}

/** The longest known name among words of which all others change nothing. */
function findFood(words: readonly string[]): Food | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const food = BY_NAME.get(name) ?? BY_NAME.get(singular(name));
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      if (food && others.every((word) => PLAIN_WORDS.has(word))) return food;
    }
  }
  return undefined;
}

/** How much there is, as far as the words say, and the words without that: `2 tins of chickpeas`, `500 g mince`. */
function readAmount(all: readonly string[]): { have: OnHand['have']; words: string[] } {
  const words: string[] = [];
  let count: number | undefined;
  let weight: number | undefined;
  let unit = '';
  for (const [index, word] of all.entries()) {
    const next = all[index + 1] ?? '';
    const name = singular(word).replace(/^can(?:ned)?$|^tinned$/u, 'tin');
    const number = NUMBERS[word] ?? toNumber(word);
    if (word === 'of') continue;
    else if (CONTAINERS.has(name)) unit ||= name;
    else if (METRIC[word] !== undefined && weight !== undefined) continue;
    // What is half cooked is half raw.
    else if (number === undefined || (word === 'half' && next === 'cooked')) words.push(word);
    else if (METRIC[next] !== undefined) weight = number * METRIC[next];
    else count = number * (count ?? 1);
  }
  if (unit === '' && weight !== undefined)
    return { have: { amount: weight * (count ?? 1), unit: 'g' }, words };
  const isKnown = count !== undefined || unit !== '';
  return { have: isKnown ? { amount: count ?? 1, unit } : undefined, words };
}

/** `2`, `1.5`, `1/2` */
function toNumber(word: string): number | undefined {
  const [over, under = 1] = word.replace(',', '.').split('/').map(Number);
  return over && under ? over / under : undefined;
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

/** A food of the list. */
export interface OnHand extends Food {
  typed: string;
  /** How much of it there is: in `g` (or ml), in `tin`, in another container, or a count without a unit. */
  have?: { amount: number; unit: string } | undefined;
}
