import { createEndpointClient } from '../clients/endpoint.ts';
import type { RecipeChunk, RecipeClientOptions } from '../core/recipe-client.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import type { RecipeEndpoint } from '../components/widget/recipe-assistant.tsx';

/**
 * Asks the model that the browser brings along, and the endpoint where that isn't ready, or fails before its first text:
 * nobody waits for a download of gigabytes without having chosen to. Without an endpoint it is the only one.
 */
export function askBuiltInFirst(endpoint: RecipeEndpoint | undefined) {
  return async function* ask(
    request: RecipeRequest,
    options: RecipeClientOptions,
  ): AsyncGenerator<RecipeChunk, void, undefined> {
    const { builtInAvailability, createBuiltInClient } = await import('../clients/built-in.ts');
    const { language } = request.preferences ?? {};
    if (!endpoint || (await builtInAvailability({ language })) === 'available') {
      let hasText = false;
      try {
        for await (const chunk of createBuiltInClient()(request, options)) {
          hasText = true;
          yield chunk;
        }
        return;
      } catch (error) {
        if (!endpoint || hasText || options.signal.aborted) throw error;
      }
    }
    const behind = typeof endpoint === 'string' ? { url: endpoint } : endpoint;
    yield* createEndpointClient(behind)(request, options);
  };
}
