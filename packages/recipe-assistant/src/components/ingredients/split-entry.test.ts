import { expect, test } from 'vitest';
import { splitIngredients } from '../../core/ingredients.ts';
import { ingredientsIn, readList } from './split-entry.ts';

test.each([
  ['chicken, rice, a lemon and yoghurt', ['chicken', 'rice', 'a lemon', 'yoghurt']],
  ['chicken; rice', ['chicken', 'rice']],
  ['chicken,rice,', ['chicken', 'rice']],
  ['salt and pepper, ham & eggs', ['salt and pepper', 'ham', 'eggs']],
  ['rice, macaroni and cheese and milk', ['rice', 'macaroni and cheese', 'milk']],
  ['chicken, rice, and yoghurt', ['chicken', 'rice', 'yoghurt']],
  ['1,5 kg flour, 2 eggs', ['1,5 kg flour', '2 eggs']],
  ['eggs 12, 3 onions', ['eggs 12', '3 onions']],
  ['鶏肉、米，卵', ['鶏肉', '米', '卵']],
  ['ثوم، بصل', ['ثوم', 'بصل']],
  ['٢،٥ كيلو بطاطس، بصل', ['٢،٥ كيلو بطاطس', 'بصل']],
  ['ﾄﾏﾄ､ﾅｽ', ['ﾄﾏﾄ', 'ﾅｽ']],
  ['rice, Rice, egg', ['rice', 'egg']],
  ['flour (plain, sifted), milk', ['flour (plain, sifted)', 'milk']],
  ['flour [plain; sifted]; milk', ['flour [plain; sifted]', 'milk']],
  ['小麦粉（薄力粉、ふるう）、卵', ['小麦粉（薄力粉、ふるう）', '卵']],
  ['flour (plain, sifted, milk', ['flour (plain', 'sifted', 'milk']],
  ['flour), milk', ['flour)', 'milk']],
  ['milk, eggs and flour (plain and sifted)', ['milk', 'eggs', 'flour (plain and sifted)']],
  ['小麦粉（薄力粉・強力粉）、卵', ['小麦粉（薄力粉・強力粉）', '卵']],
  ['チリ・ソース、卵', ['チリ・ソース', '卵']],
  ['milk 3,5 %, vitamin E, leek', ['milk 3,5 %', 'vitamin E', 'leek']],
])('%j holds several ingredients', (entry, parts) => {
  expect(ingredientsIn(entry, 'and')).toEqual(parts);
});

test.each([
  'leek',
  'salt and pepper',
  "d'Anjou & co",
  '1,5 kg flour',
  'leek,',
  ', ;',
  'a, A',
  'flour (plain, sifted)',
  '1. leek',
  '• leek',
  'col·liflor',
  'chicken - diced',
  'チリ・ソース',
  '１．５kgの米',
])('%j is one ingredient', (entry) => {
  expect(ingredientsIn(entry, 'and')).toEqual([]);
});

test.each([
  ['riisi, munat JA maito', 'ja', ['riisi', 'munat', 'maito']],
  ['riisi, munat ja maito', 'and', ['riisi', 'munat ja maito']],
  ['riso, uova ed erbe', 'e ed', ['riso', 'uova', 'erbe']],
  ['ryż, jajka i mleko (i śmietana)', 'i oraz', ['ryż', 'jajka', 'mleko (i śmietana)']],
  ['أرز؛ بصل و ملح', 'و', ['أرز', 'بصل', 'ملح']],
  ['बेसन, अंडे और दूध', 'और व', ['बेसन', 'अंडे', 'दूध']],
  ['卵、とり肉とねぎ', 'と', ['卵', 'とり肉とねぎ']],
  ['rice, eggs c++ milk', 'c++', ['rice', 'eggs', 'milk']],
])("%j is parted by the language's own %j", (entry, and, parts) => {
  expect(ingredientsIn(entry, and)).toEqual(parts);
});

test.each([
  ['• leek\n• two eggs', ['leek', 'two eggs']],
  ['- leek\n* rice\n– egg\n◦ milk', ['leek', 'rice', 'egg', 'milk']],
  ['1. leek\r\n2. 2 eggs\r\n10) rice', ['leek', '2 eggs', 'rice']],
  ['- [ ] leek\n- [x] rice\n[ ] egg\n☐ milk\n✓ oil', ['leek', 'rice', 'egg', 'milk', 'oil']],
  ['・卵\n・米', ['卵', '米']],
  ['leek,\nrice;\negg、', ['leek', 'rice', 'egg']],
  ['Shopping list:\nleek\n\nDairy: \r\nmilk', ['leek', 'milk']],
  ['買い物リスト：\n卵\n2 eggs: large\nLista:\n', ['卵', '2 eggs: large', 'Lista:']],
  ['2\tonions\n1.5\tkg flour\n-5 °C ice\n*', ['2 onions', '1.5 kg flour', '-5 °C ice']],
])('%j is a list as it comes out of another application', (text, lines) => {
  expect(splitIngredients(readList(text))).toEqual(lines);
});
