/**
 * Whether a text may be a model's name, which visitors and logs see: it is the other side's word. Of
 * letters, digits and what stands between them in the names that are in use, from `gpt-4o` and
 * `hf.co/org/Model-GGUF:Q4_K_M` to the ARNs of a cloud: no sentence with a comma, no line of its own.
 */
export function isModelName(value: unknown): value is string {
  return typeof value === 'string' && MODEL_NAME.test(value);
}

/** Up to 128 characters, and with spaces up to 64. */
const MODEL_NAME = /^(?=\S{1,128}$|.{1,64}$)(?=\S)[\p{L}\p{N} ._/:@+-]+$/u;
