import { forwardRef, useMemo, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { createEndpointClient } from '../clients/endpoint.ts';
import { MIN_INGREDIENTS } from '../core/ingredients.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import { useRecipeAssistant } from '../react/use-recipe-assistant.ts';
import type { UseRecipeAssistantOptions } from '../react/use-recipe-assistant.ts';
import { useRecipeScroll } from '../react/use-recipe-scroll.ts';
import { InputColumn, OutputColumn, type PromptVisibility } from './assistant-columns.tsx';
import { withDefaults, type LabelOverrides } from './labels.ts';
import { useFocusRescue } from './use-focus-rescue.ts';

/**
 * The whole widget. It needs a `client`, or the `endpoint` of a recipe handler, and nothing else.
 *
 * @throws TypeError without either.
 * @example
 * <RecipeAssistant endpoint="/api/recipe" assistantName="Sous Chef" />
 */
export const RecipeAssistant = /* @__PURE__ */ forwardRef<HTMLElement, RecipeAssistantProps>(
  function RecipeAssistant({ client, endpoint, ...props }, ref) {
    const { options, page, attributes } = splitProps(props);
    const assistant = useRecipeAssistant({ ...options, client: useClient(client, endpoint) });
    const labels = useMemo(() => withDefaults(page.labels), [page.labels]);
    const inputRef = useRef<HTMLInputElement>(null);
    const promptRef = useRef<HTMLElement>(null);
    const loadingRef = useRef<HTMLDivElement>(null);
    const recipeRef = useRef<HTMLDivElement>(null);
    const { status, recipe, run, isLoading } = assistant;

    useRecipeScroll({ status, recipe, run, loadingRef, recipeRef });
    const rescue = useFocusRescue(() => {
      if (!isLoading) return promptRef.current ?? inputRef.current;
      const find = (slot: string, { current } = loadingRef) =>
        current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
      return find('stop-button', recipeRef) ?? find('loading-message');
    });
    const shared = { ...page, assistant, labels };

    return (
      <section data-slot="recipe-assistant" data-status={status} {...attributes} ref={ref}>
        <div data-slot="recipe-page" {...rescue}>
          <InputColumn
            {...shared}
            minIngredients={options.minIngredients ?? MIN_INGREDIENTS}
            inputRef={inputRef}
            promptRef={promptRef}
          />
          <OutputColumn {...shared} loadingRef={loadingRef} recipeRef={recipeRef} />
        </div>
      </section>
    );
  },
);

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

/** The hook's options, what the parts need besides, and the attributes of the root element. */
function splitProps({
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
  assistantName = 'Recipe Assistant',
  headingLevel = 1,
  labels,
  promptVisibility = 'at-minimum',
  ...attributes
}: Omit<RecipeAssistantProps, 'client' | 'endpoint'>) {
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
    page: { assistantName, headingLevel, labels, promptVisibility },
    attributes,
  };
}

interface PageProps {
  /** The product's title. Default `Recipe Assistant`. */
  assistantName?: string | undefined;
  /** Default `at-minimum`. */
  promptVisibility?: PromptVisibility | undefined;
  labels?: LabelOverrides | undefined;
  /** The level of the title, 1 to 6; the sections' are one below. Default 1. */
  headingLevel?: number | undefined;
}

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
export type RecipeAssistantProps = RecipeSource &
  PageProps &
  Omit<UseRecipeAssistantOptions, 'client'> &
  Omit<ComponentPropsWithoutRef<'section'>, 'onError' | 'children'>;
