import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { RecipeChunk } from '../core/recipe-client.ts';
import { BodyReader } from './body-reader.ts';
import { ChatAnswer, isDone, type NameError, parseJson } from './chat-answer.ts';
import { failure } from './failure.ts';

/** The longest event, in characters; a token takes some hundreds. */
const MAX_EVENT_LENGTH = 1024 * 1024;

/** How long a server may keep the connection once the model has finished, in milliseconds. */
const GOODBYE_MS = 1000;

/**
 * The text of a chat-completions event stream as it arrives, and last the reason why it ended.
 *
 * A stream that breaks off, is malformed, reports a failure or has no text throws a `RecipeError`,
 * after all text before it. The connection is closed however the reading ends.
 */
export async function* readChatStream(
  response: Response,
  signal: AbortSignal,
  nameError?: NameError,
): AsyncGenerator<RecipeChunk, void, undefined> {
  const body = new BodyReader(response, signal);
  const answer = new ChatAnswer(response, nameError);
  try {
    checkType(response);
    for await (const { data, event } of readEvents(response, body, answer, signal)) {
      const chunk = answer.addEvent(data, event === 'error');
      if (chunk) yield chunk;
      if (answer.done) break;
    }
    yield answer.end();
  } finally {
    if (answer.done && !answer.isOverlong) body.leave(GOODBYE_MS);
    else body.close();
  }
}

function checkType(response: Response): void {
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && response.status !== 204 && !/^text\/event-stream\b/i.test(type)) {
    throw failure('malformed', 'The answer is no event stream', { response });
  }
}

async function* readEvents(
  response: Response,
  body: BodyReader,
  answer: ChatAnswer,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  const events = new EventQueue();
  let goodbye: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      const text = await nextText(body, answer, signal);
      if (text === undefined) break;
      yield* events.feed(text);
      if (events.isOverfull) throw failure('malformed', 'An event is too long', { response });
      if (answer.isFinished) goodbye ??= setTimeout(body.close, GOODBYE_MS);
    }
    if (body.isEmpty) throw failure('empty', 'There is no answer', { response });
    yield* events.close();
  } finally {
    clearTimeout(goodbye);
  }
}

/** A connection that breaks once the model has finished has nothing left to lose. */
async function nextText(body: BodyReader, answer: ChatAnswer, signal: AbortSignal) {
  try {
    return await body.read();
  } catch (error) {
    if (answer.isFinished && !signal.aborted) return undefined;
    throw error;
  }
}

/** The parser calls back; a generator wants to ask. */
class EventQueue {
  isOverfull = false;
  #events: EventSourceMessage[] = [];
  readonly #parser = createParser({
    maxBufferSize: MAX_EVENT_LENGTH,
    onEvent: (event) => this.#events.push(event),
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') this.isOverfull = true;
    },
  });

  feed(text: string): EventSourceMessage[] {
    this.#parser.feed(text);
    return this.#events.splice(0);
  }

  /**
   * Some servers forget the blank line behind their last event. It counts when it is whole; half of
   * one is a stream that broke off.
   */
  close(): EventSourceMessage[] {
    const rest = this.feed('\n\n');
    return rest.filter(({ data }) => isDone(data) || parseJson(data) !== undefined);
  }
}
