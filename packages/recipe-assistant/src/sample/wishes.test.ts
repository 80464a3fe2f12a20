import { ar } from 'recipe-assistant/locales/ar';
import { de } from 'recipe-assistant/locales/de';
import { es } from 'recipe-assistant/locales/es';
import { fr } from 'recipe-assistant/locales/fr';
import { hi } from 'recipe-assistant/locales/hi';
import { it } from 'recipe-assistant/locales/it';
import { ja } from 'recipe-assistant/locales/ja';
import { ko } from 'recipe-assistant/locales/ko';
import { pl } from 'recipe-assistant/locales/pl';
import { ptBR } from 'recipe-assistant/locales/pt-BR';
import { tr } from 'recipe-assistant/locales/tr';
import { zhHans } from 'recipe-assistant/locales/zh-Hans';
import { describe, expect, test } from 'vitest';
import { readFood } from './read-food.ts';
import { readWishes } from './wishes.ts';

const EACH_BREAKS = ['bacon', 'honey', 'flour', 'butter', 'walnuts'].map(readFood);

describe.each([ar, de, es, fr, hi, it, ja, ko, pl, ptBR, tr, zhHans])('$tag', ({ labels }) => {
  const diets = labels.wishDiets.split(/\s*[,،、]\s*/u);

  test.each(EACH_BREAKS.map((food, index) => [diets[index]!, food] as const))(
    'the diet %s is kept',
    (diet, food) => {
      const { isAgainstDiet, shortcomings } = readWishes({ diet });
      expect(isAgainstDiet(food)).toBe(true);
      expect(shortcomings).toEqual([]);
    },
  );

  test('all of them together are', () => {
    expect(readWishes({ diet: diets.join(', ') }).shortcomings).toEqual([]);
  });
});
