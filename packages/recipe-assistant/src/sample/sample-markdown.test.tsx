import { render } from '@testing-library/react';
import fc from 'fast-check';
import { createRecipeRequest } from 'recipe-assistant/core';
import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { createSampleClient } from 'recipe-assistant/sample';
import { expect, test } from 'vitest';

const client = createSampleClient({ delay: 0 });

const HOSTILE = [
  '# x',
  '*a*',
  '[x](javascript:alert(1))',
  '![x](https://a.example/x.png)',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '| a | b |',
  '---',
  '```',
  '~~~',
  '    code',
  '1. leek',
  '- leek',
  '+ leek',
  '> leek',
  '&lt;',
  '[ ] leek',
  '[^1]',
  'https://a.example',
  '<https://a.example>',
  '\\',
  '{lead} {meat/oil}',
  '$& $1',
  'leek **and** potato',
  'm&ms',
  'תפוח',
  'x'.repeat(80),
  '`leek`',
  '==x==',
  '2 *eggs*',
];

test.each(HOSTILE)('the typed %j shows as it is', (typed) => expectAsTyped([typed, 'x', 'y']));

test('whatever is typed shows as it is, and makes no markdown', async () => {
  const pieces = fc.array(fc.constantFrom(...'*_`~#<>[]()!|\\-+=.1 &:/aé卵🥕'), { maxLength: 12 });
  const typed = fc.oneof(
    pieces.map((letters) => letters.join('')),
    fc.constantFrom(...HOSTILE),
    fc.string({ maxLength: 80 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(typed, { minLength: 1, maxLength: 5 }), expectAsTyped),
    { numRuns: 100 },
  );
});

async function expectAsTyped(list: readonly string[]): Promise<void> {
  const { ingredients, ...request } = createRecipeRequest(list);
  let recipe = '';
  const signal = new AbortController().signal;
  for await (const { text = '' } of client({ ...request, ingredients }, { signal })) recipe += text;
  const { container, unmount } = render(<RecipeMarkdown text={recipe} />);
  const tags = [...container.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase());
  expect(tags.filter((tag) => tag !== 'li').join(' ')).toBe('h2 p dl dt dd dt dd h3 ul h3 ol');
  const shown = container.querySelector('p')?.textContent.replace(/[\u2068\u2069]/g, '');
  for (const ingredient of ingredients) {
    if (!/leek|egg/.test(ingredient)) expect(shown).toContain(ingredient);
  }
  unmount();
}
