import { expect, test } from 'vitest';
import { recipeDirection, scriptLanguage } from './recipe-language.ts';

test.each([
  ['# 親子丼\n\n- 鶏肉 200g\n- 卵 2個\n\n1. 玉ねぎを切る。', 'ja'],
  ['# 宫保鸡丁\n\n- 鸡肉 200 g\n- 花生 50 g', 'zh'],
  ['# 김치찌개\n\n- 김치 200g (kimchi)', 'ko'],
  ['# شوربة العدس\n\n- ٢ كوب عدس', 'ar'],
  ['# מרק עדשים', 'he'],
  ['# दाल तड़का', 'hi'],
  ['# ต้มยำกุ้ง', 'th'],
  ['# Φασολάδα', 'el'],
  ['# Борщ\n\n- 2 свёклы', 'ru'],
  ['# Miso soup\n\n- 2 tbsp miso (味噌)\n- dashi (だし)', undefined],
  ['# Żurek\n\n- 500 ml zakwasu', undefined],
  ['1 2 3', undefined],
  ['', undefined],
])('%j is read as %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});

test.each([
  ['# Nutella: كعكة الشوكولاتة\n\n- 200 غرام من Nutella', 'rtl'],
  ['🍲 1. شوربة العدس', 'rtl'],
  ['# מרק עדשים', 'rtl'],
  ['# شكشوكة (shakshuka)\n\n- 4 eggs\n- 2 tomatoes\n\n1. Simmer the tomatoes.', 'ltr'],
  ['# 親子丼', 'ltr'],
  ['', 'ltr'],
])('%j runs %s', (text, direction) => {
  expect(recipeDirection(text)).toBe(direction);
});
