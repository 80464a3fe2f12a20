import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

/** The finished text's HTML; roles of headings are tested elsewhere. */
function html(text: string, headingLevel?: number): string {
  const { container, unmount } = render(<RecipeMarkdown text={text} headingLevel={headingLevel} />);
  const result = withoutRoles(container.innerHTML);
  unmount();
  return result;
}

function withoutRoles(markup: string): string {
  return markup.replaceAll(/ data-role="\w+"/g, '');
}

/** The HTML while more text may come. */
function streamed(text: string): string {
  const { container, unmount } = render(<RecipeMarkdown text={text} streaming />);
  const result = withoutRoles(container.innerHTML);
  unmount();
  return result;
}

const REL = 'rel="noopener noreferrer nofollow ugc"';

const CONTROLS = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** What a text is drawn as. */
const GRAMMAR: Record<string, [text: string, drawn: string][]> = {
  'headings, paragraphs, emphasis and code are elements': [
    [
      '# Stew\n\nA **warm** *and* ~~cold~~ `stew`.',
      '<h2>Stew</h2><p>A <strong>warm</strong> <em>and</em> <del>cold</del> <code>stew</code>.</p>',
    ],
    [
      '```js\nconst a = "<b>";\n\n  a;\n```',
      '<pre><code>const a = "&lt;b&gt;";\n\n  a;</code></pre>',
    ],
    ['***', '<hr>'],
    ['───', '<hr>'],
    ['===', '<hr>'],
    ['Stew is hot.\n\n---\n\nSo is soup.', '<p>Stew is hot.</p><hr><p>So is soup.</p>'],
  ],
  'lists hold lists, have any numbers, and look the same with and without blank lines': [
    [
      '3. Chop\n   - onions\n   - leeks\n4. Fry',
      '<ol start="3"><li>Chop<ul><li>onions</li><li>leeks</li></ul></li><li>Fry</li></ol>',
    ],
    ['- salt\n\n- oil', '<ul><li>salt</li><li>oil</li></ul>'],
    ['1. Chop\n\n   finely\n\n2. Fry', '<ol><li>Chop<p>finely</p></li><li>Fry</li></ol>'],
    ['1. Chop\n  - leeks\n2. Fry', '<ol><li>Chop<ul><li>leeks</li></ul></li><li>Fry</li></ol>'],
    [
      'You need:\n\n    - salt\n        - sea',
      '<p>You need:</p><ul><li>salt<ul><li>sea</li></ul></li></ul>',
    ],
    ['- a\r\n- b\r\n\r\n\tc\r\n', '<ul><li>a</li><li>b<p>c</p></li></ul>'],
    ['- [ ] chop\n- [x] fry', '<ul><li>chop</li><li>fry</li></ul>'],
    ['Chop.\n15. Then serve', '<p>Chop.</p><ol start="15"><li>Then serve</li></ol>'],
  ],
  'a line without a marker goes on with its item or quotation': [
    ['- salt\nand pepper', '<ul><li>salt<br>and pepper</li></ul>'],
    ['> salt\nand pepper', '<blockquote><p>salt<br>and pepper</p></blockquote>'],
    [
      '> # Tip\n>\n> - salt\n> - oil\n\nThe end.',
      '<blockquote><h2>Tip</h2><ul><li>salt</li><li>oil</li></ul></blockquote><p>The end.</p>',
    ],
  ],
  'a line of its own stays one': [
    ['Serves 2.<br>Time: 5 min\nWarm.', '<p>Serves 2.<br>Time: 5 min<br>Warm.</p>'],
  ],
  'tables have their alignment in an attribute, and keep the words of all cells': [
    [
      '| What | Much |\n|:--|--:|\n| salt | 1 \\| 2 |\n| oil |',
      '<table><thead><tr><th data-align="left">What</th><th data-align="right">Much</th></tr></thead>' +
        '<tbody><tr><td data-align="left">salt</td><td data-align="right">1 | 2</td></tr>' +
        '<tr><td data-align="left">oil</td><td data-align="right"></td></tr></tbody></table>',
    ],
    [
      'Times.\n| a |\n|---|\n# b | c<br>d',
      '<p>Times.</p><table><thead><tr><th>a</th></tr></thead><tbody><tr><td># b | c<br>d</td></tr></tbody></table>',
    ],
  ],
  'named and numbered characters are themselves, but those that nobody may see': [
    ['180 &deg;C, &frac12; &#8532; &lt;b&gt; &nope;', '<p>180 °C, ½ ⅔ &lt;b&gt; &amp;nope;</p>'],
    ['a&#11;b&#x1b;c&#xd800;d&#9999999;.', '<p>a b\uFFFDc\uFFFDd\uFFFD.</p>'],
    ['a\0b \ud83d c\ud83d\ude00.', '<p>a\ufffdb \ufffd c😀.</p>'],
  ],
  'text does not turn the direction of what stands around it': [
    [`a${CONTROLS}b &#8238;c&#x2067; \`d\u202e\`.`, '<p>ab c <code>d</code>.</p>'],
    ['ש\u200f a\u200eب می\u200cخواهم.', '<p>ש\u200f a\u200eب می\u200cخواهم.</p>'],
  ],
  'a number and its fraction keep their order among letters from right to left': [
    ['2½ cups, ٢½ كوب.', '<p>\u20662½\u2069 cups, ٢½ كوب.</p>'],
    [
      '- **2½** كوب\n- **2½** cups',
      '<ul><li><strong>\u20662½\u2069</strong> كوب</li><li><strong>2½</strong> cups</li></ul>',
    ],
  ],
  'markup and images are text': [
    [
      '<b onclick="x()">a</b>\n\n<script>x</script>\n<!-- c -->.',
      '<p>&lt;b onclick="x()"&gt;a&lt;/b&gt;</p><p>&lt;script&gt;x&lt;/script&gt;<br>&lt;!-- c --&gt;.</p>',
    ],
    ['![a *hot* stew](https://x.example/y.png "t").', '<p>a hot stew.</p>'],
    [
      'Salt[^1] [a][b].\n\n[^1]: Sea salt.\n\n[b]: https://x.example',
      '<p>Salt[^1] [a][b].</p><p>[^1]: Sea salt.</p><p>[b]: https://x.example</p>',
    ],
    ['==a== is.', '<p>==a== is.</p>'],
  ],
  'links lead to https and mail addresses alone, and keep their words': [
    [
      '[a](https://x.example/é?q=1 "t") <mailto:b@x.example>.',
      `<p><a href="https://x.example/%C3%A9?q=1" ${REL}>a</a> <a href="mailto:b@x.example" ${REL}>mailto:b@x.example</a>.</p>`,
    ],
    ...'javascript:alert(1)¦java&#115;cript:alert(1)¦JaVaScRiPt&colon;alert(1)¦data:text/html,x¦blob:https://x.example/1¦file:///etc¦http://x.example¦//x.example¦/recipe¦#salt¦intent://x'
      .split('¦')
      .map((other): [string, string] => [`[a](${other}).`, '<p>a.</p>']),
    ['[flour](sifted) is.', '<p>flour (sifted) is.</p>'],
  ],
};

