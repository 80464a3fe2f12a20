import { DISHES } from './dishes.ts';
import { type Food, FOODS, MEATS, singular } from './foods.ts';
import type { OnHand } from './read-list.ts';

/** For how many people a dish is, unless the amounts of the list decide. */
const SERVINGS = 2;
const MAX_SERVINGS = 4;

/** Kinds that name a dish, the most telling first. */
const LEADS =
  'stew joint whole poultry chop steak meat mince burger sausage fish prawn tofu tuna ready boiled lentil beans baked bacon egg ' +
  'fruit veg root mushroom potato leaf pea tomato lettuce salad tin pesto soft cheese spread nutty nut olive onion cream coco ' +
  'cocoa choc sweet dryfruit garlic lemon herb spice curry';

/** A dish has at most one of each. */
const STARCHES = 'pasta noodle rice leftover grain'.split(' ');

const MAIN = [...MEATS, 'fingers', 'tofu', 'tuna', 'beans'];
/** Of these there must be enough. */
const FILLING = [...MAIN, ...STARCHES, 'egg'];
const SEASONING =
  /^(?:oil|butter|salt|pepper|spice|warm|herb|stock|cube|water|sharp|lemon|soy|garlic|raise|sugar)$/u;

/**
 * Cooks the dish that uses most of the foods; if it was suggested before, the next best. Some dishes need
 * nothing but the cupboard.
 */
export function cook(foods: readonly OnHand[], notAgain: readonly string[]): Meal {
  const usable = foods.filter(hasNoRival);
  const meals = DISHES.flatMap((dish) => new Attempt(dish, usable).cook() ?? []);
  const rank = (meal: Meal) => meal.value - notAgain.lastIndexOf(meal.title.slice(0, 80)) * 1000;
  return meals.reduce((best, meal) => (rank(meal) > rank(best) ? meal : best));
}

/** One dish, made of these foods. */
class Attempt {
  readonly #dish;
  /** What there is: the foods of the list, and those that a step took from the cupboard. */
  readonly #foods: OnHand[];
  readonly #used = new Set<OnHand>();
  #servings = SERVINGS;

  constructor(dish: (typeof DISHES)[number], foods: readonly OnHand[]) {
    this.#dish = dish;
    this.#foods = [...foods];
  }

