import type { FinishReason, RecipeChunk } from '../core/recipe-client.ts';
import { isRecipeErrorCode, type RecipeErrorCode } from '../core/recipe-error-code.ts';
import { codeOfStatus, failure } from './failure.ts';

/** Many times the longest recipe; a model that does not stop by itself is stopped here. */
const MAX_LENGTH = 262_144;

/** Every other reason, known or not, means that the model had finished. */
const FINISH_REASONS: ReadonlyMap<string | undefined, FinishReason> = new Map([
  ['length', 'length'],
  ['max_tokens', 'length'],
  ['content_filter', 'content-filter'],
]);

/** Judges one chat completion, streamed or whole: what is text, what is a failure, what is the end. */
export class ChatAnswer {
  /** No event can add anything any more. */
  done = false;
  readonly #response: Response;
  readonly #nameError: NameError;
  #finish?: string;
  #model?: string;
  #choice?: number;
  #length = 0;
  #hasWords = false;

  constructor(response: Response, nameError: NameError = () => undefined) {
    this.#response = response;
    this.#nameError = nameError;
  }

  /** The model has said why it ends; more can follow only by accident. */
  get isFinished(): boolean {
    return this.#finish !== undefined;
  }

  /** The model was stopped, because it did not stop by itself. */
  get isOverlong(): boolean {
    return this.#length > MAX_LENGTH;
  }

  /** The text of an event, if it has any. */
  addEvent(data: string, isError = false): RecipeChunk | undefined {
    if (isDone(data)) {
      this.done = true;
      return undefined;
    }
    return this.add(parseJson(data), isError);
  }

  /** The text of a completion or a piece of one, if it has any. */
  add(value: unknown, isError = false): RecipeChunk | undefined {
    if (!isObject(value)) throw this.#failure('malformed', 'The answer is not what was agreed');
    if (value.error || isError) throw this.#reported(value.error || value);
    if (typeof value.model === 'string') this.#model = value.model;
    const choices: unknown[] = Array.isArray(value.choices) ? value.choices : [];
    return this.#chunk(choices.map((choice) => this.#read(choice)).join(''));
  }

  /** Why the text ended, when nothing more will come. */
  end(): RecipeChunk {
    if (!this.done && !this.isFinished) {
      throw this.#failure('network', 'The stream ended before its end');
    }
    const finishReason = FINISH_REASONS.get(this.#finish) ?? 'stop';
    if (!this.#hasWords) {
      throw finishReason === 'content-filter'
        ? this.#failure('content-filtered', 'The whole answer was withheld')
        : this.#failure('empty', 'The answer has no text');
    }
    return { finishReason, model: this.#model };
  }

  #chunk(text: string): RecipeChunk | undefined {
    if (text === '') return undefined;
    const room = MAX_LENGTH - this.#length;
    this.#length += text.length;
    this.#hasWords ||= text.trim() !== '';
    if (this.isOverlong) {
      this.done = true;
      this.#finish = 'length';
    }
    return { text: text.slice(0, room), model: this.#model };
  }

  /** One answer was asked for: of several, the one that speaks first counts. */
  #read(choice: unknown): string {
    if (!isObject(choice)) return '';
    const index = typeof choice.index === 'number' ? choice.index : 0;
    const message = choice.delta ?? choice.message;
    const text = isObject(message) ? textOf(message.content) : '';
    if (text !== '') this.#choice ??= index;
    const isOurs = this.#choice === undefined || this.#choice === index;
    if (isOurs || !this.isFinished) this.#finish = reasonOf(choice) ?? this.#finish;
    return isOurs ? text : '';
  }

  #reported(error: unknown) {
    const { code, retryAfterMs }: Record<string, unknown> = isObject(error) ? error : {};
    const status = typeof code === 'number' && code >= 400 ? code : 500;
    const name = isRecipeErrorCode(code) ? code : this.#nameError(error);
    return this.#failure(
      name ?? codeOfStatus(status),
      'The other side reported a failure',
      retryAfterMs,
    );
  }

  #failure(code: RecipeErrorCode, summary: string, retryAfterMs?: unknown) {
    return failure(code, summary, { response: this.#response, retryAfterMs });
  }
}

/** Some servers write an empty one into every piece. */
function reasonOf({ finish_reason: reason }: Record<string, unknown>): string | undefined {
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
}

/** Text as such, or in parts of which only those of type `text` are meant for the reader. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content
    .map((part: unknown) =>
      isObject(part) && part.type === 'text' && typeof part.text === 'string' ? part.text : '',
    )
    .join('');
}

/** The mark behind the last event. */
export function isDone(data: string): boolean {
  return data.trim() === '[DONE]';
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined for what is not JSON. */
export function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** The code that a provider's own words stand for, if any. */
export type NameError = (error: unknown) => RecipeErrorCode | undefined;
