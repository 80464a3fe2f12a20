import type { UpstreamFacts } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode, RecipeErrorOptions } from '../core/recipe-error.ts';
import { readRequestId } from '../core/request-id.ts';
import { retryAfterToMs } from '../core/retry-after.ts';
import type { CreateFailure } from './create-failure.ts';

/** More than any recipe needs. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The text of a response, chunk by chunk. Not `for await`: WebKit's bodies aren't iterable. */
export class ResponseBody {
  readonly #context: ResponseContext;
  readonly #signal: AbortSignal;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #decoder = new TextDecoder();
  #bytes = 0;

  constructor(context: ResponseContext) {
    this.#context = context;
    this.#signal = context.signal;
    this.#reader = context.response.body?.getReader();
    this.#signal.addEventListener('abort', this.close);
  }

  /** Whether nothing has come yet. */
  get isEmpty(): boolean {
    return this.#bytes === 0;
  }

  /** The next chunk; undefined at the end, and once the body is closed. */
  async read(): Promise<string | undefined> {
    this.#signal.throwIfAborted();
    let bytes: Uint8Array | undefined;
    try {
      bytes = (await this.#reader?.read())?.value;
    } catch {
      this.#signal.throwIfAborted();
      throw failure(this.#context, 'network', 'The connection broke off');
    }
    this.#signal.throwIfAborted();
    if (!bytes) return this.#decoder.decode() || undefined;
    this.#bytes += bytes.byteLength;
    if (this.#bytes > MAX_BYTES) {
      throw failure(this.#context, 'malformed', 'The response is too large');
    }
    return this.#decoder.decode(bytes, { stream: true });
  }

  /** Closes the connection. */
  readonly close = (): void => {
    this.#signal.removeEventListener('abort', this.close);
    this.#reader?.cancel().catch(() => {});
  };

  /** Reads on for a moment in the background, to the end if it comes, so that the connection can be reused. */
  drain(milliseconds: number): void {
    const timer = setTimeout(this.close, milliseconds);
    const end = () => clearTimeout(timer);
    readText(this.#context, this).then(end, end);
  }
}

/** A whole body. */
export async function readText(
  context: ResponseContext,
  body = new ResponseBody(context),
): Promise<string> {
  let whole = '';
  try {
    for (let text = await body.read(); text !== undefined; text = await body.read()) whole += text;
    return whole;
  } finally {
    body.close();
  }
}

/** How long to read the body of a failed response, in milliseconds. */
const EXPLANATION_MS = 1000;

/** The JSON of a failed response; undefined if there is none, or it comes late or incomplete. */
export async function readExplanation(context: ResponseContext): Promise<unknown> {
  const { response, signal } = context;
  if (!response.headers.get('content-type')?.includes('json')) {
    response.body?.cancel().catch(() => {});
    return undefined;
  }
  const body = new ResponseBody(context);
  const timer = setTimeout(body.close, EXPLANATION_MS);
  try {
    return JSON.parse(await readText(context, body));
  } catch {
    signal.throwIfAborted();
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A failed response as an error. Its cause has the status and the request id, nothing else from the
 * other side: a header is its text too, so only what looks like an id passes.
 */
export function failure(
  context: ResponseContext,
  code: RecipeErrorCode,
  summary: string,
  options?: RecipeErrorOptions,
): RecipeError {
  const { status, requestId } = upstreamFacts(context);
  const message = [summary, `HTTP ${status}`, requestId && `request ${requestId}`]
    .filter(Boolean)
    .join(', ');
  return context.createFailure(code, message, { status, requestId }, options);
}

/** The status of a response, and the upstream's request id unless it quotes the visitor. */
export function upstreamFacts({ response, ingredients }: ResponseContext): UpstreamFacts {
  const { status, headers } = response;
  return { status, requestId: readRequestId(headers.get('x-request-id'), ingredients) };
}

/** The `Retry-After` header in milliseconds, from seconds or a date. */
export function retryAfterOf({ headers }: Response): number | undefined {
  return retryAfterToMs(headers.get('retry-after') ?? '');
}

/** A response, and what is needed to read it. */
export interface ResponseContext {
  response: Response;
  /** Aborts when the recipe is no longer wanted. */
  signal: AbortSignal;
  ingredients: readonly string[];
  createFailure: CreateFailure;
  /** Told with the text; only of a model's server. */
  upstream?: UpstreamFacts;
}
