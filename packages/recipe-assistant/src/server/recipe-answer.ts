import type { FinishReason, RecipeChunk, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { EventBody } from './event-body.ts';

/** The longest text that is passed on, in UTF-16 units: far past any recipe, and the end of a runaway. */
const MAX_LENGTH = 262_144;

/**
 * One recipe as chat-completions chunks. Each piece of text goes out at once; to a reader who does
 * not keep up, the pieces that came meanwhile go as one.
 */
export class RecipeAnswer {
  /** Whether there is more than white space, which alone may still turn out to be an empty answer. */
  isVisible = false;
  readonly #body: EventBody;
  #unsent = '';
  #length = 0;
  #model?: string;

  constructor(onLeave: () => void) {
    this.#body = new EventBody({ onDrain: () => this.flush(), onLeave });
  }

  get stream(): ReadableStream<Uint8Array> {
    return this.#body.stream;
  }

  /** Whether no more text is passed on. */
  get isFull(): boolean {
    return this.#length >= MAX_LENGTH;
  }

  add({ text = '', model }: RecipeChunk): void {
    const piece = text.slice(0, MAX_LENGTH - this.#length);
    this.#unsent += piece;
    this.#length += piece.length;
    this.isVisible ||= piece.trim() !== '';
    this.#rename(model);
  }

  /** Sends what was added, unless the reader does not keep up: then it goes when the reader does. */
  flush(): void {
    if (this.isVisible && this.#unsent && this.#body.isReady) this.#send(null);
  }

  wait(): void {
    this.#body.comment('wait');
  }

  /** The last text and the reason why it is the last go out as one. */
  end({ finishReason, model }: RecipeResult): void {
    this.#rename(model);
    this.#send(this.isFull ? 'length' : WIRE_REASON[finishReason]);
    this.#body.data('[DONE]');
    this.#body.close();
  }

  fail({ code, retryAfterMs }: RecipeError): void {
    if (this.#unsent) this.#send(null);
    this.#body.data(JSON.stringify({ error: { code, retryAfterMs } }));
    this.#body.close();
  }

  /** Nobody reads any longer. */
  close(): void {
    this.#body.close();
  }

  #send(finish_reason: string | null): void {
    const delta = this.#unsent ? { content: this.#unsent } : {};
    this.#unsent = '';
    this.#body.data(JSON.stringify({ choices: [{ delta, finish_reason }], model: this.#model }));
  }

  #rename(model: string | undefined): void {
    if (model !== undefined && MODEL_NAME.test(model)) this.#model = model;
  }
}

const WIRE_REASON = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  // A client that stopped by itself: the text is cut short all the same.
  aborted: 'length',
} as const satisfies Record<FinishReason, string>;

/** The model's name is the other side's text: only what looks like one is passed on. */
const MODEL_NAME = /^[\p{L}\p{N} ._/:@+,()-]{1,128}$/u;
