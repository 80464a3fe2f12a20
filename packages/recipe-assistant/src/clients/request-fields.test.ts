import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { generateRecipe } from 'recipe-assistant/core';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { chunk, json, serve, stream } from '../../test/loopback.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

const SOUP = { text: 'Soup', finishReason: 'stop' };
const soup = stream(chunk('Soup', 'stop'), 'data: [DONE]\n\n');
const busy = json(503, {});

const LIMIT_SENTENCE =
  "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
const LIMIT = {
  error: {
    message: LIMIT_SENTENCE,
    type: 'invalid_request_error',
    param: 'max_tokens',
    code: 'unsupported_parameter',
  },
};
const STREAM = {
  error: {
    message: 'Your organization must be verified to stream this model.',
    type: 'invalid_request_error',
    param: 'stream',
    code: 'unsupported_value',
  },
};

test.each([
  ['OpenAI’s', LIMIT],
  ['GitHub Copilot’s', { error: { message: LIMIT_SENTENCE, code: 'invalid_request_body' } }],
  [
    'what LiteLLM makes of it',
    { error: { message: `OpenAIException - ${LIMIT_SENTENCE}`, param: null, code: '400' } },
  ],
  [
    'what OpenRouter makes of it',
    { error: { message: 'Provider returned error', metadata: { raw: JSON.stringify(LIMIT) } } },
  ],
  ['a server’s that suggests nothing', { error: { message: 'Unknown field: max_tokens' } }],
  ['a validator’s', { detail: [{ type: 'extra_forbidden', loc: ['body', 'max_tokens'] }] }],
])(
  'a refused max_tokens, %s, is asked once more as max_completion_tokens, and so from then on',
  async (_name, refusal) => {
    for (const create of [chatCompletions, huggingFace]) {
      const { url, sent } = await serveModel((fields) => 'max_tokens' in fields && refusal);
      const client = create(url);
      expect(await ask(client)).toMatchObject(SOUP);
      expect(await ask(client)).toMatchObject(SOUP);
      expect(sent().map(limitsOf)).toEqual([
        { max_tokens: 1024 },
        { max_completion_tokens: 1024 },
        { max_completion_tokens: 1024 },
      ]);
    }
  },
);

test('a limit of one’s own is asked under the new name, too; what is left away is not', async () => {
  const { url, sent } = await serveModel((fields) => 'max_tokens' in fields && LIMIT);
  expect(await ask(chatCompletions(url, { max_tokens: 4096 }))).toMatchObject(SOUP);
  expect(sent().map(limitsOf)).toEqual([{ max_tokens: 4096 }, { max_completion_tokens: 4096 }]);
  const other = await serveModel(() => LIMIT);
  expect(await ask(chatCompletions(other.url, { max_tokens: null }))).toMatchObject({
    code: 'unknown',
  });
  expect(other.sent()).toHaveLength(1);
});

test('who may not stream gets the whole reply, without what was said of a stream', async () => {
  const { url, sent } = await serveModel((fields) => {
    if ('max_tokens' in fields) return LIMIT;
    return 'stream' in fields || 'stream_options' in fields ? STREAM : false;
  });
  const client = chatCompletions(url, { stream_options: { include_usage: true } });
  expect(await ask(client)).toMatchObject(SOUP);
  expect(await ask(client)).toMatchObject(SOUP);
  const last = { model: 'test', messages: expect.any(Array) as unknown };
  expect(sent().slice(2)).toEqual([
    { ...last, max_completion_tokens: 1024 },
    { ...last, max_completion_tokens: 1024 },
  ]);
});

test('two at once learn it each, and a server that is busy meanwhile is asked again so', async () => {
  const answers = [json(400, LIMIT), json(400, LIMIT), busy, busy];
  const server = await serve((response) => (answers.shift() ?? soup)(response));
  const client = chatCompletions(server.url);
  expect(await Promise.all([ask(client), ask(client)])).toMatchObject([SOUP, SOUP]);
  const limits = server.requests.map(({ body }) => limitsOf(JSON.parse(body) as object));
  expect(limits.slice(2)).toEqual(limits.slice(2).map(() => ({ max_completion_tokens: 1024 })));
});

