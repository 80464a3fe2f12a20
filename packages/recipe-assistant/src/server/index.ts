export { createRecipeHandler } from './recipe-handler.ts';
export type {
  RecipeHandler,
  RecipeHandlerContext,
  RecipeHandlerOptions,
} from './recipe-handler.ts';
export type { RecipeLimiter } from './limits.ts';
