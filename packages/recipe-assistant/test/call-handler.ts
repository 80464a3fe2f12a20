import type { RecipeClient, RecipeRequest } from 'recipe-assistant/core';
import {
  createRecipeHandler,
  type RecipeHandler,
  type RecipeHandlerOptions,
} from 'recipe-assistant/server';
import { expect } from 'vitest';
import { INGREDIENTS } from './call-client.ts';

/** A handler without limits, whose model says `Soup`. */
export function createHandler(options: Partial<RecipeHandlerOptions> = {}): RecipeHandler {
  return createRecipeHandler({ client: soup, rateLimiter: unlimited, ...options });
}

const soup: RecipeClient = async () => 'Soup';
const unlimited = { consume: async () => {} };

/** A request of a page. Texts, bytes and streams are sent as they are, anything else as JSON. */
export function post(
  body: unknown = { ingredients: INGREDIENTS },
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Request {
  const isRaw =
    typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const request = new Request('http://kitchen.example/api/recipe', {
    method: 'POST',
    body: isRaw ? (body as BodyInit) : JSON.stringify(body),
    duplex: 'half',
    signal,
  } as RequestInit);
  // As a server receives them; a page can't set all of them.
  for (const [name, value] of Object.entries({ 'Content-Type': 'application/json', ...headers })) {
    request.headers.set(name, value);
  }
  return request;
}

/** The problem that a response is. */
export async function problemOf(response: Response): Promise<unknown> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const body: unknown = await response.json();
  expect(body).toMatchObject({ status: response.status, title: expect.stringMatching(/\w/) });
  return body;
}

/** A model that says `Soup`, and the requests that reached it. */
export function recordingClient() {
  const requests: RecipeRequest[] = [];
  const client: RecipeClient = async (request) => {
    requests.push(request);
    return 'Soup';
  };
  return { client, requests };
}
