import * as fc from 'fast-check';
import { createChatCompletionsClient } from 'recipe-assistant/chat-completions';
import { expect, test } from 'vitest';
import { ask } from '../../test/call-client.ts';
import { chunk } from '../../test/loopback.ts';

const LINE_ENDS = ['\n', '\r\n', '\r'];

test('any text in any events, with any line ends, in any cutting, is the same text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...LINE_ENDS),
      fc.infiniteStream(fc.integer({ min: 1, max: 9 })),
      async (texts, lineEnd, sizes) => {
        const events = [...texts.map((text) => chunk(text)), chunk('.', 'stop')].join('');
        const bytes = new TextEncoder().encode(events.replaceAll('\n', lineEnd));
        const outcome = await ask(clientFor(cut(bytes, sizes)));
        expect(outcome).toEqual({
          text: `${texts.join('')}.`,
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

function clientFor(pieces: Uint8Array[]) {
  const fetch = async () => {
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  return createChatCompletionsClient({ url: 'https://example.com/v1', model: 'test', fetch });
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
