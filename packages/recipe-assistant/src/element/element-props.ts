import type { ComponentPropsWithoutRef } from 'react';
import { warnOnce } from '../core/caller-options.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import type { RecipeLocale } from '../components/labels/default-labels.ts';
import type { ShownRecipe } from '../components/recipe/recipe-view-props.ts';
import type {
  RecipeAssistantProps,
  RecipeEndpoint,
} from '../components/widget/recipe-assistant.tsx';

/** What a property is, and how the text of its attribute is read. Without `read` it has no attribute. */
interface PropertyKind {
  kind: 'boolean' | 'function' | 'list' | 'number' | 'object' | 'string';
  read?: (text: string) => unknown;
}

const TEXT: PropertyKind = { kind: 'string', read: String };
const TEXT_OR_OBJECT: PropertyKind = { kind: 'object', read: String };
const NUMBER: PropertyKind = { kind: 'number', read: Number };
/** On with any text but `false`: frameworks write out the `false` of a template. */
const SWITCH: PropertyKind = { kind: 'boolean', read: (text) => text !== 'false' };
/** Names have spaces or commas between them. */
const NAMES: PropertyKind = {
  kind: 'list',
  read: (text) => text.split(/[\s,]+/).filter(Boolean),
};
/** Ingredients may hold spaces. The list trims them, and leaves out what is blank. */
const INGREDIENTS: PropertyKind = { kind: 'list', read: (text) => text.split(',') };
const OBJECT: PropertyKind = { kind: 'object' };
const FUNCTION: PropertyKind = { kind: 'function' };

/** One that is missing here does not compile. */
const KINDS: Record<keyof ElementProps, PropertyKind> = {
  endpoint: TEXT_OR_OBJECT,
  client: FUNCTION,
  builtIn: SWITCH,
  locale: TEXT_OR_OBJECT,
  labels: OBJECT,
  assistantName: TEXT,
  promptVisibility: TEXT,
  tools: NAMES,
  wishes: NAMES,
  headingLevel: NUMBER,
  recipeLang: TEXT,
  recipeActions: FUNCTION,
  defaultRecipe: TEXT_OR_OBJECT,
  recipe: TEXT_OR_OBJECT,
  viewOnly: SWITCH,
  defaultIngredients: INGREDIENTS,
  minIngredients: NUMBER,
  maxIngredients: NUMBER,
  maxIngredientLength: NUMBER,
  instructions: TEXT,
  maxTokens: NUMBER,
  preferences: OBJECT,
  throttle: NUMBER,
  timeout: NUMBER,
  streamTimeout: NUMBER,
  whenBusy: TEXT,
};

export const PROPERTIES = Object.keys(KINDS) as readonly (keyof ElementProps)[];

/** Those that an attribute sets: `assistant-name` sets `assistantName`. */
export const ATTRIBUTES = PROPERTIES.filter((name) => KINDS[name].read);

/**
 * What a property is set to. Vue, Svelte and React set a property where a template has an attribute, so a text is read
 * as the attribute's. What can't be read counts as not set, and the console says so.
 */
export function readProperty(name: keyof ElementProps, value: unknown): unknown {
  if (value === undefined || value === null) return undefined;
  const { kind, read } = KINDS[name];
  if (typeof value === 'string' && read) return read(value);
  const given = Array.isArray(value) ? 'list' : typeof value;
  if (given === kind) return value;
  warnOnce(`<recipe-assistant>: ${name} takes a value of the kind ${kind}, not ${given}.`);
}

/** `assistant-name` for `assistantName`. */
export function nameAttribute(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
export interface ElementProps extends OwnProps, SharedProps {}

/** The widget's, but for its callbacks, which are events here, its classes, which are parts, and a list that it is given. */
type SharedProps = Omit<
  RecipeAssistantProps,
  | keyof ComponentPropsWithoutRef<'section'>
  | keyof OwnProps
  | `on${string}`
  | 'classNames'
  | 'ingredients'
>;

interface OwnProps {
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
