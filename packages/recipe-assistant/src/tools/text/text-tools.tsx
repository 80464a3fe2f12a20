import { createElement, Fragment, type ChangeEvent, type ReactNode } from 'react';
import { withLabels } from '../../components/labels/label.ts';
import { textLabels } from '../../components/labels/text-labels.ts';
import type { Words } from '../../components/labels/words.ts';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { type Blocks, blocksIn } from '../../markdown/blocks/blocks.ts';
import type { Paragraph } from '../../markdown/blocks/paragraph.ts';
import { type Decorations, namesIngredients } from '../../markdown/draw/draw-blocks.ts';
import { drawLines, type WrappedLines } from '../../markdown/draw/draw-lines.ts';
import { safeElement } from '../../markdown/draw/safe-elements.ts';
import { type LocatedRecipes, locateRecipes } from '../../recipe/locate-recipes.ts';
import { markUnscaled } from '../../recipe/mark-unscaled.ts';
import { namesAmount } from '../../recipe/names-amount.ts';
import { ingredientLines, stepLines } from '../../recipe/scale-markdown.ts';
import { readRecipe, readScaled } from '../readings.ts';
import { writeFactor } from '../write-factor.ts';
import { canBeScaled, Scale } from './scale.tsx';
import { spellServings } from './servings-words.ts';

/** The controls in a recipe's own text, rendered with it and from the same blocks. */
export function createTextTools(options: TextToolsOptions): TextTools {
  const { entry, factor, hasScale, words, announce, onUse } = options;
  const lang = labelLanguage(options);
  const onScale = (next: number, said: string) => {
    entry.setProgress({ factor: next });
    announce(said);
    onUse('scale', next);
  };
  const scaled = factor === 1 ? undefined : entry.read(readScaled)(factor);
  const toolWords = withLabels(words, textLabels);
  const { labels, format } = toolWords;
  const servings = entry.read(readRecipe)?.servings;
  const servingsAnd = (note: string) =>
    servings ? `${spellServings(servings, factor, toolWords)} · ${note}` : note;
  return {
    text: scaled?.markdown ?? entry.result.recipe,
    marked: scaled && markUnscaled(scaled, labels.notScaled),
    // With the servings, since the text still states its own.
    note: scaled && servingsAnd(format(labels.scaledBy, { factor: writeFactor(factor, words) })),
    decorate(blocks) {
      const located = locateRecipes(blocks);
      if (!located.recipes.length)
        return { wrapLines: () => undefined, scale: false, scaleHeading: undefined };
      const linesIn = wrappedLines(located, options, scaled?.scaled);
      return {
        wrapLines(paragraph, content) {
          const wrapped = linesIn.get(paragraph);
          return wrapped && drawLines(paragraph, content, wrapped);
        },
        scale: hasScale && entry.read(canBeScaled) && (
          <Scale key={entry.id} {...{ entry, factor, words, lang, onScale }} />
        ),
        scaleHeading: blocksIn(blocks).find(namesIngredients),
      };
    },
  };
}

/** The wrappers of each paragraph's lines: a check box of an ingredient, and a note on what isn't scaled. */
function wrappedLines(
  { recipes, locations }: LocatedRecipes,
  options: TextToolsOptions,
  scaled: readonly boolean[] | undefined,
): Map<Paragraph, WrappedLines[]> {
  const { entry, hasBoxes, words, onUse } = options;
  const lang = labelLanguage(options);
  const linesIn = new Map<Paragraph, WrappedLines[]>();
  const { labels } = withLabels(words, textLabels);
  const { ticks } = entry.getProgress();
  const tick = (index: number, isDone: boolean) => {
    const others = [...entry.getProgress().ticks].filter((other) => other !== index);
    entry.setProgress({ ticks: new Set(isDone ? [...others, index] : others) });
    onUse('check-off');
  };
  const ingredients = ingredientLines(...recipes);
  for (const [index, line] of [...ingredients, ...stepLines(recipes)].entries()) {
    const isStep = index >= ingredients.length;
    const isMarked = scaled && (isStep ? namesAmount(line.text) : !scaled[index]);
    const hasBox = hasBoxes && !isStep;
    if (!hasBox && !isMarked) continue;
    const location = locations.get(line)!;
    const { paragraph, index: first } = location[0]!;
    const last = location.findLast((place) => place.paragraph === paragraph)!.index;
    const wrap = (content: ReactNode[]) => {
      const mark =
        isMarked &&
        safeElement('span', { 'data-slot': 'not-scaled', lang }, ` ${labels.notScaled}`);
      if (!hasBox) return createElement(Fragment, { key: 'line' }, ...content, mark);
      const box = safeElement('input', {
        type: 'checkbox',
        'data-slot': 'check-off',
        // Belongs to no form around the widget, so that resetting it or pressing Enter has no effect.
        form: '',
        autoComplete: 'off',
        defaultChecked: ticks.has(index),
        onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          tick(index, currentTarget.checked),
      });
      return safeElement('label', { key: `${entry.id}/${index}` }, box, ...content, mark);
    };
    const others = linesIn.get(paragraph) ?? [];
    linesIn.set(paragraph, [...others, { first, last, wrap }]);
  }
  return linesIn;
}

/** The language of labels within the text; undefined if neither theirs nor the text's is known. */
function labelLanguage({ lang, words }: TextToolsOptions): string | undefined {
  return lang ? words.tag : words.lang;
}

interface TextToolsOptions {
  entry: RecipeEntry;
  /** The factor of its amounts. */
  factor: number;
  hasBoxes: boolean;
  hasScale: boolean;
  words: Words;
  /** The recipe's language, if known. */
  lang: string | undefined;
  announce: (words: string) => void;
  /** Stable; for `scale` with the factor. */
  onUse: (tool: RecipeTool, factor?: number) => void;
}

export interface TextTools {
  /** The recipe in the amounts to show. */
  text: string;
  /** The same, with what isn't scaled marked; undefined if the amounts are as written. */
  marked: string | undefined;
  /** The note about them; undefined if they are as written. */
  note: string | undefined;
  decorate: (blocks: Blocks) => Decorations;
}
