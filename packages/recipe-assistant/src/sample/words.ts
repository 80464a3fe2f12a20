/** For comparisons: lower case, no accents, no possessive, one space between words, `200g` as `200 g`. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|['’]/gu, '')
    .replaceAll('⁄', '/')
    .replace(/[^\p{L}\p{M}\d/.,]+|[.,/](?!\d)/gu, ' ')
    .replace(/(?<=\d)(?=\p{L})/gu, ' ')
    .trim();
}

/** The last word in the singular; `asparagus` and `couscous` have none. */
export function singular(name: string): string {
  return name
    .replace(/leaves$/u, 'leaf')
    .replace(/(?<=chill?)ies$/u, 'i')
    .replace(/(?<=\p{L}[^k])ies$/u, 'y')
    .replace(/(?<=to|go|sh|ch|x)es$/u, '')
    .replace(/(?<=[^us])s$/u, '');
}

/** Its words, plain and in the singular, between spaces: ` free range egg `. */
export function wordsOf(text: string): string {
  return ` ${plain(text).split(/\s+/u).map(singular).join(' ')} `;
}
