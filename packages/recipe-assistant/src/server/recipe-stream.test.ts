import { getEventListeners } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEndpointClient } from 'recipe-assistant';
import { generateRecipe, RecipeError } from 'recipe-assistant/core';
import type { FinishReason, RecipeClient, RecipeErrorCode } from 'recipe-assistant/core';
import type { RecipeHandlerOptions } from 'recipe-assistant/server';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';
import { createHandler, post } from '../../test/call-handler.ts';
import { until } from '../../test/until.ts';

afterEach(() => {
  vi.useRealTimers();
});

const DONE = '[DONE]';
const text = (content: string) => ({ choices: [{ delta: { content }, finish_reason: null }] });
const end = (finish_reason: string) => ({ choices: [{ delta: {}, finish_reason }] });
const whole = (content: string, finish_reason = 'stop') => [
  { choices: [{ delta: { content }, finish_reason }] },
  DONE,
];

test('each piece of text goes out as it comes, from the first visible one on', async () => {
  const client = createScriptedClient([' \n', { cue: 'a' }, '# ', { cue: 'b' }, 'Soup']);
  const pending = ask(client);
  let isAnswered = false;
  void pending.then(() => (isAnswered = true));
  await tick();
  expect(isAnswered).toBe(false);
  client.cue('a');
  const reader = (await pending).body!.getReader();
  const next = async () => eventsIn(new TextDecoder().decode((await reader.read()).value));
  expect(await next()).toEqual([text(' \n# ')]);
  client.cue('b');
  expect(await next()).toEqual([text('Soup')]);
  expect(await next()).toEqual([end('stop')]);
  expect(await next()).toEqual([DONE]);
  expect(await next()).toEqual([]);
});

const model = 'example/kitchen-8x7b';
const ODD_TEXTS = [
  'data: [DONE]\n\n',
  '\r\n\r',
  '\u2028',
  '\uD83C',
  '\uDF45',
  '"\\',
  '\u0000',
  ': wait',
];

test.each<[string, RecipeClient, unknown[]]>([
  [
    'a promise of a result',
    async () => ({ recipe: 'Soup', finishReason: 'length' }),
    whole('Soup', 'length'),
  ],
  // The client stopped by itself, so the recipe is cut short.
  [
    'one that stopped',
    async () => ({ recipe: 'Soup', finishReason: 'aborted' }),
    whole('Soup', 'length'),
  ],
  [
    'a promise of a stream',
    (async () => yielding('a', 'b')({} as never, {} as never)) as unknown as RecipeClient,
    [text('a'), text('b'), end('stop'), DONE],
  ],
  ['texts at once', yielding('a', 'b'), [text('a'), text('b'), end('stop'), DONE]],
  [
    'a filter that cut it',
    yielding('a', { finishReason: 'content-filter' as FinishReason }),
    [text('a'), end('content_filter'), DONE],
  ],
  [
    'a model and rules, in each event',
    yielding({ text: 'a', model, origin: 'rules' }, 'b'),
    [text('a'), text('b'), end('stop')]
      .map((event) => ({ ...event, model, origin: 'rules' }))
      .concat([DONE as never]),
  ],
  ['a late model', yielding('a', { model }), [text('a'), { ...end('stop'), model }, DONE]],
  ['any text', yielding(...ODD_TEXTS), [...ODD_TEXTS.map(text), end('stop'), DONE]],
])('%s has its events', async (_name, client, expected) => {
  expect(await all(await ask(client))).toEqual(expected);
});

test.each<[RecipeErrorCode, number]>([
  ['offline', 502],
  ['timeout', 504],
  ['rate-limited', 503],
  ['unauthorized', 502],
  ['quota-exceeded', 503],
  ['model-unavailable', 502],
  ['content-filtered', 502],
  ['empty', 502],
  ['malformed', 502],
  ['too-few-ingredients', 422],
  ['refused-input', 422],
  ['refused-origin', 403],
  ['network', 502],
  ['unknown', 500],
])(
  'the failure %s has the status %i before the first text, and is an event after it',
  async (code, status) => {
    for (const [retryAfterMs, seconds] of [
      [12_300, '13'],
      [undefined, null],
    ] as const) {
      const cause = new Error('upstream: the secret prompt');
      const failure = new RecipeError(code, { cause, retryAfterMs });
      const onError = vi.fn();
      const early = await ask(() => Promise.reject(failure), { onError });
      expect([early.status, early.headers.get('Retry-After')]).toEqual([status, seconds]);
      expect(early.headers.get('Content-Type')).toBe('application/problem+json');
      const body = await early.text();
      expect(JSON.parse(body)).toMatchObject({ code, status });
      expect(body).not.toContain('secret');
      const late = await ask(createScriptedClient(['Soup', { fail: failure }]), { onError });
      expect(await all(late)).toEqual([
        text('Soup'),
        { error: { code, ...(retryAfterMs && { retryAfterMs }) } },
      ]);
      expect(onError.mock.calls).toEqual([[failure], [failure]]);
      expectLines(2);
    }
  },
);

