import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createRecipeRequest, RecipeError } from 'recipe-assistant/core';
import { expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { everythingIn } from '../../test/deep-text.ts';
import { chunk, json, serve, stream, write } from '../../test/loopback.ts';

vi.mock('p-retry', async () => (await import('../../test/quick-retries.ts')).quickRetries());

const DONE = 'data: [DONE]\n\n';

test('the request is exactly the specified one', async () => {
  const server = await serve(stream(chunk('Soup', 'stop'), DONE));
  await ask(createClient(server.url));
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
  expect(request?.headers['content-type']).toBe('application/json');
  expect(request?.headers.authorization).toBeUndefined();
  expect(JSON.parse(request?.body ?? '')).toEqual({
    model: 'test',
    messages: [
      { role: 'system', content: expect.stringContaining('markdown') },
      {
        role: 'user',
        content:
          "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!",
      },
    ],
    max_tokens: 1024,
    stream: true,
  });
});

test('a whole answer is asked for without a stream key', async () => {
  const server = await serve(json(200, completion('Soup')));
  await ask(createClient(server.url, { stream: false }));
  const body: object = JSON.parse(server.requests[0]?.body ?? '');
  expect(Object.keys(body)).toEqual(['model', 'messages', 'max_tokens']);
});

test.each([
  ['/v1', '/v1/chat/completions'],
  ['/v1/', '/v1/chat/completions'],
  ['/v1/chat/completions', '/v1/chat/completions'],
  ['/v1/chat/completions/', '/v1/chat/completions'],
  ['/v1?version=1', '/v1/chat/completions?version=1'],
])('the url %s is asked at %s', async (given, path) => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  await ask(createChatCompletionsClient({ url: server.url + given, model: 'test' }));
  expect(server.requests[0]?.path).toBe(path);
});

test.each(['/v1', 'localhost:11434/v1', 'ftp://example.com/v1'])(
  'the url %j cannot be asked and is refused at once',
  (url) => {
    expect(() => createChatCompletionsClient({ url, model: 'test' })).toThrow(/http:\/\/localhost/);
  },
);

test('the key is a bearer token, without the white space of a file it was read from', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  const headers = { 'X-Title': 'Kitchen' };
  await ask(createClient(server.url, { apiKey: ' sk-secret\n', headers }));
  expect(server.requests[0]?.headers).toMatchObject({
    authorization: 'Bearer sk-secret',
    'x-title': 'Kitchen',
  });
});

test('a key that cannot be sent is unauthorized, and nothing is sent', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  const { code, error } = await ask(createClient(server.url, { apiKey: 'sk-\nsecret' }));
  expect(code).toBe('unauthorized');
  expect(server.requests).toHaveLength(0);
  expect(everythingIn(error)).not.toContain('secret');
});

test('text arrives as it is written, the reason and the model with it', async () => {
  const server = await serve(stream(chunk('# Leek'), chunk(' soup'), chunk('', 'stop'), DONE));
  const answer = await ask(createClient(server.url));
  expect(answer).toEqual({ text: '# Leek soup', finishReason: 'stop', model: 'served' });
});

test.each([1, 2, 3, 5, 7, 11])(
  'cut into %i bytes, within characters and within line ends, the text is the same',
  async (size) => {
    const text = 'Crème brûlée 🍮 – 180 °C, ½ tsp 香菜';
    const [first, last] = [chunk(text), chunk('!', 'stop')].map((event) =>
      event.replaceAll('\n', '\r\n'),
    );
    const bytes = new TextEncoder().encode(
      `\uFEFF: hello\r\n\r\n${first}${last}data: [DONE]\r\n\r\n`,
    );
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.slice(index * size, (index + 1) * size),
    );
    const server = await serve(async (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      for (const piece of pieces) {
        response.write(piece);
        await new Promise((resolve) => setImmediate(resolve));
      }
      response.end();
    });
    expect(await ask(createClient(server.url))).toMatchObject({
      text: `${text}!`,
      finishReason: 'stop',
    });
  },
);

