import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { createHuggingFaceClient } from 'recipe-assistant/hugging-face';
import { expect, test } from 'vitest';
import { ask } from '../../test/call-client.ts';
import { chunk } from '../../test/loopback.ts';
import { bodyOf } from '../../test/scripted-fetch.ts';

const DONE = 'data: [DONE]\n\n';
const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

test.each<[string, object, string | undefined, object]>([
  ['stop', { content: 'Soup' }, 'stop', { text: 'Soup', finishReason: 'stop' }],
  ['an unknown reason', { content: 'Soup' }, ': odd', { text: 'Soup', finishReason: 'stop' }],
  ['a name of Object’s own', { content: 'Soup' }, 'toString', { finishReason: 'stop' }],
  ['length', { content: 'Soup' }, 'length', { text: 'Soup', finishReason: 'length' }],
  ['MAX_TOKENS', { content: 'Soup' }, 'MAX_TOKENS', { text: 'Soup', finishReason: 'length' }],
  ['a filter that cut it', { content: 'a' }, 'content_filter', { finishReason: 'content-filter' }],
  ['SAFETY', { content: 'a' }, 'content_filter: SAFETY', { finishReason: 'content-filter' }],
  ['a filter that left nothing', { content: ' ' }, 'content_filter', { code: 'content-filtered' }],
  ['no text', { content: ' \n' }, 'stop', { code: 'empty' }],
  ['no text, cut', { content: '' }, 'length', { code: 'empty' }],
  ['no content', { content: null }, 'stop', { code: 'empty' }],
  ['thoughts alone', { reasoning_content: 'hm', reasoning: 'hm' }, 'stop', { code: 'empty' }],
  ['a thought that was cut', { content: '<think>\nLeeks, ' }, 'length', { code: 'empty' }],
  ['another mark’s thought', { content: '[THINK]Let me' }, 'length', { code: 'empty' }],
  ['a thought alone', { content: '<think>Leeks</think>\n' }, 'stop', { code: 'empty' }],
  [
    'a thought whose end was forgotten',
    { content: '<think>Soup' },
    'stop',
    { text: '<think>Soup', finishReason: 'stop' },
  ],
  ['a refusal', { content: null, refusal: 'I can’t help.' }, 'stop', { code: 'content-filtered' }],
  ['a refusal beside a text', { content: 'a', refusal: 'No.' }, 'stop', { finishReason: 'stop' }],
  ['a tool call', { tool_calls: [{ function: {} }] }, 'tool_calls', { code: 'empty' }],
  ['a reason that gives up', { content: 'Soup' }, 'abort', { code: 'network' }],
  [
    'content in parts, of which some are thoughts',
    { content: [{ type: 'thinking', text: 'hm' }, { type: 'text', text: 'Soup' }, null] },
    'stop',
    { text: 'Soup', finishReason: 'stop' },
  ],
])('a reply with %s is the same in each form', async (_name, content, reason, expected) => {
  const choice = { message: content, finish_reason: reason };
  const whole = JSON.stringify({ model: 'served', choices: [choice] });
  const streamed = [event({ delta: content }), event({ delta: {}, finish_reason: reason })];
  for (const [type, ...pieces] of [
    [EVENTS, ...streamed],
    [JSON_TYPE, whole],
    [EVENTS, whole],
    ['text/html', `\n ${whole}\n\n${DONE}`],
  ] as [string, ...string[]][]) {
    expect(await ask(clientOf(type, pieces))).toMatchObject(expected);
  }
});

test('the text of older completions is a text', async () => {
  const part = (text: string, reason: string | null = null) =>
    event({ text, finish_reason: reason });
  const whole = JSON.stringify({ choices: [{ text: 'Soup', finish_reason: 'stop' }] });
  for (const client of [
    clientOf(EVENTS, [part('So'), part('up', 'stop')]),
    clientOf(JSON_TYPE, [whole]),
  ]) {
    expect(await ask(client)).toMatchObject({ text: 'Soup', finishReason: 'stop' });
  }
});

