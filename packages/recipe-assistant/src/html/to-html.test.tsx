import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { toHtml } from 'recipe-assistant/html';
import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { recipeFixtures } from 'recipe-assistant/testing';
import { RecipeMarkdown as OnServer } from '../markdown/server-component.ts';

const REL = 'rel="noopener noreferrer nofollow ugc"';

/** The closed grammar: each element with its attributes. */
const GRAMMAR: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['data-role']])),
  ...Object.fromEntries(
    'blockquote br code dd del dl dt em hr pre strong table tbody thead tr ul'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  a: ['href', 'rel'],
  li: ['data-slot'],
  ol: ['start'],
  p: ['data-slot'],
  td: ['data-align'],
  th: ['data-align'],
};

/** Markdown, HTML, addresses, and what stands between them. */
const pieces = fc.constantFrom(
  '# Soup',
  'Serves 4',
  'Prep: ',
  ' | ',
  '## Ingredients',
  '- ',
  '1. ',
  '3. ',
  '> ',
  '| a | b |\n|:-|-:|\n| ',
  '```\n',
  '[leek](',
  '![leek](',
  '[leek]: ',
  'https://x.example/?a="b"&c=\'',
  'javascript:alert(1)',
  'data:text/html,<script>',
  'mailto:a@x.example',
  ')',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!--',
  '"><b id=x style="color:red">',
  '&lt;b&gt; &amp;amp; &#60; &quot;',
  '**leek**',
  '_',
  '`',
  '==',
  '<think>',
  '</think>',
  '\u202e',
  '\0',
  'ثوم 2½',
  ' ',
  '\n',
  '\n\n',
  'x',
);

const texts = fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join(''));

test.each([
  [
    '# Leek & potato\n\n- 2 "big" leeks\n- <b>salt</b>',
    '<h2 data-role="title">Leek &amp; potato</h2>' +
      '<ul><li>2 &quot;big&quot; leeks</li><li>&lt;b&gt;salt&lt;/b&gt;</li></ul>',
  ],
  ['3. Chop\n4. Fry<br>well\n\n---', '<ol start="3"><li>Chop</li><li>Fry<br>well</li></ol><hr>'],
  [
    'Read [more](https://x.example/?a=1&b="2").',
    `<p>Read <a href="https://x.example/?a=1&amp;b=%222%22" ${REL}>more</a>.</p>`,
  ],
  ['', ''],
])('%j is %s', (markdown, html) => {
  expect(toHtml(markdown)).toBe(html);
});

test('a text that is too long is one plain paragraph', () => {
  const text = `<b>${'leek\n'.repeat(8000)}`;
  const { body } = parse(toHtml(text));
  expect(body.children).toHaveLength(1);
  expect(body.querySelector('p[data-slot="recipe-plain"]')!.textContent).toBe(text);
});

describe('any text', () => {
  const fixtures = Object.values(recipeFixtures).map(({ recipe }) => [recipe] as [string]);

  test('is what React draws of it, on a page and in a server component', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const drawn = renderToStaticMarkup(<RecipeMarkdown text={text} headingLevel={3} />);
        // React closes void elements.
        expect(toHtml(text, { headingLevel: 3 })).toBe(drawn.replaceAll('/>', '>'));
        expect(renderToStaticMarkup(<OnServer text={text} headingLevel={3} />)).toBe(drawn);
      }),
      { examples: fixtures },
    );
  });

  test('has no other elements and attributes, and leaves the page around it alone', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { body } = parse(`<section>${toHtml(text)}</section><footer></footer>`);
        expect([...body.children].map(({ localName }) => localName)).toEqual(['section', 'footer']);
        for (const element of body.querySelectorAll('section *')) {
          const known = GRAMMAR[element.localName];
          expect(known).toEqual(expect.arrayContaining(element.getAttributeNames()));
          const href = element.getAttribute('href');
          if (href !== null) expect(href).toMatch(/^(?:https:\/\/|mailto:)/);
        }
      }),
      { examples: fixtures },
    );
  });
});

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}