test.each([
  ['stop', 'stop'],
  ['eos', 'stop'],
  ['eos_token', 'stop'],
  ['end_turn', 'stop'],
  ['tool_calls', 'stop'],
  ['toString', 'stop'],
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content-filter'],
])('the finish reason %s is %s', async (reason, expected) => {
  const server = await serve(stream(chunk('Soup'), chunk(null, reason)));
  expect(await ask(createClient(server.url))).toMatchObject({
    text: 'Soup',
    finishReason: expected,
  });
});

test('a stream that says only that it is done has finished', async () => {
  const server = await serve(stream(chunk('Soup'), DONE));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
});

test.each([
  ['content_filter', 'content-filtered'],
  ['stop', 'empty'],
  ['length', 'empty'],
])('no text and %s is the failure %s', async (reason, code) => {
  const server = await serve(stream(chunk(' \n'), chunk('', reason), DONE));
  expect(await ask(createClient(server.url))).toMatchObject({ code });
});

test.each([
  ['reasoning', { reasoning_content: 'hm', reasoning: 'hm' }],
  ['a role', { role: 'assistant' }],
  ['a tool call', { tool_calls: [{ index: 0, function: { arguments: '{}' } }] }],
  ['null', { content: null }],
])('%s is not text', async (_name, delta) => {
  const event = `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;
  const server = await serve(stream(event, chunk('Soup'), event, chunk('', 'stop')));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup' });
});

test('of content in parts only the text is read', async () => {
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] },
    { type: 'text', text: 'So' },
    { type: 'text', text: 'up' },
    null,
  ];
  const server = await serve(stream(chunk(parts), DONE));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup' });
});

test('events without choices, comments and unknown fields are passed over', async () => {
  const server = await serve(
    stream(
      ': wait\n\n',
      'data: {"choices":[],"usage":{"total_tokens":3}}\n\n',
      'event: ping\nid: 7\nretry: 10\nnonsense\ndata: {"type":"ping"}\n\n',
      'data: {"choices":null,"error":null}\n\n',
      'data: {"choices":[null,{"delta":"x"},{"delta":{"content":7},"finish_reason":""}]}\n\n',
      chunk('Soup', 'stop'),
      'data: {"choices":[],"usage":{"total_tokens":9}}\n\n',
    ),
  );
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
});

test.each([
  ['no blank line', 'data: [DONE]'],
  ['no line end', chunk('', 'stop').trim()],
  ['half a line end', `${chunk('', 'stop').trim()}\r`],
])('the last event counts with %s behind it', async (_name, last) => {
  const server = await serve(stream(chunk('Soup'), last));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
});

test.each([
  ['after an event', ''],
  ['in a line', 'data: {"choices":[{"delta":{"cont'],
  ['where the half looks whole', 'data: {"choices":[{"delta":{"content":"x"}'],
  ['in the mark of the end', 'data: [DON'],
  ['in a character', new Uint8Array([...new TextEncoder().encode('data: {"x":"'), 0xf0, 0x9f])],
])('a stream that ends %s is a network failure, and keeps its text', async (_name, last) => {
  const server = await serve(stream(chunk('Soup'), last));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', code: 'network' });
});

test.each(['{half', '7', '"text"', '[]', '[DONE]x', '<html>'])(
  'the event %s is malformed, and the text before it is kept',
  async (data) => {
    const server = await serve(stream(chunk('Soup') + `data: ${data}\n\n` + chunk('!', 'stop')));
    expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', code: 'malformed' });
    await server.requests[0]?.closed;
  },
);

test.each([
  ['{"error":{"message":"m","type":"server_error","code":null}}', 'network'],
  ['{"error":{"message":"m","code":"rate_limit_exceeded"}}', 'rate-limited'],
  ['{"error":{"message":"m","type":"insufficient_quota"}}', 'quota-exceeded'],
  ['{"error":{"message":"m","code":"content_filter"}}', 'content-filtered'],
  ['{"error":{"message":"m","code":429}}', 'rate-limited'],
  ['{"error":{"message":"m","code":"timeout"}}', 'timeout'],
  ['{"error":"overloaded","error_type":"overloaded"}', 'network'],
  ['{"error":{"code":"toString"}}', 'network'],
])('the event %s in mid-stream is the failure %s', async (data, code) => {
  const server = await serve(stream(chunk('Soup'), `data: ${data}\n\n`, DONE));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', code });
});

test('an event named error is a failure, whatever its shape', async () => {
  const server = await serve(
    stream(chunk('Soup'), 'event: error\ndata: {"message":"m","code":"model_not_found"}\n\n', DONE),
  );
  expect(await ask(createClient(server.url))).toMatchObject({ code: 'model-unavailable' });
});

test('an event without end is malformed, and the connection is closed', async () => {
  const server = await serve(async (response) => {
    await write(response, chunk('Soup'), 'data: ');
    while (!response.destroyed) await write(response, 'x'.repeat(200_000));
  });
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', code: 'malformed' });
  await server.requests[0]?.closed;
});

test.each(['too-few-ingredients', 'refused-input', 'refused-origin', 'offline'])(
  'a model cannot choose %s, which it cannot know',
  async (code) => {
    const refused = await serve(json(500, { code, error: { code } }));
    expect(await ask(createClient(refused.url))).toMatchObject({ code: 'network' });
    const broken = await serve(stream(chunk('Soup'), `data: {"error":{"code":"${code}"}}\n\n`));
    expect(await ask(createClient(broken.url))).toMatchObject({ text: 'Soup', code: 'network' });
  },
);

test("a server's wait counts as a day at most", async () => {
  for (const wait of ['1e300', '99999999', 'Fri, 31 Dec 9999 23:59:59 GMT']) {
    const server = await serve(json(429, {}, { 'Retry-After': wait }));
    const { error } = await ask(createClient(server.url));
    expect(error).toMatchObject({ code: 'rate-limited', retryAfterMs: 86_400_000 });
  }
});

test('the first choice of the list counts, though its index goes up with each token', async () => {
  const event = (index: number, content: string, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ choices: [{ index, delta: { content }, finish_reason }] })}\n\n`;
  const words = ['The', ' quick', ' leek', ' soup'];
  const server = await serve(
    stream(...words.map((word, index) => event(index + 1, word)), event(5, '</s>', 'eos_token')),
  );
  expect(await ask(createClient(server.url))).toMatchObject({
    text: 'The quick leek soup</s>',
    finishReason: 'stop',
  });
});

