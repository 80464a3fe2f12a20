// @vitest-environment jsdom
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { expect, test } from 'vitest';

const url = 'https://example.com/v1';

test('a token in a page is refused at once, without being repeated', () => {
  const clients = [
    () => createHuggingFaceClient({ accessToken: 'hf_secret' }),
    () => createHuggingFaceClient({ accessToken: 'hf_secret', endpointUrl: url }),
    () => createChatCompletionsClient({ url, model: 'test', apiKey: 'sk-secret' }),
    () =>
      createChatCompletionsClient({
        url,
        model: 'test',
        headers: { authorization: 'Bearer secret' },
      }),
  ];
  for (const create of clients) {
    expect(create).toThrow('A token in a browser is public');
    expect(create).not.toThrow('secret');
  }
});

test('by choice it is allowed', () => {
  const dangerouslyAllowBrowser = true;
  createHuggingFaceClient({ accessToken: 'hf_secret', dangerouslyAllowBrowser });
  createChatCompletionsClient({ url, model: 'test', apiKey: 'sk-secret', dangerouslyAllowBrowser });
});

test('without a token there is nothing to refuse', () => {
  createHuggingFaceClient({ endpointUrl: url });
  createHuggingFaceClient({});
  createChatCompletionsClient({ url, model: 'test' });
});

test('a relative url is read from the page', () => {
  expect(() => createChatCompletionsClient({ url: '/v1', model: 'test' })).not.toThrow();
});
