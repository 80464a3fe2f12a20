import { deriveRecipe, type DerivedRecipe, type IngredientLine } from '../recipe/derive-recipe.ts';
import type { Duration } from '../recipe/servings-and-times.ts';
import { findStepIngredients } from './step-ingredients.ts';

/** A recipe as one cooks it, step after step; undefined where the text holds none. */
export function readCookSteps(recipe: string): CookSteps | undefined {
  const derived = deriveRecipe(recipe);
  if (!derived) return undefined;
  const lines = derived.ingredients.flatMap((group) => group.lines);
  return {
    title: derived.title,
    ingredients: derived.ingredients,
    steps: derived.steps.flatMap(({ heading, lines: steps }) =>
      steps.map(({ text, durations }) => ({
        heading,
        text,
        durations,
        ingredients: findStepIngredients(text, lines).map((index) => lines[index]!),
      })),
    ),
  };
}

export interface CookSteps {
  title: string | undefined;
  ingredients: DerivedRecipe['ingredients'];
  steps: CookStep[];
}

export interface CookStep {
  /** Of the group that it is in. */
  heading: string | undefined;
  text: string;
  durations: Duration[];
  /** Those that it names. */
  ingredients: IngredientLine[];
}
