/**
 * The tools that read the recipe: those inside its text, cook mode's button, and Without something. Loaded where one of
 * them is offered, since they read amounts in all languages.
 */
export { CookButton } from './cook/cook-button.tsx';
export { isComplete } from './readings.ts';
export { createTextTools, type TextTools } from './text/text-tools.tsx';
export { Without } from './without/without.tsx';
