import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The model's name, as this server reports it. */
export const MODEL_NAME = 'test/kitchen-8x7b';

/** A chat-completions server over real HTTP whose responses a test controls. */
export async function startModelServer(): Promise<ModelServer> {
  const server = new ModelServer();
  await server.listen();
  return server;
}

export class ModelServer {
  /** Every request since the last `reset`. */
  exchanges: ModelExchange[] = [];
  /** If set, answers each request at once; otherwise requests wait for the test. */
  answer?: (exchange: ModelExchange) => void;
  #taken = 0;
  #waiting: ((exchange: ModelExchange) => void)[] = [];
  readonly #http = createServer((incoming, response) => void this.#receive(incoming, response));

  async listen(): Promise<void> {
    this.#http.listen(0, '127.0.0.1');
    await once(this.#http, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}/v1`;
  }

  /** Those whose response has neither ended nor been left. */
  get open(): ModelExchange[] {
    return this.exchanges.filter(({ isOpen }) => isOpen);
  }

  /** The next request that no test has taken yet. */
  next(): Promise<ModelExchange> {
    const exchange = this.exchanges[this.#taken];
    this.#taken += 1;
    if (exchange) return Promise.resolve(exchange);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  reset(): void {
    this.exchanges = [];
    this.answer = undefined;
    this.#taken = 0;
    this.#waiting = [];
    this.#http.closeAllConnections();
  }

  async close(): Promise<void> {
    this.#http.close();
    this.#http.closeAllConnections();
    await once(this.#http, 'close');
  }

  async #receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of incoming.setEncoding('utf8')) body += part;
    const exchange = new ModelExchange(incoming, body, response);
    this.exchanges.push(exchange);
    this.#waiting.shift()?.(exchange);
    this.answer?.(exchange);
  }
}

/** A request to the model, and the control of its response. */
export class ModelExchange {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  /** Resolves when the caller leaves before the end of the response. */
  readonly abandoned: Promise<void>;
  isAbandoned = false;
  readonly #response: ServerResponse;

  constructor(incoming: IncomingMessage, body: string, response: ServerResponse) {
    this.method = incoming.method ?? '';
    this.path = incoming.url ?? '';
    this.headers = incoming.headers;
    this.body = JSON.parse(body) as Record<string, unknown>;
    this.#response = response;
    this.abandoned = new Promise((resolve) => {
      response.once('close', () => {
        if (response.writableEnded) return;
        this.isAbandoned = true;
        resolve();
      });
    });
  }

  get isOpen(): boolean {
    return !this.#response.closed;
  }

  /** Sends a chunk of text. */
  say(content: string): void {
    this.#send({ delta: { content }, finish_reason: null });
  }

  /** Ends the text with a finish reason, as such servers do. */
  finish(reason = 'stop'): void {
    this.#send({ delta: {}, finish_reason: reason });
    this.#response.end('data: [DONE]\n\n');
  }

  /** Sends a whole text, and ends it. */
  sayAll(content: string): void {
    this.say(content);
    this.finish();
  }

  /**
   * Sends a text piece by piece, and ends it.
   *
   * @param pace Milliseconds after each piece.
   */
  async sayInTime(pieces: readonly string[], pace: number): Promise<void> {
    for (const piece of pieces) {
      if (!this.isOpen) return;
      this.say(piece);
      await pause(pace);
    }
    this.finish();
  }

  /** Ends the response correctly for HTTP, but without a finish reason. */
  breakOff(): void {
    this.#response.end();
  }

  /** Cuts the connection. */
  cut(): void {
    this.#response.destroy();
  }

  /** Answers with something other than a stream. */
  reply(status: number, body: string, headers: Record<string, string> = {}): void {
    this.#response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    this.#response.end(body);
  }

  #send(choice: { delta: { content?: string }; finish_reason: string | null }): void {
    if (!this.#response.headersSent) {
      this.#response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    }
    const chunk = {
      object: 'chat.completion.chunk',
      model: MODEL_NAME,
      choices: [{ index: 0, ...choice }],
    };
    this.#response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }
}
