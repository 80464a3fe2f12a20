import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { RecipeChunk } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import {
  type CompletionDelta,
  finishReasonOf,
  isObject,
  type JsonObject,
  type ToErrorCode,
  parseJson,
  readDelta,
  reportedFailure,
} from './read-completion.ts';
import { failure, ResponseBody, type ResponseContext } from './response.ts';

/** The longest event, in characters; a token's has a few hundred. */
const MAX_EVENT_LENGTH = 1024 * 1024;

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
 * Reads the text of a chat-completions event stream, and finally why it ended. An event that isn't
 * text, such as a comment or the model's reasoning, yields a chunk without text, so that the reader
 * knows the server is alive.
 *
 * A stream that breaks off, is malformed, reports a failure or has no text throws a `RecipeError`,
 * after all text before it. The connection is closed in any case.
 */
export function readChatStream(
  context: ResponseContext,
  toErrorCode: ToErrorCode,
): AsyncGenerator<RecipeChunk, void, undefined> {
  return new ChatStream(context, toErrorCode).read();
}

/** Some proxies label an event stream plain text; its events show what it is. */
function checkType(context: ResponseContext): void {
  const { headers, status } = context.response;
  const type = headers.get('content-type') ?? '';
  if (type === '' || status === 204 || /^text\/(?:event-stream|plain)\b/i.test(type)) return;
  throw failure(context, 'malformed', 'The response is not an event stream');
}

/** Turns events into text, and tells a finished stream from a broken one. */
class ChatStream {
  readonly #context: ResponseContext;
  readonly #toErrorCode: ToErrorCode;
  readonly #body: ResponseBody;
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (event) => this.#addEvent(event),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#fail('malformed', 'An event is too long');
    },
  });
  #failure?: RecipeError;
  #silenceTimer?: ReturnType<typeof setTimeout>;
  /** Read, but not yielded yet. */
  #text = '';
  #hasText = false;
  /** Whether `[DONE]` has come; the rest is ignored. */
  #isDone = false;
  /** Whether the body has ended. */
  #isEnded = false;
  #reason: string | undefined;
  /** Whether a finish reason came before any text, or before more of it: some servers send one in every event. */
  #isReasonUnreliable = false;
  #model: RecipeChunk['model'];
  #origin: RecipeChunk['origin'];
  #usage: RecipeChunk['usage'];

  constructor(context: ResponseContext, toErrorCode: ToErrorCode) {
    this.#context = context;
    this.#toErrorCode = toErrorCode;
    this.#body = new ResponseBody(context);
  }

  async *read(): AsyncGenerator<RecipeChunk, void, undefined> {
    const { upstream } = this.#context;
    try {
      checkType(this.#context);
      while (!this.#isDone && !this.#isEnded && !this.#failure) {
        await this.#readPart();
        const text = this.#text;
        this.#text = '';
        if (text || !this.#isEnded)
          yield { text, model: this.#model, origin: this.#origin, upstream };
      }
      if (this.#failure) throw this.#failure;
      const finishReason = finishReasonOf(this.#reason, this.#hasText, this.#context);
      yield { finishReason, model: this.#model, origin: this.#origin, usage: this.#usage };
    } finally {
      clearTimeout(this.#silenceTimer);
      if (this.#isDone) this.#body.drain(DRAIN_MS);
      else this.#body.close();
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
    if (this.#body.isEmpty) return this.#fail('empty', 'There is no response');
    this.#parser.feed('\n\n');
    if (!this.#isDone && !this.#failure && this.#reason === undefined) {
      this.#fail('network', 'The stream ended without a finish reason or [DONE]');
    }
  }

  #addEvent({ data, event = 'message' }: EventSourceMessage): void {
    if (this.#isDone || this.#failure) return;
    if (END_MARK.test(data)) {
      this.#isDone = true;
      return;
    }
    const value = parseJson(data);
    if (event === 'error') this.#addFailure(isObject(value) ? value : {});
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

  #addDelta({ text, reason, model, origin, usage }: CompletionDelta): void {
    this.#model = model ?? this.#model;
    this.#origin = origin ?? this.#origin;
    this.#usage = usage ?? this.#usage;
    if (text !== '' || reason !== undefined) this.#addText(text, reason);
  }

  #addText(text: string, reason: string | undefined): void {
    const isFollowed = text !== '' && this.#reason !== undefined;
    const hadText = this.#hasText;
    this.#text += text;
    this.#hasText ||= text.trim() !== '';
    this.#reason = reason ?? this.#reason;
    if (this.#reason === undefined) return;
    this.#isReasonUnreliable ||= isFollowed || !this.#hasText;
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
