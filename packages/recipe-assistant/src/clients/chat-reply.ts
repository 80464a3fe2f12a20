import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { RecipeChunk } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import {
  type CompletionDelta,
  finishReasonOf,
  readDelta,
  reportedFailure,
  type ToErrorCode,
} from './chat-delta.ts';
import {
  asObject,
  failure,
  isObject,
  type JsonObject,
  parseJson,
  ResponseBody,
  type ResponseContext,
  strangeAnswer,
} from './response.ts';

/**
 * How long a server may be silent after its finish reason before the stream counts as ended, in
 * milliseconds. Longer if text followed such a reason, or none came before it: some servers send one in
 * every event.
 */
const SILENCE_MS = 2000;
const UNRELIABLE_REASON_SILENCE_MS = 15_000;

/** How long the connection is read on after the last event, in milliseconds. */
const DRAIN_MS = 1000;

/**
 * Reads a chat completion: an event stream, or one JSON object, whatever its type says, since some
 * gateways ignore that a stream was asked for, and some servers report failures so.
 *
 * Yields the text as it comes, and finally why it ended. An event that isn't text, such as a comment or
 * the model's reasoning, yields a chunk without text, so that the reader knows the server is alive.
 * Throws a `RecipeError` if it breaks off, is malformed, reports a failure or has no text, after all text
 * before it. The connection is closed in any case.
 */
