/** The attributes of the widget's parts, with the page's classes. */
export function createParts(classNames: Readonly<Record<string, string | undefined>> = {}) {
  return {
    /** Of an element inside a part. */
    slotProps: (name: RecipePart) => ({ 'data-slot': name, className: classNames[name] }),
    /** Of a part's own element: with the page's attributes. */
    rootProps: <Own extends { className?: string | undefined }>(
      name: RecipePart | 'wishes-panel',
      own: Own,
    ) => ({
      ...own,
      className: [classNames[name], own.className].filter(Boolean).join(' ') || undefined,
      'data-slot': name,
      'data-recipe-assistant': '',
    }),
  };
}

export type Parts = ReturnType<typeof createParts>;

/** What a page can give a class of its own, by its `data-slot`. */
export type RecipePart =
  | 'add-button'
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
