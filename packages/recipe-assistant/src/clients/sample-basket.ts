import type { RecipePreferences } from '../core/recipe-request.ts';
import { asTyped, listed } from './sample-names.ts';
import { amountOf, dietOf, isLeftOut, type Kind, kindOf, wordsOf } from './sample-pantry.ts';

/** No home cook reads a longer list. */
const MOST_FOODS = 12;

/** So many of one kind in one dish; three where nothing is said. */
const MOST_OF_KIND: Partial<Record<Kind, number>> = {
  meat: 1,
  fish: 1,
  pulse: 2,
  pasta: 1,
  noodle: 1,
  grain: 1,
  potato: 2,
  bread: 1,
  aromatic: 2,
  garlic: 1,
  vegetable: 4,
  tomato: 1,
  cream: 1,
  milk: 1,
  cheese: 2,
  fat: 1,
  stock: 2,
  unknown: 5,
};

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

/** What there is to cook with once the wishes are taken out of it. */
export function sortFoods(
  ingredients: readonly string[],
  preferences: RecipePreferences = {},
): SortedFoods {
  const diet = dietOf(preferences.diet);
  const unwanted = preferences.avoid?.map(wordsOf).filter((words) => words.length > 0) ?? [];
  const isUnwanted = (name: string) => {
    const words = wordsOf(name);
    return unwanted.some((food) => food.every((word) => words.includes(word)));
  };
  const foods = new Map<string, Food>();
  const leftOut: string[] = [];
  for (const ingredient of ingredients) {
    const name = asTyped(ingredient);
    if (name === '') continue;
    if (isUnwanted(ingredient) || (diet && isLeftOut(ingredient, diet))) leftOut.push(name);
    else foods.set(name.toLowerCase(), { name, kind: kindOf(ingredient) });
  }
  const extras = preferences.onlyThese
    ? []
    : ['oil', 'salt', 'black pepper'].filter((name) => !isUnwanted(name));
  return {
    foods: [...foods.values()],
    leftOut,
    extras,
    servings: toServings(preferences.servings),
  };
}

/** The foods of one dish. What a step names is ticked off, so that the last one can name the rest. */
export class Basket {
  readonly foods: readonly Food[];
  readonly setAside: readonly string[];
  readonly #extras: readonly string[];
  readonly #servings: number;
  readonly #used = new Set<Food>();
  readonly #fromCupboard = new Set<string>();

  constructor({ foods, extras, servings }: SortedFoods, kinds: readonly Kind[]) {
    const chosen: Food[] = [];
    for (const food of foods) {
      const most = MOST_OF_KIND[food.kind] ?? 3;
      const rival = food.kind === 'meat' ? 'fish' : food.kind === 'fish' ? 'meat' : food.kind;
      const alike = chosen.filter(({ kind }) => kind === food.kind || kind === rival).length;
      const fits = kinds.includes(food.kind) || food.kind === 'unknown';
      if (fits && alike < most && chosen.length < MOST_FOODS) chosen.push(food);
    }
    this.foods = chosen;
    this.setAside = foods.filter((food) => !chosen.includes(food)).map(({ name }) => name);
    this.#extras = extras;
    this.#servings = servings;
  }

  has(...kinds: Kind[]): boolean {
    return this.#unused(kinds).length > 0;
  }

  /** `the leek, the potato and the celery`, and these are used now; empty when there are none. */
  take(...kinds: Kind[]): string {
    const taken = this.#unused(kinds);
    for (const food of taken) this.#used.add(food);
    return listed(taken.map(({ name }) => `the ${name}`));
  }

  /** The names, and nothing is used. */
  names(...kinds: Kind[]): string[] {
    return this.foods.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  }

  /** What to fry in. */
  fat(): string {
    return this.take('fat') || this.#cupboard('oil').map(() => 'the oil')[0] || 'a splash of water';
  }

  /** What to season with: what is sour, and the cupboard's salt and pepper where wishes allow them. */
  seasoning(): string {
    return listed([this.take('sharp'), ...this.#cupboard('salt', 'black pepper')].filter(Boolean));
  }

  /** The lines of the list of ingredients, once the steps are written. */
  lines(): string[] {
    const given = this.foods.map(({ name, kind }) => {
      // Somebody who types `2 eggs` has said how much.
      if (/\d/u.test(name)) return name;
      const sharedBy = this.names(kind).length;
      return `${name}, ${amountOf(kind, this.#servings, sharedBy)}`;
    });
    const added = listed([...this.#fromCupboard]);
    return added ? [...given, `from the cupboard: ${added}`] : given;
  }

  #unused(kinds: readonly Kind[]): Food[] {
    return this.foods.filter((food) => kinds.includes(food.kind) && !this.#used.has(food));
  }

  #cupboard(...names: string[]): string[] {
    const there = names.filter((name) => this.#extras.includes(name));
    for (const name of there) this.#fromCupboard.add(name);
    return there;
  }
}

function toServings(wish: string | number = 4): number {
  const words = String(wish)
    .toLowerCase()
    .split(/[^a-z\d]+/u);
  const numbers = words.map((word) => Number(word) || NUMBER_WORDS.indexOf(word));
  return Math.min(numbers.find((number) => number > 0) ?? 4, 24);
}

export interface SortedFoods {
  foods: readonly Food[];
  /** Names of what the wishes leave out. */
  leftOut: readonly string[];
  /** What is taken from the cupboard, unasked. */
  extras: readonly string[];
  servings: number;
}

/** One ingredient, its name safe for markdown. */
interface Food {
  name: string;
  kind: Kind;
}