export async function* readChatReply(
  context: ResponseContext,
  toErrorCode: ToErrorCode,
): AsyncGenerator<RecipeChunk, void, undefined> {
  const body = new ResponseBody(context);
  const stream = new ChatStream(context, toErrorCode, body);
  try {
    const start = await readStart(context, body);
    if (/^\s*\{/.test(start))
      yield readWhole(start + (await body.readRest()), context, toErrorCode);
    else if (isEventStream(context)) yield* stream.read(start);
    else throw strangeAnswer(context);
  } finally {
    if (stream.isDone) body.drain(DRAIN_MS);
    else body.close();
  }
}

/** Up to the first character that shows what the body is. */
async function readStart(context: ResponseContext, body: ResponseBody): Promise<string> {
  // The dialect of Ollama's own interface is JSON, too, but one object a line.
  if (/ndjson/i.test(typeOf(context))) throw strangeAnswer(context);
  let start = '';
  for (;;) {
    const part = await body.read();
    start += part ?? '';
    if (start.trim() !== '') return start;
    if (part !== undefined) continue;
    throw failure(context, 'empty', 'The response is empty');
  }
}

/** Some proxies label an event stream plain text; its events show what it is. */
function isEventStream(context: ResponseContext): boolean {
  const type = typeOf(context);
  return type === '' || /^text\/(?:event-stream|plain)\b/i.test(type);
}

function typeOf({ response }: ResponseContext): string {
  return response.headers.get('content-type') ?? '';
}

/** A whole completion, by the same rules as a streamed one. */
function readWhole(json: string, context: ResponseContext, toErrorCode: ToErrorCode): RecipeChunk {
  // Some gateways end it as a stream all the same.
  const end = json.lastIndexOf('data:');
  const isMarked = END_MARK.test(json.slice(end + 'data:'.length));
  const value = asObject(parseJson(isMarked ? json.slice(0, end) : json));
  const { reason, errorPayload, isRefused, text, ...facts } = readDelta(value);
  if (errorPayload) throw reportedFailure(errorPayload, context, toErrorCode);
  if (!Array.isArray(value.choices)) throw strangeAnswer(context);
  const hasText = text.trim() !== '';
  const finishReason = finishReasonOf({ reason, hasText, isRefused }, context);
  return { text, finishReason, ...facts, upstream: context.upstream };
}

/** Turns events into text, and tells a finished stream from a broken one. */
class ChatStream {
  /** Whether `[DONE]` has come; the rest is ignored. */
  isDone = false;
  readonly #context: ResponseContext;
  readonly #toErrorCode: ToErrorCode;
  readonly #body: ResponseBody;
  readonly #parser = createParser({
    onEvent: (event) => this.#addEvent(event),
    onError: ({ field, value = '' }) => {
      // llama.cpp of 2025 names the field itself so.
      if (field === 'error') this.#addFailure(asObject(parseJson(value)));
    },
  });
  #failure?: RecipeError;
  #silenceTimer?: ReturnType<typeof setTimeout>;
  /** Read, but not yielded yet. */
  #text = '';
  #hasText = false;
  #isRefused = false;
  /** Whether the body has ended. */
  #isEnded = false;
  #reason: string | undefined;
  /** Whether text followed a finish reason: some servers send one in every event. */
  #isReasonUnreliable = false;
  /** The latest of what each event may say. */
  #facts: Pick<RecipeChunk, 'model' | 'origin' | 'usage'> = {};

  constructor(context: ResponseContext, toErrorCode: ToErrorCode, body: ResponseBody) {
    this.#context = context;
    this.#toErrorCode = toErrorCode;
    this.#body = body;
  }

  /** @param start What has been read of the body. */
  async *read(start: string): AsyncGenerator<RecipeChunk, void, undefined> {
    const { upstream } = this.#context;
    try {
      this.#parser.feed(start);
      while (!this.#failure) {
        const text = this.#text;
        this.#text = '';
        if (text || !this.#isEnded) yield { text, ...this.#facts, upstream };
        if (this.isDone || this.#isEnded) break;
        await this.#readPart();
      }
      if (this.#text) yield { text: this.#text, ...this.#facts, upstream };
      if (this.#failure) throw this.#failure;
      const end = { reason: this.#reason, hasText: this.#hasText, isRefused: this.#isRefused };
      yield { finishReason: finishReasonOf(end, this.#context), ...this.#facts };
    } finally {
      clearTimeout(this.#silenceTimer);
    }
  }

  /** Whether the model has clearly finished, so that nothing is lost by what goes wrong now. */
  get #isFinished(): boolean {
    return this.#reason !== undefined && !this.#isReasonUnreliable;
  }

  async #readPart(): Promise<void> {
    const part = await this.#body.read().catch((error: unknown) => {
      if (!this.#isFinished || this.#context.signal.aborted) throw error;
    });
    if (part === undefined) this.#end();
    else this.#parser.feed(part);
  }

  /** Some servers omit the blank line after their last event, which counts if it is complete. */
  #end(): void {
    this.#isEnded = true;
    this.#parser.feed('\n\n');
    if (!this.isDone && !this.#failure && this.#reason === undefined) {
      this.#fail('network', 'The stream ended without a finish reason or [DONE]');
    }
  }

  #addEvent({ data, event = 'message' }: EventSourceMessage): void {
    if (this.isDone || this.#failure) return;
    if (END_MARK.test(data)) {
      this.isDone = true;
      return;
    }
    const value = parseJson(data);
    if (event === 'error') this.#addFailure(asObject(value));
    else if (isObject(value)) this.#addValue(value, event);
    else if (event === 'message' && this.#mustBeDelta(data)) {
      this.#fail('malformed', 'An event holds unexpected data');
    }
  }

  /** Whether an event must be a chunk: until there is a finish reason, all but keep-alives must. */
  #mustBeDelta(data: string): boolean {
    return !NOTHING.test(data) && !this.#isEnded && this.#reason === undefined;
  }

  #addValue(value: JsonObject, event: string): void {
    // An event of another type counts only if it is a chunk or a failure all the same.
    if (event !== 'message' && !Array.isArray(value.choices) && !value.error) return;
    const delta = readDelta(value);
    if (delta.errorPayload) this.#addFailure(delta.errorPayload);
    else this.#addDelta(delta);
  }

  #addDelta({ text, reason, isRefused, model, origin, usage }: CompletionDelta): void {
    const { model: lastModel, origin: lastOrigin, usage: lastUsage } = this.#facts;
    this.#facts = {
      model: model ?? lastModel,
      origin: origin ?? lastOrigin,
      usage: usage ?? lastUsage,
    };
    this.#isRefused ||= isRefused;
    if (text !== '' || reason !== undefined) this.#addText(text, reason);
  }

  #addText(text: string, reason: string | undefined): void {
    this.#isReasonUnreliable ||= text !== '' && this.#reason !== undefined;
    const hadText = this.#hasText;
    this.#text += text;
    this.#hasText ||= text.trim() !== '';
    this.#reason = reason ?? this.#reason;
    if (this.#reason === undefined) return;
    clearTimeout(this.#silenceTimer);
    const limit = this.#isReasonUnreliable || !hadText ? UNRELIABLE_REASON_SILENCE_MS : SILENCE_MS;
    this.#silenceTimer = setTimeout(this.#body.close, limit);
  }

  #addFailure(payload: JsonObject): void {
    if (this.#isFinished) return;
    this.#failure = reportedFailure(payload, this.#context, this.#toErrorCode);
  }

  #fail(code: RecipeErrorCode, summary: string): void {
    this.#failure = failure(this.#context, code, summary);
  }
}

/** The standard mark, and how some servers write it. */
const END_MARK = /^\s*"?\[DONE\]"?\s*$/i;

/** What some servers send to keep the connection open. */
const NOTHING = /^\s*(?:null\s*)?$/;
