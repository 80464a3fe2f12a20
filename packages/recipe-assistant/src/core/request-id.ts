import { quotes } from './quotes.ts';

/** A host's request id that can be sent in a header. */
export const SENDABLE_REQUEST_ID = /^[\x21-\x7e]{1,128}$/;

/** Another server's request id, if it looks like one and quotes nothing of the visitor's. */
export function readRequestId(value: unknown, ingredients: readonly string[]): string | undefined {
  if (typeof value !== 'string' || !/^[\w.:-]{1,64}$/.test(value)) return undefined;
  return quotes(value, ingredients) ? undefined : value;
}
