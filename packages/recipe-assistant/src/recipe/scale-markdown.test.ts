import { expect, test } from 'vitest';
import { scaleMarkdown } from './scale-markdown.ts';

const recipeOf = (line: string) =>
  `# Soup\n\n## Ingredients\n\n- 2 leeks\n- ${line}\n\n## Steps\n\n1. Boil 2 leeks.`;

test.each(['`', '*', '_', '~', '[', '\\', '1 ', '&#1;', '- ', '1. ', '½', '(1 '])(
  'a line of %j without an end is searched no longer than any other',
  (filler) => {
    const line = filler.repeat(120);
    const scaled = scaleMarkdown(recipeOf(`1 ${line}`), 2);
    expect(scaled?.markdown ?? '- 4 leeks').toContain('- 4 leeks');
  },
);

test('amounts are scaled where they are written, and nothing else is', () => {
  expect(scaleMarkdown(recipeOf('**1 1/2** cups [2% milk](https://example.org/2)'), 2)).toEqual({
    markdown: recipeOf('**3** cups [2% milk](https://example.org/2)').replace('- 2', '- 4'),
    scaled: [true, true],
  });
});

test.each([
  'taza de azúcar',
  'cuillère à café de crème brûlée',
  'Esslöffel Öl',
  'muỗng cà phê nước mắm',
  '큰술 간장',
  'カップ だし',
])('an amount of %s is scaled, also where accents are characters of their own', (words) => {
  const markdown = recipeOf(`1 ${words}`).normalize('NFD');
  const scaled = markdown.replace('2 leeks', '4 leeks').replace('- 1 ', '- 2 ');
  expect(scaleMarkdown(markdown, 2)).toEqual({ markdown: scaled, scaled: [true, true] });
});

// Characters that a full composition takes apart, or replaces.
test.each(['बड़े चम्मच तेल', 'বড় পেঁয়াজ', '\u958b\uf914 sauce', 'cups \u2329x\u232a'])(
  'an amount of %s is scaled as it is written',
  (words) => {
    const markdown = recipeOf(`1 ${words}`);
    const scaled = markdown.replace('2 leeks', '4 leeks').replace('- 1 ', '- 2 ');
    expect(scaleMarkdown(markdown, 2)).toEqual({ markdown: scaled, scaled: [true, true] });
  },
);

test('many characters without accents before an amount are searched no longer than any other', () => {
  const filler = '🍅'.repeat(60);
  const markdown = recipeOf('1 leek').replace(
    '- 2 leeks',
    `- ${filler} hello\n- ${filler} 2 leeks`,
  );
  expect(scaleMarkdown(markdown, 2)?.markdown).toContain('- 2 leek');
});
