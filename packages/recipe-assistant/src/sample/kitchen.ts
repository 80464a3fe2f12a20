import { type Food, FOODS, type Kind, KINDS, RAW, singular, weigh } from './foods.ts';

export const STARCHES: readonly Kind[] = ['starch', 'leftover'];

/** Of these a dish has one: nobody fries chicken and cod in one pan, or serves rice on spaghetti. */
const RIVALS: readonly (readonly Kind[])[] = [RAW, STARCHES, ['bread']];

const LIST = new Intl.ListFormat('en-GB');

/** The foods of a list, with a cupboard behind them, for one dish. */
export function openKitchen(list: readonly Ingredient[]) {
  const foods = list.filter(suits);
  const used: Ingredient[] = [];

  const of = (kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => foods.filter((food) => food.kind === kind));
  const count = (...kinds: readonly Kind[]) => of(kinds).length;
  const has = (...kinds: readonly Kind[]) => count(...kinds) > 0;

  /** Adds the usual food of a kind from the cupboard, unless there is one, or something else that does. */
  function buy(kind: Kind, ...instead: readonly Kind[]): void {
    if (!has(kind, ...instead)) foods.push(portion(FOODS.find((food) => food.kind === kind)!));
  }

  /** Takes what there is of these kinds, but for what was taken before. */
  function take(...kinds: readonly Kind[]): Ingredient[] {
    const taken = of(kinds).filter((food) => !used.includes(food));
    used.push(...taken);
    return taken;
  }

  /** `the oil`: the first food of these kinds, taken before or not, or else the cupboard's of the first kind. */
  function need(...kinds: readonly [Kind, ...Kind[]]): string {
    buy(...kinds);
    const food = of(kinds)[0]!;
    if (!used.includes(food)) used.push(food);
    return the([food]);
  }

  /** `Chicken and leek`: the two foods taken of the list that tell most, but for those of kinds named elsewhere. */
  function nameOf(...named: readonly Kind[]): string {
    const telling = KINDS.filter((kind) => weigh(kind) >= 1 && !named.includes(kind)).flatMap(
      (kind) => used.filter((food) => food.kind === kind && food.typed !== ''),
    );
    const names = telling.map(({ name }) => singular(name).replace(/^(?:dried|tinned) /u, ''));
    return names.slice(0, 2).join(' and ');
  }

  return { used, count, has, buy, take, need, nameOf };
}

/** `the leek, potato and cream`. */
export function the(ingredients: readonly Ingredient[]): string {
  return `the ${LIST.format(ingredients.map(({ name }) => name))}`;
}

/** As much of a food as two eat, or all there is if that is less. */
export function portion(food: Food, typed = '', there = Infinity): Ingredient {
  const { unit, cut } = food;
  const amount = Math.min(food.amount, there);
  const name = unit === '' && amount <= 1 ? singular(food.name) : food.name;
  const measured = [asWritten(amount), unit, name].filter(Boolean).join(' ');
  const whence = typed === '' ? ' (not on your list)' : '';
  return { ...food, name, line: [measured, cut].filter(Boolean).join(', ') + whence, typed };
}

/** `1½`, to the quarter. */
function asWritten(amount: number): string {
  const rounded = Math.max(0.25, Math.round(amount * 4) / 4);
  const fraction = ['', '¼', '½', '¾'][(rounded % 1) * 4];
  return `${Math.floor(rounded) || ''}${fraction}`;
}

function suits({ kind }: Ingredient, index: number, foods: readonly Ingredient[]): boolean {
  const rivals = RIVALS.find((kinds) => kinds.includes(kind));
  return !foods.slice(0, index).some((food) => rivals?.includes(food.kind));
}

export type Kitchen = ReturnType<typeof openKitchen>;

/** A food for a dish. */
export interface Ingredient extends Food {
  /** As it stands in the list of ingredients. */
  line: string;
  /** As the visitor typed it; empty where it is bought. */
  typed: string;
}
