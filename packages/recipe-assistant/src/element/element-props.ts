import { warnOnce } from '../core/caller-options.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import type { RecipeLocale } from '../components/labels/default-labels.ts';
import type { ShownRecipe } from '../components/recipe/recipe-view-props.ts';
import type {
  RecipeAssistantProps,
  RecipeEndpoint,
} from '../components/widget/recipe-assistant.tsx';

/** How the text of each attribute is read, by the property that it sets: `assistant-name` sets `assistantName`. */
export const ATTRIBUTES = {
  endpoint: String,
  builtIn: readSwitch,
  locale: String,
  assistantName: String,
  promptVisibility: String,
  tools: readNames,
  wishes: readNames,
  headingLevel: Number,
  recipeLang: String,
  defaultRecipe: String,
  recipe: String,
  viewOnly: readSwitch,
  // They may hold spaces. The list trims them, and leaves out what is blank.
  defaultIngredients: (text: string) => text.split(','),
  minIngredients: Number,
  maxIngredients: Number,
  maxIngredientLength: Number,
  instructions: String,
  maxTokens: Number,
  throttle: Number,
  timeout: Number,
  streamTimeout: Number,
  whenBusy: String,
};

/** What a property is when it is no text; one that isn't here is text alone. */
const KINDS = {
  client: 'function',
  recipeActions: 'function',
  labels: 'object',
  preferences: 'object',
  endpoint: 'object',
  locale: 'object',
  recipe: 'object',
  defaultRecipe: 'object',
  tools: 'list',
  wishes: 'list',
  defaultIngredients: 'list',
  builtIn: 'boolean',
  viewOnly: 'boolean',
  headingLevel: 'number',
  minIngredients: 'number',
  maxIngredients: 'number',
  maxIngredientLength: 'number',
  maxTokens: 'number',
  throttle: 'number',
  timeout: 'number',
  streamTimeout: 'number',
} as const;

/** Every property: those of the attributes, and those that no text can hold. */
export const PROPERTIES = [
  ...(Object.keys(ATTRIBUTES) as (keyof typeof ATTRIBUTES)[]),
  'client',
  'labels',
  'preferences',
  'recipeActions',
] as const;

type Property = (typeof PROPERTIES)[number];

/**
 * What a property is set to. Vue, Svelte and React set a property where a template has an attribute, so a text is read
 * as the attribute's. What can't be read counts as not set, and the console says so.
 */
export function readProperty(name: Property, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string' && isAttribute(name)) return ATTRIBUTES[name](value);
  const kind = name in KINDS ? KINDS[name as keyof typeof KINDS] : 'string';
  const given = Array.isArray(value) ? 'list' : typeof value;
  if (given === kind) return value;
  warnOnce(`<recipe-assistant>: ${name} takes a value of the kind ${kind}, not ${given}.`);
}

function isAttribute(name: string): name is keyof typeof ATTRIBUTES {
  return name in ATTRIBUTES;
}

/** `assistant-name` for `assistantName`. */
export function nameAttribute(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** On with any text but `false`: frameworks write out the `false` of a template. */
function readSwitch(text: string): boolean {
  return text !== 'false';
}

/** Names have spaces or commas between them. */
function readNames(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

/**
 * The page's own part of the row of tools. The node that it returns becomes a child of the element, in the
 * slot `recipe-actions`, so the page's own style sheets style it. It is asked again for each recipe that is
 * shown, and in other amounts, and the node before is removed.
 */
export type PageActions = (shown: ShownRecipe) => HTMLElement | null | undefined;

/**
 * The properties of the element, most of them the widget's; those that are an attribute as well can be set by either,
 * and the last one counts. A text is read as the attribute's, so a list may be set as `'copy print'` too.
 */
export interface ElementProps extends Pick<RecipeAssistantProps, SharedProperty> {
  /** A function that reaches a model, in place of an `endpoint`. */
  client?: RecipeClient | undefined;
  /** Where a recipe handler is. */
  endpoint?: RecipeEndpoint | undefined;
  /**
   * Asks the model that the browser brings along first, where that is ready and has the language; the `endpoint` behind
   * it. Without an `endpoint` it is the only one. Default false.
   */
  builtIn?: boolean | undefined;
  /** The tag of a language that comes with the element, such as `fr`, or a locale of your own. Default English. */
  locale?: string | RecipeLocale | undefined;
  /** With `viewOnly`: the recipe to show, as its markdown or as all that `recipe-finish` told. Default none. */
  recipe?: RecipeAssistantProps['defaultRecipe'];
  /** Shows the `recipe` and its tools alone, without a form: no `endpoint` and no `client` is needed. Default false. */
  viewOnly?: boolean | undefined;
  /** The page's own part of the row of tools. Default: the children with `slot="recipe-actions"`. */
  recipeActions?: PageActions | undefined;
}

type SharedProperty = Exclude<
  Property,
  'builtIn' | 'client' | 'endpoint' | 'locale' | 'recipe' | 'recipeActions' | 'viewOnly'
>;
