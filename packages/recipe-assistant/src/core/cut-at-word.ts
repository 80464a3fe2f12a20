/**
 * The start of a text, at most so many UTF-16 units of it, up to the end of a word; between characters where the last
 * word takes half of that, or where a script has no spaces.
 */
export function cutAtWord(text: string, maximum: number): string {
  const space = text.lastIndexOf(' ', maximum);
  const start = text.slice(0, space > maximum / 2 ? space : maximum);
  // Neither a comma at the end, nor half of a pair.
  return text.length > maximum ? start.replace(/[,\uD800-\uDBFF]$/, '') : text;
}
