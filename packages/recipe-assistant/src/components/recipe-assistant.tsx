import { forwardRef, useMemo, useRef } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { createEndpointClient } from '../clients/endpoint.ts';
import { MIN_INGREDIENTS } from '../core/ingredients.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import { useRecipeAssistant } from '../react/use-recipe-assistant.ts';
import type { UseRecipeAssistantOptions } from '../react/use-recipe-assistant.ts';
import { useRecipeScroll } from '../react/use-recipe-scroll.ts';
import { InputColumn, OutputColumn, type PromptVisibility } from './assistant-columns.tsx';
import { withDefaults, type LabelOverrides } from './labels.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

/**
 * The whole widget. It needs a `client`, or the `endpoint` of a recipe handler, and nothing else.
 *
 * @throws TypeError without either.
 * @example
 * <RecipeAssistant endpoint="/api/recipe" assistantName="Sous Chef" />
 */
export const RecipeAssistant = /* @__PURE__ */ forwardRef<HTMLElement, RecipeAssistantProps>(
  function RecipeAssistant(
    {
      client,
      endpoint,
      assistantName = 'Recipe Assistant',
      headingLevel = 1,
      labels: overrides,
      promptVisibility = 'at-minimum',
      ...others
    },
    ref,
  ) {
    const { options, attributes } = splitOptions(others);
    const assistant = useRecipeAssistant({ ...options, client: useClient(client, endpoint) });
    const labels = useMemo(() => withDefaults(overrides), [overrides]);
    const inputRef = useRef<HTMLInputElement>(null);
    const promptRef = useRef<HTMLElement>(null);
    const loadingRef = useRef<HTMLDivElement>(null);
    const recipeRef = useRef<HTMLDivElement>(null);
    const { status, recipe, run, isLoading } = assistant;

    useRecipeScroll({ status, recipe, run, loadingRef, recipeRef });
    const focusHandlers = useFocusFallback(() => {
      if (!isLoading) return promptRef.current ?? inputRef.current;
      return findSlot(recipeRef, 'stop-button') ?? findSlot(loadingRef, 'loading-message');
    });

    return (
      <section data-slot="recipe-assistant" data-status={status} {...attributes} ref={ref}>
        <div data-slot="recipe-page" {...focusHandlers}>
          <InputColumn
            assistant={assistant}
            assistantName={assistantName}
            headingLevel={headingLevel}
            labels={labels}
            minIngredients={options.minIngredients ?? MIN_INGREDIENTS}
            promptVisibility={promptVisibility}
            inputRef={inputRef}
            promptRef={promptRef}
          />
          <OutputColumn
            assistant={assistant}
            assistantName={assistantName}
            headingLevel={headingLevel}
            labels={labels}
            loadingRef={loadingRef}
            recipeRef={recipeRef}
          />
        </div>
      </section>
    );
  },
);

function findSlot(ref: RefObject<HTMLElement | null>, slot: string): HTMLElement | null {
  return ref.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`) ?? null;
}

/** A new object with the same content is no new client. */
function useClient(
  client: RecipeClient | undefined,
  endpoint: RecipeEndpoint | undefined,
): RecipeClient {
  const key = JSON.stringify(endpoint);
  const made = useMemo(() => {
    if (client) return client;
    const options = key && (JSON.parse(key) as RecipeEndpoint);
    return (
      options && createEndpointClient(typeof options === 'string' ? { url: options } : options)
    );
  }, [client, key]);
  if (!made) throw new TypeError('RecipeAssistant needs a client, or the endpoint of a handler.');
  return made;
}

/** The hook's options, and the attributes of the root element. */
function splitOptions({
  minIngredients,
  defaultIngredients,
  ingredients,
  onIngredientsChange,
  maxIngredients,
  maxIngredientLength,
  instructions,
  maxTokens,
  preferences,
  throttle,
  timeout,
  streamTimeout,
  whenBusy,
  onFinish,
  onError,
  ...attributes
}: HookOptions & SectionProps) {
  return {
    options: {
      minIngredients,
      defaultIngredients,
      ingredients,
      onIngredientsChange,
      maxIngredients,
      maxIngredientLength,
      instructions,
      maxTokens,
      preferences,
      throttle,
      timeout,
      streamTimeout,
      whenBusy,
      onFinish,
      onError,
    },
    attributes,
  };
}

interface OwnProps {
  /** The product's title. Default `Recipe Assistant`. */
  assistantName?: string | undefined;
  /** Default `at-minimum`. */
  promptVisibility?: PromptVisibility | undefined;
  labels?: LabelOverrides | undefined;
  /** The level of the title, 1 to 6; the sections' are one below. Default 1. */
  headingLevel?: number | undefined;
}

type HookOptions = Omit<UseRecipeAssistantOptions, 'client'>;

type SectionProps = Omit<ComponentPropsWithoutRef<'section'>, 'onError' | 'children'>;

/** Where a recipe handler is: its URL, or that and what is to be sent along. Plain data. */
export type RecipeEndpoint =
  | string
  | {
      url: string;
      /** Sent along, such as a session's own token. Default none. */
      headers?: Record<string, string> | undefined;
      /** As for `fetch`; `include` sends cookies to another origin. Default `same-origin`. */
      credentials?: RequestCredentials | undefined;
    };

/** Either a function that reaches a model, or, where none can be passed, the place of a handler. */
type RecipeSource =
  { client: RecipeClient; endpoint?: undefined } | { endpoint: RecipeEndpoint; client?: undefined };

/** All that a `RecipeAssistant` can be told: it needs a `client` or an `endpoint`. */
export type RecipeAssistantProps = RecipeSource & OwnProps & HookOptions & SectionProps;
