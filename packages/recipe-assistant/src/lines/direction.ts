/** Embeddings, overrides and isolates, but not marks such as U+200F, which a word may need. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes characters that change the text direction until another ends it: unended, they reach past the
 * recipe, and inside it they can disguise its words.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(CONTROLS, '');
}