/** What weaker models write, and what they meant. */
const REPAIRED: Record<string, [text: string, drawn: string][]> = {
  'a label straight after a list is not part of its last item': [
    [
      '- salt\nMethod:\n2. Fry',
      '<ul><li>salt</li></ul><h2>Method:</h2><ol start="2"><li>Fry</li></ol>',
    ],
  ],
  'markers without a space, and round bullets, are markers': [
    [
      '##Stew\n• salt\n•oil\n\n3.Add oil\n4.**Stir**',
      '<h2>Stew</h2><ul><li>salt</li><li>oil</li></ul><ol start="3"><li>Add oil</li><li><strong>Stir</strong></li></ol>',
    ],
    ['3.5 cups.\n\n#1 tip.\n#Stew #Leek', '<p>3.5 cups.</p><p>#1 tip.<br>#Stew #Leek</p>'],
  ],
  'bold beside white space, punctuation and letters is bold': [
    [
      'Yes.\n** Be quick!**\n**Mood: **calm\n**Note:**hot',
      '<p>Yes.<br><strong>Be quick!</strong><br><strong>Mood:</strong> calm<br><strong>Note:</strong>hot</p>',
    ],
    [
      '**鶏肉（300g）**を切る。これは**「水」**です。',
      '<p><strong>鶏肉（300g）</strong>を切る。これは<strong>「水」</strong>です。</p>',
    ],
    ['2 ** 3 ** 4, 2 * 3 * 4.', '<p>2 ** 3 ** 4, 2 * 3 * 4.</p>'],
  ],
  'a code fence around the whole recipe is taken off, and any other kept': [
    ['```\n# Stew\n- salt\n```', '<h2>Stew</h2><ul><li>salt</li></ul>'],
    [
      'Here you are:\n\n```\n\n# Stew\n- salt\n```\nEnjoy!',
      '<p>Here you are:</p><h2>Stew</h2><ul><li>salt</li></ul><p>Enjoy!</p>',
    ],
    ['Run this:\n\n```\nnpm start\n```', '<p>Run this:</p><pre><code>npm start</code></pre>'],
    ['```json\n{ "serves": 2', '<pre><code>{ "serves": 2</code></pre>'],
  ],
  'tokens of a chat template are dropped': [
    [
      '<s>[INST] Stew. [/INST]\nSalt.</s>\n<|im_end|>\n<|im_start|>user\nMore?',
      '<p>Stew.<br>Salt.</p><p>More?</p>',
    ],
  ],
};

