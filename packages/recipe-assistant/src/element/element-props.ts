import type { RecipeClient } from '../core/recipe-client.ts';
import type { RecipeLocale } from '../components/labels/default-labels.ts';
import type { ShownRecipe } from '../components/recipe/recipe-view-props.ts';
import type {
  RecipeAssistantProps,
  RecipeEndpoint,
} from '../components/widget/recipe-assistant.tsx';

/** The property that each attribute sets, and how its text is read. */
export const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  endpoint: ['endpoint', String],
  'assistant-name': ['assistantName', String],
  locale: ['locale', String],
  'prompt-visibility': ['promptVisibility', String],
  tools: ['tools', readNames],
  wishes: ['wishes', readNames],
  'heading-level': ['headingLevel', Number],
  'recipe-lang': ['recipeLang', String],
  'default-recipe': ['defaultRecipe', String],
  'default-ingredients': ['defaultIngredients', readIngredients],
  'min-ingredients': ['minIngredients', Number],
  'max-ingredients': ['maxIngredients', Number],
  'max-ingredient-length': ['maxIngredientLength', Number],
  instructions: ['instructions', String],
  'max-tokens': ['maxTokens', Number],
  throttle: ['throttle', Number],
  timeout: ['timeout', Number],
  'stream-timeout': ['streamTimeout', Number],
  'when-busy': ['whenBusy', String],
};

/** Every property: those of the attributes, and those that no text can hold. */
export const PROPERTIES: readonly (keyof ElementProps)[] = [
  ...Object.values(ATTRIBUTES).map(([property]) => property),
  'client',
  'labels',
  'preferences',
  'recipeActions',
];

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

/**
 * The properties of the element, most of them the widget's; those that are an attribute as well can be set by either,
 * and the last one counts.
 */
export interface ElementProps extends Pick<
  RecipeAssistantProps,
  | 'assistantName'
  | 'defaultIngredients'
  | 'defaultRecipe'
  | 'headingLevel'
  | 'instructions'
  | 'labels'
  | 'maxIngredientLength'
  | 'maxIngredients'
  | 'maxTokens'
  | 'minIngredients'
  | 'preferences'
  | 'promptVisibility'
  | 'recipeLang'
  | 'streamTimeout'
  | 'throttle'
  | 'timeout'
  | 'tools'
  | 'whenBusy'
  | 'wishes'
> {
  /** A function that reaches a model, in place of an `endpoint`. */
  client?: RecipeClient | undefined;
  /** Where a recipe handler is. */
  endpoint?: RecipeEndpoint | undefined;
  /** The tag of a language that comes with the element, such as `fr`, or a locale of your own. Default English. */
  locale?: string | RecipeLocale | undefined;
  /** The page's own part of the row of tools. Default: the children with `slot="recipe-actions"`. */
  recipeActions?: PageActions | undefined;
}
