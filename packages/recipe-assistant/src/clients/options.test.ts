import { createEndpointClient } from 'recipe-assistant';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createRecipeAssistant } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { createRecipeHandler } from 'recipe-assistant/server';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { ask } from '../../test/call-client.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

const url = 'http://localhost:11434/v1';
const model = 'm';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('maxRetries that cannot be used warns once, and counts as the default', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 503 }));
  for (const given of [-1, Number.NaN, '2', {}]) {
    const maxRetries = given as number;
    createHuggingFaceClient({ endpointUrl: url, maxRetries });
    const client = createChatCompletionsClient({ url, model, maxRetries, fetch });
    expect(await ask(client)).toMatchObject({ code: 'network' });
  }
  expect(fetch).toHaveBeenCalledTimes(12);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['maxRetries must be a number >= 0']]);
  vi.mocked(console.warn).mockClear();
});

test.each<[string, string, (options: never) => unknown, object]>([
  ['createChatCompletionsClient', 'url', createChatCompletionsClient, { model }],
  ['createChatCompletionsClient', 'model', createChatCompletionsClient, { url }],
  ['createEndpointClient', 'url', createEndpointClient, {}],
  ['createRecipeHandler', 'client', createRecipeHandler, {}],
  ['createRecipeAssistant', 'client', createRecipeAssistant, {}],
])('%s names the option that it misses: %s', (creator, name, create, others) => {
  for (const value of [undefined, null, '']) {
    const message = new TypeError(`${creator} needs a ${name}.`);
    expect(() => create({ ...others, [name]: value } as never)).toThrow(message);
  }
  expect(() => create(undefined as never)).toThrow(new RegExp(`^${creator} needs a `));
  expect(createHuggingFaceClient()).toBeTypeOf('function');
  expect(() => createScriptedClient(undefined as never)).toThrow(/script/);
});

test.each(['/v1', 'localhost:11434/v1', 'ftp://example.com/v1', 'http://user:hunter2@host/v1'])(
  'the url %s cannot be asked and is refused at once, without being quoted',
  (given) => {
    for (const create of [
      () => createChatCompletionsClient({ url: given, model }),
      () => createHuggingFaceClient({ endpointUrl: given }),
    ]) {
      expect(create).toThrow(TypeError);
      expect(create).toThrow(/http:\/\/localhost/);
      expect(create).not.toThrow(/hunter2/);
    }
  },
);

test('in a page a token is refused at once, unless it is allowed, and a url may be relative', () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { href: 'https://kitchen.example/' });
  const headers = { authorization: 'Bearer secret' };
  for (const [create, options] of [
    [createHuggingFaceClient, { accessToken: 'hf_secret' }],
    [createHuggingFaceClient, { accessToken: 'hf_secret', endpointUrl: url }],
    [createChatCompletionsClient, { url, model, apiKey: 'sk-secret' }],
    [createChatCompletionsClient, { url, model, headers }],
  ] as [(options: object) => unknown, object][]) {
    expect(() => create(options)).toThrow(
      /A token in a browser is public.+ or set dangerouslyAllow/,
    );
    expect(() => create(options)).not.toThrow('secret');
    create({ ...options, dangerouslyAllowBrowser: true });
  }
  // Without a token there is nothing to refuse.
  createHuggingFaceClient({ endpointUrl: url });
  createHuggingFaceClient({});
  createChatCompletionsClient({ url: '/v1', model });
});