/** What servers and gateways send in place of text. */
test.each<[string, object, string]>([
  ['an error', { error: { message: 'm', type: 'server_error', code: null } }, 'network'],
  ['its code', { error: { code: 'rate_limit_exceeded' } }, 'rate-limited'],
  ['its type', { error: { type: 'insufficient_quota' } }, 'quota-exceeded'],
  ['a status as the code', { error: { code: 429 } }, 'rate-limited'],
  ['a status in words', { error: { code: '401' } }, 'unauthorized'],
  ['a status called so', { error: { status: 402 } }, 'quota-exceeded'],
  ['a text', { error: 'busy', error_type: 'overloaded' }, 'network'],
  ['a code that says nothing', { error: { code: 'unknown' } }, 'network'],
  ['a name of Object’s own', { error: { code: 'toString' } }, 'network'],
  ['another handler’s code', { error: { code: 'quota-exceeded' } }, 'quota-exceeded'],
  ['a code only a page can know', { error: { code: 'offline' } }, 'network'],
  ['a code that blames the visitor', { error: { code: 'refused-input' } }, 'network'],
  ['vLLM’s', { object: 'error', message: 'm', code: 429 }, 'rate-limited'],
  ['FastChat’s', { text: '**NETWORK ERROR**', error_code: 50002 }, 'network'],
  ['Cloudflare’s', { result: null, success: false, errors: [{ code: 7009 }] }, 'network'],
  [
    'an error in the choice',
    { choices: [{ error: { code: 'model_not_found' } }] },
    'model-unavailable',
  ],
  ['a request that was accepted', { error: { code: 400 } }, 'network'],
  [
    'Groq’s, in a chunk',
    { choices: [{ delta: {} }], x_groq: { error: 'over_capacity' } },
    'network',
  ],
])('a failure told as %s ends the text, and is that of a whole reply', async (...row) => {
  const [, value, code] = row;
  const whole = JSON.stringify(value);
  const streamed = [chunk('half'), `data: ${whole}\n\n`, DONE];
  expect(await ask(clientOf(EVENTS, streamed))).toMatchObject({ text: 'half', code });
  for (const type of [JSON_TYPE, EVENTS]) {
    expect(await ask(clientOf(type, [whole]))).toMatchObject({ text: '', code });
  }
});

const SOUP = { text: 'Soup', finishReason: 'stop', code: undefined };
const BROKEN = { text: 'Soup', code: 'network' };
const MALFORMED = { text: 'Soup', code: 'malformed' };
const THOUGHT = event({ delta: { reasoning_content: 'hm', content: null } });

test.each<[string, (string | Uint8Array)[], object]>([
  ['only the mark of its end', [chunk('Soup'), DONE], SOUP],
  ['no blank line at its end', [chunk('Soup'), 'data: [DONE]'], SOUP],
  ['no line end at its end', [chunk('Soup'), chunk('', 'stop').trim()], SOUP],
  ['half a line end at its end', [chunk('Soup'), `${chunk('', 'stop').trim()}\r`], SOUP],
  ['thoughts between the texts', [THOUGHT, chunk('So'), THOUGHT, chunk('up', 'stop')], SOUP],
  [
    'what is no chunk between the texts',
    [
      ': wait\n\ndata:\n\ndata: \n\nevent: heartbeat\ndata:\n\n',
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
  ['an error named so, in words', [chunk('Soup'), 'event: error\ndata: m\n\n', DONE], BROKEN],
  [
    'an error named so, with its code',
    [chunk('Soup'), 'event: error\ndata: {"error":{"code":429}}\n\n'],
    { text: 'Soup', code: 'rate-limited' },
  ],
  ['half JSON', [chunk('Soup'), 'data: {half\n\n', DONE], MALFORMED],
  ['a list', [chunk('Soup'), 'data: []\n\n', DONE], MALFORMED],
  ['HTML', [chunk('Soup'), 'data: <html>\n\n', DONE], MALFORMED],
  ['no byte', [], { text: '', code: 'empty' }],
])('a stream with %s', async (_name, pieces, expected) => {
  const outcome = await ask(clientOf(EVENTS, pieces));
  expect({ code: undefined, ...outcome }).toMatchObject(expected);
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
  const pieces = body ? [body] : undefined;
  const { text, error } = await ask(clientOf(type, pieces, status));
  const told: unknown = expect.stringContaining(message);
  expect([text, error]).toMatchObject(['', { code, cause: { message: told } }]);
});

test('a stream without a type, or called plain text, is one, and so is Hugging Face’s', async () => {
  for (const type of [undefined, 'text/plain; charset=utf-8', EVENTS]) {
    const fetch = fetchOf(type, [chunk('Soup', 'stop'), DONE]);
    const endpointUrl = 'http://localhost:1/v1';
    for (const client of [
      createChatCompletionsClient({ url: endpointUrl, model: 'test', fetch }),
      createHuggingFaceClient({ endpointUrl, fetch }),
    ]) {
      expect(await ask(client)).toEqual({ text: 'Soup', finishReason: 'stop', model: 'served' });
    }
  }
});

function event(choice: object): string {
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
}

/** A client whose server answers with these pieces, each a packet of its own; without any there is no body. */
function clientOf(type: string, pieces: (string | Uint8Array)[] | undefined, status = 200) {
  const fetch = fetchOf(type, pieces, status);
  return createChatCompletionsClient({ url: 'http://localhost:1/v1', model: 'test', fetch });
}

function fetchOf(type: string | undefined, pieces?: (string | Uint8Array)[], status = 200) {
  const encoder = new TextEncoder();
  const toBytes = (piece: string | Uint8Array) =>
    typeof piece === 'string' ? encoder.encode(piece) : piece;
  const headers = new Headers(type === undefined ? {} : { 'Content-Type': type });
  return async () => new Response(pieces && bodyOf(...pieces.map(toBytes)), { status, headers });
}
