import { FOODS, type Kind, RAW, singular, weigh } from './foods.ts';
import type { OnHand } from './read-list.ts';

export const STARCHES: readonly Kind[] = ['pasta', 'rice', 'leftover', 'grain'];

/** Of these a dish has one: nobody fries chicken and cod in one pan, or serves rice on spaghetti. */
const RIVALS: readonly (readonly Kind[])[] = [RAW, STARCHES, ['bread']];

/** The most foods of any other kind that go into one dish. */
const MOST = 3;

const SERVINGS = 2;
const MAX_SERVINGS = 4;

const LIST = new Intl.ListFormat('en-GB');

/** The foods of a list, with a cupboard behind them, for one dish. */
export function openKitchen(list: readonly OnHand[]) {
  const foods = list.filter(suits);
  const servings = peopleFor(foods);
  const used: Ingredient[] = [];
  /** The dish's own amounts for one person, in place of the table's. */
  const portions: Partial<Record<Kind, string>> = {};

  const of = (kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => foods.filter((food) => food.kind === kind));

  function add(food: OnHand): Ingredient {
    const known = used.find((ingredient) => ingredient.food === food);
    if (known) return known;
    const own = { ...food, portion: portions[food.kind] ?? food.portion };
    const ingredient = { food, ...measure(own, servings) };
    used.push(ingredient);
    return ingredient;
  }

  /** Adds the usual food of a kind from the cupboard, unless there is one. */
  function buy(kind: Kind): void {
    if (of([kind]).length > 0) return;
    foods.push({ ...FOODS.find((food) => food.kind === kind)!, typed: '' });
  }

  /** `the oil`: the first food of these kinds, taken before or not, or else the cupboard's of the first kind. */
  function need(...kinds: readonly [Kind, ...Kind[]]): string {
    if (of(kinds).length === 0) buy(kinds[0]);
    return the([add(of(kinds)[0]!)]);
  }

  /** Takes what there is of these kinds, but for what was taken before. */
  function take(...kinds: readonly Kind[]): Ingredient[] {
    const free = of(kinds).filter((food) => used.every((ingredient) => ingredient.food !== food));
    return free.map(add);
  }

  const count = (...kinds: readonly Kind[]) => of(kinds).length;
  const has = (...kinds: readonly Kind[]) => count(...kinds) > 0;
  return { servings, used, portions, has, count, take, need, buy };
}

/** `the leek, potato and cream`. */
export function the(ingredients: readonly Ingredient[]): string {
  return `the ${LIST.format(ingredients.map(({ name }) => name))}`;
}

function suits({ kind }: OnHand, index: number, foods: readonly OnHand[]): boolean {
  const rivals = RIVALS.find((kinds) => kinds.includes(kind));
  const before = foods.slice(0, index).filter((food) => (rivals ?? [kind]).includes(food.kind));
  return before.length < (rivals ? 1 : MOST);
}

/** As many as there is enough of the main foods for, where the list says how much that is. */
function peopleFor(foods: readonly OnHand[]): number {
  const filling = foods.filter(({ kind }) => weigh(kind) > 1 || STARCHES.includes(kind));
  const main = filling.length > 0 ? filling : foods.filter(({ kind }) => kind === 'egg');
  const people = main.flatMap((food) => {
    const has = amountOf(food);
    return has === undefined ? [] : Math.round(has / portionOf(food).each);
  });
  return people.length > 0 ? Math.max(1, Math.min(MAX_SERVINGS, ...people)) : SERVINGS;
}

function measure(food: OnHand, servings: number) {
  const { each, unit } = portionOf(food);
  const has = amountOf(food) ?? Infinity;
  // Nobody keeps half a carrot.
  const amount = has < each * servings * 1.5 ? has : each * servings;
  const { number, text } = asMeasured(amount, unit);
  const name = unit === '' && number <= 1 ? singular(food.name) : food.name;
  const listed = `${text} ${unit === 'tins' ? name.replace(/^tinned /u, '') : name}`;
  return { name, line: food.cut ? `${listed}, ${food.cut}` : listed };
}

function portionOf({ portion }: OnHand) {
  const [each, unit = ''] = portion.split(' ');
  return { each: Number(each), unit };
}

/** How much there is, if the list says so in the table's unit. */
function amountOf(food: OnHand): number | undefined {
  const unit = singular(portionOf(food).unit).replace('ml', 'g');
  return food.have?.unit === unit ? food.have.amount : undefined;
}

/** For example `750 g`, `1½ tbsp`, `2 cloves` or `½`. */
function asMeasured(exact: number, unit: string) {
  let least = exact < 0.75 ? 0.5 : 1;
  if (unit.startsWith('t')) least = exact < 2 ? 0.25 : 0.5;
  if (unit === 'g' || unit === 'ml') least = exact < 200 ? 10 : 50;
  const number = Math.max(least, Math.round(exact / least) * least);
  const fraction = ['', '¼', '½', '¾'][(number % 1) * 4];
  const noun = number > 1 ? unit : singular(unit);
  return { number, text: `${Math.floor(number) || ''}${fraction} ${noun}`.trim() };
}

export type Kitchen = ReturnType<typeof openKitchen>;

/** A food in a dish. */
export interface Ingredient {
  food: OnHand;
  /** What the steps call it. */
  name: string;
  /** Its line in the list of ingredients. */
  line: string;
}
