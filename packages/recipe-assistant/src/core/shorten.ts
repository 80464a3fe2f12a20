/**
 * The start of a name that is longer than so many UTF-16 units, up to the end of a word; between characters where the
 * last word takes half of that, or where a script has no spaces.
 *
 * @param mark what stands for the rest
 */
export function shorten(name: string, maximum = 40, mark = '…'): string {
  if (name.length <= maximum) return name;
  const space = name.lastIndexOf(' ', maximum);
  const start = name.slice(0, space > maximum / 2 ? space : maximum);
  // Neither a comma at the end, nor half of a pair.
  return start.replace(/[,\uD800-\uDBFF]$/, '') + mark;
}
