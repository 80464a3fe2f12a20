import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

test('a recipe is whole in the HTML that a server sends', () => {
  const html = renderToString(
    <RecipeMarkdown text={'# Stew\n\n- 1 &frac12; onions\n\n1. **Chop**.'} headingLevel={3} />,
  );

  expect(html).toBe(
    '<h3>Stew</h3><ul><li>1 ½ onions</li></ul><ol><li><strong>Chop</strong>.</li></ol>',
  );
});

test('markup, images and addresses outside the grammar become their text', () => {
  const html = renderToString(
    <RecipeMarkdown
      text={'<b onclick=x>a</b> ![soup](https://x.example/y.png) [go](javascript:x)'}
    />,
  );

  expect(html.replaceAll('<!-- -->', '')).toBe('<p>&lt;b onclick=x&gt;a&lt;/b&gt; soup go</p>');
});
