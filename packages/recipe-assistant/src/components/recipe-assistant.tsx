import { forwardRef, useCallback, useMemo, useReducer, useRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { createEndpointClient } from '../clients/endpoint.ts';
import { MIN_INGREDIENTS } from '../core/ingredients.ts';
import type { RecipeClient } from '../core/recipe-client.ts';
import { useRecipeAssistant } from '../react/use-recipe-assistant.ts';
import type {
  UseRecipeAssistantOptions,
  UseRecipeAssistantResult,
} from '../react/use-recipe-assistant.ts';
import { useRecipeScroll } from '../react/use-recipe-scroll.ts';
import { InputColumn, OutputColumn, type PromptVisibility } from './assistant-columns.tsx';
import { withDefaults, type RecipeLabels } from './labels.ts';
import { partRoot } from './part-root.ts';
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
    const { assistant, requests } = useCounted(
      useRecipeAssistant({ ...options, client: useClient(client, endpoint) }),
    );
    const labels = useMemo(() => withDefaults(page.labels), [page.labels]);
    const inputRef = useRef<HTMLInputElement>(null);
    const promptRef = useRef<HTMLElement>(null);
    const loadingRef = useRef<HTMLDivElement>(null);
    const recipeRef = useRef<HTMLDivElement>(null);
    const { status, recipe, isLoading } = assistant;

    useRecipeScroll({ status, recipe, requests, loadingRef, recipeRef });
    const rescue = useFocusRescue(() => {
      if (!isLoading) return promptRef.current ?? inputRef.current;
      const find = (slot: string, { current } = loadingRef) =>
        current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
      return find('stop-button', recipeRef) ?? find('loading-message');
    });
    const shared = { ...page, assistant, labels };

    return (
      <section data-status={status} {...attributes} {...partRoot('recipe-assistant')} ref={ref}>
        <div data-slot="recipe-container">
          <div data-slot="recipe-page" {...rescue}>
            <InputColumn
              {...shared}
              minIngredients={options.minIngredients ?? MIN_INGREDIENTS}
              inputRef={inputRef}
              promptRef={promptRef}
            />
            <OutputColumn {...shared} loadingRef={loadingRef} recipeRef={recipeRef} />
          </div>
        </div>
      </section>
    );
  },
);

function useClient(client: RecipeClient | undefined, endpoint: string | undefined): RecipeClient {
  const made = useMemo(
    () => client ?? (endpoint === undefined ? undefined : createEndpointClient({ url: endpoint })),
    [client, endpoint],
  );
  if (!made) throw new TypeError('RecipeAssistant needs a client, or the endpoint of a handler.');
  return made;
}

/** The same assistant, which counts how many times a recipe was asked for. */
function useCounted(assistant: UseRecipeAssistantResult) {
  const [requests, count] = useReducer((number: number) => number + 1, 0);
  const { generate: ask } = assistant;
  const generate = useCallback(() => {
    count();
    return ask();
  }, [ask]);
  return { requests, assistant: { ...assistant, generate } };
}

/** The hook's options, what the parts need besides, and the attributes of the root element. */
function splitProps(props: Omit<RecipeAssistantProps, 'client' | 'endpoint'>) {
  const { minIngredients, defaultIngredients, ingredients, onIngredientsChange, ...others } = props;
  const { instructions, maxTokens, preferences, throttle, timeout, streamTimeout, ...rest } =
    others;
  const { whenBusy, onFinish, onError, ...view } = rest;
  const { assistantName = 'Recipe Assistant', headingLevel = 1, labels, ...last } = view;
  const { promptVisibility = 'at-minimum', ...attributes } = last;
  return {
    options: {
      minIngredients,
      defaultIngredients,
      ingredients,
      onIngredientsChange,
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
  assistantName?: string;
  /** Default `at-minimum`. */
  promptVisibility?: PromptVisibility;
  labels?: Partial<RecipeLabels>;
  /** The level of the title, 1 to 6; the sections' are one below. Default 1. */
  headingLevel?: number;
}

export interface RecipeAssistantProps
  extends
    PageProps,
    Omit<UseRecipeAssistantOptions, 'client'>,
    Omit<ComponentPropsWithoutRef<'section'>, 'onError' | 'children'> {
  /** One function that reaches a model. */
  client?: RecipeClient;
  /** The URL of a recipe handler, for a page where no function can be passed. */
  endpoint?: string;
}
