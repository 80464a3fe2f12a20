/** Where pages are rendered ahead of time, the formatted recipe has to be there at once. */
export { RecipeMarkdown, type RecipeMarkdownProps } from 'recipe-assistant/markdown';
export { PlainText } from './plain-text.tsx';

/** There is nothing to fetch. */
export function preloadMarkdown(): void {}
