import type { TokenUsage } from './recipe-client.ts';

/** Token counts from fields with these names; undefined without a usable one. */
export function readUsage(
  given: unknown,
  inputName: string,
  outputName: string,
): TokenUsage | undefined {
  const fields = Object(given) as Record<string, unknown>;
  const inputTokens = readCount(fields[inputName]);
  const outputTokens = readCount(fields[outputName]);
  const isKnown = inputTokens !== undefined || outputTokens !== undefined;
  return isKnown ? { inputTokens, outputTokens } : undefined;
}

/** A count, which metrics add up: anything may be sent in its place. */
export function readCount(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
