import { createEndpointClient } from 'recipe-assistant';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { generateRecipe } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { describe, expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { chunk, json, serve, stream, write } from '../../test/loopback.ts';

const DONE = 'data: [DONE]\n\n';

describe('a failure that is reported in mid-stream', () => {
  const choice = {
    delta: { content: '' },
    finish_reason: 'error',
    error: { code: 502, message: 'm' },
  };

  test.each([
    ['in the choice', { choices: [choice] }, 'network'],
    [
      'in the choice, by name',
      { choices: [{ ...choice, error: { code: 'rate_limit_exceeded' } }] },
      'rate-limited',
    ],
    [
      'as the whole event',
      { object: 'error', message: 'm', type: 'BadRequestError', code: 400 },
      'network',
    ],
    ['as the whole event, by status', { object: 'error', message: 'm', code: 429 }, 'rate-limited'],
    ['as a text with a code', { text: '**NETWORK ERROR**', error_code: 50002 }, 'network'],
    ['as a detail', { detail: 'Internal' }, 'network'],
    ['as a message', { message: 'Internal server error' }, 'network'],
    ['with a status in words', { error: { code: '429' } }, 'rate-limited'],
    ['with a status in words, of a token', { error: { code: '401' } }, 'unauthorized'],
    [
      'with http_status_code',
      { error: { message: 'm', http_status_code: 429, type: 'x' } },
      'rate-limited',
    ],
    ['with status_code', { error: { status_code: 402 } }, 'quota-exceeded'],
    ['with status_code beside it', { error: { message: 'm' }, status_code: 429 }, 'rate-limited'],
    [
      'as a text with status_code beside it',
      { error: 'slow down', status_code: 429 },
      'rate-limited',
    ],
    ['with a code that says nothing', { error: { code: 'unknown' } }, 'network'],
  ])('%s ends the text', async (_name, event, code) => {
    const server = await serve(
      stream(chunk('half a rec'), `data: ${JSON.stringify(event)}\n\n`, DONE),
    );
    for (const client of [chatClient(server.url), huggingFaceClient(server.url)]) {
      expect(await ask(client)).toMatchObject({ text: 'half a rec', code });
    }
  });

  test('in a whole reply fails, whatever text is with it', async () => {
    const replies = [
      { choices: [{ message: { content: 'half' }, finish_reason: 'error', error: { code: 502 } }] },
      { object: 'error', message: 'm', code: 500 },
      { text: 'half', error_code: 50002 },
      { detail: 'Internal' },
      { choices: [{ message: { content: 'half' }, finish_reason: 'abort' }] },
    ];
    for (const reply of replies) {
      const server = await serve(json(200, reply));
      const { code } = await ask(chatClient(server.url, { stream: false }));
      expect(code).toBe('network');
    }
  });

  test.each([
    ['an error', 'data: {"error":{"message":"m"}}\n\n'],
    ['an event named error', 'event: error\ndata: {"message":"m"}\n\n'],
    ['an event named error, in words', 'event: error\ndata: m\n\n'],
    ['what cannot be read', 'data: <html>\n\n'],
  ])('as %s behind a whole text takes nothing from it', async (_name, event) => {
    const server = await serve(stream(chunk('Soup'), chunk('', 'stop'), event, DONE));
    const answer = await ask(chatClient(server.url));
    expect(answer).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  });

  test('with words that are no JSON is a failure all the same', async () => {
    const server = await serve(stream(chunk('Soup'), 'event: error\ndata: m\n\n', DONE));
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', code: 'network' });
  });
});

describe('the finish reason', () => {
  test.each(['error', 'abort', 'insufficient_system_resource', 'network_error', 'ERROR'])(
    '%s is a failure that keeps the text',
    async (reason) => {
      const server = await serve(stream(chunk('Soup'), chunk('', reason), DONE));
      expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', code: 'network' });
    },
  );

  test.each([
    ['model_length', 'length'],
    ['MAX_TOKENS', 'length'],
    ['SAFETY', 'content-filter'],
    ['content_filter: SAFETY', 'content-filter'],
    ['guardrail_intervened', 'content-filter'],
    ['STOP', 'stop'],
    ['__proto__', 'stop'],
    [': odd', 'stop'],
  ])('%s is %s', async (reason, expected) => {
    const server = await serve(stream(chunk('Soup'), chunk('', reason), DONE));
    const answer = await ask(chatClient(server.url));
    expect(answer).toMatchObject({ text: 'Soup', finishReason: expected });
  });

  test('in every event, also the first, does not end the text at a pause', async () => {
    const server = await serve(async (response) => {
      await write(response, chunk('first ', 'stop'));
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await write(response, chunk('second', 'stop'), DONE);
      response.end();
    });
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'first second' });
  });

  test('in an event before the first token does not end the text', async () => {
    const role =
      'data: {"choices":[{"delta":{"role":"assistant","content":""},"finish_reason":"stop"}]}\n\n';
    const server = await serve(async (response) => {
      await write(response, role);
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await write(response, chunk('Soup', 'stop'), DONE);
      response.end();
    });
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  });
});

