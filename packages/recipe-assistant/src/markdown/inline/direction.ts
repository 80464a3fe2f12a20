/** Embeddings, overrides and isolates; marks such as U+200F, which a word may need, are none of these. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Takes out the characters that turn the direction of text around until another one ends it: unended
 * they reach past the recipe, and within it they can show other words than it says. In a file of its own, since
 * plain text needs it before the rest of this room is fetched.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(CONTROLS, '');
}
