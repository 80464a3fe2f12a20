import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { describe, expect, test } from 'vitest';

const url = 'http://localhost:11434/v1';

describe.each([null, -1, Number.NaN, '2', 1.5, Infinity, {}])('maxRetries %s', (given) => {
  const maxRetries = given as number;

  test('is refused at once', () => {
    const chat = () => createChatCompletionsClient({ url, model: 'm', maxRetries });
    const huggingFace = () => createHuggingFaceClient({ endpointUrl: url, maxRetries });
    for (const create of [chat, huggingFace]) {
      expect(create).toThrow(TypeError);
      expect(create).toThrow(/maxRetries/);
    }
  });
});

test('maxRetries may be left out, and may be none', () => {
  for (const maxRetries of [undefined, 0, 7]) {
    createChatCompletionsClient({ url, model: 'm', maxRetries });
    createHuggingFaceClient({ endpointUrl: url, maxRetries });
  }
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

test('headers that cannot be sent are refused at once, and not quoted', () => {
  const create = () =>
    createChatCompletionsClient({ url, model: 'm', headers: { 'api-key': 'sk-\nhunter2' } });
  expect(create).toThrow(TypeError);
  expect(create).not.toThrow(/hunter2/);
});
