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
  ])('is the same %s', async (_form, answer) => {
    const { url } = await serve(answer);
    expect(await ask(clientOf(url))).toMatchObject(expected);
  });

  test('is the same whole, as asked for', async () => {
    const { url } = await serve(json(200, whole));
    expect(await ask(clientOf(url, { stream: false }))).toMatchObject(expected);
  });
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
])('a failure told as %s', (_name, value, code) => {
  test('ends the text in mid-stream, which is kept', async () => {
    const { url } = await serve(stream(chunk('half'), `data: ${JSON.stringify(value)}\n\n`, DONE));
    expect(await ask(clientOf(url))).toMatchObject({ text: 'half', code });
  });

  test('is the failure of a whole reply', async () => {
    const { url } = await serve(json(200, value));
    expect(await ask(clientOf(url, { stream: false }))).toMatchObject({ text: '', code });
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
  ['an error named so, in words', [chunk('Soup'), 'event: error\ndata: m\n\n', DONE], BROKEN],
  [
    'a named event that is an error',
    [chunk('Soup'), 'event: x\ndata: {"error":{"code":429}}\n\n'],
    { text: 'Soup', code: 'rate-limited' },
  ],
  ['half JSON', [chunk('Soup'), 'data: {half\n\n', DONE], MALFORMED],
  ['a list', [chunk('Soup'), 'data: []\n\n', DONE], MALFORMED],
  ['HTML', [chunk('Soup'), 'data: <html>\n\n', DONE], MALFORMED],
  ['an event without end', [chunk('Soup'), `data: ${'x'.repeat(2_000_000)}`], MALFORMED],
  ['no byte', [], { text: '', code: 'empty' }],
])('a stream with %s', async (_name, pieces, expected) => {
  const { url } = await serve(stream(...pieces));
  expect({ code: undefined, ...(await ask(clientOf(url))) }).toMatchObject(expected);
});

test.each([
  ['HTML', 200, 'text/html', '<!doctype html><p>Sign in</p>', 'malformed'],
  ['plain text', 200, 'text/plain', 'hello', 'network'],
  ['other JSON', 200, 'application/json', '{"ok":true}', 'malformed'],
  ['a list', 200, 'application/json', '[]', 'malformed'],
  ['choices that are no list', 200, 'application/json', '{"choices":"x"}', 'malformed'],
  ['half JSON', 200, 'application/json', '{"choices":[', 'malformed'],
  ['no choice', 200, 'application/json', '{"choices":[]}', 'empty'],
  ['nothing, as JSON', 200, 'application/json', '', 'empty'],
  ['no content', 204, '', '', 'empty'],
])('an answer with %s is a failure', async (_name, status, type, body, code) => {
  const { url } = await serve((response) => {
    response.writeHead(status, type ? { 'Content-Type': type } : {});
    response.end(body);
  });
  expect(await ask(clientOf(url))).toMatchObject({ text: '', code });
  const whole = await ask(clientOf(url, { stream: false }));
  expect(whole.code).toBe(type === 'text/plain' ? 'malformed' : code);
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

function event(choice: object): string {
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
}

function clientOf(url: string, options: { stream?: boolean } = {}) {
  return createChatCompletionsClient({ url: `${url}/v1`, model: 'test', ...options });
}
