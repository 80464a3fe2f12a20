import { forwardRef, useMemo, useState } from 'react';
import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from 'react';
import { createEndpointClient } from '../../clients/endpoint.ts';
import type { RecipeTool } from '../../core/assistant-event.ts';
import { usableNumber } from '../../core/caller-options.ts';
import { MIN_INGREDIENTS } from '../../core/ingredients.ts';
import type { RecipeClient } from '../../core/recipe-client.ts';
import type { RecipeWish } from '../../core/preferences.ts';
import { useRecipeAssistant } from '../../react/use-recipe-assistant.ts';
import type { UseRecipeAssistantOptions } from '../../react/use-recipe-assistant.ts';
import type { RecipeClassNames } from '../class-names.ts';
import { attributesOf } from '../given-props.ts';
import { InputColumn, type PromptVisibility } from './input-column.tsx';
import { isComposing } from '../key-events.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { WordsContext } from '../labels/words-context.ts';
import { OutputColumn } from './output-column.tsx';
import type { RecipeViewProps } from '../recipe/recipe-view-props.ts';
import { useHandle } from './use-handle.ts';
import { useSinglePress } from '../use-single-press.ts';
import { NOTHING_WISHED } from '../prompt/use-wishes.tsx';

/**
 * The whole widget. Only a `client`, or the `endpoint` of a recipe handler, is required.
 *
 * @throws {TypeError} Without either.
 * @example
 * <RecipeAssistant endpoint="/api/recipe" assistantName="Sous Chef" />
 */
export const RecipeAssistant = /* @__PURE__ */ forwardRef<HTMLElement, RecipeAssistantProps>(
  function RecipeAssistant(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const {
      children,
      client,
      endpoint,
      headingLevel = 1,
      promptVisibility = 'at-minimum',
      tools = DEFAULT_TOOLS,
      recipeActions,
      recipeLang,
      onShow,
      wishes = NO_WISHES,
      ...others
    } = own;
    const attributes = attributesOf(others, HOOK_OPTIONS);
    const [wished, onWish] = useState(NOTHING_WISHED);
    const assistant = useRecipeAssistant({
      ...others,
      locale: props.locale,
      preferences: { ...others.preferences, ...wished.preferences },
      client: useClient(client, endpoint),
    });
    const { status, isLoading, stop } = assistant;
    const rootRef = useHandle(ref, assistant);
    const takeOnce = useSinglePress(ASKING);

    function stopOnEscape(event: KeyboardEvent<HTMLElement>): void {
      attributes.onKeyDown?.(event);
      const isMeant = event.key === 'Escape' && !event.defaultPrevented && !isComposing(event);
      if (!isMeant || !isLoading) return;
      // Escape only stops the run; a dialog around the widget stays open.
      event.preventDefault();
      stop();
    }

    return (
      <section
        data-status={status}
        {...rootProps('recipe-assistant', attributes)}
        ref={rootRef}
        onKeyDown={stopOnEscape}
        onClickCapture={(event) => {
          attributes.onClickCapture?.(event);
          takeOnce(event);
        }}
      >
        <div data-slot="recipe-container">
          <WordsContext.Provider value={words}>
            <div data-slot="recipe-page">
              <InputColumn
                assistant={assistant}
                headingLevel={headingLevel}
                limits={others}
                minIngredients={usableNumber(others, 'minIngredients', MIN_INGREDIENTS)}
                promptVisibility={promptVisibility}
                wishing={{ wishes, wished, onWish }}
              >
                {children}
              </InputColumn>
              <OutputColumn
                assistant={assistant}
                headingLevel={headingLevel}
                onEvent={others.onEvent}
                {...{ tools, recipeActions, recipeLang, onShow }}
              />
            </div>
          </WordsContext.Provider>
        </div>
      </section>
    );
  },
);

export const DEFAULT_TOOLS: readonly RecipeTool[] = ['copy', 'print', 'share', 'another'];

/** The buttons that ask a model. */
const ASKING = ['get-recipe-button', 'retry-button'];

const NO_WISHES: readonly RecipeWish[] = [];

/** A new object with the same content keeps the client. */
function useClient(
  client: RecipeClient | undefined,
  endpoint: RecipeEndpoint | undefined,
): RecipeClient {
  const key = JSON.stringify(endpoint);
  return useMemo(() => {
    if (client) return client;
    if (!key) throw new TypeError('RecipeAssistant needs a client, or an endpoint.');
    const options = JSON.parse(key) as RecipeEndpoint;
    return createEndpointClient(typeof options === 'string' ? { url: options } : options);
  }, [client, key]);
}

/** The hook's options among the props. The others are attributes of the root element. */
const HOOK_OPTIONS: Record<keyof HookOptions, true> = {
  minIngredients: true,
  defaultIngredients: true,
  ingredients: true,
  onIngredientsChange: true,
  maxIngredients: true,
  maxIngredientLength: true,
  instructions: true,
  maxTokens: true,
  preferences: true,
  throttle: true,
  timeout: true,
  streamTimeout: true,
  whenBusy: true,
  defaultRecipe: true,
  onFinish: true,
  onError: true,
  onEvent: true,
};

interface OwnProps
  extends LanguageProps, Pick<RecipeViewProps, 'onShow' | 'recipeActions' | 'recipeLang'> {
  /** The product's title. Default `Recipe Assistant`, in the language of the locale. */
  assistantName?: string | undefined;
  /** The page's own, in its own style, below the block with Get a recipe: who writes the recipes, say. Default none. */
  children?: ReactNode;
  /** When the block with Get a recipe is shown. Default `at-minimum`. */
  promptVisibility?: PromptVisibility | undefined;
  /** The tools of a finished recipe. Default `['copy', 'print', 'share', 'another']`. */
  tools?: readonly RecipeTool[] | undefined;
  /**
   * The preferences that visitors can choose under `Any wishes?`; each is added to `preferences` or
   * overrides it. Default none.
   */
  wishes?: readonly RecipeWish[] | undefined;
  /** Classes of the page for parts of the widget, by their `data-slot`. Default none. */
  classNames?: RecipeClassNames | undefined;
  /** The level of the title, 1 to 6; section headings are one below. Default 1. */
  headingLevel?: number | undefined;
}

type HookOptions = Omit<UseRecipeAssistantOptions, 'client' | 'locale'>;

type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'onError' | 'children'>;

/** The address of a recipe handler: a URL, or an object with request options. Plain data. */
export type RecipeEndpoint =
  | string
  | {
      url: string;
      /** Extra request headers, such as a session token. Default none. */
      headers?: Record<string, string> | undefined;
      /** As for `fetch`; `include` sends cookies to another origin. Default `same-origin`. */
      credentials?: RequestCredentials | undefined;
    };

/**
 * Either a function that reaches a model, or, where functions can't be passed, the address of a
 * handler.
 */
type RecipeSource =
  | {
      /** A function that reaches a model. Required without an `endpoint`. */
      client: RecipeClient;
      endpoint?: undefined;
    }
  | {
      /** The address of a recipe handler, instead of a `client`. */
      endpoint: RecipeEndpoint;
      client?: undefined;
    };

/** The props of `RecipeAssistant`: either `client` or `endpoint` is required. */
export type RecipeAssistantProps = RecipeSource & OwnProps & HookOptions & SectionProps;
