import { normalizeIngredient } from '../core/ingredients.ts';
import type { FinishReason, RecipeChunk, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';

/** How many chunks of a few hundred bytes may wait for a slow reader before text is merged. */
const HIGH_WATER_MARK = 128;

/**
 * Writes a recipe as chat-completions chunks. Each chunk goes out at once; for a slow reader, the
 * pending text is merged into one.
 */
export class ChunkWriter {
  /** Whether there is a text: white space, invisible characters and turn tokens alone may still be an empty recipe. */
  isVisible = false;
  readonly #body: EventBody;
  #unsent = '';
  #model: string | undefined;
  #origin: string | undefined;
  /** Whether text was sent since the last keep-alive. */
  #isFresh = false;
  /** The fields about the model in every event, as JSON. */
  #author = '';

  constructor(onLeave: () => void) {
    this.#body = new EventBody({ onDrain: () => this.flush(), onLeave });
  }

  get stream(): ReadableStream<Uint8Array> {
    return this.#body.stream;
  }

  add({ text = '', model, origin }: RecipeChunk): void {
    this.#unsent += text;
    this.isVisible ||= normalizeIngredient(text) !== '';
    this.#name(model, origin);
  }

  /** Sends pending text, unless the reader is behind: then `onDrain` sends it. */
  flush(): void {
    if (this.isVisible && this.#unsent && this.#body.isReady) this.#send(null);
  }

  /** A comment, since the page and proxies close a silent connection. */
  keepAlive(): void {
    if (!this.#isFresh) this.#body.comment('wait');
    this.#isFresh = false;
  }

  /** Sends the last text together with its finish reason. */
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

  /** Concatenated by hand: this runs for every token, and only the text changes. */
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
  // The client stopped by itself, so the text was cut short.
  aborted: 'length',
} as const satisfies Record<FinishReason, string>;

/** The body of an event-stream response. Its reader may be slow or gone. */
export class EventBody {
  readonly stream: ReadableStream<Uint8Array>;
  #controller?: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor({ onDrain, onLeave }: EventBodyOptions) {
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: onDrain,
        cancel: () => {
          this.#controller = undefined;
          onLeave();
        },
      },
      { highWaterMark: HIGH_WATER_MARK },
    );
  }

  /** False when the reader is behind; `onDrain` is called when it has caught up. */
  get isReady(): boolean {
    return (this.#controller?.desiredSize ?? 0) > 0;
  }

  data(data: string): void {
    this.#write(`data: ${data}\n\n`);
  }

  comment(text: string): void {
    this.#write(`: ${text}\n\n`);
  }

  close(): void {
    this.#controller?.close();
    this.#controller = undefined;
  }

  #write(text: string): void {
    this.#controller?.enqueue(encoder.encode(text));
  }
}

const encoder = new TextEncoder();

interface EventBodyOptions {
  /** Called when the reader has caught up. */
  onDrain: () => void;
  /** Called when the reader has gone. */
  onLeave: () => void;
}