describe.each(Object.entries({ ...GRAMMAR, ...REPAIRED }))('%s', (_name, texts) => {
  test.each(texts)('%j', (text, drawn) => expect(html(text)).toBe(drawn));
});

test('headings start at the given level, skip none and stop at six', () => {
  expect(html('### A\n\n##### B\n\n###### C\n\n## D\n\n#### E', 5)).toBe(
    '<h5>A</h5><h6>B</h6><h6>C</h6><h6>D</h6><h6>E</h6>',
  );
  for (const level of [0, -1, 0.5, Number.NaN])
    expect(html('# A\n\n## B', level)).toBe(html('# A\n\n## B', 1));
});

test.each([
  ['**Ser', ''],
  ['- Add **the let', '<ul><li>Add the </li></ul>'],
  ['- 鶏肉を切', '<ul><li>鶏肉を切</li></ul>'],
  ['- a [link of](https://x.exa', '<ul><li>a link </li></ul>'],
  ['- a `cod', '<ul><li>a </li></ul>'],
  ['- 180 &de', '<ul><li>180 </li></ul>'],
  ['- Oil <|endof', '<ul><li>Oil</li></ul>'],
  ['- Oil \ud83d', '<ul><li>Oil</li></ul>'],
  ['- salt\nMethod: ', '<ul><li>salt</li></ul>'],
  ['Hot.\n\n| b | c |\n', '<p>Hot.</p>'],
  ['| b | c |\n|--', ''],
  ['#', ''],
  ['- a\n- *', '<ul><li>a</li></ul>'],
  ['- [', ''],
  ['12.', ''],
  ['Hot.\n\n```\n', '<p>Hot.</p>'],
  ['Hot.\n\n```js\na\n``', '<p>Hot.</p><pre><code>a</code></pre>'],
])('while it arrives, %j shows no half of a word, and no half-written syntax', (text, expected) => {
  expect(streamed(text).replaceAll(/ <\/(?:p|li)>/g, (end) => end.trim())).toBe(
    expected.replaceAll(/ <\/(?:p|li)>/g, (end) => end.trim()),
  );
});

test.each(['- 1 leek\n-', '- 1 leek\n- **', '- 1 leek\n\n5', '1. Wash.\n2.', '1. Wash.\n2. *'])(
  'a text that was left in the middle of a list, %j, ends in its last item',
  (text) => {
    const { container } = render(<RecipeMarkdown text={text} />);
    expect(container.textContent.trim()).toMatch(/^(?:1 leek|Wash\.)$/);
  },
);

test('a text past the limit is plain, and whole', () => {
  const { container } = render(<RecipeMarkdown text={`# ${'x'.repeat(32_767)}`} />);
  const paragraph = container.querySelector('p[data-slot="recipe-plain"]');
  expect(paragraph?.textContent).toBe(`# ${'x'.repeat(32_767)}`);
});

test('another text, a shorter one, and more of a finished one are read afresh', () => {
  const { container, rerender } = render(<RecipeMarkdown text={'# A\n\n- b\n- c'} streaming />, {
    wrapper: StrictMode,
  });
  rerender(<RecipeMarkdown text={'1. a\n2. b c'} streaming headingLevel={4} />);
  expect(container.innerHTML).toBe('<ol><li>a</li><li>b</li></ol>');
  rerender(<RecipeMarkdown text={'1. a\n2. **b**'} />);
  rerender(<RecipeMarkdown text={'1. a\n2. **b** and'} />);
  expect(container.innerHTML).toBe('<ol><li>a</li><li><strong>b</strong> and</li></ol>');
  rerender(<RecipeMarkdown text="" />);
  expect(container.innerHTML).toBe('');
});
