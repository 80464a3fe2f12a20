import { normalizeIngredient } from '../core/ingredients.ts';
import { type Food, FOODS, MEATS, singular } from './foods.ts';

/** A shorter word has too many neighbours to be a typing error: `peas`, `pear`. */
const SHORTEST_TYPO = 5;
const NO_TYPOS = /^(?:bandana|beacon|larger|pruned|waiter)s?$/u;

const BY_NAME = new Map([
  ...FOODS.map((food) => [singular(plain(food.name)), food] as const),
  ...FOODS.map((food) => [plain(food.name), food] as const),
]);

/** The words that names consist of. */
const WORDS = new Set([...BY_NAME.keys()].flatMap((name) => name.split(' ')));

const CONTAINERS =
  `bag bottle bowl box bunch carton clove cup glass handful head jar lump pack packet piece pinch pot punnet rasher
  slice splash spoon sprig stick tablespoon tbsp teaspoon tin tsp tub`.split(/\s+/u);

/** Words beside a name that change nothing: how a food is sold, cut and kept. */
const PLAIN_WORDS = new Set(
  `${CONTAINERS.join(' ')} a about an and are based big bit black boiled boneless brown can canned chilled chopped
  chunk cold cooked cooking crushed cubed dairy defrosted deseeded diced drained extra few fillet fine firm floret
  free fresh freshly from frozen full fat gluten going gone good grated grilled ground half halal in kosher lactose large
  last lean left leftover little loaf long loose lots low medium minced more my natural night of organic orange
  our over overripe peeled pitted plain plant purple quality quarter range raw ready red reheated ripe roast roasted
  rotisserie roughly salted sea semi shelled shredded skimmed skinless sliced small some spicy squeeze stale sunday sweet
  thai that the thawed thick thin tinned unsalted unsmoked unsweetened vegan vegetarian veggie very virgin washed
  wheat white whole with x yellow`.split(/\s+/u),
);

/** Kinds whose names hardly stand for something else behind a brand or a sort, but for words that spoil it. */
const BRANDED = new Set(
  `bacon baked bread butter cereal cheese choc cube curry dip mince mustard noodle oats pasta pesto potato ready rice salsa sausage soy
  spice spread tin tuna wrap`.split(/\s+/u),
);
const SPOILT =
  /^(?:bad|body|bubble|cat|cling|date|dented|dog|expired|gift|green|kitchen|loo|mac|mou?ldy?|off|paper|past|pet|plastic|rancid|rotten|rubber|saran|shea|slimy|spoil(?:ed|t)|sprout(?:ed|ing)|swollen|toilet|toy|uncooked)$/u;

const COOKED = /\b(?:left ?overs?|cooked|roast|roasted|rotisserie|boiled|grilled|reheated)\b/u;
const RAW = /\b(?:fresh|raw|(?:half|not) cooked|(?:beef|lamb|loins?|pork) roast)\b/u;

/** Raw beans can be poisonous: only those in a tin are surely cooked. Raw ham is no ham, a pot noodle no noodle. */
const MISREAD =
  /^noodle: .*pot noodle|^beans: (?!.*\b(?:cans?|canned|cooked|jar|tins?|tinned)\b).*\b(?:bag|fresh|pack|packet|raw|\d+ ?k?g)\b|^(?:boiled|leftover|ready|tuna): .*\b(?:fresh|raw|(?:half|not) cooked)\b/u;

/** What is cooked already only needs to be warmed: kinds, and the food whose row counts then. */
const ONCE_COOKED = [
  ['stew joint whole poultry chop steak meat fish', 'cooked chicken'],
  ['potato root', 'cooked potatoes'],
  ['rice grain pasta noodle', 'cooked rice'],
] as const;

