/** The page's request, with these headers in addition. */
export function postRecipe(
  server: string,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(`${server}/api/recipe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: RECIPE_BODY,
    signal,
  });
}

export const RECIPE_BODY = JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] });
