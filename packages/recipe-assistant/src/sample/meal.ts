import { type Kind, KINDS, singular, weigh } from './foods.ts';
import type { Ingredient } from './kitchen.ts';

/** What fills, from a pan or cold. */
export const FILLINGS: readonly Kind[] = ['meat', 'strips', 'fish', 'tofu', 'bacon', 'ready'];

export const VEGETABLES: readonly Kind[] = ['onion', 'vegetable', 'greens', 'tomato', 'sauce'];

/** `Chicken and leek`: the two foods of the list that tell most, but for those that are named elsewhere. */
export function nameOf(used: readonly Ingredient[], named: readonly Ingredient[] = []): string {
  const telling = KINDS.filter((kind) => weigh(kind) >= 1).flatMap((kind) =>
    used.filter(({ food }) => food.kind === kind && food.typed !== ''),
  );
  const names = telling
    .filter((one) => !named.includes(one))
    .map(({ food }) => singular(food.name).replace(/^(?:dried|tinned) /u, ''));
  return names.slice(0, 2).join(' and ');
}

/** A dish; its ingredients are what it has used of the kitchen. */
export interface Meal {
  title: string;
  steps: readonly string[];
}