const PARTS = { a: 1, an: 1, half: 0.5, couple: 2, few: 3, dozen: 12 };
const COUNTS = { one: 1, two: 2, three: 3, four: 4, six: 6 };
const NUMBERS = new Map(Object.entries({ ...PARTS, ...COUNTS }));
/** `half a dozen` is a product. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,5}(?:[.,]\d{1,3}|/[1-9]\d{0,2})?|(?:(?:${[...NUMBERS.keys()].join('|')})(?= ) ?){1,3})(?: x )? ?(\p{L}*)`,
  'u',
);

const GRAMS = { g: 1, gram: 1, kg: 1000, kilo: 1000, lb: 450, pound: 450, oz: 28, ounce: 28 };
const MILLILITRES = { ml: 1, l: 1000, litre: 1000, liter: 1000, pint: 500 };
const METRIC = new Map(Object.entries({ ...GRAMS, ...MILLILITRES }));

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

/** Two foods in `salt and pepper`, one in `mushrooms, sliced`, none in what isn't known as a whole. */
function readEntry(entry: string): OnHand[] {
  const whole = readFood(entry);
  if (whole) return [whole];
  const parts = entry.split(/[,;&+]|\band\b/iu).map((part) => readFood(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : [];
}

function readFood(typed: string): OnHand | undefined {
  // Tuna in brine is tuna.
  const text = plain(typed).replace(/ in .*/u, '');
  const { have, rest } = readQuantity(text.replace(/^(?=(?:can|tin) of )/u, 'a '));
  // A pepper that is counted is no spice.
  const counted = have?.unit === '' ? rest.replace(/^ pepper$/u, 'peppers') : rest;
  const words = `${have?.unit === 'tin' ? 'tinned ' : ''}${counted}`
    .replace(/\b(?:tin|can)(?:ned|s)?\b(?: +of\b)?/u, 'tinned')
    .split(' ')
    .filter((word) => !/^\d*$/u.test(word));
  const known = findFood(words);
  const food = known ?? findFood(words.map(correct)) ?? findBranded(words);
  if (!food || MISREAD.test(`${food.kind}: ${text}`)) return undefined;
  const { state, like } = stateOf(text, food);
  const name = state && !food.name.includes(state) ? `${state} ${food.name}` : food.name;
  return { ...food, ...(like && BY_NAME.get(like)), name, typed, have, isCorrected: !known };
}

/** What has been done to a food, and the food that it is like then. */
function stateOf(text: string, { kind }: Food): { state?: string | undefined; like?: string } {
  const like = ONCE_COOKED.find(([kinds]) => kinds.split(' ').includes(kind))?.[1];
  if (like && COOKED.test(text) && !RAW.test(text)) return { state: 'cooked', like };
  const isThawed = /\bfrozen\b/u.test(text) && ['fruit', ...MEATS].includes(kind);
  const free = /\b(?:(?:dairy|gluten|lactose) free|vegan)\b/u.exec(text)?.[0];
  return { state: isThawed ? 'thawed' : free };
}

/** The longest known name among words of which all others change nothing. */
function findFood(words: readonly string[]): Food | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const food = BY_NAME.get(name) ?? BY_NAME.get(singular(name));
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      if (food && others.every(isPlain)) return food;
    }
  }
  return undefined;
}

/** `John West tuna`, `streaky bacon`: what the last words name, unless another food is before them. */
function findBranded(words: readonly string[]): Food | undefined {
  const start = words.findIndex((_, index) => findFood(words.slice(index)));
  const food = start > 0 ? findFood(words.slice(start)) : undefined;
  const isSafe = words.slice(0, start).every((word) => !BY_NAME.has(word) && !SPOILT.test(word));
  return food && (BRANDED.has(food.kind) || words.includes('tinned')) && isSafe ? food : undefined;
}

function isPlain(word: string): boolean {
  return PLAIN_WORDS.has(word) || PLAIN_WORDS.has(singular(word));
}

/** The known word that an unknown one is likely meant to be. */
function correct(word: string): string {
  const one = singular(word);
  const isFine = WORDS.has(word) || isPlain(word) || NO_TYPOS.test(word);
  if (isFine || one.length < SHORTEST_TYPO) return word;
  return [...WORDS].find((known) => known.length >= SHORTEST_TYPO && isTypo(one, known)) ?? word;
}

/** One letter more, one less, two swapped, a long word's vowel, or letters doubled or not: `brocolli`. */
function isTypo(typed: string, known: string): boolean {
  if (typed[0] !== known[0] || Math.abs(typed.length - known.length) > 1) return false;
  if (withoutDoubles(typed) === withoutDoubles(known)) return true;
  const index = [...typed, ' '].findIndex((letter, at) => letter !== known[at]);
  const [a, b] = [typed.slice(index), known.slice(index)];
  // `Creamy` and `crispy` are words.
  if (a.slice(1) === b || a === b.slice(1)) return a !== 'y';
  if (a.slice(1) === b.slice(1)) return typed.length > 6 && /^[aeiou]{2}$/u.test(`${a[0]}${b[0]}`);
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
}

/** The first number of a text with its unit, and the text without both. */
function readQuantity(text: string): { have?: OnHand['have']; rest: string } {
  const [all, number = '', follows = ''] = QUANTITY.exec(text) ?? [];
  if (!all) return { rest: text };
  const [over = '', under = '1'] = number.trim().replace(',', '.').split('/');
  const name = singular(follows).replace(/^can$/u, 'tin');
  const unit = METRIC.has(name) ? 'g' : (CONTAINERS.find((each) => each === name) ?? '');
  const count = over.split(' ').reduce((n, word) => n * Number(NUMBERS.get(word) ?? word), 1);
  const amount = (count / Number(under)) * (METRIC.get(name) ?? 1);
  const rest = text.replace(all, unit ? ' ' : ` ${follows}`);
  return { have: { amount, unit }, rest };
}

/** For comparisons: lower case, no accents, no possessive, one space between words. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|['’]/gu, '')
    .replaceAll('⁄', '/')
    .replace(/[^\p{L}\p{M}\d/.,]+|[.,/](?!\d)/gu, ' ')
    .trim();
}

/** A food of the list, as far as known. */
export interface OnHand extends Food {
  typed: string;
  /** How much of it there is: in `g` (or ml), in `tin`, or a count without a unit. */
  have?: { amount: number; unit: string } | undefined;
  /** Whether it is known only by a similar word. */
  isCorrected?: boolean;
}
