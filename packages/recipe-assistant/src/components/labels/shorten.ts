/** The start of a long name, cut between characters. */
export function shorten(name: string, maximum: number): string {
  const characters = [...name];
  return characters.length > maximum ? `${characters.slice(0, maximum).join('').trim()}…` : name;
}
