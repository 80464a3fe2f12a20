import { Problem } from './problem.ts';

/** How long a body may take, in milliseconds: it has a few kilobytes at most. */
const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads the JSON body of a request. Bytes are counted as they arrive: a declared length can end the
 * reading early, but is never trusted to allow it.
 *
 * @param callerSignal Aborts when the caller leaves: then its reason is thrown at once.
 * @throws {Problem} 415 for another content type, 413 too large, 408 too slow, 400 empty or invalid
 *   JSON, 500 when the body has already been read.
 */
export async function readJson(
  request: Request,
  maxBytes: number,
  callerSignal: AbortSignal,
): Promise<unknown> {
  checkType(request.headers);
  const declared = Number(request.headers.get('Content-Length'));
  if (declared > maxBytes) throw tooLarge(maxBytes);
  if (request.bodyUsed || request.body?.locked) throw readBefore();
  const text = await readText(request, maxBytes, callerSignal);
  // An empty body with a length was already read by something before the handler.
  if (text === '') throw declared > 0 ? readBefore() : empty();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw notJson(cause);
  }
}

function checkType(headers: Headers): void {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() || 'identity';
  if (type === 'application/json' && encoding === 'identity') return;
  const detail = 'Send application/json, not compressed.';
  throw new Problem(415, 'refused-input', { detail });
}

async function readText(
  request: Request,
  maxBytes: number,
  callerSignal: AbortSignal,
): Promise<string> {
  if (!request.body) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let reason: unknown;
  // A cancelled body ends at once.
  const end = (why: unknown) => {
    reason = why;
    void reader.cancel().catch(() => {});
  };
  const leave = () => end(callerSignal.reason);
  const timer = setTimeout(() => end(tooSlow()), BODY_TIMEOUT_MS);
  if (callerSignal.aborted) leave();
  callerSignal.addEventListener('abort', leave);
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await readNext(reader);
      if (reason !== undefined) throw reason;
      if (done) return text + decode(decoder);
      length += value.byteLength;
      if (length > maxBytes) throw tooLarge(maxBytes);
      text += decode(decoder, value);
    }
  } catch (problem) {
    end(problem);
    throw problem;
  } finally {
    clearTimeout(timer);
    callerSignal.removeEventListener('abort', leave);
  }
}

async function readNext(reader: BodyReader): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (cause) {
    const detail = 'The body ended before it was whole.';
    throw new Problem(400, 'refused-input', { detail, cause });
  }
}

/** Without bytes: the end, where half a character is an error. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch (cause) {
    throw notJson(cause);
  }
}

function notJson(cause: unknown): Problem {
  return new Problem(400, 'refused-input', { detail: 'The body is not JSON in UTF-8.', cause });
}

/** Retryable: the caller's connection was slow, and may do better. */
function tooSlow(): Problem {
  const detail = `The body was not received within ${BODY_TIMEOUT_MS / 1000} s.`;
  return new Problem(408, 'timeout', { title: 'The request took too long', detail });
}

function tooLarge(maxBytes: number): Problem {
  const detail = `The body is larger than ${maxBytes} bytes.`;
  return new Problem(413, 'refused-input', { detail });
}

const REMEDY =
  'mount the handler before what parses bodies, such as express.json(), or switch that off for its route.';

/** The host's mistake, which no visitor can fix. */
function readBefore(): Problem {
  const detail = `The body of this request has been read already: ${REMEDY}`;
  return new Problem(500, 'unknown', { detail });
}

/** Sent empty, or already read: a chunked body has no length that could tell. */
function empty(): Problem {
  const detail = `The body is empty. Where it was not sent so, it has been read already: ${REMEDY}`;
  return new Problem(400, 'refused-input', { detail });
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;
