import type { FinishReason, RecipeChunk, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { EventBody } from './event-body.ts';

/**
 * One recipe as chat-completions chunks. Each piece of text goes out at once; to a reader who does
 * not keep up, the pieces that came meanwhile go as one.
 */
export class ChunkWriter {
  /** Whether there is more than white space, which alone may still turn out to be an empty recipe. */
  isVisible = false;
  readonly #body: EventBody;
  #unsent = '';
  #model: string | undefined;
  #origin: string | undefined;
  /** Whether text was sent since the last sign of life. */
  #isFresh = false;
  /** The fields of every event that say who writes, as JSON. */
  #author = '';

  constructor(onLeave: () => void) {
    this.#body = new EventBody({ onDrain: () => this.flush(), onLeave });
  }

  get stream(): ReadableStream<Uint8Array> {
    return this.#body.stream;
  }

  add({ text = '', model, origin }: RecipeChunk): void {
    this.#unsent += text;
    this.isVisible ||= text.trim() !== '';
    this.#name(model, origin);
  }

  /** Sends what was added, unless the reader does not keep up: then it goes when the reader does. */
  flush(): void {
    if (this.isVisible && this.#unsent && this.#body.isReady) this.#send(null);
  }

  /** For the page, and the proxies on the way, which end a connection that is silent. */
  keepAlive(): void {
    if (!this.#isFresh) this.#body.comment('wait');
    this.#isFresh = false;
  }

  /** The last text and the reason why it is the last go out as one. */
  end({ finishReason, model, origin }: RecipeResult): void {
    this.#name(model, origin);
    this.#send(WIRE_REASON[finishReason]);
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

  /** Put together by hand: it is done for every token, and only the text is new each time. */
  #send(reason: string | null): void {
    const delta = this.#unsent ? `{"content":${JSON.stringify(this.#unsent)}}` : '{}';
    this.#unsent = '';
    this.#isFresh = true;
    const choice = `{"delta":${delta},"finish_reason":${JSON.stringify(reason)}}`;
    this.#body.data(`{"choices":[${choice}]${this.#author}}`);
  }

  #name(model: string | undefined, origin: string | undefined): void {
    if (model === this.#model && origin === this.#origin) return;
    this.#model = model;
    this.#origin = origin;
    const author = JSON.stringify({ model, origin });
    this.#author = author === '{}' ? '' : `,${author.slice(1, -1)}`;
  }
}

const WIRE_REASON = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  // A client that stopped by itself: the text is cut short all the same.
  aborted: 'length',
} as const satisfies Record<FinishReason, string>;