test('a reason in every event ends nothing: the end of the stream does', async () => {
  const server = await serve(async (response) => {
    for (const word of ['Leek', ' and', ' potato', ' soup']) {
      await write(response, chunk(word, 'stop'));
      await new Promise((resolve) => setTimeout(resolve, 900));
    }
    response.end(chunk('.', 'length'));
  });
  expect(await ask(createClient(server.url))).toMatchObject({
    text: 'Leek and potato soup.',
    finishReason: 'length',
  });
});

test('where a reason was followed by text, a connection that breaks has lost something', async () => {
  const server = await serve(async (response) => {
    await write(response, chunk('Leek', 'stop'), chunk(' and', 'stop'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    response.destroy();
  });
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Leek and', code: 'network' });
});

test('a server that keeps the connection after the finish is left', async () => {
  const server = await serve((response) => write(response, chunk('Soup'), chunk('', 'stop')));
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  await server.requests[0]?.closed;
});

test('a connection that breaks after the finish has lost nothing', async () => {
  const server = await serve(async (response) => {
    await write(response, chunk('Soup', 'stop'));
    response.destroy();
  });
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
});

test.each([301, 302, 303, 307, 308])('a redirect, %i, is not followed', async (status) => {
  const elsewhere = await serve(json(200, completion('Soup')));
  const server = await serve((response) =>
    response.writeHead(status, { Location: `${elsewhere.url}/v1/chat/completions` }).end(),
  );
  const headers = { 'api-key': 'secret' };
  for (const isStreamed of [true, false]) {
    const { code, error } = await ask(createClient(server.url, { headers, stream: isStreamed }));
    expect(code).toBe('network');
    expect(error).toMatchObject({ cause: { status } });
  }
  expect(elsewhere.requests).toHaveLength(0);
  expect(server.requests).toHaveLength(2);
});

test('a redirect that a custom fetch has followed is refused, too', async () => {
  const elsewhere = await serve(stream(chunk('Soup', 'stop')));
  const server = await serve((response) =>
    response.writeHead(307, { Location: elsewhere.url }).end(),
  );
  const careless: typeof fetch = (url, init) => fetch(url, { ...init, redirect: 'follow' });
  expect(await ask(createClient(server.url, { fetch: careless }))).toMatchObject({
    text: '',
    code: 'network',
  });
});

test('a reset in mid-stream is a network failure, keeps the text and is not retried', async () => {
  const server = await serve(async (response) => {
    await write(response, chunk('Soup'));
    response.destroy();
  });
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', code: 'network' });
  expect(server.requests).toHaveLength(1);
});

test('a reset before the answer is retried twice and then a network failure', async () => {
  const server = await serve((response) => response.destroy());
  expect(await ask(createClient(server.url))).toMatchObject({ code: 'network' });
  expect(server.requests).toHaveLength(3);
});

test('a refused connection is a network failure that names the cause', async () => {
  const { error } = await ask(createClient(await closedServer()));
  expect(error).toMatchObject({
    code: 'network',
    cause: { message: expect.stringContaining('ECONNREFUSED') },
  });
});

test.each([429, 502, 503, 504])('%i passes: the next try succeeds', async (status) => {
  const server = await serve((response) =>
    server.requests.length < 3
      ? json(status, { error: { message: 'busy' } })(response)
      : stream(chunk('Soup', 'stop'))(response),
  );
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  expect(server.requests).toHaveLength(3);
});

test.each([
  [400, 'unknown', 1],
  [401, 'unauthorized', 1],
  [402, 'quota-exceeded', 1],
  [403, 'unauthorized', 1],
  [404, 'model-unavailable', 1],
  [410, 'model-unavailable', 1],
  [408, 'timeout', 1],
  [413, 'unknown', 1],
  [418, 'unknown', 1],
  [422, 'unknown', 1],
  [429, 'rate-limited', 3],
  [500, 'network', 1],
  [502, 'network', 3],
  [503, 'network', 3],
  [504, 'network', 3],
])('%i is %s, asked %i times', async (status, code, times) => {
  const headers = { 'X-Request-Id': 'req_42' };
  const server = await serve(json(status, { error: { message: 'leek sk-secret' } }, headers));
  const { error } = await ask(createClient(server.url, { apiKey: 'sk-secret' }));
  expect(error).toMatchObject({ code, cause: { status, requestId: 'req_42' } });
  expect(server.requests).toHaveLength(times);
});

test.each([
  [400, { error: { code: 'model_not_supported' } }, 'model-unavailable'],
  [400, { error: { code: 'content_filter' } }, 'content-filtered'],
  [429, { error: { type: 'insufficient_quota' } }, 'quota-exceeded'],
  [400, { code: 'context_length_exceeded' }, 'unknown'],
  [503, { error: { code: 'model_not_found' } }, 'model-unavailable'],
])('%i with %j is %s, and is not retried', async (status, body, code) => {
  const server = await serve(json(status, body));
  expect(await ask(createClient(server.url))).toMatchObject({ code });
  expect(server.requests).toHaveLength(1);
});

test('retries can be turned off', async () => {
  const server = await serve(json(503, {}));
  expect(await ask(createClient(server.url, { maxRetries: 0 }))).toMatchObject({ code: 'network' });
  expect(server.requests).toHaveLength(1);
});

test.each([
  ['seconds', () => '1'],
  ['a date', () => new Date(Date.now() + 2000).toUTCString()],
])('a Retry-After of %s is waited for', async (_name, retryAfter) => {
  const times: number[] = [];
  const server = await serve((response) => {
    times.push(Date.now());
    const answer =
      times.length === 1
        ? json(429, {}, { 'Retry-After': retryAfter() })
        : stream(chunk('Soup', 'stop'));
    return answer(response);
  });
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup' });
  // A date has whole seconds: two of them are at least one from now.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
});

test.each([
  ['seconds', '6', 6000],
  ['an hour', '3600', 3_600_000],
])('a Retry-After of %s over five is reported, not slept', async (_name, retryAfter, expected) => {
  const server = await serve(json(429, {}, { 'Retry-After': retryAfter }));
  const { error } = await ask(createClient(server.url));
  expect(error).toMatchObject({ code: 'rate-limited', retryAfterMs: expected, retryable: true });
  expect(server.requests).toHaveLength(1);
});

test('a far date is reported in milliseconds from now', async () => {
  const date = new Date(Date.now() + 60_000).toUTCString();
  const server = await serve(json(503, {}, { 'Retry-After': date }));
  const { error } = await ask(createClient(server.url));
  const { retryAfterMs = 0 } = error instanceof RecipeError ? error : {};
  expect(retryAfterMs).toBeGreaterThan(57_000);
  expect(retryAfterMs).toBeLessThanOrEqual(60_000);
});

test.each(['soon', '', '-5', '0'])('the Retry-After %j does not delay', async (retryAfter) => {
  const server = await serve((response) =>
    server.requests.length < 2
      ? json(429, {}, { 'Retry-After': retryAfter })(response)
      : stream(chunk('Soup', 'stop'))(response),
  );
  expect(await ask(createClient(server.url))).toMatchObject({ text: 'Soup' });
});

test.each([
  ['HTML', 'text/html', '<!doctype html><p>Sign in</p>', 'malformed'],
  ['plain text', 'text/plain', 'hello', 'network'],
  ['other JSON', 'application/json', '{"ok":true}', 'malformed'],
  ['half JSON', 'application/json', '{"choices":[', 'malformed'],
  ['nothing, as JSON', 'application/json', '', 'empty'],
  [
    'an error, as JSON',
    'application/json',
    '{"error":{"code":"model_not_found"}}',
    'model-unavailable',
  ],
])('200 with %s is a failure', async (_name, type, body, code) => {
  const server = await serve((response) => {
    response.writeHead(200, { 'Content-Type': type });
    response.end(body);
  });
  expect(await ask(createClient(server.url))).toMatchObject({ text: '', code });
  expect(server.requests).toHaveLength(1);
});

test.each([true, false])('204 is empty (stream: %s)', async (streamed) => {
  const server = await serve((response) => response.writeHead(204).end());
  const client = createClient(server.url, { stream: streamed });
  expect(await ask(client)).toMatchObject({ code: 'empty' });
});

test('an event stream without a byte is empty', async () => {
  const server = await serve(stream());
  expect(await ask(createClient(server.url))).toMatchObject({ code: 'empty' });
});

test('a server that does not stream is read whole', async () => {
  const server = await serve(json(200, completion('Soup', 'length')));
  expect(await ask(createClient(server.url))).toEqual({
    text: 'Soup',
    finishReason: 'length',
    model: 'served',
  });
});

test.each([
  [completion('Soup', 'stop'), { text: 'Soup', finishReason: 'stop', model: 'served' }],
  [completion('Soup', 'eos_token'), { text: 'Soup', finishReason: 'stop' }],
  [completion('Soup', 'max_tokens'), { text: 'Soup', finishReason: 'length' }],
  [completion('Soup', 'content_filter'), { text: 'Soup', finishReason: 'content-filter' }],
  [completion([{ type: 'text', text: 'Soup' }]), { text: 'Soup', finishReason: 'stop' }],
  [{ choices: [{ message: { content: 'Soup' } }] }, { text: 'Soup', finishReason: 'stop' }],
  [completion('', 'content_filter'), { code: 'content-filtered' }],
  [completion('', 'stop'), { code: 'empty' }],
  [completion(null, 'stop'), { code: 'empty' }],
  [{ choices: [] }, { code: 'empty' }],
  [{ error: { message: 'm', code: 'insufficient_quota' } }, { code: 'quota-exceeded' }],
  [[], { code: 'malformed' }],
  [{ choices: 'x' }, { code: 'malformed' }],
])('the whole reply %j is judged like a stream', async (reply, expected) => {
  const server = await serve(json(200, reply));
  expect(await ask(createClient(server.url, { stream: false }))).toMatchObject(expected);
});

test('a whole reply that breaks off is a network failure', async () => {
  const server = await serve(async (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '900' });
    response.write('{"choices":[');
    setTimeout(() => response.destroy(), 10);
  });
  const client = createClient(server.url, { stream: false });
  expect(await ask(client)).toMatchObject({ code: 'network' });
});

