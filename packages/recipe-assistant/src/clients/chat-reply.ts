import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { FinishReason, RecipeChunk } from '../core/recipe-client.ts';
import { RecipeError, type RecipeErrorCode } from '../core/recipe-error.ts';
import { readDelta } from './chat-delta.ts';
import { reportedFailure } from './reply-failure.ts';
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
 * milliseconds. Longer if text followed such a reason, or none came before it: Open WebUI sends one with each thought
 * (https://github.com/open-webui/open-webui/issues/16377).
 */
const SILENCE_MS = 2000;
const UNRELIABLE_REASON_SILENCE_MS = 15_000;

/** How long the connection is read on after the last event, in milliseconds. */
const DRAIN_MS = 1000;

/**
 * A chat completion: an event stream, or one JSON object, whatever its type says, since some
 * gateways ignore that a stream was asked for, and LM Studio reports failures so.
 */
export class ChatReply {
  readonly #context: ResponseContext;
  readonly #body: ResponseBody;
  readonly #parser = createParser({
    onEvent: (event) => this.#addEvent(event),
    onError: ({ field, value = '' }) => {
      // llama.cpp of 2025 named the field itself so: https://github.com/ggml-org/llama.cpp/pull/16109
      if (field === 'error') this.#addFailure(asObject(parseJson(value)));
    },
  });
  #silenceTimer?: ReturnType<typeof setTimeout>;
  /** Read, but not yielded yet. A failure ends the reply in its turn, after all text before it. */
  #parts: (RecipeChunk | RecipeError)[] = [];
  #hasText = false;
  #isRefused = false;
  /** Whether `[DONE]` has come; the rest is ignored. */
  #isDone = false;
  /** Whether the body has ended. */
  #isEnded = false;
  #reason: FinishReason | 'failed' | undefined;
  /** Whether text followed a finish reason. */
  #isReasonUnreliable = false;

  constructor(context: ResponseContext) {
    this.#context = context;
    this.#body = new ResponseBody(context);
  }

  /**
   * Yields the text as it comes, and finally why it ended. An event that isn't text, such as a comment or
   * the model's reasoning, yields a chunk without text, so that the reader knows the server is alive.
   * Throws a `RecipeError` if it breaks off, is malformed, reports a failure or has no text, after all text
   * before it. The connection is closed in any case.
   */
  async *read(): AsyncGenerator<RecipeChunk, void, undefined> {
    try {
      await this.#readStart();
      for (;;) {
        for (const part of this.#parts.splice(0)) {
          if (part instanceof RecipeError) throw part;
          yield part;
        }
        if (this.#isDone || this.#isEnded) break;
        // A sign of life, whatever has come.
        yield { text: '' };
        await this.#readPart();
      }
      yield { finishReason: this.#finishReason() };
    } finally {
      clearTimeout(this.#silenceTimer);
      if (this.#isDone) void this.#body.drain(DRAIN_MS);
      else this.#body.close();
    }
  }

  /** Up to the first character that shows what the body is; all of it, if that is one object. */
  async #readStart(): Promise<void> {
    let start = '';
    while (start.trim() === '') {
      const part = await this.#body.read();
      if (part === undefined) throw failure(this.#context, 'empty', 'The response is empty');
      start += part;
    }
    if (/^\s*\{/.test(start)) this.#addWhole(start + (await this.#body.readRest()));
    else if (isEventStream(this.#context)) this.#parser.feed(start);
    else throw strangeAnswer(this.#context);
  }

  /**
   * @param json A whole completion. A gateway may end it as a stream all the same
   *   (https://github.com/decolua/9router/issues/3492).
   */
  #addWhole(json: string): void {
    const value = asObject(parseJson(json.replace(/data:\s*\[DONE\]\s*$/, '')));
    this.#addValue(value);
    if (!Array.isArray(value.choices)) this.#parts.push(strangeAnswer(this.#context));
    this.#isDone = true;
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

  /**
   * llama.cpp omits the blank line after its last event (https://github.com/darshi1337/apogee/pull/139), which counts if it
   * is complete.
   */
  #end(): void {
    this.#isEnded = true;
    this.#parser.feed('\n\n');
    if (!this.#isDone && this.#reason === undefined) {
      this.#fail('network', 'The stream ended without a finish reason or [DONE]');
    }
  }

  #addEvent({ data, event }: EventSourceMessage): void {
    if (this.#isDone) return;
    const value = parseJson(data);
    if (data.trim() === '[DONE]') this.#isDone = true;
    // Groq: https://github.com/groq/groq-python/pull/120
    else if (event === 'error') this.#addFailure(asObject(asObject(value).error ?? value));
    else if (isObject(value)) this.#addValue(value);
    // What an event of another name holds is for who listens to that name, as the standard has it.
    else if (!event && this.#mustBeDelta(data))
      this.#fail('malformed', 'An event holds unexpected data');
  }

  /**
   * Whether an event must be a chunk: until there is a finish reason, all must but empty ones, by which a server keeps the
   * connection open (https://github.com/coddy-project/coddy-agent/pull/106).
   */
  #mustBeDelta(data: string): boolean {
    return data.trim() !== '' && !this.#isEnded && this.#reason === undefined;
  }

  #addValue(value: JsonObject): void {
    const { text, reason, isRefused, errorPayload, ...facts } = readDelta(value);
    if (errorPayload) return this.#addFailure(errorPayload);
    this.#parts.push({ text, ...facts, upstream: this.#context.upstream });
    this.#isRefused ||= isRefused;
    if (text !== '' || reason !== undefined) this.#addText(text, reason);
  }

  #addText(text: string, reason = this.#reason): void {
    this.#isReasonUnreliable ||= text !== '' && this.#reason !== undefined;
    const hadText = this.#hasText;
    this.#hasText ||= text.trim() !== '';
    this.#reason = reason;
    if (reason === undefined) return;
    clearTimeout(this.#silenceTimer);
    const limit = this.#isReasonUnreliable || !hadText ? UNRELIABLE_REASON_SILENCE_MS : SILENCE_MS;
    this.#silenceTimer = setTimeout(this.#body.close, limit);
  }

  #addFailure(payload: JsonObject): void {
    if (!this.#isFinished) this.#parts.push(reportedFailure(payload, this.#context));
  }

  #fail(code: RecipeErrorCode, summary: string): void {
    this.#parts.push(failure(this.#context, code, summary));
  }

  /** Why the text ended, for a reply that has; without text that is a failure. */
  #finishReason(): FinishReason {
    const reason = this.#reason ?? 'stop';
    if (reason === 'failed') throw failure(this.#context, 'network', 'The other side gave up');
    if (this.#hasText) return reason;
    if (this.#isRefused || reason === 'content-filter') {
      throw failure(this.#context, 'content-filtered', 'The whole text was withheld');
    }
    const summary = reason === 'length' ? SPENT : 'The response has no text';
    throw failure(this.#context, 'empty', summary);
  }
}

/**
 * A server may name no type at all (https://github.com/nearai/private-ml-sdk/pull/20), and the filters of some networks make
 * plain text of it: its events show what it is.
 */
function isEventStream({ response }: ResponseContext): boolean {
  const type = response.headers.get('content-type') ?? '';
  return /^(?:$|text\/(?:event-stream|plain)\b)/i.test(type);
}

/** A reasoning model may think until nothing is left. */
export const SPENT =
  'The tokens were spent before any text. Raise maxTokens, or let the model think less';
