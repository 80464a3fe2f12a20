export { DEFAULT_MODEL, MAX_TOKENS, createRecipeRequest } from './recipe-request.ts';
export { RecipeError } from './recipe-error.ts';
