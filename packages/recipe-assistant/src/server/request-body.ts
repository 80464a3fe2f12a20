import { Problem } from './problem.ts';

/**
 * The JSON value in the body of a request. The bytes are counted while they arrive: a length that
 * the caller declares can end the reading early, and is never trusted to allow it.
 *
 * @throws {Problem} 415 not JSON by its type, 413 too large, 400 not JSON by its content.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  checkType(request.headers);
  if (Number(request.headers.get('Content-Length')) > maxBytes) throw tooLarge(maxBytes);
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem(400, 'refused-input', { detail: 'The body is not JSON in UTF-8.', cause });
  }
}

function checkType(headers: Headers): void {
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = headers.get('Content-Encoding')?.trim().toLowerCase() || 'identity';
  if (type === 'application/json' && encoding === 'identity') return;
  const detail = 'Send application/json, not compressed.';
  throw new Problem(415, 'refused-input', { detail });
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const body = new Uint8Array(maxBytes);
  let length = 0;
  if (!request.body) return body.subarray(0, 0);
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await readNext(reader);
    if (done) return body.subarray(0, length);
    if (length + value.byteLength > maxBytes) {
      void reader.cancel().catch(() => {});
      throw tooLarge(maxBytes);
    }
    body.set(value, length);
    length += value.byteLength;
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

function tooLarge(maxBytes: number): Problem {
  return new Problem(413, 'refused-input', {
    detail: `The body is larger than ${maxBytes} bytes.`,
  });
}

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;
