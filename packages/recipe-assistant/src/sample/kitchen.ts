import { type Food, type Kind, KINDS, RAW, weigh } from './foods.ts';
import { singular } from './words.ts';

export const STARCHES: readonly Kind[] = ['starch', 'pasta', 'couscous', 'leftover'];

/** Of these a dish has one: nobody fries chicken and cod in one pan, or serves rice on spaghetti. */
const RIVALS: readonly (readonly Kind[])[] = [RAW, STARCHES, ['bread']];

const LIST = new Intl.ListFormat('en-GB');

/** The foods of a list, with a cupboard of the usual food of each kind behind them, for one dish. */
export function openKitchen(list: readonly Ingredient[], cupboard: readonly Food[]) {
  const left = list.filter(({ kind }) => kind === 'leftover');
  const foods = [...left, ...list.filter((food) => !left.includes(food))].filter(suits);
  const used: Ingredient[] = [];

  const of = (kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => foods.filter((food) => food.kind === kind));
  const count = (...kinds: readonly Kind[]) => of(kinds).length;
  const has = (...kinds: readonly Kind[]) => count(...kinds) > 0;

  /** Whether there is food of each of these kinds, if need be in the cupboard, which lacks what somebody does not eat. */
  const can = (...kinds: readonly Kind[]) =>
    kinds.every((kind) => has(kind) || cupboard.some((food) => food.kind === kind));

  /** Adds a food of a kind from the cupboard, unless there is one, or something else that does. */
  function buy(kind: Kind, ...instead: readonly Kind[]): void {
    const food = cupboard.find((each) => each.kind === kind);
    if (food && !has(kind, ...instead)) foods.push(portion(food));
  }

  /** Takes what there is of these kinds, but for what was taken before. */
  const take = (...kinds: readonly Kind[]) => takeOf(/(?:)/u, ...kinds);

  /** Of these kinds, takes what has such a name. */
  function takeOf(name: RegExp, ...kinds: readonly Kind[]): Ingredient[] {
    const taken = of(kinds).filter((food) => !used.includes(food) && name.test(food.name));
    used.push(...taken);
    return taken;
  }

  /** Takes less of a food than a dish takes otherwise: raw onion is strong. */
  function limit(amount: number, kind: Kind, name = /(?:)/u): void {
    for (const food of of([kind]).filter((each) => each.amount > amount && name.test(each.name))) {
      foods[foods.indexOf(food)] = portion({ ...food, amount }, food.typed);
    }
  }

  /** `the oil`: the first food of these kinds, taken before or not, or else of the cupboard, or else water. */
  function need(...kinds: readonly Kind[]): string {
    const kind = kinds.find((each) => can(each));
    if (kind) buy(kind, ...kinds);
    const [food] = of(kinds);
    if (food && !used.includes(food)) used.push(food);
    return food ? the([food]) : 'water';
  }

  /** `chicken`, `peas`: the two foods taken of the list that tell most, but for those of kinds named elsewhere. */
  function namesOf(...named: readonly Kind[]): string[] {
    const telling = KINDS.filter((kind) => weigh(kind) >= 1 && !named.includes(kind)).flatMap(
      (kind) => used.filter((food) => food.kind === kind && food.typed !== ''),
    );
    return telling.slice(0, 2).map(({ name }) => name.replace(/^(?:dried|tinned) /u, ''));
  }

  /** `rice with chicken and peas`. */
  const withNames = (base: string, ...named: readonly Kind[]) =>
    [base, namesOf(...named).join(' and ')].filter(Boolean).join(' with ');

  /** `chicken and pea soup`. */
  const named = (dish: string, ...others: readonly Kind[]) =>
    [
      namesOf(...others)
        .map(singular)
        .join(' and '),
      dish,
    ]
      .filter(Boolean)
      .join(' ');

  return { used, count, has, can, buy, take, takeOf, limit, need, namesOf, withNames, named };
}

/** `the leek, potato and cream`. */
export function the(ingredients: readonly Ingredient[]): string {
  return `the ${LIST.format(ingredients.map(({ name }) => name))}`;
}

/** As much of a food as two eat, or all there is if that is less. */
export function portion(food: Food, typed = '', there = Infinity): Ingredient {
  const { unit, cut } = food;
  // Two eat three eggs, and four of many.
  const most = food.kind === 'egg' && there < Infinity ? 4 : food.amount;
  const amount = Math.min(most, there);
  const name = unit === '' && amount <= 1 ? singular(food.name) : food.name;
  const measured = [asWritten(amount), amount <= 1 ? singular(unit) : unit, name]
    .filter(Boolean)
    .join(' ');
  const whence = typed === '' ? ' (not on your list)' : '';
  const line = [measured, food.isFrozen && 'thawed', cut].filter(Boolean).join(', ') + whence;
  return { ...food, name, line, typed, isMore: there > amount && there < Infinity };
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
  /** Whether more of it was typed than two eat. */
  isMore: boolean;
}

/** A dish; its ingredients are what it has used of the kitchen. */
export interface Meal {
  title: string;
  steps: readonly string[];
}
