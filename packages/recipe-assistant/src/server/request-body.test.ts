import { afterEach, expect, test, vi } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';
import { createHandler, post, problemOf } from '../../test/call-handler.ts';
import { bodyOf } from '../../test/scripted-fetch.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each<[string, BodyInit]>([
  ['half a body', '{"ingredients": ["leek", "po'],
  ['a form', 'ingredients=leek'],
  ['bytes that are not UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22])],
  [
    'a body that breaks off',
    new ReadableStream({ pull: (body) => body.error(new Error('reset')) }),
  ],
])('a body that is not JSON is refused: %s', async (_name, body) => {
  const problem = await problemOf(await createHandler()(post(body)));
  expect(problem).toMatchObject({ status: 400, code: 'refused-input' });
});

test('a body of exactly the limit passes, in whatever pieces it comes, with a byte order mark', async () => {
  const text = `\uFEFF${JSON.stringify({ ingredients: INGREDIENTS })}`.padEnd(8190, ' ');
  const pieces = text.match(/.{1,7}/gsu)!.map((piece) => new TextEncoder().encode(piece));
  expect((await createHandler()(post(bodyOf(...pieces)))).status).toBe(200);
  expect((await createHandler()(post(`${text} `))).status).toBe(413);
});

test('a body past the limit is read no further, whatever length it declares', async () => {
  let pulled = 0;
  const pull = (body: ReadableStreamDefaultController) => {
    pulled += 1;
    body.enqueue(new Uint8Array(1024).fill(0x20));
  };
  const endless = new ReadableStream({ pull }, { highWaterMark: 0 });
  const response = await createHandler()(post(endless, { 'Content-Length': '10' }));
  const problem = await problemOf(response);
  expect(problem).toMatchObject({ status: 413, code: 'refused-input' });
  expect(pulled).toBeLessThanOrEqual(11);
});

test('a body that something else has read is the host’s mistake, and the error says how to fix it', async () => {
  const read = post();
  await read.text();
  const locked = post();
  locked.body?.getReader();
  // What express.json() leaves of a body: its headers, and nothing.
  const emptied = post('', { 'Content-Length': '53' });
  for (const request of [read, locked, emptied]) {
    const onError = vi.fn();
    const problem = await problemOf(await createHandler({ onError })(request));
    const detail: unknown = expect.stringContaining(
      'before what parses bodies, such as express.json()',
    );
    expect(problem).toMatchObject({ status: 500, code: 'unknown', detail });
    expect(String(onError.mock.lastCall?.[0])).toContain('express.json()');
    expect(vi.mocked(console.error).mock.lastCall).toEqual([detail]);
    vi.mocked(console.error).mockClear();
  }
});

test('an empty body without a length may be either’s mistake, and both are told', async () => {
  for (const body of ['', bodyOf()]) {
    const onError = vi.fn();
    const problem = await problemOf(await createHandler({ onError })(post(body)));
    const detail: unknown = expect.stringMatching(/^The body is empty\. .* before what parses/);
    expect(problem).toMatchObject({ status: 400, code: 'refused-input', detail });
    expect(onError).not.toHaveBeenCalled();
  }
});

test.each([
  [{ 'Content-Type': 'application/json; charset=utf-8' }, 200],
  [{ 'Content-Type': 'Application/JSON;charset="UTF-8"' }, 200],
  [{ 'Content-Encoding': 'identity' }, 200],
  [{ 'Content-Type': 'text/plain' }, 415],
  [{ 'Content-Type': 'application/jsonp' }, 415],
  [{ 'Content-Type': '' }, 415],
  [{ 'Content-Encoding': 'gzip' }, 415],
])('a body with the headers %j gets %i', async (headers, status) => {
  expect((await createHandler()(post(undefined, headers))).status).toBe(status);
});

test('a caller who leaves before or while its body is awaited is let go at once', async () => {
  for (const isBefore of [true, false]) {
    const [onRun, cancel] = [vi.fn(), vi.fn()];
    const controller = new AbortController();
    if (isBefore) controller.abort();
    const body = new ReadableStream({ cancel });
    const pending = createHandler({ onRun })(post(body, {}, controller.signal));
    await new Promise((resolve) => setTimeout(resolve));
    controller.abort();
    expect((await pending).status).toBe(499);
    expect(cancel).toHaveBeenCalled();
    const report: unknown = expect.objectContaining({ status: 499, finishReason: 'aborted' });
    expect(onRun.mock.calls).toEqual([[report]]);
  }
});

test('a body that does not come is awaited for ten seconds', async () => {
  vi.useFakeTimers();
  const [onRun, cancel] = [vi.fn(), vi.fn()];
  const pending = createHandler({ onRun })(post(new ReadableStream({ cancel })));
  await vi.advanceTimersByTimeAsync(9999);
  expect(onRun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await problemOf(await pending)).toMatchObject({ status: 408, code: 'timeout' });
  expect(cancel).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
