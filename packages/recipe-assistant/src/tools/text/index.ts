/**
 * The tools inside a finished recipe's text, loaded at the end of the first one where they are offered.
 */
export { createTextTools, type TextTools } from './text-tools.tsx';
