/**
 * Whether a name or id from another server contains one of these texts: all of its words in order,
 * ignoring case and whatever is between them.
 *
 * @example
 * quotes('req_olive-oil_7', ['Olive oil']); // true
 */
export function quotes(name: string, texts: readonly string[]): boolean {
  const words = spacedWords(name);
  return texts.map(spacedWords).some((text) => text.trim() && words.includes(text));
}

function spacedWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}
