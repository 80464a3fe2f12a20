import { cookLabels, type CookLabels } from './cook-labels.ts';
import { pageLabels, type PageLabels } from './page-labels.ts';
import { rowLabels, type RowLabels } from './row-labels.ts';
import { textLabels, type TextLabels } from './text-labels.ts';
import { viewLabels, type ViewLabels } from './view-labels.ts';
import { wishLabels, type WishLabels } from './wish-labels.ts';
import { withoutLabels, type WithoutLabels } from './without-labels.ts';

/**
 * Every string of the widget, in English. Placeholders in braces are filled in; the comment of each
 * label lists those it may use. A label with a count has a form for each plural of its language. Labels
 * are plain data, so that a server component can pass its own.
 *
 * @example
 * <RecipeAssistant client={client} labels={{ getRecipe: 'Rezept holen', stop: 'Anhalten' }} />
 * @example
 * <IngredientList labels={{ missing: { one: 'Noch eine Zutat.', other: 'Noch {count} Zutaten.' } }} … />
 */
export const defaultLabels: RecipeLabels = /* @__PURE__ */ Object.assign(
  {},
  pageLabels,
  viewLabels,
  wishLabels,
  rowLabels,
  withoutLabels,
  textLabels,
  cookLabels,
);

/** Every label, and one for each `RecipeErrorCode`. */
export interface RecipeLabels
  extends PageLabels, ViewLabels, WishLabels, RowLabels, WithoutLabels, TextLabels, CookLabels {}

/** Some of the labels. One that is `undefined` keeps its default. */
export type LabelOverrides = { [Name in keyof RecipeLabels]?: RecipeLabels[Name] | undefined };

/** A language as plain data, which a server component can pass. */
export interface RecipeLocale {
  /** A BCP 47 language tag, such as `pt-BR`: the `lang` of the widget. */
  tag: string;
  /** The `dir` of the widget. */
  direction: 'ltr' | 'rtl';
  /** The language's English name, for the model: `Brazilian Portuguese`. */
  modelLanguage: string;
  labels: RecipeLabels;
}
