/** What a page can give a class of its own, by its `data-slot`. */
export type RecipePart =
  | 'add-button'
  | 'ask-button'
  | 'assistant-header'
  | 'assistant-title'
  | 'cook'
  | 'cook-button'
  | 'get-recipe-button'
  | 'get-recipe-panel'
  | 'ingredient'
  | 'ingredient-form'
  | 'ingredient-input'
  | 'ingredient-list'
  | 'next-button'
  | 'recipe'
  | 'recipe-assistant'
  | 'recipe-failure'
  | 'recipe-heading'
  | 'recipe-input'
  | 'recipe-markdown'
  | 'recipe-output'
  | 'recipe-status'
  | 'recipe-tools'
  | 'recipe-view'
  | 'remove-button'
  | 'retry-button'
  | 'section-heading'
  | 'start-cook-button'
  | 'stop-button'
  | 'tool-button'
  | 'welcome-panel';

/**
 * Classes for parts of the widget, by their `data-slot`.
 *
 * @example
 * <RecipeAssistant endpoint="/api/recipe" classNames={{ 'add-button': 'rounded-full px-4' }} />
 */
export type RecipeClassNames = { [Part in RecipePart]?: string | undefined };
