export { createRecipeAssistant } from './assistant-store.ts';
export type { RecipeAssistantState } from './assistant-snapshot.ts';
export type {
  RecipeAssistantActions,
  RecipeAssistantOptions,
  RecipeAssistantStore,
} from './assistant-options.ts';
export { SCROLL_DELAY_MS } from './assistant-state.ts';
export type { RunStatus } from './assistant-state.ts';
export { generateRecipe } from './generate-recipe.ts';
export type { GenerateRecipeOptions } from './generate-recipe.ts';
export { MIN_INGREDIENTS } from './ingredients.ts';
export type { AddIngredientResult } from './ingredients.ts';
export type { FinishReason, RecipeChunk, RecipeClient, RecipeResult } from './recipe-client.ts';
export { RecipeError } from './recipe-error.ts';
export type { RecipeErrorCode } from './recipe-error-code.ts';
export type { RecipeErrorOptions } from './recipe-error.ts';
export { DEFAULT_MODEL, MAX_TOKENS, createRecipeRequest } from './recipe-request.ts';
export type {
  RecipeMessage,
  RecipePreferences,
  RecipeRequest,
  RecipeRequestOptions,
} from './recipe-request.ts';
