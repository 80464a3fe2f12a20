import type { RecipePart } from '../class-names.ts';
import { defaultLabels, type RecipeLabels } from './default-labels.ts';
import { fillLabel, type Label, type LabelValues } from './label.ts';

/**
 * Labels and how to fill them in, and the attributes of what is inside a part, with the page's classes.
 *
 * @param lang Of the locale, if there is one: without it the page may have any language.
 */
export function createWords(
  tag: string,
  labels: RecipeLabels,
  classNames: Readonly<Record<string, string | undefined>> = {},
  lang?: string,
) {
  return {
    tag,
    lang,
    labels,
    /** What the view checks the labels against. */
    english: defaultLabels,
    recipeHeading: fillLabel(labels.recipeHeading, { assistantName: labels.assistantName }, tag),
    format: (label: Label, values: LabelValues) => fillLabel(label, values, tag),
    slotProps: (name: PartName) => ({ 'data-slot': name, className: classNames[name] }),
  };
}

export type Words = ReturnType<typeof createWords>;

/** What gets a class of the page's by its name, and what the widget itself looks for by it. */
export type PartName = RecipePart | 'recipe-notice' | 'wishes-panel';
