/**
 * A `fetch` whose body a test writes piece by piece, for what depends on time: fake timers reach no
 * real connection.
 */
export function scriptedFetch(status = 200, type = 'text/event-stream') {
  const encoder = new TextEncoder();
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isLeft = false;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (body = controller),
    cancel: () => void (isLeft = true),
  });
  return {
    fetch: async () => new Response(stream, { status, headers: { 'Content-Type': type } }),
    say: (...texts: string[]) => texts.forEach((text) => body?.enqueue(encoder.encode(text))),
    end: () => body?.close(),
    breakOff: () => body?.error(new TypeError('terminated')),
    /** Whether the body was cancelled. */
    isLeft: () => isLeft,
  };
}

/** A body of these pieces, which are all there at once. */
export function bodyOf(...pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}
