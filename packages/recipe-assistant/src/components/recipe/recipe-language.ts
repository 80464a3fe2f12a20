/** No more of a text is read. */
const LONGEST = 2000;

const SCRIPTS = {
  zh: /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
  ko: /\p{sc=Hang}/u,
  ar: /\p{sc=Arab}/u,
  he: /\p{sc=Hebr}/u,
  hi: /\p{sc=Deva}/u,
  th: /\p{sc=Thai}/u,
  el: /\p{sc=Grek}/u,
  ru: /\p{sc=Cyrl}/u,
};

/** The language of a recipe: as the page says, else that of the page, else as the script tells. */
export function recipeLanguage(
  given: string | undefined,
  pageLang: string | undefined,
  recipe: string,
): string | undefined {
  return given ?? pageLang ?? scriptLanguage(recipe);
}

/** The direction that a third of the letters have: a brand or a foreign name in front doesn't turn a recipe. */
export function recipeDirection(recipe: string): 'ltr' | 'rtl' {
  const text = recipe.slice(0, LONGEST);
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(/[\p{sc=Arab}\p{sc=Hebr}]/gu) * 3 > count(/\p{L}/gu) ? 'rtl' : 'ltr';
}

/**
 * The language of a text as far as its script tells; undefined for Latin and others. A third of the letters is
 * enough, since a word in Latin letters takes more of them than one in Chinese characters.
 */
function scriptLanguage(text: string): string | undefined {
  const letters = text.slice(0, LONGEST).match(/\p{L}/gu) ?? [];
  const isScript = (script: RegExp) =>
    letters.filter((letter) => script.test(letter)).length * 3 > letters.length;
  const [language] = Object.entries(SCRIPTS).find(([, script]) => isScript(script)) ?? [];
  return language === 'zh' && /[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? 'ja' : language;
}
