import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { RecipeChunk } from '../core/recipe-client.ts';
import type { RecipeError, RecipeErrorCode } from '../core/recipe-error.ts';
import { createTimeout } from '../core/timers.ts';
import {
  type CompletionPiece,
  finishReasonOf,
  isObject,
  type ToErrorCode,
  parseJson,
  readPiece,
  reportedFailure,
} from './read-completion.ts';
import { failure, type Reply, ResponseBody } from './response.ts';

/** The longest event, in characters; a token's has a few hundred. */
const MAX_EVENT_LENGTH = 1024 * 1024;

/**
 * How long a server may be silent after its finish reason before the stream counts as ended, in
 * milliseconds. Longer if text followed such a reason, or none came before it: some servers send one in
 * every event.
 */
const SILENCE_MS = 2000;
const DOUBTFUL_SILENCE_MS = 15_000;

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
export async function* readChatStream(
  reply: Reply,
  toErrorCode: ToErrorCode,
): AsyncGenerator<RecipeChunk, void, undefined> {
  const body = new ResponseBody(reply);
  const stream = new ChatStream(reply, toErrorCode, body.close);
  try {
    checkType(reply);
    while (stream.isOpen) {
      const chunk = await stream.read(body);
      if (chunk) yield chunk;
    }
    yield stream.conclude();
  } finally {
    stream.unwatch();
    if (stream.phase === 'done') body.drain(DRAIN_MS);
    else body.close();
  }
}

/** Some proxies label an event stream plain text; its events show what it is. */
function checkType(reply: Reply): void {
  const { headers, status } = reply.response;
  const type = headers.get('content-type') ?? '';
  if (type === '' || status === 204 || /^text\/(?:event-stream|plain)\b/i.test(type)) return;
  throw failure(reply, 'malformed', 'The response is not an event stream');
}

