import { DISHES, type Meal } from './dishes.ts';
import { FOODS, RAW, weigh } from './foods.ts';
import { type Ingredient, type Kitchen, openKitchen, portion } from './kitchen.ts';

/** Of these each list makes two dishes that differ, whatever else is on it. */
const CUPBOARD = ['spaghetti', 'oats'].map((name) =>
  portion(FOODS.find((food) => food.name === name)!),
);

/** Cooks the dish that uses most of the foods, and if that was suggested before, the next best. */
export function cook(foods: readonly Ingredient[], notAgain: readonly string[]): Cooked {
  const cooked = [foods, [...foods, ...CUPBOARD]].flatMap((list) =>
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

function finish({ title, steps }: Meal, { used }: Kitchen): Cooked {
  const listed = used.filter(({ typed }) => typed !== '');
  const lacking = used.filter(({ kind, typed }) => typed === '' && weigh(kind) >= 1);
  const isRaw = used.some(({ kind }) => kind === 'bacon' || RAW.includes(kind));
  const last = isRaw ? ' raw meat and fish last, then wash hands, knife and board,' : '';
  const minutes = Math.ceil(used.filter(({ cut }) => cut !== '').length / 2) * 5 || 5;
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    steps: [`Get everything ready as the list says,${last} ${minutes} minutes.`, ...steps],
    used,
    value: listed.reduce((sum, { kind }) => sum + weigh(kind), 0) - lacking.length / 2,
  };
}

interface Cooked extends Meal {
  used: readonly Ingredient[];
  /** How well it suits the list. */
  value: number;
}
