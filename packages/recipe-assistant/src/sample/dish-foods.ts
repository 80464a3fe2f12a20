import type { Dish } from './cookbook.ts';
import { singular } from './dictionary.ts';
import { asTyped, type Food, readFood } from './read-food.ts';
import type { Wishes } from './wishes.ts';

/** The most foods of one kind in a dish. */
const MAX_ALIKE = 4;

/** The most servings that the given amounts decide. */
const MAX_PEOPLE = 12;

/** A cup in the unit of the portion, by kind; 240 ml of anything liquid. */
const CUP = new Map(Object.entries({ rice: 185, grain: 180, lentil: 190, oats: 90, flour: 125 }));

const AMOUNT = /^(\d+|[\d /¼½¾⅓⅔⅛]+(?=cup)) ?(k?g|m?l|cup|)s?$/u;
const METRIC = /^\d+ ?(?:k?g|m?l)$/u;

/** The foods of one dish. Those that its steps name are used; the others are left out. */
export class DishFoods {
  readonly used = new Set<Food>();
  readonly servings: number;
  readonly #foods: Food[];
  readonly #dish: Dish;
  readonly #wishes: Wishes;

  constructor(foods: readonly Food[], dish: Dish, wishes: Wishes) {
    const kinds = new Map<string, number>();
    this.#foods = foods.filter(({ kind }) => {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return kinds.get(kind)! <= MAX_ALIKE;
    });
    this.#dish = dish;
    this.#wishes = wishes;
    // Two eggs are an omelette for one.
    const people = dish.needs.flatMap((need) => this.find(need)).map((food) => this.#feeds(food));
    const most = Math.min(...people);
    this.servings =
      wishes.servings ?? (most === Infinity ? 4 : Math.min(MAX_PEOPLE, Math.max(1, most)));
  }

  /** Fills a blank of the cookbook: with foods, or else from the cupboard. */
  find(blank: string): Food[] {
    const [kinds = '', ...others] = blank.replace(/^[=?]/u, '').split('/');
    const ofKinds = this.#foods.filter(({ kind }) => kinds.split(' ').includes(kind));
    const named = this.#foods.filter(({ name }) => others.includes(name));
    const foods = ofKinds.length > 0 ? ofKinds : named;
    if (foods.length === 0) {
      return others
        .map((name) => readFood(name))
        .filter(this.#wishes.mayAdd)
        .slice(0, 1);
    }
    return foods.filter((food) => /^[=?]/u.test(blank) || !this.used.has(food));
  }

  /** A step with its blanks filled in; empty if it lacks what it is about. */
  fill(step: string): string {
    const blanks = step.replace(/\[.*?\]/gu, '').matchAll(/\{(.*?)\}/gu);
    if ([...blanks].some(([, blank = '']) => this.find(blank).length === 0)) return '';
    return step.replace(/\[(.*?)\]|\{(.*?)\}/gu, (_found, part: string, blank: string) => {
      if (part) return this.fill(part);
      if (blank.startsWith('?')) return '';
      const foods = this.find(blank);
      this.#foods.push(...foods.filter((food) => !this.#foods.includes(food)));
      for (const food of foods) this.used.add(food);
      return `the ${listed([...new Set(foods.map((food) => this.#measure(food).noun))])}`;
    });
  }

  /** An ingredient line, such as `2 leeks, sliced`. */
  describe(food: Food): string {
    const { amount, noun } = this.#measure(food);
    // Chopped tomatoes need no chopping.
    const [, own = food.preparation] = this.#portion(food).split('; ');
    const line = hasOwnUnit(food) ? `${asTyped(food)} (${noun})` : `${amount} ${noun}`.trim();
    const preparation = own.match(/\w{5,}/gu)?.some((word) => noun.includes(word)) ? '' : own;
    return [line, preparation].filter(Boolean).join(', ');
  }

  #measure(food: Food): { amount: string; noun: string } {
    const { kind, quantity, before, name, after } = food;
    const alike = this.#foods.filter((other) => other.kind === kind).length;
    // Two vegetables together make more than one, and less than twice as much.
    const portion = toAmount(this.#portion(food), this.servings / Math.sqrt(alike));
    const amount = quantity || (kind === 'whole' ? `${Math.ceil(this.servings / 4)}` : portion);
    const isOne = after !== '' || /^(?:1|[½¼¾⅓⅔⅛]|1\/\d)$/u.test(amount);
    return { amount, noun: `${before}${isOne ? singular(name) : name}${after}` };
  }

  #portion({ kind, portion }: Food): string {
    const own = this.#dish.amounts.find((entry) => entry.startsWith(`${kind} `));
    if (!own) return portion;
    const amount = own.slice(kind.length + 1);
    // Half an apple is half of the berries, which are weighed.
    const [grams] = /^\d+(?= g)/u.exec(portion) ?? [];
    return grams && Number(amount) ? `${Number(grams) * Number(amount)} g` : amount;
  }

  /** How many people the given amount is enough for; Infinity if it doesn't say. */
  #feeds(food: Food): number {
    const [, have = '', unit = ''] = AMOUNT.exec(food.quantity) ?? [];
    const [need = '', needUnit = ''] = this.#portion(food).split(/;? /u);
    const factor = new Map([
      [needUnit, 1],
      ['cup', needUnit === 'ml' ? 240 : CUP.get(food.kind)],
      [needUnit === 'ml' ? 'l' : `k${needUnit}`, 1000],
    ]).get(unit);
    return have && factor ? Math.round((toNumber(have) * factor) / Number(need)) : Infinity;
  }
}

/** `2`, `½`, `1 1/2`. */
function toNumber(amount: string): number {
  const parts = amount.replace(/[¼½¾⅓⅔⅛]/gu, (sign) => ` ${sign.normalize('NFKC')}`).trim();
  return parts.split(' ').reduce((sum, part) => {
    const [over, under = '1'] = part.split(/[/⁄]/u);
    return sum + Number(over) / Number(under);
  }, 0);
}

/** Whether its amount may be in a unit of another language: `2 EL Öl`. */
function hasOwnUnit({ isAsTyped, text, quantity }: Food): boolean {
  return isAsTyped === false && /\p{N}/u.test(text) && !METRIC.test(quantity);
}

/** `leek, potato and cream`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** For example `750 g`, `1½ tbsp`, `2 cloves` or `½`, as a cook would measure. */
function toAmount(portion: string, people: number): string {
  const [number, unit = ''] = portion.replace(/;.*/u, '').split(' ');
  const exact = Number(number) * people;
  let step = exact < 0.75 ? 0.5 : 1;
  if (unit.startsWith('t')) step = exact < 2 ? 0.25 : 0.5;
  if (/^(?:g|ml)$/u.test(unit)) step = exact < 200 ? 10 : 50;
  const amount = Math.max(step, Math.round(exact / step) * step);
  const fraction = ['', '¼', '½', '¾'][(amount % 1) * 4];
  const noun = amount > 1 ? unit : unit.replace(/s$/u, '');
  return `${Math.floor(amount) || ''}${fraction} ${noun}`.trim();
}
