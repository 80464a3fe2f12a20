import { type Kind, KINDS, singular, weigh } from './foods.ts';
import type { Ingredient } from './kitchen.ts';

/** What fills, from a pan or cold. */
export const FILLINGS: readonly Kind[] = ['meat', 'strips', 'fish', 'tofu', 'bacon', 'ready'];

export const VEGETABLES: readonly Kind[] = ['onion', 'vegetable', 'greens', 'tomato', 'sauce'];

/** `Chicken and leek`: the two foods of the list that tell most, but for those that are named elsewhere. */
export function nameOf(used: readonly Ingredient[], named: readonly Ingredient[] = []): string {
  const telling = used
    .filter((one) => one.food.typed !== '' && weigh(one.food.kind) >= 1 && !named.includes(one))
    .sort((one, other) => KINDS.indexOf(one.food.kind) - KINDS.indexOf(other.food.kind));
  const names = telling.map(({ food }) => singular(food.name).replace(/^(?:dried|tinned) /u, ''));
  return names.slice(0, 2).join(' and ');
}

/** A dish; its ingredients are what it has used of the kitchen. */
export interface Meal {
  title: string;
  steps: readonly string[];
}
