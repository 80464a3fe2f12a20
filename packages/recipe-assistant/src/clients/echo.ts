/** Our own id of the request is meant to come back. */
const HARMLESS: ReadonlySet<string> = new Set(['accept', 'content-type', 'x-request-id']);

/** Shorter words are no keys, and stand in any text: `Bearer` goes along, and harms nobody. */
const SHORTEST_SECRET = 6;

/** What was sent in the headers of the request that a response is for: the token, or other keys. */
const sentWith = new WeakMap<Response, readonly string[]>();

/** Keeps what a server may not be quoted with when it sends it back. */
export function noteSent(response: Response, headers: Headers): void {
  const sent = [...headers].filter(([name]) => !HARMLESS.has(name));
  const words = sent.flatMap(([, value]) => value.toLowerCase().split(/\s+/));
  sentWith.set(
    response,
    words.filter((word) => word.length >= SHORTEST_SECRET),
  );
}

/** The same response, to be read from another place. */
export function withBody(response: Response, body: ReadableStream<Uint8Array>): Response {
  const { status, headers } = response;
  const copy = new Response(body, { status, headers });
  sentWith.set(copy, sentWith.get(response) ?? []);
  return copy;
}

/** A short text of the other side's, unless it quotes what it was sent. */
export function withoutEcho(response: Response, text: string | undefined): string | undefined {
  const lower = text?.toLowerCase();
  const isEcho = lower && sentWith.get(response)?.some((word) => lower.includes(word));
  return isEcho ? undefined : text;
}
