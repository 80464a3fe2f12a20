import { fr } from 'recipe-assistant/locales/fr';
import { ja } from 'recipe-assistant/locales/ja';
import { ko } from 'recipe-assistant/locales/ko';
import { expect, test } from 'vitest';
import { createWords } from '../../components/labels/create-words.ts';
import { spellServings } from './servings-words.ts';

test.each([
  ['Pour 4–6 personnes', fr],
  ['4–6人分', ja],
  ['4–6인분', ko],
])('servings are spelled with the spaces of their label: %s', (spelled, { tag, labels }) => {
  const words = { ...createWords(tag, labels), labels };
  expect(spellServings({ from: 2, to: 3 }, 2, words)).toBe(spelled);
});
