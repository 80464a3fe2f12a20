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
  readonly stream: ReadableStream<Uint8Array>;
  /** Undefined once the stream is closed, or its reader has gone. */
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #unsent = '';
  #model: string | undefined;
  #origin: string | undefined;
  /** The fields about the model in every event, as JSON. */
  #author = '';

  /** @param onLeave Called when the reader has gone. */
  constructor(onLeave: () => void) {
    this.stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        // A slow reader has caught up.
        pull: () => this.flush(),
        cancel: () => {
          this.#controller = undefined;
          onLeave();
        },
      },
      { highWaterMark: HIGH_WATER_MARK },
    );
  }

  add({ text = '', model, origin }: RecipeChunk): void {
    this.#unsent += text;
    this.isVisible ||= normalizeIngredient(text) !== '';
    this.#name(model, origin);
  }

  /** Sends pending text, unless the reader is behind: then it is sent once that has caught up. */
  flush(): void {
    const isReady = (this.#controller?.desiredSize ?? 0) > 0;
    if (this.isVisible && this.#unsent && isReady) this.#send(null);
  }

  /** A comment, since the page and proxies close a silent connection. */
  keepAlive(): void {
    this.#write(': wait');
  }

  /** Sends the last text together with its finish reason. */
  end({ finishReason, model, origin }: RecipeResult): void {
    this.#name(model, origin);
    this.#send(WIRE_REASON[finishReason]);
    this.#write('data: [DONE]');
    this.close();
  }

  fail({ code, retryAfterMs }: RecipeError): void {
    if (this.#unsent) this.#send(null);
    this.#write(`data: ${JSON.stringify({ error: { code, retryAfterMs } })}`);
    this.close();
  }

  close(): void {
    this.#controller?.close();
    this.#controller = undefined;
  }

  /** Concatenated by hand: this runs for every token, and only the text changes. */
  #send(reason: string | null): void {
    const delta = this.#unsent ? `{"content":${JSON.stringify(this.#unsent)}}` : '{}';
    this.#unsent = '';
    const choice = `{"delta":${delta},"finish_reason":${JSON.stringify(reason)}}`;
    this.#write(`data: {"choices":[${choice}]${this.#author}}`);
  }

  #name(model: string | undefined, origin: string | undefined): void {
    if (model === this.#model && origin === this.#origin) return;
    this.#model = model;
    this.#origin = origin;
    const author = JSON.stringify({ model, origin });
    this.#author = author === '{}' ? '' : `,${author.slice(1, -1)}`;
  }

  #write(line: string): void {
    this.#controller?.enqueue(encoder.encode(`${line}\n\n`));
  }
}

const WIRE_REASON = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
  // The client stopped by itself, so the text was cut short.
  aborted: 'length',
} as const satisfies Record<FinishReason, string>;

const encoder = new TextEncoder();
