import type { UpstreamFacts } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode, RecipeErrorOptions } from '../core/recipe-error.ts';
import { quotes } from '../core/quotes.ts';
import { readRequestId } from '../core/request-id.ts';
import { createFailure } from './create-failure.ts';

/** More than any recipe needs. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The text of a response, chunk by chunk. Not `for await`: WebKit's bodies were not iterable before 2026
 * (https://bugs.webkit.org/show_bug.cgi?id=194379).
 */
export class ResponseBody {
  readonly #context: ResponseContext;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #decoder = new TextDecoder();
  #bytes = 0;

  constructor(context: ResponseContext) {
    this.#context = context;
    this.#reader = context.response.body?.getReader();
    this.#context.signal.addEventListener('abort', this.close);
  }

  /** The next chunk; undefined at the end, and once the body is closed. */
  async read(): Promise<string | undefined> {
    this.#context.signal.throwIfAborted();
    const part = await this.#reader?.read().catch(() => 'broken' as const);
    this.#context.signal.throwIfAborted();
    if (part === 'broken') throw failure(this.#context, 'network', 'The connection broke off');
    if (!part?.value) return this.#decoder.decode() || undefined;
    this.#bytes += part.value.byteLength;
    if (this.#bytes > MAX_BYTES) {
      throw failure(this.#context, 'malformed', 'The response is too large');
    }
    return this.#decoder.decode(part.value, { stream: true });
  }

  /** What has not been read yet, whole. */
  async readRest(): Promise<string> {
    let rest = '';
    for (let text = await this.read(); text !== undefined; text = await this.read()) rest += text;
    return rest;
  }

  /** Closes the connection. */
  readonly close = (): void => {
    this.#context.signal.removeEventListener('abort', this.close);
    this.#reader?.cancel().catch(() => {});
  };

  /** Reads on for a moment in the background, to the end if it comes, so that the connection can be reused. */
  async drain(milliseconds: number): Promise<void> {
    const timer = setTimeout(this.close, milliseconds);
    await this.readRest().catch(() => {});
    clearTimeout(timer);
    this.close();
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
  const facts = upstreamFacts(context);
  const id = facts.requestId && `request ${facts.requestId}`;
  const message = [summary, `HTTP ${facts.status}`, id].filter(Boolean).join(', ');
  return createFailure(code, message, facts, options);
}

/** The failure of a response that is nothing we know: what came, and what the operator may look at. */
export function strangeAnswer(context: ResponseContext): RecipeError {
  const { response, ingredients, hint } = context;
  const type = /^[\w-]+\/[\w.+-]{1,64}/.exec(response.headers.get('content-type') ?? '')?.[0];
  const what = type && !quotes(type, ingredients) ? type : 'of an unknown type';
  return failure(context, 'malformed', `The response is ${what}. ${hint}`);
}

/** The status of a response, and the upstream's request id unless it quotes the visitor. */
export function upstreamFacts({ response, ingredients }: ResponseContext): UpstreamFacts {
  const { status, headers } = response;
  return { status, requestId: readRequestId(headers.get('x-request-id'), ingredients) };
}

export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for what is not JSON. */
export function parseJson(data: string): unknown {
  try {
    // An error costs forty times as much, and a stream may be a million empty events.
    return data && JSON.parse(data);
  } catch {
    return undefined;
  }
}

export type JsonObject = Record<string, unknown>;

/** A response, and what is needed to read it. */
export interface ResponseContext extends OtherSide {
  response: Response;
  /** Aborts when the recipe is no longer wanted. */
  signal: AbortSignal;
  ingredients: readonly string[];
  /** The model that was asked for; only of a model's server. */
  model?: unknown;
  /** Told with the text; only of a model's server. */
  upstream?: UpstreamFacts;
}

/** The server that is asked, and what its failures mean. */
export interface OtherSide {
  /** For the operator: what to look at if something else than expected answers. */
  hint: string;
  /** Codes of ours that it can't know, or that say less than its status. */
  unknownCodes: readonly RecipeErrorCode[];
  /** What its statuses mean, where that isn't the usual. */
  statusCodes: Readonly<Record<number, RecipeErrorCode>>;
}
