/** Endings of a plural or a case in scripts of Latin letters; the last ones are Turkish. */
const ENDING = /^(?:e?s|e?n|[aeiou]|l[ae]r(?:[iu]|i?n[iae]?)?|[ny][iaeu])$/u;

/** What Korean writes together with a noun: `파를` is `파`, but `파스타` isn't. */
const PARTICLE = /^(?:[을를은는이가와과도의에로만]|으로|이나|하고)$/u;

/** What Arabic writes together with a noun: the article, and words before it. */
const ARABIC_ARTICLE = /^[وفبك]?(?:ال|لل)(?=\p{L}{2})/u;

/** The words of a text, and where they are. */
export function wordsOf(text: string) {
  return Array.from(text.matchAll(/[\p{L}\p{M}]+/gu), ({ 0: written, index }) => ({
    word: plainWord(written),
    start: index,
    end: index + written.length,
  }));
}

/** A word in lower case, without accents and a written-on article. */
export function plainWord(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
  return letters.replaceAll('ı', 'i').replace(ARABIC_ARTICLE, '');
}

/** Whether two words are forms of one: `tomato` and `tomatoes`, `berry` and `berries`, `cebula` and `cebulę`. */
export function isSame(one: string, other: string): boolean {
  if (one === other) return true;
  // In Spanish the spice, where `pimiento` is a bell pepper.
  if (one === 'pimienta' || other === 'pimienta') return false;
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return areEndings(short.slice(length), long.slice(length), length);
}

function areEndings(end: string, longer: string, length: number): boolean {
  if (/^\p{Script=Hangul}/u.test(longer)) return end === '' && PARTICLE.test(longer);
  // `un` and `unu` are flour in Turkish.
  if (length < 3) return length === 2 && end === '' && /^y?[iu]$/.test(longer);
  if (!/^\p{Script=Latin}/u.test(longer)) return longer.length < 4;
  if (end === '') return ENDING.test(longer);
  const pair = `${end}:${longer}`;
  // `past` is the start of `pasta` and of `paste`.
  const areVowels = /^[aeiouy]:[aeiouy]$/.test(pair) && (length > 4 || !/^[ae]:[ae]$/.test(pair));
  return areVowels || /^(?:y:ies|fe?:ves)$/.test(pair);
}

/** Whether words contain a form of another. */
export function hasWord(words: readonly string[], word: string): boolean {
  return words.some((own) => isSame(own, word));
}
