import { normalizeIngredient } from '../core/ingredients.ts';
import type { FinishReason, RecipeChunk, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';

/** Writes a recipe as chat-completions chunks. */
export class ChunkWriter {
  /** Whether there is a text: white space, invisible characters and turn tokens alone may still be an empty recipe. */
  isVisible = false;
  readonly stream: ReadableStream<Uint8Array>;
  /** Undefined once the stream is closed, or its reader has gone. */
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #unsent = '';
  /** Who wrote the text, in every event. */
  #author: Pick<RecipeChunk, 'model' | 'origin'> = {};

  /** @param onLeave Called when the reader has gone. */
  constructor(onLeave: () => void) {
    this.stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: () => {
        this.#controller = undefined;
        onLeave();
      },
    });
  }

  add({ text = '', model, origin }: RecipeChunk): void {
    this.#unsent += text;
    this.isVisible ||= normalizeIngredient(text) !== '';
    this.#author = { model, origin };
  }

  flush(): void {
    if (this.#unsent) this.#send(null);
  }

  /** A comment, since the page and proxies close a silent connection. */
  keepAlive(): void {
    this.#write(': wait');
  }

  /** Sends the last text together with its finish reason. */
  end({ finishReason, model, origin }: RecipeResult): void {
    this.#author = { model, origin };
    this.#send(WIRE_REASON[finishReason]);
    this.#write('data: [DONE]');
    this.close();
  }

  fail({ code, retryAfterMs }: RecipeError): void {
    this.flush();
    this.#writeData({ error: { code, retryAfterMs } });
    this.close();
  }

  close(): void {
    this.#controller?.close();
    this.#controller = undefined;
  }

  #send(reason: string | null): void {
    const delta = this.#unsent ? { content: this.#unsent } : {};
    this.#unsent = '';
    this.#writeData({ choices: [{ delta, finish_reason: reason }], ...this.#author });
  }

  #writeData(data: object): void {
    this.#write(`data: ${JSON.stringify(data)}`);
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
