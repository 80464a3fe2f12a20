/** The longest name that a list of ingredients can bear. */
const MOST_LETTERS = 80;

/** A name is data: it shows as it was typed, whatever it would mean in markdown. */
export function asTyped(ingredient: string): string {
  const plain = ingredient
    .replace(/[\p{Cc}\s\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  const letters = [...plain];
  const short =
    letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : plain;
  const escaped = short
    .replace(/[\\`*_[\]<>&|~#=]/gu, String.raw`\$&`)
    .replace(/^[-+]/u, String.raw`\$&`)
    .replace(/^(\d+)([.)])/u, String.raw`$1\$2`);
  return RIGHT_TO_LEFT.test(escaped) ? `\u2068${escaped}\u2069` : escaped;
}

/** Letters that would carry the words around them along, unless they are kept apart. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** `leek, potato and cream`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
