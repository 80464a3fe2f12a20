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

export type RefusedField = keyof typeof REPLACEMENTS;

/** The body of a request, with what is sent in place of the refused fields, and without those that are null. */
export function writeBody(fields: JsonObject, refused: Iterable<RefusedField>): string {
  let sent = fields;
  for (const name of refused) if (sent[name] != null) sent = REPLACEMENTS[name](sent);
  return JSON.stringify(sent, (_key, value: unknown) => value ?? undefined);
}

/** The field that this explanation of a 400 refuses, if it can be replaced. */
export function refusedFieldOf(explanation: JsonObject): RefusedField | undefined {
  if (refusesLimit(JSON.stringify(explanation))) return 'max_tokens';
  return asObject(explanation.error).param === 'stream' ? 'stream' : undefined;
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
