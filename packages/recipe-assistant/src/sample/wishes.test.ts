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

const EACH_BREAKS = ['bacon', 'honey', 'flour', 'butter', 'walnuts'].map((food) => readFood(food));

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

test('a diet is kept by the name that its label had before', () => {
  const { isAgainstDiet, shortcomings } = readWishes({ diet: 'kuruyemişsiz' });
  expect(isAgainstDiet(readFood('walnuts'))).toBe(true);
  expect(shortcomings).toEqual([]);
});

test.each([
  ['글루텐 없이', '고추장'],
  ['グルテンフリー', '味噌豚肉漬け'],
  ['无麸质', '鸡肉饺子'],
])(
  'with the diet %s a food whose name only begins with a known one is left out: %s',
  (diet, food) => {
    expect(readWishes({ diet }).isAgainstDiet(readFood(food))).toBe(true);
  },
);

test.each([
  ['글루텐 없이', '국산닭고기'],
  ['グルテンフリー', '国産鶏肉'],
])('with the diet %s a food whose name ends in a known one is not: %s', (diet, food) => {
  expect(readWishes({ diet }).isAgainstDiet(readFood(food))).toBe(false);
});

test.each(['카레', '카레가루', '咖喱块', 'カレールー', 'curry roux', 'irmik'])(
  '%s has gluten',
  (food) => {
    expect(readWishes({ avoid: ['gluten'] }).isAvoided(readFood(food))).toBe(true);
    expect(readWishes({ diet: 'gluten free' }).isAgainstDiet(readFood(food))).toBe(true);
  },
);

test('who avoids fıstık gets no antep fıstığı', () => {
  const { isAvoided } = readWishes({ avoid: ['fıstık'] });
  expect(isAvoided(readFood('antep fıstığı'))).toBe(true);
});

test.each([
  ['김치', 'kimchi'],
  ['콩나물', 'soybean sprouts'],
  ['fıstık', 'nuts'],
  ['irmik', 'semolina'],
  ['incir', 'figs'],
])('%s is known as %s', (written, food) => {
  expect(readFood(written).name).toBe(food);
});
