import { FOODS, RAW, weigh } from './foods.ts';
import { curry, omelette, pan, pot, trayBake } from './hot-dishes.ts';
import { type Kitchen, openKitchen } from './kitchen.ts';
import { onBread, salad, sweet } from './light-dishes.ts';
import type { Meal } from './meal.ts';
import type { OnHand } from './read-list.ts';

/** To add a dish, write its function, and name it here. If two suit a list equally well, the earlier one is cooked. */
const DISHES = [onBread, curry, trayBake, salad, pan, omelette, pot, sweet];

/** Cooks the dish that uses most of the foods, and if that was suggested before, the next best. */
export function cook(foods: readonly OnHand[], notAgain: readonly string[]): Cooked {
  const spaghetti = { ...FOODS.find(({ kind }) => kind === 'pasta')!, typed: '' };
  const cooked = [foods, [spaghetti]].flatMap((list) =>
    DISHES.flatMap((dish) => {
      const kitchen = openKitchen(list);
      const meal = dish(kitchen);
      return meal ? finish(meal, kitchen) : [];
    }),
  );
  // One that was suggested before comes after all others, and the last one last.
  const rank = ({ title, value }: Cooked) =>
    value - notAgain.lastIndexOf(title.slice(0, 80)) * 1000;
  return cooked.reduce((best, one) => (rank(one) > rank(best) ? one : best));
}

function finish({ title, steps }: Meal, { used, servings }: Kitchen): Cooked {
  const listed = used.filter(({ food }) => food.typed !== '');
  const bought = used.filter(({ food }) => food.typed === '');
  const lacking = bought.filter(({ food }) => weigh(food.kind) >= 1);
  const cuts = used.filter(({ food }) => food.cut !== '').length;
  const isRaw = used.some(({ food }) => food.kind === 'bacon' || RAW.includes(food.kind));
  const last = isRaw ? ' raw meat and fish last, then wash hands, knife and board,' : '';
  const minutes = Math.ceil(cuts / 2) * 5 || 5;
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    servings,
    lines: [
      ...listed.map(({ line }) => line),
      ...bought.map(({ line }) => `${line} (not on your list)`),
    ],
    steps: [`Get everything ready as the list says,${last} ${minutes} minutes.`, ...steps],
    used: listed.map(({ food }) => food),
    value: listed.reduce((sum, { food }) => sum + weigh(food.kind), 0) - lacking.length / 2,
  };
}

interface Cooked extends Meal {
  servings: number;
  lines: readonly string[];
  /** The foods of the list that are in it. */
  used: readonly OnHand[];
  /** How well it suits the list. */
  value: number;
}
