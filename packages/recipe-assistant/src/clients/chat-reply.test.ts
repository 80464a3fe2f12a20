import * as fc from 'fast-check';
import { createEndpointClient } from 'recipe-assistant';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { generateRecipe } from 'recipe-assistant/core';
import { afterEach, expect, test, vi } from 'vitest';
import { ask, INGREDIENTS } from '../../test/call-client.ts';
import { chunk } from '../../test/loopback.ts';
import { bodyOf, scriptedFetch } from '../../test/scripted-fetch.ts';

const url = 'https://example.com/v1';
const DONE = 'data: [DONE]\n\n';

afterEach(() => {
  vi.useRealTimers();
});

test('any text in any events, with any line ends, in any cutting, is the same text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
      async (texts, lineEnd, sizes) => {
        const events = [...texts.map((text) => chunk(text)), chunk('.', 'stop')].join('');
        const bytes = new TextEncoder().encode(`\uFEFF${events.replaceAll('\n', lineEnd)}`);
        const text = `${texts.join('')}.`;
        expect(await ask(clientFor(cut(bytes, sizes)))).toEqual({
          text,
          finishReason: 'stop',
          model: 'served',
        });
      },
    ),
  );
});

test('a stream cut off at any byte is a failure that keeps what had come, or is whole', async () => {
  const bytes = new TextEncoder().encode(chunk('Crème ') + chunk('brûlée') + chunk('!', 'stop'));
  for (let length = 0; length < bytes.length; length += 1) {
    const { text, code, finishReason } = await ask(clientFor([bytes.slice(0, length)]));
    expect(['', 'Crème ', 'Crème brûlée', 'Crème brûlée!']).toContain(text);
    const isWhole = text.endsWith('!');
    expect(finishReason).toBe(isWhole ? 'stop' : undefined);
    expect(code).toBe(isWhole ? undefined : length === 0 ? 'empty' : 'network');
  }
});

test('any bytes at all end in an answer or in a RecipeError', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 })), async (pieces) => {
      const { code, finishReason } = await ask(clientFor(pieces));
      expect(code ?? finishReason).toMatch(/^(?:network|malformed|empty|stop)$/);
    }),
  );
});

test.each([
  ['a comment', ': OPENROUTER PROCESSING\n\n'],
  ['a thought', 'data: {"choices":[{"delta":{"reasoning_content":"hm"}}]}\n\n'],
  ['an empty event', 'data: {"choices":[]}\n\n'],
])('%s is a sign of life in mid-stream, and alone keeps no run for ever', async (_name, sign) => {
  for (const create of [createChatCompletionsClient, createEndpointClient]) {
    vi.useFakeTimers();
    const { fetch, say } = scriptedFetch();
    const client = create({ url, model: 'test', fetch });
    const options = { client, streamTimeout: 1000, timeout: 10_000 };
    const recipe = generateRecipe(INGREDIENTS, options);
    say(chunk('Start '));
    for (let count = 0; count < 5; count += 1) {
      await vi.advanceTimersByTimeAsync(900);
      say(sign);
    }
    say(chunk('Soup', 'stop'), DONE);
    expect(await recipe).toMatchObject({ recipe: 'Start Soup' });
    const silent = scriptedFetch();
    const other = create({ url, model: 'test', fetch: silent.fetch });
    const endless = generateRecipe(INGREDIENTS, { ...options, client: other }).catch(
      ({ code }: { code: string }) => code,
    );
    silent.say(chunk('Start '));
    for (let count = 0; count < 12; count += 1) {
      await vi.advanceTimersByTimeAsync(900);
      if (!silent.isLeft()) silent.say(sign);
    }
    expect(await endless).toBe('timeout');
    expect(silent.isLeft()).toBe(true);
    vi.mocked(console.error).mockClear();
  }
});

function clientFor(pieces: Uint8Array[]) {
  const fetch = async () =>
    new Response(bodyOf(...pieces), {
      headers: { 'Content-Type': 'text/event-stream' },
    });
  return createChatCompletionsClient({ url, model: 'test', fetch });
}

function cut(bytes: Uint8Array, sizes: Iterator<number>): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < bytes.length;) {
    const size = Number(sizes.next().value);
    pieces.push(bytes.slice(start, start + size));
    start += size;
  }
  return pieces;
}
