import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createEndpointClient } from 'recipe-assistant';
import { createRecipeAssistant } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { createRecipeHandler } from 'recipe-assistant/server';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';
import { ask } from '../../test/call-client.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

const url = 'http://localhost:11434/v1';

test('maxRetries that cannot be used warns once, and counts as the default', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 503 }));
  for (const given of [-1, Number.NaN, '2', {}]) {
    const maxRetries = given as number;
    createHuggingFaceClient({ endpointUrl: url, maxRetries });
    const client = createChatCompletionsClient({ url, model: 'm', maxRetries, fetch });
    expect(await ask(client)).toMatchObject({ code: 'network' });
  }
  expect(fetch).toHaveBeenCalledTimes(12);
  expect(vi.mocked(console.warn).mock.calls).toEqual([['maxRetries must be a number >= 0']]);
  vi.mocked(console.warn).mockClear();
});

test('a URL with a password in it is refused at once, and not quoted', () => {
  const secret = 'http://user:hunter2@localhost:11434/v1';
  for (const create of [
    () => createChatCompletionsClient({ url: secret, model: 'm' }),
    () => createHuggingFaceClient({ endpointUrl: secret }),
  ]) {
    expect(create).toThrow(TypeError);
    expect(create).not.toThrow(/hunter2/);
  }
});

test.each<[string, string, (options: never) => unknown, object]>([
  ['createChatCompletionsClient', 'url', createChatCompletionsClient, { model: 'm' }],
  ['createChatCompletionsClient', 'model', createChatCompletionsClient, { url }],
  ['createEndpointClient', 'url', createEndpointClient, {}],
  ['createRecipeHandler', 'client', createRecipeHandler, {}],
  ['createRecipeAssistant', 'client', createRecipeAssistant, {}],
])('%s names the option that it misses: %s', (creator, name, create, others) => {
  const message = `${creator} needs a ${name}.`;
  for (const value of [undefined, null, '']) {
    expect(() => create({ ...others, [name]: value } as never)).toThrow(new TypeError(message));
  }
  expect(() => create(undefined as never)).toThrow(TypeError);
  expect(() => create(undefined as never)).toThrow(new RegExp(`^${creator} needs a `));
});

test('createHuggingFaceClient requires nothing, and createScriptedClient a script', () => {
  expect(createHuggingFaceClient()).toBeTypeOf('function');
  expect(() => createScriptedClient(undefined as never)).toThrow(/script/);
});
