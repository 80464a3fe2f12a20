import { expect, test } from 'vitest';
import { de } from 'recipe-assistant/locales/de';
import { es } from 'recipe-assistant/locales/es';
import { fr } from 'recipe-assistant/locales/fr';
import { it } from 'recipe-assistant/locales/it';
import { pl } from 'recipe-assistant/locales/pl';
import { ptBR } from 'recipe-assistant/locales/pt-BR';
import { tr } from 'recipe-assistant/locales/tr';
import { deriveRecipe } from 'recipe-assistant/recipe';
import { FOODS } from './foods/languages.ts';
import { languageNamed, languageOfText } from './language-of.ts';
import { NAMES } from './names/languages.ts';
import { WORDS } from './words/languages.ts';

/** In Latin letters. English is left out: it has any letter in a borrowed word, as in `jalapeño`. */
const LOCALES = { de, es, fr, it, pl, pt: ptBR, tr };
const LATIN = Object.keys(LOCALES) as (keyof typeof LOCALES)[];

/** A whole answer in each language, as a model writes it. */
const ANSWERS: Record<string, string> = {
  en: '# Leek Soup\n\nServes 2\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Chop the leeks.\n2. Simmer for 20 minutes.',
  es: '# Sopa de puerros\n\nPorciones: 2\n\n## Ingredientes\n\n- 2 puerros\n- 1 litro de caldo\n\n## Preparación\n\n1. Corta los puerros en rodajas.\n2. Cuece 20 minutos.',
  fr: '# Soupe aux poireaux\n\n## Ingrédients (pour 2 personnes)\n\n- 2 poireaux\n- 1 litre de bouillon\n\n## Étapes\n\n1. Coupez les poireaux.\n2. Laissez mijoter 20 minutes.',
  de: '# Lauchsuppe\n\n## Zutaten\n\n- 2 Stangen Lauch\n- 1 Liter Brühe\n\n## Zubereitung\n\n1. Den Lauch in Ringe schneiden.\n2. 20 Minuten kochen.',
  it: '# Zuppa di porri\n\n## Ingredienti\n\n- 2 porri\n- 1 litro di brodo\n\n## Procedimento\n\n1. Taglia i porri a rondelle.\n2. Cuoci per 20 minuti.',
  pt: '# Sopa de alho-poró\n\n## Ingredientes\n\n- 2 alhos-porós\n- 1 litro de caldo\n\n## Modo de preparo\n\n1. Corte o alho-poró em rodelas.\n2. Cozinhe por 20 minutos.',
  pl: '# Zupa z porów\n\n## Składniki\n\n- 2 pory\n- 1 litr bulionu\n\n## Przygotowanie\n\n1. Pokrój pory w plasterki.\n2. Gotuj 20 minut.',
  tr: '# Pırasa çorbası\n\n## Malzemeler\n\n- 2 pırasa\n- 1 litre et suyu\n\n## Yapılışı\n\n1. Pırasaları doğrayın.\n2. 20 dakika pişirin.',
  ar: '# شوربة الكراث\n\n## المكونات\n\n- ٢ كراث\n- لتر مرق\n\n## الطريقة\n\n1. قطعي الكراث.\n2. اطبخي 20 دقيقة.',
  hi: '# लीक का सूप\n\n## सामग्री\n\n- 2 लीक\n- 1 लीटर शोरबा (stock)\n\n## विधि\n\n1. लीक काटें।\n2. 20 मिनट पकाएं।',
  ja: '# ねぎのスープ\n\n## 材料\n\n- 長ねぎ 2本\n- 水 1リットル\n\n## 作り方\n\n1. ねぎを切る。\n2. 20分煮る。',
  ko: '# 대파 수프\n\n## 재료\n\n- 대파 2대\n- 물 1L\n\n## 만드는 법\n\n1. 대파를 썬다.\n2. 20분 끓인다.',
  zh: '# 韭葱汤\n\n## 食材\n\n- 韭葱 2根\n- 水 1升\n\n## 步骤\n\n1. 切韭葱。\n2. 煮20分钟。',
};

/** The language of each line that a recipe has. */
function languagesIn(text: string, language?: string): string[] {
  const recipe = deriveRecipe(text, { language })!;
  const lines = [...recipe.ingredients, ...recipe.steps].flatMap((group) => group.lines);
  return [...new Set(lines.map((line) => line.language!))];
}

test.each(Object.entries(ANSWERS))('a whole answer is told to be in "%s"', (language, text) => {
  expect(languagesIn(text)).toEqual([language]);
});

test.each([
  ['de', 'Zutaten:\n- Lauch\n- Salz\n\nZubereitung:\n1. Kochen.'],
  ['fr', 'Ingrédients :\n- poireaux\n- sel\n\nÉtapes :\n1. Cuire.'],
  ['it', 'Ingredienti\n- porri\n- sale\n\nProcedimento\n1. Cuocere.'],
  ['pl', '**Składniki**\n- por\n- sól\n\n**Kroki**\n1. Gotować.'],
  ['tr', 'Malzemeler:\n- pırasa\n- tuz\n\nAdımlar:\n1. Pişir.'],
  ['ja', '材料\n- 長葱\n- 塩\n\n作り方\n1. 煮る。'],
  ['en', 'Ingredients:\n- leeks\n- salt\n\nSteps:\n1. Boil.'],
])('of a short answer the names of its sections tell "%s"', (language, text) => {
  expect(languagesIn(text)).toEqual([language]);
});

test('the language that is given counts, read by its first subtag, unless it is not known', () => {
  const text = 'Ingredientes:\n- alho\n- sal\n\nModo:\n1. Aaa.';
  expect(languagesIn(text, 'es-MX')).toEqual(['es']);
  expect(languagesIn(text, 'pt-BR')).toEqual(['pt']);
  expect(languagesIn(ANSWERS.de!, 'tlh')).toEqual(['de']);
});

test.each(LATIN)('the letters that tell "%s" are in no word of another language', (language) => {
  const words = LATIN.filter((other) => other !== language).map((other) => {
    const names = { ...NAMES[other], letters: '' };
    return JSON.stringify([names, WORDS[other], FOODS[other], LOCALES[other].labels]);
  });
  const letters = NAMES[language].letters!.split(', ');
  const shared = letters.filter((letter) => words.join('').toLowerCase().includes(letter));
  expect(shared).toEqual([]);
});

test('a line in another language than its recipe has its own', () => {
  const text = `${ANSWERS.en}\n3. 煮5分钟。\n4. Den Rest für eine Minute ziehen lassen.`;
  expect(languagesIn(text)).toEqual(['en', 'zh', 'de']);
});

test.each([
  ['German', 'de'],
  ['Deutsch', 'de'],
  ['de-AT', 'de'],
  ['Brazilian Portuguese', 'pt'],
  ['português', 'pt'],
  ['Simplified Chinese', 'zh'],
  ['日本語', 'ja'],
  ['Klingon', undefined],
  ['', undefined],
])('"%s" is asked for as %s', (name, language) => {
  expect(languageNamed(name)).toBe(language);
});

test('a text is in the language that is given, else told, else asked for, else in English', () => {
  const asked = ['Klingon', 'Polish', 'fr'];
  expect(languageOfText(ANSWERS.de!, { given: 'it', asked })).toBe('it');
  expect(languageOfText(ANSWERS.de!, { given: 'tlh', asked })).toBe('de');
  expect(languageOfText('1. Xyz 2.', { asked })).toBe('pl');
  expect(languageOfText('1. Xyz 2.', {})).toBe('en');
});
