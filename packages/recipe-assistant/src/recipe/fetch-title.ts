/**
 * Loads the reader of titles and reads the dish's name with it. Undefined without a name, and while the
 * browser is offline: many never retry a module that failed to load in the same page.
 */
export async function fetchTitle(recipe: string, language?: string): Promise<string | undefined> {
  if (navigator.onLine === false) return undefined;
  const { readTitle } = await import('./read-title.ts');
  return readTitle(recipe, language);
}