describe('a keep-alive resets the silence', () => {
  const THINKING = 'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n';

  test.each([
    ['a comment', 'Start ', ': OPENROUTER PROCESSING\n\n'],
    ['reasoning', '\n', THINKING],
    ['an empty event', 'Start ', 'data: {"choices":[]}\n\n'],
  ])('%s', async (_name, start, sign) => {
    const server = await serve(async (response) => {
      await write(response, chunk(start));
      for (let count = 0; count < 10; count += 1) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        await write(response, sign);
      }
      await write(response, chunk('Soup', 'stop'), DONE);
      response.end();
    });
    for (const client of [chatClient(server.url), createEndpointClient({ url: server.url })]) {
      const { recipe } = await generateRecipe(INGREDIENTS, { client, streamTimeout: 300 });
      expect(recipe).toBe(`${start}Soup`);
    }
  });

  test('comments alone do not keep a run open for ever', async () => {
    const server = await serve(async (response) => {
      await write(response, chunk('Start '));
      while (!response.destroyed) {
        await write(response, ': wait\n\n');
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    const failure = generateRecipe(INGREDIENTS, {
      client: chatClient(server.url),
      streamTimeout: 200,
      timeout: 500,
    });
    await expect(failure).rejects.toMatchObject({ code: 'timeout' });
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
    await server.requests[0]?.closed;
  });
});

describe('an event that is not a chunk of the text', () => {
  test.each([
    'data:\n\n',
    'data: \n\n',
    'data: null\n\n',
    'event: ping\ndata: ping\n\n',
    'event: ping\ndata: {"message":"still here"}\n\n',
    'event: heartbeat\ndata:\n\n',
  ])('is passed over: %j', async (event) => {
    const server = await serve(stream(event, chunk('So'), event, chunk('up', 'stop'), event, DONE));
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  });

  test('is not one because of its name', async () => {
    const named = (name: string, event: string) => `event: ${name}\n${event}`;
    const server = await serve(
      stream(named('completion', chunk('Soup')), named('x', 'data: {"error":{"code":429}}\n\n')),
    );
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', code: 'rate-limited' });
  });

  test.each(['data: "[DONE]"\n\n', 'data: [done]\n\n'])('is the end: %j', async (event) => {
    const server = await serve(stream(chunk('Soup'), event));
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  });
});

describe('a response', () => {
  test('that does not say what it is, is a stream', async () => {
    const server = await serve((response) => {
      response.writeHead(200);
      response.end(chunk('Soup', 'stop') + DONE);
    });
    expect(await ask(chatClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  });

  test('without a type that nobody reads to its end is let go', async () => {
    const server = await serve((response) => {
      response.writeHead(200);
      response.write(chunk('Soup'));
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('left')), 50);
    const { error } = await ask(chatClient(server.url), controller.signal);
    expect(error).toMatchObject({ message: 'left' });
    await server.requests[0]?.closed;
  });
});

test.each([
  [401, 'unauthorized'],
  [402, 'quota-exceeded'],
])('the status %i says more than a code that says nothing', async (status, code) => {
  const server = await serve(json(status, { error: { code: 'unknown' } }));
  expect(await ask(chatClient(server.url))).toMatchObject({ code });
});

function chatClient(
  url: string,
  options: Partial<Parameters<typeof createChatCompletionsClient>[0]> = {},
) {
  return createChatCompletionsClient({ url: `${url}/v1`, model: 'test', ...options });
}

function huggingFaceClient(url: string) {
  return createHuggingFaceClient({ accessToken: 'hf_test', endpointUrl: `${url}/v1` });
}
