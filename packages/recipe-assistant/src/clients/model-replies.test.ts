import type { ServerResponse } from 'node:http';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { describe, expect, test } from 'vitest';
import { ask } from '../../test/call-client.ts';
import { chunk, json, serve, stream } from '../../test/loopback.ts';

const DONE = 'data: [DONE]\n\n';

/** A whole reply is judged like a stream. `delta` is what the message or the delta holds. */
describe.each<[string, object, string | undefined, object]>([
  ['stop', { content: 'Soup' }, 'stop', { text: 'Soup', finishReason: 'stop' }],
  ['stop of some', { content: 'Soup' }, 'eos_token', { text: 'Soup', finishReason: 'stop' }],
  ['STOP in capitals', { content: 'Soup' }, 'STOP', { text: 'Soup', finishReason: 'stop' }],
  ['an unknown reason', { content: 'Soup' }, ': odd', { text: 'Soup', finishReason: 'stop' }],
  ['a name of Object’s own', { content: 'Soup' }, 'toString', { finishReason: 'stop' }],
  ['length', { content: 'Soup' }, 'length', { text: 'Soup', finishReason: 'length' }],
  ['MAX_TOKENS', { content: 'Soup' }, 'MAX_TOKENS', { text: 'Soup', finishReason: 'length' }],
  ['model_length', { content: 'Soup' }, 'model_length', { finishReason: 'length' }],
  ['a filter that cut it', { content: 'a' }, 'content_filter', { finishReason: 'content-filter' }],
  ['SAFETY', { content: 'a' }, 'content_filter: SAFETY', { finishReason: 'content-filter' }],
  ['a guardrail', { content: 'a' }, 'guardrail_intervened', { finishReason: 'content-filter' }],
  ['a filter that left nothing', { content: ' ' }, 'content_filter', { code: 'content-filtered' }],
  ['no text', { content: ' \n' }, 'stop', { code: 'empty' }],
  ['no text, cut', { content: '' }, 'length', { code: 'empty' }],
  ['no content', { content: null }, 'stop', { code: 'empty' }],
  ['thoughts alone', { reasoning_content: 'hm', reasoning: 'hm' }, 'stop', { code: 'empty' }],
  ['a refusal', { content: null, refusal: 'I can’t help.' }, 'stop', { code: 'content-filtered' }],
  ['a refusal beside a text', { content: 'a', refusal: 'No.' }, 'stop', { finishReason: 'stop' }],
  ['a tool call', { tool_calls: [{ function: {} }] }, 'tool_calls', { code: 'empty' }],
  ['a reason that gives up', { content: 'Soup' }, 'abort', { code: 'network' }],
  ['ERROR', { content: 'Soup' }, 'ERROR', { code: 'network' }],
  ['a provider’s', { content: 'a' }, 'insufficient_system_resource', { code: 'network' }],
  [
    'content in parts, of which some are thoughts',
    { content: [{ type: 'thinking', text: 'hm' }, { type: 'text', text: 'Soup' }, null] },
    'stop',
    { text: 'Soup', finishReason: 'stop' },
  ],
])('a reply with %s', (_name, content, reason, expected) => {
  const whole = { model: 'served', choices: [{ message: content, finish_reason: reason }] };

  test.each([
    ['streamed', stream(event({ delta: content }), event({ delta: {}, finish_reason: reason }))],
    ['whole, though a stream was asked for', json(200, whole)],
    ['whole, called a stream', labelled('text/event-stream', JSON.stringify(whole))],
    ['whole, ended as a stream', labelled('text/html', `\n ${JSON.stringify(whole)}\n\n${DONE}`)],
  ])('is the same %s', async (_form, answer) => {
    const { url } = await serve(answer);
    expect(await ask(clientOf(url))).toMatchObject(expected);
  });

  test('is the same whole, as asked for, and where a stream comes all the same', async () => {
    const streamed = stream(event({ delta: content }), event({ delta: {}, finish_reason: reason }));
    for (const answer of [json(200, whole), streamed]) {
      const { url } = await serve(answer);
      expect(await ask(clientOf(url, { stream: false }))).toMatchObject(expected);
    }
  });
});

