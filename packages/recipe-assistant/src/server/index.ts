export { createRecipeHandler } from './recipe-handler.ts';
export type { RecipeHandler, RecipeHandlerContext } from './recipe-handler.ts';
export type { RecipeHandlerOptions, RecipeLimiter } from './handler-options.ts';
export type { RunReport } from './run-report.ts';
