import { expect, test } from 'vitest';
import { splitIngredients } from '../../core/ingredients.ts';
import { readList, separateEntry } from './split-entry.ts';
import { partsOf } from './use-submission.ts';

const split = (entry: string, and = 'and') => partsOf(separateEntry(entry, and));

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
  ['nuts (pecans (raw, whole), almonds), milk', ['nuts (pecans (raw, whole), almonds)', 'milk']],
  ['flour (plain, sifted, milk', ['flour (plain', 'sifted', 'milk']],
  ['flour), milk', ['flour)', 'milk']],
  ['milk, eggs and flour (plain and sifted)', ['milk', 'eggs', 'flour (plain and sifted)']],
  ['leek\trice\tegg', ['leek', 'rice', 'egg']],
  ['小麦粉（薄力粉・強力粉）、卵', ['小麦粉（薄力粉・強力粉）', '卵']],
  ['チリ・ソース、卵', ['チリ・ソース', '卵']],
  ['milk 3,5 %, vitamin E, leek', ['milk 3,5 %', 'vitamin E', 'leek']],
])('%j holds several ingredients', (entry, parts) => {
  expect(split(entry)).toEqual(parts);
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
  '2\tonions',
  'col·liflor',
  'chicken - diced',
  'チリ・ソース',
  '１．５kgの米',
])('%j is one ingredient', (entry) => {
  expect(split(entry)).toEqual([]);
});

test.each([
  ['riisi, munat JA maito', 'ja', ['riisi', 'munat', 'maito']],
  ['riisi, munat ja maito', 'and', ['riisi', 'munat ja maito']],
  ['riso, uova ed erbe', 'e ed', ['riso', 'uova', 'erbe']],
  ['ryż, jajka i mleko (i śmietana)', 'i oraz', ['ryż', 'jajka', 'mleko (i śmietana)']],
  ['أرز، بصل وملح', 'و و-', ['أرز', 'بصل', 'ملح']],
  ['بصل، ورق عنب، وزيت', 'و و-', ['بصل', 'ورق عنب', 'زيت']],
  ['بصل، زيت، ورق عنب', 'و و-', ['بصل', 'زيت', 'ورق عنب']],
  ['卵、牛乳、それとバター', '-と- それと-', ['卵', '牛乳', 'バター']],
  ['riz, œufs ainsi que du lait', 'et ainsi\u00a0que', ['riz', 'œufs', 'du lait']],
  ['أرز؛ بصل و ملح', 'و و-', ['أرز', 'بصل', 'ملح']],
  ['سكر، ماء ورد', 'و و-', ['سكر', 'ماء ورد']],
  ['卵、牛乳と小麦粉', '-と-', ['卵', '牛乳', '小麦粉']],
  ['卵、焼きとうもろこし', '-と-', ['卵', '焼きとうもろこし']],
  ['とり肉、とうふ', '-と-', ['とり肉', 'とうふ']],
  ['鸡肉，米和鸡蛋', '-和- -与-', ['鸡肉', '米', '鸡蛋']],
  ['चावल, अंडे और दूध', 'और व', ['चावल', 'अंडे', 'दूध']],
  ['쌀, 계란 그리고 우유', '및 그리고', ['쌀', '계란', '우유']],
  ['rice, eggs c++ milk', 'c++', ['rice', 'eggs', 'milk']],
  ['بيض، كوب ونصف حليب', 'و و-', ['بيض', 'كوب ونصف حليب']],
  ['بصل، ملح هيمالايا وردي', 'و و-', ['بصل', 'ملح هيمالايا وردي']],
])("%j is parted by the language's own %j", (entry, and, parts) => {
  expect(split(entry, and)).toEqual(parts);
});

test.each([
  ['• leek\n• two eggs', ['leek', 'two eggs']],
  ['- leek\n* rice\n– egg\n◦ milk', ['leek', 'rice', 'egg', 'milk']],
  ['1. leek\r\n2. 2 eggs\r\n10) rice', ['leek', '2 eggs', 'rice']],
  ['- [ ] leek\n- [x] rice\n[ ] egg\n☐ milk\n✓ oil', ['leek', 'rice', 'egg', 'milk', 'oil']],
  [
    '・卵\n①米\n３．塩\n1、酢\n１）砂糖\n○油\n□味噌\n✓バター',
    [...'卵米塩酢', '砂糖', '油', '味噌', 'バター'],
  ],
  ['٣. ملح\n१. आलू\n１．５kgの米\n1、2個の卵', ['ملح', 'आलू', '１．５kgの米', '1、2個の卵']],
  ['leek,\nrice;\negg、', ['leek', 'rice', 'egg']],
  ['2\tonions\n1.5\tkg flour\n-5 °C ice\n*', ['2 onions', '1.5 kg flour', '-5 °C ice']],
  ['Shopping list:\nleek\n\nDairy: \r\nmilk', ['leek', 'milk']],
  ['買い物リスト：\n卵\n2 eggs: large\nLista:\n', ['卵', '2 eggs: large', 'Lista:']],
])('%j is a list as it comes out of another application', (text, lines) => {
  expect(splitIngredients(readList(text))).toEqual(lines);
});
