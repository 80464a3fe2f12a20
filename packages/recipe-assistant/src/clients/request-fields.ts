import { asObject, type JsonObject } from './response.ts';

/**
 * What is sent in place of a field that a server refuses. OpenAI's newer models want the limit under
 * another name, and stream to verified organisations alone (https://github.com/lobehub/lobehub/issues/9385).
 */
const REPLACEMENTS = {
  max_tokens: ({ max_tokens: limit, ...others }: JsonObject) => ({
    max_completion_tokens: limit,
    ...others,
  }),
  // What is said of a stream is refused, too, where none is asked for.
  stream: ({ stream: _stream, stream_options: _options, ...others }: JsonObject) => others,
};

/** The fields of one request. What the server refuses of them is asked again without, once. */
export class RequestFields {
  #sent: JsonObject;
  readonly #replaced: Set<RefusedField>;
  readonly #known: Set<RefusedField>;

  /** @param known What the same client's earlier requests have learnt of this server. */
  constructor(fields: JsonObject, known: Set<RefusedField>) {
    this.#sent = fields;
    this.#known = known;
    this.#replaced = new Set();
    for (const name of known) this.#replace(name);
  }

  /** The body to send, without fields that are null. */
  get body(): string {
    return JSON.stringify(this.#sent, (_key, value: unknown) => value ?? undefined);
  }

  get model(): unknown {
    return this.#sent.model;
  }

  /** Whether this explanation of a 400 refuses a field that now is replaced. */
  adapt(explanation: JsonObject): boolean {
    if (refusesLimit(JSON.stringify(explanation))) return this.#replace('max_tokens');
    return asObject(explanation.error).param === 'stream' && this.#replace('stream');
  }

  /** What was replaced is replaced from now on: the server has accepted the rest. */
  remember(): void {
    for (const name of this.#replaced) this.#known.add(name);
  }

  #replace(name: RefusedField): boolean {
    if (this.#sent[name] == null) return false;
    this.#sent = REPLACEMENTS[name](this.#sent);
    this.#replaced.add(name);
    return true;
  }
}

/**
 * Not one that is only too high. Told by the new name wherever it stands, since gateways drop codes and wrap
 * the sentence in one of their own.
 */
function refusesLimit(error: string): boolean {
  if (error.includes('max_completion_tokens')) return true;
  return error.includes('max_tokens') && NOT_KNOWN.test(error);
}

const NOT_KNOWN = /unsupported|not supported|unknown|unrecognized|extra_forbidden/i;

export type RefusedField = keyof typeof REPLACEMENTS;
