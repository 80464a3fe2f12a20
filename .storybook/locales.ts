import type { RecipeLocale } from 'recipe-assistant';

/** Those that the toolbar offers besides English: each that the package has. */
export const LOCALES = Object.values(
  import.meta.glob<Record<string, RecipeLocale>>(
    ['../packages/recipe-assistant/src/locales/*.ts', '!**/*.test.ts'],
    { eager: true },
  ),
).flatMap((module) => Object.values(module));