test('the text of older completions is a text', async () => {
  const part = (text: string, reason: string | null = null) =>
    event({ text, finish_reason: reason });
  for (const answer of [
    stream(part('So'), part('up', 'stop')),
    json(200, { choices: [{ text: 'Soup', finish_reason: 'stop' }] }),
  ]) {
    const { url } = await serve(answer);
    expect(await ask(clientOf(url))).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  }
});

/** What servers and gateways send in place of text. */
describe.each<[string, object, string]>([
  ['an error', { error: { message: 'm', type: 'server_error', code: null } }, 'network'],
  ['its code', { error: { code: 'rate_limit_exceeded' } }, 'rate-limited'],
  ['its type', { error: { type: 'insufficient_quota' } }, 'quota-exceeded'],
  ['a model that is gone', { error: { code: 'model_not_found' } }, 'model-unavailable'],
  ['a filter', { error: { code: 'content_filter' } }, 'content-filtered'],
  ['a time-out', { error: { code: 'timeout' } }, 'timeout'],
  ['a status as the code', { error: { code: 429 } }, 'rate-limited'],
  ['a status in words', { error: { code: '401' } }, 'unauthorized'],
  ['http_status_code', { error: { http_status_code: 429, type: 'x' } }, 'rate-limited'],
  ['status_code', { error: { status_code: 402 } }, 'quota-exceeded'],
  ['a text, with status_code beside it', { error: 'slow', status_code: 429 }, 'rate-limited'],
  ['a text, with a type beside it', { error: 'busy', error_type: 'overloaded' }, 'network'],
  ['a code that says nothing', { error: { code: 'unknown' } }, 'network'],
  ['a name of Object’s own', { error: { code: 'toString' } }, 'network'],
  ['another handler’s code', { error: { code: 'quota-exceeded' } }, 'quota-exceeded'],
  ['a code only a page can know', { error: { code: 'offline' } }, 'network'],
  ['a code that blames the visitor', { error: { code: 'refused-input' } }, 'network'],
  ['an error without that name', { object: 'error', message: 'm', code: 429 }, 'rate-limited'],
  ['a text with a code', { text: '**NETWORK ERROR**', error_code: 50002 }, 'network'],
  ['a detail', { detail: 'Internal' }, 'network'],
  ['a message', { message: 'Internal server error' }, 'network'],
  [
    'an error in the choice',
    { choices: [{ error: { code: 'model_not_found' } }] },
    'model-unavailable',
  ],
  ['an error of LM Studio', { error: { message: 'Model not loaded' } }, 'network'],
  ['llama.cpp while loading', { error: { code: 503, type: 'unavailable_error' } }, 'network'],
  ['vLLM’s', { error: { object: 'error', type: 'BadRequestError', code: 400 } }, 'network'],
  [
    'Groq’s, in a chunk',
    { choices: [{ delta: {} }], x_groq: { error: 'over_capacity' } },
    'network',
  ],
  ['Cloudflare’s', { result: null, success: false, errors: [{ code: 7009 }] }, 'network'],
  ['LiteLLM’s spent budget', { error: { type: 'budget_exceeded', code: '400' } }, 'quota-exceeded'],
])('a failure told as %s', (_name, value, code) => {
  test('ends the text in mid-stream, which is kept', async () => {
    const { url } = await serve(stream(chunk('half'), `data: ${JSON.stringify(value)}\n\n`, DONE));
    expect(await ask(clientOf(url))).toMatchObject({ text: 'half', code });
  });

  test('is the failure of a whole reply, also where a stream was asked for and is promised', async () => {
    for (const type of ['application/json', 'text/event-stream']) {
      const { url } = await serve(labelled(type, JSON.stringify(value)));
      expect(await ask(clientOf(url))).toMatchObject({ text: '', code });
      expect(await ask(clientOf(url, { stream: false }))).toMatchObject({ text: '', code });
    }
  });
});

const SOUP = { text: 'Soup', finishReason: 'stop', code: undefined };
const BROKEN = { text: 'Soup', code: 'network' };
const MALFORMED = { text: 'Soup', code: 'malformed' };
const THOUGHT = event({ delta: { reasoning_content: 'hm', content: null } });

