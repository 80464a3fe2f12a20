import { expect, test } from 'vitest';
import { splitEntry } from './split-entry.ts';

test.each([
  ['chicken, rice, a lemon and yoghurt', ['chicken', 'rice', 'a lemon', 'yoghurt']],
  ['chicken; rice', ['chicken', 'rice']],
  ['chicken,rice,', ['chicken', 'rice']],
  ['salt and pepper, ham & eggs', ['salt and pepper', 'ham', 'eggs']],
  ['rice, macaroni and cheese and milk', ['rice', 'macaroni and cheese', 'milk']],
  ['chicken, rice, and yoghurt', ['chicken', 'rice', 'yoghurt']],
  ['chicken, rice, AND yoghurt', ['chicken', 'rice', 'yoghurt']],
  ['1,5 kg flour, 2 eggs', ['1,5 kg flour', '2 eggs']],
  ['eggs 12, 3 onions', ['eggs 12', '3 onions']],
  ['鶏肉、米，卵', ['鶏肉', '米', '卵']],
  ['ثوم، بصل', ['ثوم', 'بصل']],
  ['rice, Rice, egg', ['rice', 'egg']],
])('%j holds several ingredients', (entry, parts) => {
  expect(splitEntry(entry, 'and')).toEqual(parts);
});

test.each([
  'leek',
  'salt and pepper',
  "d'Anjou & co",
  '1,5 kg flour',
  '1,2,3',
  'leek,',
  ', ;',
  'a, A',
])('%j is one ingredient', (entry) => {
  expect(splitEntry(entry, 'and')).toEqual([]);
});

test('another language has another and', () => {
  expect(splitEntry('Reis, Eier und Milch', 'und')).toEqual(['Reis', 'Eier', 'Milch']);
  expect(splitEntry('Reis, Eier and Milch', 'und')).toEqual(['Reis', 'Eier and Milch']);
});
