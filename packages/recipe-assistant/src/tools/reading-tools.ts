/**
 * The tools that read the recipe: those inside its text, and cook mode's button. Loaded where one of them is offered,
 * since they read amounts in thirteen languages.
 */
export { CookButton } from './cook/cook-button.tsx';
export { createTextTools, type TextTools } from './text/text-tools.tsx';
