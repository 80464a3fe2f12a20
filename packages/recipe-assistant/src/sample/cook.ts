import { DISHES } from './dishes.ts';
import { type Food, type Kind, RAW, weigh } from './foods.ts';
import { type Ingredient, type Kitchen, type Meal, openKitchen, portion, the } from './kitchen.ts';
import { soak } from './steps.ts';

/** What a dish can be made of whatever else is on the list. */
const STAPLES: readonly Kind[] = ['pasta', 'oats', 'starch', 'potato'];

/** What makes no dish by itself, though its kind says something about one. */
const SWEETS: readonly Kind[] = ['sweet', 'honey', 'nut', 'cream', 'curry'];

/**
 * Cooks the dish that uses most of the foods, and if that was suggested before, the next best. It is nothing where
 * somebody eats nothing of what the cupboard holds.
 */
export function cook(
  foods: readonly Ingredient[],
  cupboard: readonly Food[],
  notAgain: readonly string[],
): Cooked | undefined {
  // Sweets or spices alone make no dish: a plain one is cooked without them.
  const list = foods.some(isReason) ? foods : foods.filter(isPlain);
  const staples = STAPLES.filter((kind) => !list.some((food) => food.kind === kind))
    .flatMap((kind) => cupboard.filter((food) => food.kind === kind))
    .map((food) => portion(food));
  const cooked = [list, ...staples.map((staple) => [...list, staple])].flatMap((each) =>
    DISHES.flatMap((dish) => {
      const kitchen = openKitchen(each, cupboard);
      const meal = dish(kitchen);
      return meal ? finish(meal, kitchen) : [];
    }),
  );
  // One that was suggested before comes after all others, and the last one last.
  const rank = ({ title, value }: Cooked) =>
    value - notAgain.lastIndexOf(title.slice(0, 80)) * 1000;
  return cooked.reduce<Cooked | undefined>(
    (best, one) => (best && rank(best) >= rank(one) ? best : one),
    undefined,
  );
}

function isReason({ kind }: Ingredient): boolean {
  return ['bread', 'flour'].includes(kind) || (weigh(kind) >= 1 && !SWEETS.includes(kind));
}

function isPlain({ kind, name }: Ingredient): boolean {
  return name === 'garlic' || ['oil', 'butter', 'salt', 'pepper', 'milk'].includes(kind);
}

function finish({ title, steps }: Meal, { used }: Kitchen): Cooked {
  const listed = used.filter(({ typed }) => typed !== '');
  const lacking = used.filter(({ kind, typed }) => typed === '' && weigh(kind) >= 1);
  const isRaw = used.some(({ kind }) => kind === 'bacon' || RAW.includes(kind));
  const last = isRaw ? ' raw meat and fish last, then wash hands, knife and board,' : '';
  const minutes = Math.ceil(used.filter(({ cut }) => cut !== '').length / 2) * 5 || 5;
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    steps: [
      ...used.filter(({ isFrozen }) => isFrozen).map(thaw),
      ...soak(used.filter(({ kind }) => kind === 'dried beans')),
      `Get everything ready as the list says,${last} ${minutes} minutes.`,
      ...steps,
    ],
    used,
    isFromList: listed.some(isReason),
    value: listed.reduce((sum, { kind }) => sum + weigh(kind), 0) - lacking.length / 2,
  };
}

/** Large pieces and whole birds need a day. */
function thaw(food: Ingredient): string {
  const time = food.kind === 'stewing meat' ? '24 hours' : '12 hours, overnight';
  return `Thaw ${the([food])} in a dish in the fridge for ${time}, until no ice is left.`;
}

export interface Cooked extends Meal {
  used: readonly Ingredient[];
  /** Whether what the dish is made of was typed. */
  isFromList: boolean;
  /** How well it suits the list. */
  value: number;
}
