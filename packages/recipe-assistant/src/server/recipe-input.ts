import * as v from 'valibot';
import { sortCandidates, splitIngredients } from '../core/ingredients.ts';
import type { RecipePreferences } from '../core/recipe-request.ts';
import { Problem } from './problem.ts';

/** The longest a preference may be, in UTF-16 units. */
const MAX_PREFERENCE_LENGTH = 80;

/** How many foods to leave out a visitor may name. */
const MAX_AVOIDED = 5;

const MAX_SERVINGS = 1000;

/**
 * Turns what a stranger sent into ingredients and preferences, normalised as the page does, before
 * they are counted. Only these two are read; a caller's own `messages` or `model` are ignored.
 */
export function createInputParser(limits: InputLimits): (value: unknown) => RecipeInput {
  const schema = inputSchema(limits);
  return (value) => {
    const { success, output, issues } = v.safeParse(schema, value, { abortEarly: true });
    if (!success) throw new Problem(422, 'refused-input', { detail: issues[0].message });
    if (output.ingredients.length < limits.minIngredients) {
      const detail = `At least ${limits.minIngredients} different ingredients are needed.`;
      throw new Problem(422, 'too-few-ingredients', { detail });
    }
    return output;
  };
}

function inputSchema({ maxIngredients, maxIngredientLength }: InputLimits) {
  const tooLong = `An ingredient is longer than ${maxIngredientLength} characters.`;
  return v.object(
    {
      ingredients: v.pipe(
        v.array(v.string(SHAPE), SHAPE),
        v.transform(toIngredients),
        v.maxLength(maxIngredients, `More than ${maxIngredients} ingredients.`),
        v.everyItem((ingredient) => ingredient.length <= maxIngredientLength, tooLong),
      ),
      preferences: v.optional(PREFERENCES),
    },
    SHAPE,
  );
}

const SHAPE = 'Send { "ingredients": string[], "preferences"?: object }.';

const WISH = v.pipe(
  v.string('A preference is not a text.'),
  v.transform(toLine),
  v.maxLength(MAX_PREFERENCE_LENGTH, `A preference is longer than ${MAX_PREFERENCE_LENGTH}.`),
);

const SERVINGS = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_SERVINGS), v.transform(String));

const PREFERENCES = v.strictObject(
  {
    language: v.optional(WISH),
    diet: v.optional(WISH),
    servings: v.optional(
      v.union([WISH, SERVINGS], 'servings is neither a text nor a sensible number.'),
    ),
    time: v.optional(WISH),
    cuisine: v.optional(WISH),
    onlyThese: v.optional(v.boolean('onlyThese is neither true nor false.')),
    avoid: v.optional(
      v.pipe(
        v.array(WISH, 'avoid is not a list.'),
        v.maxLength(MAX_AVOIDED, `avoid names more than ${MAX_AVOIDED} foods.`),
        v.transform((foods) => foods.filter(Boolean)),
      ),
    ),
  },
  'preferences is not an object of the known keys.',
);

function toIngredients(texts: string[]): readonly string[] {
  return sortCandidates([], splitIngredients(texts.map(withoutControls).join('\n'))).added;
}

/** One line: a wish that brings lines of its own could pass for another message to the model. */
function toLine(text: string): string {
  return splitIngredients(withoutControls(text)).join(' ');
}

function withoutControls(text: string): string {
  return text.replaceAll(CONTROLS, '');
}

/**
 * Controls, halves of surrogate pairs, and what overrides the direction of text: invisible where a
 * person reads the prompt, and of no use in a kitchen. White space and line breaks stay.
 */
const CONTROLS = /(?![\s\u0085])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

export interface InputLimits {
  minIngredients: number;
  maxIngredients: number;
  maxIngredientLength: number;
}

export interface RecipeInput {
  ingredients: readonly string[];
  preferences?: RecipePreferences;
}
