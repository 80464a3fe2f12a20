import { Problem } from './problem.ts';

/** How long a body may take, in milliseconds: it has a few kilobytes at most. */
const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads the JSON body of a request. Bytes are counted as they arrive, whatever length is declared.
 *
 * @param callerSignal Ends the reading at once when the caller leaves.
 * @throws {Problem} 415 for another content type, 413 too large, 408 too slow, 400 empty or invalid
 *   JSON, 500 when the body has already been read.
 */
export async function readJson(
  request: Request,
  callerSignal: AbortSignal,
  maxBytes = 8192,
): Promise<unknown> {
  checkType(request.headers);
  if (request.bodyUsed || request.body?.locked) throw readBefore();
  const bytes = await readBytes(request, maxBytes, callerSignal);
  // An empty body with a length was already read by something before the handler.
  const declared = Number(request.headers.get('Content-Length'));
  if (bytes.byteLength === 0) throw declared > 0 ? readBefore() : empty();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem(400, 'refused-input', { detail: 'The body is not JSON in UTF-8.' });
  }
}

function checkType(headers: Headers): void {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() || 'identity';
  if (type === 'application/json' && encoding === 'identity') return;
  const detail = 'Send application/json, not compressed.';
  throw new Problem(415, 'refused-input', { detail });
}

async function readBytes(
  { body }: Request,
  maxBytes: number,
  callerSignal: AbortSignal,
): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      length += chunk.byteLength;
      const detail = `The body is larger than ${maxBytes} bytes.`;
      if (length > maxBytes) throw new Problem(413, 'refused-input', { detail });
      chunks.push(chunk);
    },
  });
  const end = new AbortController();
  const leave = () => end.abort(callerSignal.reason);
  const timer = setTimeout(() => end.abort(tooSlow()), BODY_TIMEOUT_MS);
  if (callerSignal.aborted) leave();
  callerSignal.addEventListener('abort', leave);
  try {
    await body?.pipeTo(sink, { signal: end.signal });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(400, 'refused-input', { detail: 'The body ended before it was whole.' });
  } finally {
    clearTimeout(timer);
    callerSignal.removeEventListener('abort', leave);
  }
  return new Blob(chunks).arrayBuffer();
}

/** Retryable: the caller's connection was slow, and may do better. */
function tooSlow(): Problem {
  const detail = `The body was not received within ${BODY_TIMEOUT_MS / 1000} s.`;
  return new Problem(408, 'timeout', { detail });
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
