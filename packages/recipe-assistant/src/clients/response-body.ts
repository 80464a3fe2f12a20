import { failure } from './failure.ts';

/** More than any recipe; what sends more is no recipe. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The text of a response, piece by piece. Not `for await`: WebKit's bodies are not iterable. */
export class ResponseBody {
  readonly #response: Response;
  readonly #signal: AbortSignal;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  readonly #decoder = new TextDecoder();
  #bytes = 0;

  constructor(response: Response, signal: AbortSignal) {
    this.#response = response;
    this.#signal = signal;
    this.#reader = response.body?.getReader();
    signal.addEventListener('abort', this.close);
  }

  /** Nothing has come yet. */
  get isEmpty(): boolean {
    return this.#bytes === 0;
  }

  /** The next piece; undefined at the end, and once the body has been closed. */
  async read(): Promise<string | undefined> {
    this.#signal.throwIfAborted();
    let bytes: Uint8Array | undefined;
    try {
      bytes = (await this.#reader?.read())?.value;
    } catch {
      this.#signal.throwIfAborted();
      throw this.#failure('network', 'The connection broke off');
    }
    this.#signal.throwIfAborted();
    if (!bytes) return this.#decoder.decode() || undefined;
    this.#bytes += bytes.byteLength;
    if (this.#bytes > MAX_BYTES) throw this.#failure('malformed', 'The response is too large');
    return this.#decoder.decode(bytes, { stream: true });
  }

  /** Lets go of the connection. */
  readonly close = (): void => {
    this.#signal.removeEventListener('abort', this.close);
    this.#reader?.cancel().catch(() => {});
  };

  /** Reads on to the end, unwatched and not for long: then the connection can serve again. */
  drain(milliseconds: number): void {
    const timer = setTimeout(this.close, milliseconds);
    const end = () => {
      clearTimeout(timer);
      this.close();
    };
    const readOn = async () => {
      while ((await this.read()) !== undefined);
    };
    readOn().then(end, end);
  }

  #failure(code: 'malformed' | 'network', summary: string) {
    return failure(code, summary, { response: this.#response });
  }
}

/** A whole body. */
export async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const body = new ResponseBody(response, signal);
  let whole = '';
  try {
    for (let text = await body.read(); text !== undefined; text = await body.read()) whole += text;
    return whole;
  } finally {
    body.close();
  }
}

/** How long a response that has failed already may take to say why, in milliseconds. */
const EXPLANATION_MS = 1000;

/** The JSON of a failed response; undefined when there is none, in time and in one piece. */
export async function readExplanation(response: Response, signal: AbortSignal): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) {
    response.body?.cancel().catch(() => {});
    return undefined;
  }
  const limit = AbortSignal.timeout(EXPLANATION_MS);
  try {
    return JSON.parse(await readText(response, AbortSignal.any([signal, limit])));
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
