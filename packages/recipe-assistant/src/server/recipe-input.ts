import * as v from 'valibot';
import {
  countLines,
  MIN_INGREDIENTS,
  normalizeIngredient,
  normalizeLines,
  sortCandidates,
} from '../core/ingredients.ts';
import {
  MAX_PREFERENCE_ENTRIES,
  MAX_PREFERENCE_LENGTH,
  PREFERENCES,
  type PreferenceKind,
  type RecipePreferences,
} from '../core/preferences.ts';
import type { RecipeHandlerOptions } from './handler-options.ts';
import { Problem } from './problem.ts';

/** Servings for a feast, and the minutes of a week. */
const LARGEST = { number: 1000, minutes: 10_080 };

/**
 * Parses a request into ingredients and preferences, normalised as in the page before they are counted.
 * Nothing else is read; a caller's own `messages` or `model` are ignored.
 */
export function parseInput(value: unknown, options: RecipeHandlerOptions) {
  const { success, output, issues } = v.safeParse(INPUT, value, { abortEarly: true });
  if (!success) throw new Problem(422, 'refused-input', { detail: issues[0].message });
  return { ...output, ingredients: readIngredients(output.ingredients, options) };
}

function readIngredients(
  texts: readonly string[],
  {
    minIngredients = MIN_INGREDIENTS,
    maxIngredients = 50,
    maxIngredientLength = 80,
  }: RecipeHandlerOptions,
): readonly string[] {
  // In one pass, and repetitions once: 8 KiB may contain thousands of texts.
  const different = [...new Set(texts)];
  const lines = normalizeLines(different.join('\n'));
  const limits = { maxIngredients, maxIngredientLength };
  const { added, refused } = sortCandidates([], lines.filter(Boolean), limits);
  const [first] = refused ?? [];
  if (first) {
    const { ingredient, reason } = first;
    const index = texts.indexOf(findText(different, lines.indexOf(ingredient)));
    const detail =
      reason === 'too-many'
        ? `More than ${maxIngredients} ingredients.`
        : `ingredients[${index}] is longer than ${maxIngredientLength} characters.`;
    throw new Problem(422, 'refused-input', { detail, refused: { reason, index } });
  }
  const missing = Math.ceil(minIngredients - added.length);
  if (missing > 0) {
    const detail = `At least ${minIngredients} different ingredients are needed.`;
    throw new Problem(422, 'too-few-ingredients', { detail, missing });
  }
  return added;
}

/** The text that contains a line, by its zero-based index. */
function findText(texts: readonly string[], line: number): string {
  let end = 0;
  return texts.find((text) => (end += countLines(text)) > line)!;
}

const SHAPE = 'Send { "ingredients": string[], "preferences"?: object }.';

/** One line: a preference with line breaks could pass for another message to the model. */
const WISH = v.pipe(
  v.string('A preference is not a text.'),
  v.transform(normalizeIngredient),
  v.maxLength(MAX_PREFERENCE_LENGTH, `A preference is longer than ${MAX_PREFERENCE_LENGTH}.`),
);

const ENTRIES = Object.fromEntries(
  Object.entries(PREFERENCES).map(([name, kind]) => [name, schemaOf(name, kind)]),
) as { [Name in keyof RecipePreferences]-?: v.GenericSchema<unknown, RecipePreferences[Name]> };

const PREFERENCES_INPUT = v.pipe(
  v.custom<object>((value) => !Array.isArray(value), 'preferences is a list.'),
  v.strictObject(ENTRIES, 'preferences is not an object of the known keys.'),
);

const INPUT = v.object(
  { ingredients: v.array(v.string(SHAPE), SHAPE), preferences: v.optional(PREFERENCES_INPUT) },
  SHAPE,
);

/** Own messages for each: the validator's would quote the input. */
function schemaOf(name: string, kind: PreferenceKind): v.GenericSchema {
  if (kind === 'text' || kind === 'options') return v.optional(WISH);
  if (kind === 'flag') return v.optional(v.boolean(`${name} is neither true nor false.`));
  if (kind === 'number' || kind === 'minutes') {
    const message = `${name} is neither a text nor a sensible number.`;
    const number = v.pipe(
      v.number(message),
      v.minValue(1, message),
      v.maxValue(LARGEST[kind], message),
    );
    return v.optional(v.union([WISH, number], message));
  }
  const list = v.pipe(
    // Counted before each entry is normalised: 8 KiB may contain thousands.
    v.array(v.unknown(), `${name} is not a list.`),
    v.maxLength(MAX_PREFERENCE_ENTRIES, `${name} has more than ${MAX_PREFERENCE_ENTRIES} entries.`),
    v.array(WISH),
    v.transform((wishes) => wishes.filter(Boolean)),
  );
  return v.optional(list);
}