  /** Undefined if the foods lack something that the dish needs. */
  cook() {
    const needed = this.#dish.needs.map((need) => this.#find(need));
    if (needed.some((foods) => foods.length === 0)) return undefined;
    // Two eggs are a frittata for one.
    const people = needed.flat().flatMap((food) => this.#feeds(food) ?? []);
    if (people.length > 0) this.#servings = Math.max(1, Math.min(MAX_SERVINGS, ...people));
    const steps = this.#dish.steps
      .map((step) => fillIn(step, this.#unnamed, this.#nounOf))
      .filter((step) => step !== '');
    const used = [...this.#used].filter(({ typed }) => typed !== '');
    const bought = [...this.#used].filter(({ typed }) => typed === '');
    const cuts = [...this.#used].filter((food) => this.#portion(food).preparation);
    const minutes = Math.ceil(cuts.length / 2) * 5 || 5;
    const isRaw = used.some(({ kind }) => [...MEATS, 'bacon'].includes(kind));
    const last = isRaw ? ' raw meat and fish last, then wash hands, knife and board,' : '';
    steps.unshift(`Get everything ready as the list says,${last} ${minutes} minutes.`);
    const lacking = bought.filter((food) => weigh(food) === 1).length;
    return {
      title: this.#title(),
      servings: this.#servings,
      lines: [
        ...used.map((food) => this.#measure(food).line),
        ...bought.map((food) => `${this.#measure(food).line} (not on your list)`),
      ],
      steps,
      /** The foods of the list that are in it. */
      used,
      /** How well it suits the list. */
      value: used.reduce((sum, food) => sum + weigh(food), 0) - lacking / 2,
    };
  }

  /** The foods of these kinds, or else one from the cupboard. */
  #find(blank: string): OnHand[] {
    const [kinds = '', cupboard] = blank.replace('=', '').split('/');
    const found = kinds
      .split(' ')
      .flatMap((kind) => this.#foods.filter((food) => food.kind === kind));
    if (found.length > 0 || !cupboard) return found;
    return [{ ...FOODS.find(({ name }) => name === cupboard)!, typed: '' }];
  }

  /** Those that no step has named yet, or with `=` all. */
  readonly #unnamed = (blank: string) =>
    this.#find(blank).filter((food) => blank.startsWith('=') || !this.#used.has(food));

  readonly #nounOf = (foods: readonly OnHand[]) => {
    for (const food of foods) {
      this.#used.add(food);
      if (!this.#foods.includes(food)) this.#foods.push(food);
    }
    return `the ${list.format(foods.map((food) => this.#measure(food).noun))}`;
  };

  #title(): string {
    const { title } = this.#dish;
    const onList = (blank: string) =>
      this.#find(blank).filter((food) => food.typed !== '' && this.#used.has(food));
    const named = [...title.matchAll(BLANK)].flatMap(([, blank = '']) => onList(blank));
    const others = onList(LEADS).filter((food) => !named.includes(food));
    const find = (blank: string) => {
      // No salad salad.
      if (blank.endsWith('lead')) return others.filter(({ name }) => !title.includes(name));
      // A dish of the cupboard alone is named after that.
      return onList(blank).length > 0 ? onList(blank) : this.#find(blank);
    };
    const filled = fillIn(title, find, (foods, blank) => {
      const names = foods.map((food) => this.#measure(food).noun.replace(STATE, ''));
      const shown = blank.startsWith('=') ? names : names.map(singular);
      return list.format([...new Set(shown)].slice(0, 2));
    });
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  }

  #measure(food: OnHand): { noun: string; line: string } {
    const { each, unit, preparation } = this.#portion(food);
    const alike = this.#foods.filter(({ kind }) => kind === food.kind).length;
    // Two vegetables together make more than one, and less than twice as much.
    const wanted = (each * this.#servings) / Math.sqrt(alike);
    const has = this.#has(food) ?? Infinity;
    // Nobody keeps half a carrot.
    const amount = toAmount(has < wanted * 1.5 ? has : wanted, unit);
    const noun = unit === '' && amount.number <= 1 ? singular(food.name) : food.name;
    const line = `${amount.text} ${unit === 'tins' ? noun.replace(/^tinned /u, '') : noun}`;
    return { noun, line: preparation ? `${line}, ${preparation}` : line };
  }

  /** For how many people the visitor has enough of it; undefined if the list doesn't say. */
  #feeds(food: OnHand): number | undefined {
    const has = FILLING.includes(food.kind) ? this.#has(food) : undefined;
    return has && Math.round(has / this.#portion(food).each);
  }

  /** What the visitor has of it, where the list says so in the unit of the dish. */
  #has(food: OnHand): number | undefined {
    const unit = singular(this.#portion(food).unit).replace('ml', 'g');
    // One bird is roasted as a whole.
    if (food.kind === 'whole' && food.have?.unit !== '') return 1;
    // Nobody means none of it.
    return food.have?.unit === unit ? food.have.amount || undefined : undefined;
  }

  #portion({ kind, portion, preparation }: Food) {
    const [usual = '', unit = ''] = portion.split(' ');
    const own = this.#dish.amounts.find(
      (each) => each.kind === kind && (!each.number || each.unit === unit),
    );
    const each = Number(own?.number || usual);
    return { each, unit, preparation: own?.preparation ?? preparation };
  }
}

/** `leek, potato and cream`. */
const list = new Intl.ListFormat('en-GB');

/** Says little in a title. */
const STATE = /^(?:thawed )?(?:chopped|cold|cooked|leftover|stir fry|thawed|tinned|whole) /u;

const BLANK = /\{([^{}]*)\}/gu;

/** Fills in a template: `[, with {herb}]` goes if nothing is found for it, and so does the whole for `{egg}`. */
function fillIn(
  template: string,
  find: (blank: string) => OnHand[],
  name: (foods: OnHand[], blank: string) => string,
): string {
  const needed = template.replace(/\[[^[\]]*\]/gu, '').matchAll(BLANK);
  if ([...needed].some(([, blank = '']) => find(blank).length === 0)) return '';
  return template.replace(/\[([^[\]]*)\]|\{([^{}]*)\}/gu, (_all, part: string, blank: string) =>
    part ? fillIn(part, find, name) : name(find(blank), blank),
  );
}

function hasNoRival({ kind }: OnHand, index: number, foods: readonly OnHand[]): boolean {
  const rivals = [MEATS, STARCHES, ['fruit', 'tuna']].find((kinds) => kinds.includes(kind)) ?? [];
  const others = foods.slice(0, index).filter((food) => food.kind !== kind);
  return !others.some((food) => rivals.includes(food.kind));
}

function weigh({ kind }: Food): number {
  if (MAIN.includes(kind)) return 5;
  return SEASONING.test(kind) ? 0.25 : 1;
}

/** For example `750 g`, `1½ tbsp`, `2 cloves` or `½`, as a cook would measure. */
function toAmount(exact: number, unit: string): { number: number; text: string } {
  let step = exact < 0.75 ? 0.5 : 1;
  if (unit.startsWith('t')) step = exact < 2 ? 0.25 : 0.5;
  if (unit === 'g' || unit === 'ml') step = exact < 200 ? 10 : 50;
  const number = Math.max(step, Math.round(exact / step) * step);
  const fraction = ['', '¼', '½', '¾'][(number % 1) * 4];
  const noun = number > 1 ? unit : singular(unit);
  return { number, text: `${Math.floor(number) || ''}${fraction} ${noun}`.trim() };
}

/** A dish, cooked. */
export type Meal = NonNullable<ReturnType<Attempt['cook']>>;