/** Turns events into text, and tracks the phase of the stream. */
class ChatStream {
  phase: Phase = 'writing';
  readonly #reply: Reply;
  readonly #toErrorCode: ToErrorCode;
  readonly #onSilence: () => void;
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (event) => this.#addEvent(event),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.#fail('malformed', 'An event is too long');
    },
  });
  #failure?: RecipeError;
  #silence?: ReturnType<typeof createTimeout>;
  /** Read, but not yielded yet. */
  #text = '';
  #hasWords = false;
  #reason: string | undefined;
  #model: RecipeChunk['model'];
  #origin: RecipeChunk['origin'];
  #usage: RecipeChunk['usage'];

  constructor(reply: Reply, toErrorCode: ToErrorCode, onSilence: () => void) {
    this.#reply = reply;
    this.#toErrorCode = toErrorCode;
    this.#onSilence = onSilence;
  }

  /** Whether more may come. */
  get isOpen(): boolean {
    return this.phase === 'writing' || this.phase === 'finished' || this.phase === 'doubtful';
  }

  /** What the next chunk of the body adds; undefined at its end if that is nothing. */
  async read(body: ResponseBody): Promise<RecipeChunk | undefined> {
    const piece = await body.read().catch((error: unknown) => {
      // If the model has clearly finished, a broken connection loses nothing.
      if (this.phase !== 'finished' || this.#reply.signal.aborted) throw error;
    });
    if (piece === undefined) this.#end(body.isEmpty);
    else this.#parser.feed(piece);
    const text = this.#text;
    if (piece === undefined && text === '') return undefined;
    this.#text = '';
    return { text, model: this.#model, origin: this.#origin };
  }

  /**
   * Why the text ended.
   *
   * @throws {RecipeError} If it broke off, or there is none.
   */
  conclude(): RecipeChunk {
    if (this.#failure) throw this.#failure;
    const finishReason = finishReasonOf(this.#reason, this.#hasWords, this.#reply);
    return { finishReason, model: this.#model, origin: this.#origin, usage: this.#usage };
  }

  unwatch(): void {
    this.#silence?.clear();
  }

  /** Some servers omit the blank line after their last event, which counts if it is complete. */
  #end(isEmpty: boolean): void {
    if (isEmpty) return this.#fail('empty', 'There is no response');
    const before = this.phase;
    this.phase = 'ending';
    this.#parser.feed('\n\n');
    if (this.phase === 'ending' && before === 'writing' && this.#reason === undefined) {
      this.#fail('network', 'The stream ended before its end');
    }
  }

  #addEvent({ data, event = 'message' }: EventSourceMessage): void {
    if (this.phase === 'done' || this.phase === 'failed') return;
    if (END_MARK.test(data)) {
      this.phase = 'done';
      return;
    }
    const value = parseJson(data);
    if (event === 'error') this.#addReport(isObject(value) ? value : {});
    else if (isObject(value)) this.#addValue(value, event);
    else if (event === 'message' && this.#isExpected(data)) {
      this.#fail('malformed', 'An event is not what was agreed');
    }
  }

  /** Whether an event must be a chunk of the text. */
  #isExpected(data: string): boolean {
    return !NOTHING.test(data) && this.phase !== 'ending' && this.#reason === undefined;
  }

  #addValue(value: Record<string, unknown>, event: string): void {
    // An event of another type counts only if it is a chunk or a failure all the same.
    if (event !== 'message' && !Array.isArray(value.choices) && !value.error) return;
    const piece = readPiece(value);
    if (piece.report) this.#addReport(piece.report);
    else this.#addPiece(piece);
  }

  #addPiece({ text, reason, model, origin, usage }: CompletionPiece): void {
    this.#model = model ?? this.#model;
    this.#origin = origin ?? this.#origin;
    this.#usage = usage ?? this.#usage;
    const hadWords = this.#hasWords;
    this.#text += text;
    this.#hasWords ||= text.trim() !== '';
    this.#reason = reason ?? this.#reason;
    if (this.phase === 'ending' || this.#reason === undefined) return;
    if (text === '' && reason === undefined) return;
    this.#setFinished({ isFollowed: text !== '' && this.phase !== 'writing', hadWords });
  }

  /** A failure after a complete text doesn't affect it. */
  #addReport(report: Record<string, unknown>): void {
    if (this.phase === 'finished') return;
    this.#failWith(reportedFailure(report, this.#reply, this.#toErrorCode));
  }

  #setFinished({ isFollowed, hadWords }: { isFollowed: boolean; hadWords: boolean }): void {
    const isDoubtful = isFollowed || this.phase === 'doubtful' || !this.#hasWords;
    const next = isDoubtful ? 'doubtful' : 'finished';
    if (next !== this.phase) {
      this.phase = next;
      this.#silence?.clear();
      const limit = isDoubtful || !hadWords ? DOUBTFUL_SILENCE_MS : SILENCE_MS;
      this.#silence = createTimeout(limit, this.#onSilence);
    }
    this.#silence?.refresh();
  }

  #fail(code: RecipeErrorCode, summary: string): void {
    this.#failWith(failure(this.#reply, code, summary));
  }

  #failWith(error: RecipeError): void {
    this.phase = 'failed';
    this.#failure = error;
  }
}

/** The standard mark, and how some servers write it. */
const END_MARK = /^\s*"?\[DONE\]"?\s*$/i;

/** What some servers send to keep the connection open. */
const NOTHING = /^\s*(?:null\s*)?$/;

/**
 * The phase of a stream.
 *
 * - `writing`: text is coming.
 * - `finished`: the server has sent a finish reason.
 * - `doubtful`: it has, and text followed; or there was no text before it.
 * - `ending`: the body has ended.
 * - `done`: `[DONE]` has come; the rest is ignored.
 * - `failed`: it broke off, is malformed, or reported a failure.
 */
type Phase = 'writing' | 'finished' | 'doubtful' | 'ending' | 'done' | 'failed';