test.each<[string, (string | Uint8Array)[], object]>([
  ['only the mark of its end', [chunk('Soup'), DONE], SOUP],
  ['the mark in quotes', [chunk('Soup'), 'data: "[DONE]"\n\n'], SOUP],
  ['the mark in small letters', [chunk('Soup'), 'data: [done]\n\n'], SOUP],
  ['no blank line at its end', [chunk('Soup'), 'data: [DONE]'], SOUP],
  ['no line end at its end', [chunk('Soup'), chunk('', 'stop').trim()], SOUP],
  ['half a line end at its end', [chunk('Soup'), `${chunk('', 'stop').trim()}\r`], SOUP],
  ['thoughts between the texts', [THOUGHT, chunk('So'), THOUGHT, chunk('up', 'stop')], SOUP],
  [
    'what is no chunk between the texts',
    [
      ': wait\n\ndata:\n\ndata: \n\ndata: null\n\nevent: heartbeat\ndata:\n\n',
      'event: ping\nid: 7\nretry: 10\nnonsense\ndata: {"message":"still here"}\n\n',
      'event: ping\ndata: ping\n\ndata: {"choices":null,"error":null}\n\n',
      'data: {"choices":[null,{"delta":"x"},{"delta":{"content":7},"finish_reason":""}]}\n\n',
      chunk('Soup', 'stop'),
      'data: {"choices":[],"usage":{"total_tokens":9}}\n\n',
    ],
    SOUP,
  ],
  ['chunks with a name', [`event: completion\n${chunk('Soup')}`, DONE], SOUP],
  ['an error behind a whole text', [chunk('Soup', 'stop'), 'data: {"error":{}}\n\n'], SOUP],
  ['a named error behind it', [chunk('Soup', 'stop'), 'event: error\ndata: m\n\n'], SOUP],
  ['what cannot be read behind it', [chunk('Soup', 'stop'), 'data: <html>\n\n', DONE], SOUP],
  [
    'an index that goes up with each token',
    [
      event({ index: 1, delta: { content: 'So' } }),
      event({ index: 2, delta: { content: 'up' } }),
      DONE,
    ],
    SOUP,
  ],
  ['an end after an event', [chunk('Soup')], BROKEN],
  ['an end in a line', [chunk('Soup'), 'data: {"choices":[{"delta":{"cont'], BROKEN],
  ['an end in the mark', [chunk('Soup'), 'data: [DON'], BROKEN],
  ['an end in a character', [chunk('Soup'), new Uint8Array([0x64, 0xf0, 0x9f])], BROKEN],
  ['a field called error', [chunk('Soup'), 'error: {"code":500}\n\n', DONE], BROKEN],
  [
    'Venice’s error',
    [chunk('Soup'), 'data: {"error_type":"x","error_message":"y"}\n\n', DONE],
    BROKEN,
  ],
  ['an error named so, in words', [chunk('Soup'), 'event: error\ndata: m\n\n', DONE], BROKEN],
  [
    'a named event that is an error',
    [chunk('Soup'), 'event: x\ndata: {"error":{"code":429}}\n\n'],
    { text: 'Soup', code: 'rate-limited' },
  ],
  ['half JSON', [chunk('Soup'), 'data: {half\n\n', DONE], MALFORMED],
  ['a list', [chunk('Soup'), 'data: []\n\n', DONE], MALFORMED],
  ['HTML', [chunk('Soup'), 'data: <html>\n\n', DONE], MALFORMED],
  ['no byte', [], { text: '', code: 'empty' }],
])('a stream with %s', async (_name, pieces, expected) => {
  const { url } = await serve(stream(...pieces));
  expect({ code: undefined, ...(await ask(clientOf(url))) }).toMatchObject(expected);
});

const OLLAMA = '{"model":"m","message":{"role":"assistant","content":"So"},"done":false}';