test.each([
  ['before the answer', () => {}],
  ['before the first text', (response: ServerResponse) => write(response)],
  ['in mid-stream', (response: ServerResponse) => write(response, chunk('Soup'))],
  [
    'in an error page',
    (response: ServerResponse) => {
      response.writeHead(400, { 'Content-Type': 'application/json' });
      response.write('{');
    },
  ],
])('an abort while the server stalls %s closes the connection', async (_name, stall) => {
  const server = await serve(stall);
  const controller = new AbortController();
  const reason = new Error('left');
  const answer = ask(createClient(server.url), controller.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  setTimeout(() => controller.abort(reason), 20);
  expect((await answer).error).toBe(reason);
  await server.requests[0]?.closed;
});

test('an abort ends the wait before a retry at once', async () => {
  const server = await serve(json(429, {}, { 'Retry-After': '5' }));
  const controller = new AbortController();
  const started = Date.now();
  const answer = ask(createClient(server.url), controller.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  controller.abort(new Error('left'));
  expect((await answer).error).toMatchObject({ message: 'left' });
  expect(Date.now() - started).toBeLessThan(4000);
  expect(server.requests).toHaveLength(1);
});

test('an abort before the call sends nothing', async () => {
  const server = await serve(stream(chunk('Soup', 'stop')));
  const { error } = await ask(createClient(server.url), AbortSignal.abort(new Error('left')));
  expect(error).toMatchObject({ message: 'left' });
  expect(server.requests).toHaveLength(0);
});

test('stopping to read closes the connection', async () => {
  const server = await serve((response) => write(response, chunk('Soup'), chunk('!')));
  const client = createClient(server.url);
  const answer = client(createRecipeRequest(INGREDIENTS), { signal: new AbortController().signal });
  if (!(Symbol.asyncIterator in answer)) throw new TypeError('it streams');
  for await (const piece of answer) {
    expect(piece).toMatchObject({ text: 'Soup' });
    break;
  }
  await server.requests[0]?.closed;
});

test('an explanation that never ends is not waited for', async () => {
  const server = await serve((response) => {
    response.writeHead(401, { 'Content-Type': 'application/json' });
    response.write('{"error":');
  });
  expect(await ask(createClient(server.url))).toMatchObject({ code: 'unauthorized' });
  await server.requests[0]?.closed;
});

test("no failure contains the key, the prompt, the address or the response's text", async () => {
  const words = 'sk-secret heard: I have leek, potato';
  const answers = [
    json(401, { error: { message: words, code: words, type: words } }, { 'X-Request-Id': words }),
    json(429, { error: words }, { 'Retry-After': '60' }),
    json(200, { error: { message: words } }),
    json(200, { surprise: words }),
    stream(chunk('Soup'), `data: ${words}\n\n`),
    stream(
      chunk('Soup'),
      `data: ${JSON.stringify({ error: { message: words, code: words } })}\n\n`,
    ),
    stream(chunk('Soup')),
    (response: ServerResponse) => response.destroy(),
    (response: ServerResponse) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(words),
  ];
  for (const answer of answers) {
    const server = await serve(answer);
    const { error } = await ask(createClient(server.url, { apiKey: 'sk-secret' }));
    expect(error).toBeInstanceOf(RecipeError);
    const all = everythingIn(error);
    for (const secret of ['sk-secret', 'leek', 'heard', new URL(server.url).host]) {
      expect(all).not.toContain(secret);
    }
  }
});

test('a custom fetch is used', async () => {
  const asked: unknown[] = [];
  const client = createChatCompletionsClient({
    url: 'https://example.com/v1',
    model: 'test',
    fetch: async (input) => {
      asked.push(input);
      return new Response(chunk('Soup', 'stop'), {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    },
  });
  expect(await ask(client)).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  expect(asked).toEqual(['https://example.com/v1/chat/completions']);
});

/** An address at which nobody listens any more. */
async function closedServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

function createClient(
  url: string,
  options: Partial<Parameters<typeof createChatCompletionsClient>[0]> = {},
) {
  return createChatCompletionsClient({ url: `${url}/v1`, model: 'test', ...options });
}

function completion(content: unknown, finishReason = 'stop') {
  return { model: 'served', choices: [{ message: { content }, finish_reason: finishReason }] };
}

type ServerResponse = Parameters<Parameters<typeof serve>[0]>[0];
