export type { AssistantEvent, RecipeTool, TimerState } from './assistant-event.ts';
export type { DefaultRecipe, RecipeAssistantOptions } from './assistant-options.ts';
export type { RecipeAssistantActions, RecipeAssistantState, RunStatus } from './assistant-state.ts';
export { createRecipeAssistant } from './assistant-store.ts';
export type { RecipeAssistantStore } from './assistant-store.ts';
export { toRecipeError } from './foreign-error.ts';
export { generateRecipe } from './generate-recipe.ts';
export type { GenerateRecipeOptions } from './generate-recipe.ts';
export { MIN_INGREDIENTS } from './ingredients.ts';
export type { AddIngredientsResult } from './ingredients.ts';
export type {
  FinishReason,
  RecipeChunk,
  RecipeClient,
  RecipeClientOptions,
  RecipeOrigin,
  RecipeResult,
} from './recipe-client.ts';
export { RecipeError } from './recipe-error.ts';
export type { RecipeErrorCode } from './recipe-error.ts';
export { DEFAULT_MODEL, MAX_TOKENS, createRecipeRequest } from './recipe-request.ts';
export type { RecipePreferences } from './preferences.ts';
export type { RecipeRequest, RecipeRequestOptions } from './recipe-request.ts';
export { SCROLL_DELAY_MS } from './run-state.ts';
