import type { Words } from '../../components/labels/create-words.ts';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { languageTagged } from '../../language/names/languages.ts';
import type { Controls } from '../../markdown/page-elements.ts';
import { readLines } from '../../reading/lines.ts';
import type { ReadRecipes } from '../../recipe/derive-recipe.ts';
import { markUnscaled } from '../../recipe/mark-unscaled.ts';
import { ingredientLines, type ScaledMarkdown, stepLines } from '../../recipe/scale-markdown.ts';
import { CheckOff } from '../check-off.tsx';
import { NotScaled } from '../not-scaled.tsx';
import { readLocated, scaleEntry } from '../readings.ts';
import { describeFactor } from '../write-factor.ts';
import { canBeScaled, Scale } from './scale.tsx';
import { spellServings } from './servings-words.ts';

/** The recipe in the amounts to show, and the controls in its own text, rendered with it and from the same blocks. */
export function createTextTools(options: TextToolsOptions) {
  const { entry, factor, hasScale, lang, words, announce, onUse } = options;
  const onScale = (next: number, said: string) => {
    entry.setProgress({ factor: next });
    announce(said);
    onUse('scale', next);
  };
  const scaled = factor === 1 ? undefined : scaleEntry(entry, factor);
  const located = entry.read(readLocated);
  const servings = located?.recipes[0]?.servings;
  // Unless a line of the text states them.
  const servingsAnd = (note: string) =>
    servings && located?.servings.length === 0
      ? `${spellServings(servings, factor, words)} · ${note}`
      : note;
  const text = scaled?.markdown ?? entry.result.recipe;
  return {
    text,
    /** With what isn't scaled marked. */
    marked: scaled ? markUnscaled(scaled, words.labels.notScaled) : text,
    /** Undefined if the amounts are as written. */
    note: scaled && servingsAnd(describeFactor(factor, words)),
    controls: {
      addTo: located ? additionsTo(located, options, scaled) : () => ({}),
      scale: hasScale && entry.read(canBeScaled) && (
        <Scale key={entry.id} {...{ entry, factor, lang, onScale }} />
      ),
      scaleBelow: entry.read(ingredientsLine),
    } satisfies Controls,
  };
}

/** The line number of the heading of the ingredients. */
function ingredientsLine({ result, language }: RecipeEntry): number | undefined {
  return readLines(result.recipe, languageTagged(language.given))?.find(
    ({ heading }) => heading?.section === 'ingredients',
  )?.lineNumber;
}

/** A check box for each ingredient, and a note on ingredients and steps whose amounts aren't scaled. */
function additionsTo(
  { recipes, lineNumbers }: ReadRecipes,
  options: TextToolsOptions,
  scaled: ScaledMarkdown | undefined,
): Controls['addTo'] {
  const { entry, hasBoxes, onUse } = options;
  const ingredients = ingredientLines(...recipes);
  const lines = [...ingredients, ...stepLines(recipes)];
  const indexes = new Map(lines.map((line, index) => [lineNumbers.get(line)![0], index]));
  return (lineNumber) => {
    const index = indexes.get(lineNumber);
    if (index === undefined) return {};
    const isStep = index >= ingredients.length;
    const line = lines[index]!;
    return {
      box: hasBoxes && !isStep && (
        <CheckOff key={entry.id} {...{ entry, index }} onTick={() => onUse('check-off')} />
      ),
      note: scaled?.kept.has(line) && <NotScaled lang={options.lang} />,
    };
  };
}

interface TextToolsOptions extends RecipeTextProps {
  words: Words;
  entry: RecipeEntry;
  /** The factor of its amounts. */
  factor: number;
  hasBoxes: boolean;
  hasScale: boolean;
  announce: (words: string) => void;
  /** Stable; for `scale` with the factor. */
  onUse: (tool: RecipeTool, factor?: number) => void;
}

export type TextTools = ReturnType<typeof createTextTools>;