test('a silence is answered with comments after 15 seconds, then with the recipe or with its failure', async () => {
  vi.useFakeTimers();
  for (const [script, lines] of [
    [
      [{ wait: 36_000 }, 'Soup'],
      /^(?:: wait\n\n){3}data: .*"Soup".*\n\ndata: .*\n\ndata: \[DONE\]\n\n$/,
    ],
    [[{ wait: 99_000 }], /^(?:: wait\n\n){3}data: \{"error":\{"code":"timeout"\}\}\n\n$/],
  ] as const) {
    const pending = ask(createScriptedClient([...script]), { timeout: 40_000 });
    let status: number | undefined;
    void pending.then((response) => ({ status } = response));
    await vi.advanceTimersByTimeAsync(14_999);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(status).toBe(200);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await (await pending).text()).toMatch(lines);
    expect(vi.getTimerCount()).toBe(0);
  }
  expectLines(1);
});

test("a model that thinks in mid-stream keeps the page's run alive; one that is silent too long is stopped", async () => {
  vi.useFakeTimers();
  for (const [streamTimeout, outcome] of [
    [0, { recipe: 'Leek soup', finishReason: 'stop' }],
    [20_000, { code: 'timeout' }],
  ] as const) {
    const client = createScriptedClient(['Leek', { wait: 60_000 }, ' soup']);
    const handle = createHandler({ streamTimeout, client });
    const fetch: typeof globalThis.fetch = (url, init) => handle(new Request(url, init));
    const page = createEndpointClient({ url: 'http://h.test/', fetch });
    const recipe = generateRecipe(INGREDIENTS, { client: page, streamTimeout: 30_000 });
    const settled = recipe.catch((error: unknown) => error);
    // What reads a response is fetched.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await settled).toMatchObject(outcome);
    expect(client.calls[0]!.signal.aborted).toBe(streamTimeout > 0);
  }
  expectLines(2);
});

test('a caller who leaves stops the model, before, at and after the first text, and nothing is logged', async () => {
  for (const [texts, leave] of [
    [[], 'the connection'],
    [['Soup'], 'the connection'],
    [['Soup'], 'the body'],
  ] as const) {
    const connection = new AbortController();
    const onError = vi.fn();
    const client = createScriptedClient([...texts, { cue: true }]);
    const pending = ask(client, { onError }, connection.signal);
    await until(() => expect(client.calls).toHaveLength(1));
    const { signal } = client.calls[0]!;
    await tick();
    // An engine may garbage-collect a request without references, and with it the link to its signal.
    collectGarbage();
    await tick();
    expect(signal.aborted).toBe(false);
    const isBody = leave === 'the body';
    if (isBody) await (await pending).body?.cancel();
    else connection.abort();
    expect(signal.aborted).toBe(true);
    if (!isBody) expect(await (await pending).text()).not.toContain(DONE);
    expect(onError).not.toHaveBeenCalled();
  }
});

test('a caller who has left already asks no model, and a finished run leaves no listener', async () => {
  const client = createScriptedClient(['Soup']);
  expect((await ask(client, {}, AbortSignal.abort())).ok).toBe(false);
  expect(client.calls).toEqual([]);
  const good = post();
  await all(await createHandler({ client })(good));
  await tick();
  expect(getEventListeners(good.signal, 'abort')).toHaveLength(0);
});

function ask(
  client: RecipeClient,
  options: Partial<RecipeHandlerOptions> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return createHandler({ client, ...options })(post(undefined, {}, signal));
}

function yielding(...parts: (string | object)[]): RecipeClient {
  return async function* () {
    yield* parts;
  };
}

async function all(response: Response): Promise<unknown[]> {
  return eventsIn(await response.text());
}

/** The data of whole events. */
function eventsIn(received: string): unknown[] {
  // On a busy machine it may say that it is alive.
  const events = received.split('\n\n').filter((event) => event !== '' && event !== ': wait');
  return events.map((event) => {
    expect(event).toMatch(/^data: /);
    const data = event.slice('data: '.length);
    return data === DONE ? data : JSON.parse(data);
  });
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function tick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function expectLines(count: number): void {
  const line = ['Recipe generation failed', expect.any(Error)];
  expect(vi.mocked(console.error).mock.calls).toEqual(Array.from({ length: count }, () => line));
  vi.mocked(console.error).mockClear();
}
