import type { FinishReason, RecipeChunk, RecipeResult } from '../core/recipe-client.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import { EventBody } from './event-body.ts';

/** The longest text that is passed on, in UTF-16 units: far past any recipe, and the end of a runaway. */
export const MAX_RELAYED = 262_144;

/**
 * One recipe as chat-completions chunks. Each piece of text goes out at once; to a reader who does
 * not keep up, the pieces that came meanwhile go as one.
 */
export class RecipeAnswer {
  readonly #body: EventBody;
  #recipe = '';
  #sent = 0;
  #model?: string;
  #finished = false;

  constructor(onLeave: () => void) {
    this.#body = new EventBody({ onDrain: () => this.#flush(), onLeave });
  }

  get stream(): ReadableStream<Uint8Array> {
    return this.#body.stream;
  }

  /** Whether no more text is passed on. */
  get isFull(): boolean {
    return this.#recipe.length >= MAX_RELAYED;
  }

  /** The whole text so far, and the chunk that brought its end. */
  text(recipe: string, { finishReason, model }: RecipeChunk): void {
    this.#rename(model);
    this.#recipe = recipe.slice(0, MAX_RELAYED);
    const reason = this.isFull ? 'length' : finishReason;
    if (reason !== undefined) this.#finish(reason);
    else if (this.#body.isReady) this.#flush();
  }

  wait(): void {
    this.#body.comment('wait');
  }

  end({ finishReason, model }: RecipeResult): void {
    this.#rename(model);
    this.#finish(finishReason);
    if (this.#finished) this.#body.data('[DONE]');
    this.#body.close();
  }

  fail({ code, retryAfterMs }: RecipeError): void {
    this.#flush();
    this.#body.data(JSON.stringify({ error: { code, retryAfterMs } }));
    this.#body.close();
  }

  /** A reason goes out once, with the last text; a run that was left has none. */
  #finish(finishReason: FinishReason): void {
    if (this.#finished || finishReason === 'aborted') {
      this.#flush();
      return;
    }
    this.#finished = true;
    this.#chunk(this.#takeUnsent(), WIRE_REASON[finishReason]);
  }

  #flush(): void {
    const content = this.#takeUnsent();
    if (content) this.#chunk(content, null);
  }

  #takeUnsent(): string {
    const content = this.#recipe.slice(this.#sent);
    this.#sent = this.#recipe.length;
    return content;
  }

  #rename(model: string | undefined): void {
    if (model !== undefined && MODEL_NAME.test(model)) this.#model = model;
  }

  #chunk(content: string, finish_reason: string | null): void {
    const delta = content ? { content } : {};
    this.#body.data(JSON.stringify({ choices: [{ delta, finish_reason }], model: this.#model }));
  }
}

const WIRE_REASON = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'content_filter',
} as const satisfies Partial<Record<FinishReason, string>>;

/** The model's name is the other side's text: only what looks like one is passed on. */
const MODEL_NAME = /^[\p{L}\p{N} ._/:@+,()-]{1,128}$/u;
