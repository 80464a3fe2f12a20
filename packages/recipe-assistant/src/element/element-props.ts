import type { RecipeTool } from '../core/assistant-event.ts';
import type { RecipeAssistantOptions } from '../core/assistant-options.ts';
import type { RecipeWish } from '../core/preferences.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import type { LabelOverrides, RecipeLocale } from '../components/labels/default-labels.ts';
import type { ShownRecipe } from '../components/recipe/use-entry.ts';
import type { RecipeEndpoint } from '../components/widget/recipe-assistant.tsx';
import type { PromptVisibility } from '../components/widget/input-column.tsx';

/** The property that each attribute sets, and how its text is read. */
export const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  endpoint: ['endpoint', readText],
  'assistant-name': ['assistantName', readText],
  locale: ['locale', readText],
  'prompt-visibility': ['promptVisibility', readText],
  tools: ['tools', readNames],
  wishes: ['wishes', readNames],
  'heading-level': ['headingLevel', Number],
  'recipe-lang': ['recipeLang', readText],
  'default-recipe': ['defaultRecipe', readText],
  'default-ingredients': ['defaultIngredients', readIngredients],
  'min-ingredients': ['minIngredients', Number],
  'max-ingredients': ['maxIngredients', Number],
  'max-ingredient-length': ['maxIngredientLength', Number],
  instructions: ['instructions', readText],
  'max-tokens': ['maxTokens', Number],
  throttle: ['throttle', Number],
  timeout: ['timeout', Number],
  'stream-timeout': ['streamTimeout', Number],
  'when-busy': ['whenBusy', readText],
};

/** Every property: those of the attributes, and those that no text can hold. */
export const PROPERTIES: readonly (keyof ElementProps)[] = [
  ...Object.values(ATTRIBUTES).map(([property]) => property),
  'client',
  'labels',
  'preferences',
  'recipeActions',
];

function readText(text: string): string {
  return text;
}

/** Names have spaces or commas between them. */
function readNames(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/** Ingredients may hold spaces: they have commas or line breaks between them. */
function readIngredients(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((ingredient) => ingredient.trim())
    .filter(Boolean);
}

type Attribute = readonly [property: keyof ElementProps, read: (text: string) => unknown];

/**
 * The page's own part of the row of tools. The node that it returns becomes a child of the element, in the
 * slot `recipe-actions`, so the page's own style sheets style it. It is asked again for each recipe that is
 * shown, and in other amounts, and the node before is removed.
 */
export type PageActions = (shown: ShownRecipe) => HTMLElement | null | undefined;

/** The properties of the element; those that are an attribute as well can be set by either, and the last one counts. */
export interface ElementProps extends Pick<
  RecipeAssistantOptions,
  | 'defaultIngredients'
  | 'defaultRecipe'
  | 'instructions'
  | 'maxIngredientLength'
  | 'maxIngredients'
  | 'maxTokens'
  | 'minIngredients'
  | 'preferences'
  | 'streamTimeout'
  | 'throttle'
  | 'timeout'
  | 'whenBusy'
> {
  /** A function that reaches a model, in place of an `endpoint`. */
  client?: RecipeClient | undefined;
  /** Where a recipe handler is. */
  endpoint?: RecipeEndpoint | undefined;
  /** The tag of a language that comes with the element, such as `fr`, or a locale of your own. Default English. */
  locale?: string | RecipeLocale | undefined;
  /** The product's title. Default `Recipe Assistant`. */
  assistantName?: string | undefined;
  /** When the block with Get a recipe is there. Default `at-minimum`. */
  promptVisibility?: PromptVisibility | undefined;
  /** What can be done with a finished recipe. Default `['copy', 'print', 'share', 'another']`. */
  tools?: readonly RecipeTool[] | undefined;
  /** What visitors may wish for. Default none. */
  wishes?: readonly RecipeWish[] | undefined;
  /** The level of the title, 1 to 6. Default 1. */
  headingLevel?: number | undefined;
  /** The language of a recipe that is in another one than the page. Default: as for the widget. */
  recipeLang?: string | undefined;
  /** Single strings in place of the element's own. */
  labels?: LabelOverrides | undefined;
  /** The page's own part of the row of tools. Default: the children with `slot="recipe-actions"`. */
  recipeActions?: PageActions | undefined;
}
