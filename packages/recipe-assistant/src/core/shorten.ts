/**
 * The words of a name that fit into so many UTF-16 units, and an ellipsis if there are more; its first characters where
 * the first word is longer, or a script has no spaces.
 */
export function shorten(name: string, maximum = 40): string {
  if (name.length <= maximum) return name;
  // One unit more, for a word that ends just there.
  return `${name.slice(0, maximum + 1).replace(/,? \S*$|.$/u, '')}…`;
}
