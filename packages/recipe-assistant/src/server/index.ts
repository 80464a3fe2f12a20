export { createRecipeHandler } from './recipe-handler.ts';
export type { RecipeHandler, RecipeHandlerContext } from './recipe-handler.ts';
export type { RecipeHandlerOptions } from './handler-options.ts';
export type { RecipeLimiter } from './rate-limits.ts';
export type { RunReport } from './run-report.ts';
