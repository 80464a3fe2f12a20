import type { Dish } from './cookbook.ts';
import { asTyped, type Food, readFood, singular } from './pantry.ts';
import type { Wishes } from './wishes.ts';

/** The foods of one dish. What its steps name is used; what no step names is left out. */
export class DishFoods {
  readonly used = new Set<Food>();
  readonly #foods: Food[];
  readonly #dish: Dish;
  readonly #wishes: Wishes;

  constructor(foods: readonly Food[], dish: Dish, wishes: Wishes) {
    this.#foods = [...foods];
    this.#dish = dish;
    this.#wishes = wishes;
  }

  /** What a blank of the cookbook stands for: foods, and what has to come from the cupboard. */
  find(blank: string): Food[] {
    const [kinds = '', ...others] = blank.replace('=', '').split('/');
    const found = this.#foods.filter(
      (food) =>
        (kinds === 'any' || kinds.split(' ').includes(food.kind)) &&
        (blank.startsWith('=') || !this.used.has(food)),
    );
    const extras = others.map(readFood);
    if (this.#foods.some(({ kind }) => kind === extras[0]?.kind)) return found;
    return [...found, ...extras.filter(this.#wishes.mayAdd).slice(0, 1)];
  }

  /** A step with its blanks filled in, or nothing when it lacks what it is about. */
  fill(step: string): string {
    const blanks = step.replace(/\[.*?\]/gu, '').matchAll(/\{(.*?)\}/gu);
    if ([...blanks].some(([, blank = '']) => this.find(blank).length === 0)) return '';
    return step.replace(/\[(.*?)\]|\{(.*?)\}/gu, (_found, part: string, blank: string) => {
      if (part) return this.fill(part);
      const foods = this.find(blank);
      this.#foods.push(...foods.filter((food) => !this.#foods.includes(food)));
      for (const food of foods) this.used.add(food);
      return `the ${listed([...new Set(foods.map((food) => this.#measure(food).noun))])}`;
    });
  }

  /** A line of the list, such as `2 leeks, sliced`. */
  describe(food: Food): string {
    const { amount, noun } = this.#measure(food);
    // Chopped tomatoes need no chopping.
    const isPrepared = food.preparation.match(/\w{5,}/gu)?.some((word) => noun.includes(word));
    const preparation = isPrepared ? '' : food.preparation;
    return [`${amount} ${noun}`.trim(), preparation].filter(Boolean).join(', ');
  }

  #measure(food: Food): { amount: string; noun: string } {
    const { kind, quantity, before, name, after } = food;
    if (kind === 'unknown') return { amount: '', noun: asTyped(food) };
    const alike = this.#foods.filter((other) => other.kind === kind).length;
    const own = this.#dish.amounts.find((entry) => entry.startsWith(`${kind} `));
    const portion = own?.slice(kind.length + 1) ?? food.portion;
    // Two sorts of vegetable make more than one, and less than twice as much.
    const amount = quantity || toAmount(portion, this.#wishes.servings / Math.sqrt(alike));
    const isOne = after !== '' || /^(?:1|[½¼¾⅓⅔⅛]|1\/\d)$/u.test(amount);
    return { amount, noun: `${before}${isOne ? singular(name) : name}${after}` };
  }
}

/** `leek, potato and cream`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Such as `750 g`, `1½ tbsp`, `2 cloves` or `½`, as a cook would measure. */
function toAmount(portion: string, people: number): string {
  const [number, unit = ''] = portion.split(' ');
  const exact = Number(number) * people;
  let step = exact < 0.75 ? 0.5 : 1;
  if (unit.startsWith('t')) step = exact < 2 ? 0.25 : 0.5;
  if (/^(?:g|ml)$/u.test(unit)) step = exact < 200 ? 10 : 50;
  const amount = Math.max(step, Math.round(exact / step) * step);
  const fraction = ['', '¼', '½', '¾'][(amount % 1) * 4];
  const noun = amount > 1 ? unit : unit.replace(/s$/u, '');
  return `${Math.floor(amount) || ''}${fraction} ${noun}`.trim();
}
