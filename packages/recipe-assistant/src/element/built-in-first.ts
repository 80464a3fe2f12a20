import { createEndpointClient } from '../clients/endpoint.ts';
import type { RecipeChunk, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import type { RecipeEndpoint } from '../components/widget/recipe-assistant.tsx';

/**
 * Asks the model that the browser brings along, and the endpoint where that isn't ready, or gives no text: nobody waits
 * for a download of gigabytes without having chosen to. Without an endpoint it is the only one.
 *
 * @param endpoint Empty where the element has none.
 */
export function askBuiltInFirst(endpoint: RecipeEndpoint | undefined) {
  return async function* ask(
    request: RecipeRequest,
    options: RecipeClientOptions,
  ): AsyncGenerator<RecipeChunk, void, undefined> {
    let hasText = false;
    try {
      for await (const chunk of askBuiltIn(request, options, Boolean(endpoint))) {
        hasText ||= Boolean(chunk.text?.trim());
        if (hasText) yield chunk;
      }
      if (!endpoint || hasText) return;
    } catch (error) {
      if (!endpoint || hasText || options.signal.aborted) throw error;
      console.warn("The browser's own model failed, and the endpoint answers.", error);
    }
    const behind = typeof endpoint === 'string' ? { url: endpoint } : endpoint;
    yield* createEndpointClient(behind)(request, options);
  };
}

/** @param isFirst whether something else answers where it isn't ready */
async function* askBuiltIn(
  request: RecipeRequest,
  options: RecipeClientOptions,
  isFirst: boolean,
): AsyncGenerator<RecipeChunk, void, undefined> {
  const { builtInAvailability, createBuiltInClient } = await import('../clients/built-in.ts');
  const { language } = request.preferences ?? {};
  if (isFirst && (await builtInAvailability({ language })) !== 'available') return;
  yield* createBuiltInClient()(request, options);
}
