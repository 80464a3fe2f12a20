import { expect, test } from 'vitest';
import { scaleMarkdown } from './scale-markdown.ts';

const recipeOf = (line: string) =>
  `# Soup\n\n## Ingredients\n\n- 2 leeks\n- ${line}\n\n## Steps\n\n1. Boil 2 leeks.`;

/** The recipe of the scaled text, read once for all tools. */
const kept = new Set();
const located = expect.objectContaining({ recipes: [expect.anything()] });

test('amounts are scaled where they are written, and nothing else is', () => {
  expect(scaleMarkdown(recipeOf('**1 1/2** cups [2% milk](https://example.org/2)'), 2)).toEqual({
    located,
    markdown: recipeOf('**3** cups [2% milk](https://example.org/2)').replace('- 2', '- 4'),
    scaled: [true, true],
    kept,
  });
});

// Characters that NFC decomposes or replaces.
test.each(['बड़े चम्मच तेल', 'বড় পেঁয়াজ', '\u958b\uf914 sauce', 'cups \u2329x\u232a'])(
  'an amount of %s is scaled as it is written',
  (words) => {
    const markdown = recipeOf(`1 ${words}`);
    const scaled = markdown.replace('2 leeks', '4 leeks').replace('- 1 ', '- 2 ');
    expect(scaleMarkdown(markdown, 2)).toEqual({
      located,
      markdown: scaled,
      scaled: [true, true],
      kept,
    });
  },
);

test.each([
  ['white space behind a box', `- ☐${' '.repeat(36)}pinch of salt\n- ☐${' '.repeat(12)}3 eggs`],
  [
    'marks that are no bullets',
    `- ${String.raw`\* `.repeat(24)}salt\n- ${String.raw`\* `.repeat(24)}3 eggs`,
  ],
  ['lines like those before the ingredients', '- 3 eggs\n'.repeat(200).trimEnd()],
])('amounts are scaled, and nothing else is, where there are %s', (_, lines) => {
  const before = '3 eggs\n'.repeat(10);
  const markdown = `${before}\n## Ingredients\n\n${lines}\n- 2 leeks\n\n## Steps\n\n1. Boil.`;
  const scaled = scaleMarkdown(markdown, 2)?.markdown;
  const ingredients = markdown.slice(before.length).replaceAll('3 eggs', '6 eggs');
  expect(scaled).toBe(before + ingredients.replace('2 leeks', '4 leeks'));
});

// The parser repairs each of these, so the line it shows differs from the source.
test.each([
  ['•2 leeks', '•4 leeks'],
  ['- [ ] 2 leeks', '- [ ] 4 leeks'],
  ['2 leeks\\', '4 leeks\\'],
  ['2. 2 leeks', '2. 4 leeks'],
  ['- 2 leeks</s>', '- 4 leeks</s>'],
  ['\t- 1-2 leeks\r', '\t- 2-4 leeks\r'],
])('"%s" is scaled to "%s", whatever the page makes of it', (line, scaled) => {
  const markdown = recipeOf('3 eggs').replace('- 2 leeks', line);
  const expected = recipeOf('6 eggs').replace('- 2 leeks', scaled);
  expect(scaleMarkdown(markdown, 2)?.markdown).toBe(expected);
});

test('a line that was broken because it was full is scaled in both of its parts', () => {
  const markdown = recipeOf('2 cups of very finely chopped parsley leaves\n  with 3 stalks');
  const expected = markdown.replaceAll('2 ', '4 ').replace('Boil 4', 'Boil 2');
  expect(scaleMarkdown(markdown, 2)).toEqual({
    located,
    markdown: expected,
    scaled: [true, true],
    kept,
  });
});

test('what a model thought first stays as it is', () => {
  const thought = '<think>2 leeks\n\n- 2 leeks</think>\n';
  const markdown = recipeOf('3 eggs');
  const expected = recipeOf('6 eggs').replace('- 2 leeks', '- 4 leeks');
  expect(scaleMarkdown(thought + markdown, 2)?.markdown).toBe(thought + expected);
});

test('the amounts of all recipes in a text are scaled', () => {
  const two = `${recipeOf('1 carrot')}\n\n${recipeOf('3 eggs').replace('Soup', 'Omelette')}`;
  const scaled = scaleMarkdown(two, 2);
  expect(scaled?.scaled).toEqual([true, true, true, true]);
  expect(scaled?.markdown).toContain('- 2 carrot');
  expect(scaled?.markdown).toContain('- 6 eggs');
});

test('the amounts of a table are scaled in its cells', () => {
  const table = (leeks: string, stock: string) =>
    `# Soup\n\n## Ingredients\n\n| Food | Amount |\n|---|---|\n| leeks | ${leeks} |\n| **stock** | ${stock} |\n\n## Steps\n\n1. Boil.`;
  const scaled = scaleMarkdown(table('2', '1 l'), 2);
  expect(scaled).toMatchObject({ markdown: table('4', '2 l'), scaled: [true, true] });
});
