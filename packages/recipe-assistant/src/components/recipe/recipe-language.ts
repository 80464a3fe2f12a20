/** No more of a text is read. */
const LONGEST = 2000;

const SCRIPTS = {
  zh: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu,
  ko: /\p{sc=Hang}/gu,
  ar: /\p{sc=Arab}/gu,
  he: /\p{sc=Hebr}/gu,
  hi: /\p{sc=Deva}/gu,
  th: /\p{sc=Thai}/gu,
  el: /\p{sc=Grek}/gu,
  ru: /\p{sc=Cyrl}/gu,
};

/** The direction of its script: a brand or a foreign name in front doesn't turn a recipe. */
export function recipeDirection(recipe: string): 'ltr' | 'rtl' {
  return /^(?:ar|he)$/.test(scriptLanguage(recipe) ?? '') ? 'rtl' : 'ltr';
}

/**
 * The language of a text as far as its script tells; undefined for Latin and others. A third of the letters is
 * enough, since a word in Latin letters takes more of them than one in Chinese characters.
 */
export function scriptLanguage(text: string): string | undefined {
  const start = text.slice(0, LONGEST);
  const count = (letters: RegExp) => start.match(letters)?.length ?? 0;
  const third = count(/\p{L}/gu) / 3;
  const [language] = Object.entries(SCRIPTS).find(([, script]) => count(script) > third) ?? [];
  return language === 'zh' && /[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? 'ja' : language;
}