test.each([
  ['HTML', 200, 'text/html', '<!doctype html><p>Sign in</p>', 'malformed', 'is text/html'],
  ['plain text', 200, 'text/plain', 'hello', 'network', 'without a finish reason'],
  ['other JSON', 200, 'application/json', '{"ok":true}', 'malformed', 'is application/json'],
  ['a list', 200, 'application/json', '[]', 'malformed', 'is application/json'],
  ['choices that are none', 200, 'application/json', '{"choices":"x"}', 'malformed', 'is app'],
  ['half JSON', 200, 'application/json', '{"choices":[', 'malformed', 'is application/json'],
  [
    'Ollama’s dialect',
    200,
    'application/x-ndjson',
    `${OLLAMA}\n`,
    'malformed',
    'x-ndjson. The url',
  ],
  ['its whole reply', 200, 'application/json', OLLAMA, 'malformed', 'usually ends in /v1'],
  ['a type that quotes', 200, 'text/leek', 'hello', 'malformed', 'of an unknown type. The url'],
  ['no choice', 200, 'application/json', '{"choices":[]}', 'empty', 'no text'],
  ['nothing, as JSON', 200, 'application/json', '', 'empty', 'response is empty'],
  ['no content', 204, 'text/event-stream', '', 'empty', 'response is empty'],
  [
    'another path',
    404,
    'text/plain',
    '404 page not found',
    'model-unavailable',
    'ends in /v1, HTTP 404',
  ],
  [
    'no such model',
    404,
    'application/json',
    '{"detail":"no"}',
    'model-unavailable',
    'refused. The url',
  ],
  [
    'a name of what it misses',
    404,
    'application/json',
    '{"error":{"code":"model_not_found","message":"no"}}',
    'model-unavailable',
    'refused: model_not_found, HTTP 404',
  ],
  [
    'a field that it does not take',
    400,
    'application/json',
    '{"error":{"code":"unsupported_parameter","param":"max_tokens","type":"invalid leek"}}',
    'unknown',
    'refused: unsupported_parameter, max_tokens, HTTP 400',
  ],
  [
    'a list of one failure',
    400,
    'application/json',
    '[{"error":{"code":400,"status":"INVALID_ARGUMENT","type":"leek"}}]',
    'unknown',
    'refused: INVALID_ARGUMENT, HTTP 400',
  ],
  [
    'LM Studio’s other path',
    200,
    'application/json',
    '{"error":"Unexpected endpoint or method. (POST /chat/completions)"}',
    'network',
    'failure. The url',
  ],
  [
    'nothing but thoughts',
    200,
    'application/json',
    '{"choices":[{"message":{"content":"","reasoning":"hm"},"finish_reason":"length"}]}',
    'empty',
    'Raise maxTokens',
  ],
])('an answer with %s is a failure, and the operator is told what came', async (...row) => {
  const [, status, type, body, code, message] = row;
  const { url } = await serve((response) => {
    response.writeHead(status, { 'Content-Type': type });
    response.end(body);
  });
  for (const isStreamed of [true, false]) {
    const { text, error } = await ask(clientOf(url, { stream: isStreamed }));
    const told: unknown = expect.stringContaining(message);
    expect([text, error]).toMatchObject(['', { code, cause: { message: told } }]);
  }
});

test('a stream without a type, or called plain text, is one, and so is Hugging Face’s', async () => {
  for (const type of [undefined, 'text/plain; charset=utf-8', 'text/event-stream']) {
    const { url } = await serve((response) => {
      response.writeHead(200, type ? { 'Content-Type': type } : {});
      response.end(chunk('Soup', 'stop') + DONE);
    });
    const endpoint = createHuggingFaceClient({ endpointUrl: `${url}/v1` });
    for (const client of [clientOf(url), endpoint]) {
      expect(await ask(client)).toEqual({ text: 'Soup', finishReason: 'stop', model: 'served' });
    }
  }
});

function labelled(type: string, body: string) {
  return (response: ServerResponse) => response.writeHead(200, { 'Content-Type': type }).end(body);
}

function event(choice: object): string {
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
}

function clientOf(url: string, options: { stream?: boolean } = {}) {
  return createChatCompletionsClient({ url: `${url}/v1`, model: 'test', ...options });
}
