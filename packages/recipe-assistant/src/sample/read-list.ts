import { normalizeIngredient } from '../core/ingredients.ts';
import { type Food, FOODS, type Kind, RAW, singular } from './foods.ts';

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
  little medium minced my organic over peeled raw ripe roughly salted shredded skinless sliced small some thawed uncooked
  the thick thin unsalted whole with x`.split(/\s+/u),
);

/** `gluten free`, `lactose free`, `vegan`: a food of which this is said is cooked like the usual one. */
const OTHER_KIND = /(?<!\p{L})(?:\p{L}+ free|vegan|plant based)(?!\p{L})/u;

/** What may be eaten cold. */
const READY: readonly Kind[] = ['ready', 'milk', 'cream', 'cheese'];

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
  // Tuna in brine is tuna. What is half cooked is half raw, and not half of it.
  const whole = plain(typed)
    .replace(/ in .*/u, '')
    .replace('half cooked', 'half-cooked');
  // Who needs another kind of a food is not given the usual one in its place.
  const [kindOf = ''] = BY_NAME.has(whole) ? [] : (OTHER_KIND.exec(whole) ?? []);
  const text = whole.replace(kindOf, ' ').trim();
  const { have, words } = readAmount(text.split(/\s+/u));
  const found = findFood(have?.unit === 'tin' ? ['tinned', ...words] : words) ?? findFood(words);
  const food = found && asKept(found, words, have);
  if (!food) return undefined;
  const isFrozen = words.includes('frozen') && RAW.includes(food.kind);
  const name = kindOf === '' ? food.name : `${kindOf.replace(' ', '-')} ${food.name}`;
  return { ...food, name, cut: isFrozen ? `thawed, ${food.cut}` : food.cut, typed, have };
}

/** What a food is, by how the words say that it is kept. */
function asKept(food: Food, words: readonly string[], have: OnHand['have']): Food | undefined {
  const { kind, name } = food;
  const isRaw = words.includes('raw') || (words.includes('fresh') && !name.includes('fresh'));
  // Raw, it is another food: raw ham is to be cooked.
  if (isRaw && READY.includes(kind)) return undefined;
  if (kind === 'beans') return mayBeDry(words, have) ? BY_NAME.get(`dried ${plain(name)}`) : food;
  // A pepper that is counted is no spice.
  return name === 'pepper' && have?.unit === '' ? BY_NAME.get('peppers') : food;
}

/** Beans that are in no tin may be dry or raw, and soaking and boiling them hard harms none. */
function mayBeDry(words: readonly string[], have: OnHand['have']): boolean {
  const isSaid = ['dry', 'raw', 'fresh', 'uncooked'].some((word) => words.includes(word));
  return isSaid || (have !== undefined && !['tin', 'jar', ''].includes(have.unit));
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

/** How much there is, where the words say so, and the others: `2 tins of chickpeas`, `500 g mince`. */
function readAmount(all: readonly string[]): { have: OnHand['have']; words: string[] } {
  const numbers = all.map(toNumber);
  const containers = all.map(toContainer);
  /** What is said in grams: the unit is behind its number. */
  const weights = all.map((word, index) => (numbers[index - 1] ?? 0) * (METRIC[word] ?? 0));
  const words = all.filter(
    (word, index) => word !== 'of' && !numbers[index] && !containers[index] && !weights[index],
  );
  const counts = numbers.filter((number, index) => number && !weights[index + 1]);
  const count = counts.reduce((product, number) => product * number, 1);
  const weight = weights.find(Boolean);
  const unit = containers.find(Boolean) ?? (weight ? 'g' : '');
  if (unit === '' && counts.length === 0) return { have: undefined, words };
  return { have: { amount: unit === 'g' ? count * (weight ?? 1) : count, unit }, words };
}

/** `2`, `1.5`, `1/2`, `half`; otherwise 0. */
function toNumber(word: string): number {
  const [over = 0, under = 1] = word.replace(',', '.').split('/').map(Number);
  return NUMBERS[word] ?? (over / under || 0);
}

function toContainer(word: string): string | undefined {
  const name = singular(word).replace(/^can(?:ned)?$|^tinned$/u, 'tin');
  return CONTAINERS.has(name) ? name : undefined;
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