test.each([
  ['a limit that is too high', 400, { error: { message: 'max_tokens is too large: 1024.' } }],
  ['another field', 400, { error: { param: 'temperature', code: 'unsupported_value' } }],
  ['another status', 422, LIMIT],
  ['no explanation', 400, 'max_tokens is unsupported'],
])('with %s nothing is asked again', async (_name, status, body) => {
  const server = await serve(json(status, body));
  expect(await ask(chatCompletions(server.url))).toMatchObject({ code: 'unknown' });
  expect(server.requests).toHaveLength(1);
});

test('a server that refuses both names is asked twice a time, and nothing is learnt from it', async () => {
  const { url, sent } = await serveModel(() => LIMIT);
  const client = chatCompletions(url);
  const { code, error } = await ask(client);
  expect(code).toBe('unknown');
  expect(error).toMatchObject({ cause: { message: /unsupported_parameter, max_tokens/ } });
  await ask(client);
  expect(sent().map(limitsOf)).toEqual([
    { max_tokens: 1024 },
    { max_completion_tokens: 1024 },
    { max_tokens: 1024 },
    { max_completion_tokens: 1024 },
  ]);
});

test.each([
  [{ error: { message: `model "qwen3:4b" not found, try pulling it first`, type: 'api_error' } }],
  [{ error: { message: `model 'qwen3:4b' not found`, type: 'not_found_error', code: null } }],
  [{ error: `model 'qwen3:4b' not found` }],
])('Ollama without the model, %j, is told to the developer with what gets it', async (body) => {
  const server = await serve(json(404, body));
  const client = createChatCompletionsClient({ url: `${server.url}/v1`, model: 'qwen3:4b' });
  const { code, error } = await ask(client);
  const message = expect.stringContaining('no model qwen3:4b. With Ollama: ollama pull qwen3:4b');
  expect([code, error]).toMatchObject(['model-unavailable', { cause: { message } }]);
  expect((error as Error).message).not.toContain('ollama');
});

test('another 404 is one of the path', async () => {
  const server = await serve(json(404, { error: { message: 'Invalid URL (POST /v2/chat)' } }));
  const { error } = await ask(chatCompletions(server.url));
  const message = expect.stringMatching(/usually ends in \/v1/);
  expect(error).toMatchObject({ code: 'model-unavailable', cause: { message } });
});

test('usage is asked for by a field of one’s own, by either client', async () => {
  const usage = { choices: [], usage: { prompt_tokens: 118, completion_tokens: 241 } };
  const body = { stream_options: { include_usage: true } };
  for (const create of [chatCompletions, huggingFace]) {
    const server = await serve((response, { body: sent }) => {
      const { stream_options: options } = JSON.parse(sent) as { stream_options?: object };
      const told = options ? [`data: ${JSON.stringify(usage)}\n\n`] : [];
      return stream(chunk('Soup', 'stop'), ...told, 'data: [DONE]\n\n')(response);
    });
    const unasked = await generateRecipe(INGREDIENTS, { client: create(server.url) });
    expect(unasked).not.toHaveProperty('usage');
    const asked = await generateRecipe(INGREDIENTS, { client: create(server.url, body) });
    expect(asked.usage).toEqual({ inputTokens: 118, outputTokens: 241 });
  }
});

/** A server that refuses with 400 what `refuse` returns for the fields it is sent. */
async function serveModel(refuse: (fields: object) => object | false) {
  const server = await serve((response, { body }) => {
    const refusal = refuse(JSON.parse(body) as object);
    return (refusal ? json(400, refusal) : soup)(response);
  });
  const sent = () => server.requests.map(({ body }) => JSON.parse(body) as object);
  return { url: server.url, sent };
}

function chatCompletions(url: string, body?: Record<string, unknown>) {
  return createChatCompletionsClient({ url: `${url}/v1`, model: 'test', body });
}

function huggingFace(url: string, body?: Record<string, unknown>) {
  return createHuggingFaceClient({ endpointUrl: `${url}/v1`, model: 'test', body });
}

/** The fields that limit a reply. */
function limitsOf(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith('max_')));
}
