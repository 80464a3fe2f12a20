import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

/** The finished text's HTML. */
function html(text: string, headingLevel?: number): string {
  const { container, unmount } = render(<RecipeMarkdown text={text} headingLevel={headingLevel} />);
  const result = withoutRoles(container.innerHTML);
  unmount();
  return result;
}

/** Roles of headings are tested elsewhere. */
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

describe('the grammar', () => {
  test('headings, paragraphs, emphasis and code', () => {
    expect(html('# Stew\n\nA **warm** *and* ~~cold~~ `stew`.')).toBe(
      '<h2>Stew</h2><p>A <strong>warm</strong> <em>and</em> <del>cold</del> <code>stew</code>.</p>',
    );
    expect(html('Stew\n====\n\nMethod\n---')).toBe('<h2>Stew</h2><h3>Method</h3>');
    expect(html('```js\nconst a = "<b>";\n\n  a;\n```')).toBe(
      '<pre><code>const a = "&lt;b&gt;";\n\n  a;</code></pre>',
    );
    expect(html('***')).toBe('<hr>');
  });

  test('code and addresses stay as they were written, where a word’s accents are composed', () => {
    const apart = 'caf\u00e9'.normalize('NFD');
    expect(html(apart)).toBe('<p>caf\u00e9</p>');
    expect(html(`\`${apart}\``)).toBe(`<p><code>${apart}</code></p>`);
    expect(html(`\`\`\`js\n${apart}\n\`\`\``)).toBe(`<pre><code>${apart}</code></pre>`);
    for (const link of [`[a](https://x.example/${apart})`, `<https://x.example/${apart}>`]) {
      expect(html(link)).toContain('href="https://x.example/cafe%CC%81"');
    }
    expect(html('\u0921\u093c \uf914 \u2329')).toBe('<p>\u0921\u093c \uf914 \u2329</p>');
  });

  test('lists in lists, with any numbers', () => {
    expect(html('3. Chop\n   - onions\n   - leeks\n4. Fry')).toBe(
      '<ol start="3"><li>Chop<ul><li>onions</li><li>leeks</li></ul></li><li>Fry</li></ol>',
    );
  });

  test('a list with blank lines is drawn like one without', () => {
    expect(html('- salt\n\n- oil')).toBe(html('- salt\n- oil'));
    expect(html('1. Chop\n\n   finely\n\n2. Fry')).toBe(
      '<ol><li>Chop<p>finely</p></li><li>Fry</li></ol>',
    );
  });

  test('a line without a marker goes on with its item or quotation', () => {
    expect(html('- salt\nand pepper')).toBe('<ul><li>salt<br>and pepper</li></ul>');
    expect(html('> salt\nand pepper')).toBe('<blockquote><p>salt<br>and pepper</p></blockquote>');
  });

  test('quotations hold everything else', () => {
    expect(html('> # Tip\n>\n> - salt\n> - oil\n\nEnd')).toBe(
      '<blockquote><h2>Tip</h2><ul><li>salt</li><li>oil</li></ul></blockquote><p>End</p>',
    );
  });

  test('tables have their alignment in an attribute', () => {
    expect(html('| What | Much |\n|:--|--:|\n| salt | 1 \\| 2 |\n| oil |')).toBe(
      '<table><thead><tr><th data-align="left">What</th><th data-align="right">Much</th></tr></thead>' +
        '<tbody><tr><td data-align="left">salt</td><td data-align="right">1 | 2</td></tr>' +
        '<tr><td data-align="left">oil</td><td data-align="right"></td></tr></tbody></table>',
    );
  });

  test('a table row with too many cells keeps their words, and any row may start like a block', () => {
    expect(html('| a |\n|---|\n# b | c')).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td># b</td><td>c</td></tr></tbody></table>',
    );
  });

  test('a paragraph may end where a table begins', () => {
    expect(html('Times:\n| a |\n|---|')).toBe(
      '<p>Times:</p><table><thead><tr><th>a</th></tr></thead></table>',
    );
  });

  test('tasks are ticked in text', () => {
    expect(html('- [ ] chop\n- [x] fry')).toBe('<ul><li>☐ chop</li><li>☑ fry</li></ul>');
  });

  test('named and numbered characters are themselves', () => {
    expect(html('180 &deg;C, &frac12; &#8532; &lt;b&gt; &nope;')).toBe(
      '<p>180 °C, ½ ⅔ &lt;b&gt; &amp;nope;</p>',
    );
  });

  test('headings start at the given level, skip none and stop at six', () => {
    expect(html('### A\n\n##### B\n\n###### C\n\n## D\n\n#### E', 5)).toBe(
      '<h5>A</h5><h6>B</h6><h6>C</h6><h5>D</h5><h6>E</h6>',
    );
    expect(html('> #### In\n\n# Out\n\n- ## Item', 3)).toBe(
      '<blockquote><h3>In</h3></blockquote><h3>Out</h3><ul><li><h4>Item</h4></li></ul>',
    );
  });

  test('no heading level is out of the question', () => {
    for (const level of [0, -1, 0.5, Number.NaN])
      expect(html('# A\n\n## B', level)).toBe(html('# A\n\n## B', 1));
    expect(html('# A\n\n## B', 9)).toBe('<h6>A</h6><h6>B</h6>');
  });

  test('Windows line ends and tabs are read', () => {
    expect(html('- a\r\n- b\r\n\r\n\tc\r\n')).toBe('<ul><li>a</li><li>b<p>c</p></li></ul>');
  });

  test('text does not turn the direction of what stands around it', () => {
    const controls = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
    expect(html(`a${controls}b &#8238;c&#x2067; \`d\u202e\``)).toBe('<p>ab c <code>d</code></p>');
    expect(html('\u202b'.repeat(33_000))).toBe('<p data-slot="recipe-plain"></p>');
    const kept = 'ש\u200f a\u200eب می\u200cخواهم क\u094dष 👩\u200d🍳';
    expect(html(kept)).toBe(`<p>${kept}</p>`);
  });

  test('a number and its fraction keep their order among letters from right to left, and only there', () => {
    expect(html('2½ cups, ٢½ كوب')).toBe('<p>\u20662½\u2069 cups, ٢½ كوب</p>');
    expect(html('- 1½-12 ¾ كوب **عدس**\n- 2½ cups')).toBe(
      '<ul><li>\u20661½\u2069-\u206612 ¾\u2069 كوب <strong>عدس</strong></li><li>2½ cups</li></ul>',
    );
    expect(html('- **2½** كوب\n- **2½** cups')).toBe(
      '<ul><li><strong>\u20662½\u2069</strong> كوب</li><li><strong>2½</strong> cups</li></ul>',
    );
    expect(html('|كمية|طعام|\n|-|-|\n|2½|عدس|\n|2½|rice|')).toContain(
      '<tr><td>\u20662½\u2069</td><td>عدس</td></tr><tr><td>2½</td><td>rice</td></tr>',
    );
  });

  test('what a page cannot hold is replaced', () => {
    expect(html('a\0b \ud83d c\ud83d\ude00')).toBe('<p>a\ufffdb \ufffd c😀</p>');
  });
});

describe('what is outside the grammar', () => {
  test('markup is text', () => {
    expect(html('<b onclick="x()">a</b>\n\n<script>x</script>\n<!-- c -->')).toBe(
      '<p>&lt;b onclick="x()"&gt;a&lt;/b&gt;</p>' +
        '<p>&lt;script&gt;x&lt;/script&gt;<br>&lt;!-- c --&gt;</p>',
    );
  });

  test('an image is what it says it shows', () => {
    expect(html('![a *hot* stew](https://x.example/y.png "t")')).toBe('<p>a hot stew</p>');
  });

  test('links lead to https and mail addresses alone', () => {
    const rel = 'rel="noopener noreferrer nofollow ugc"';
    expect(html('[a](https://x.example/é?q=1 "t") <mailto:b@x.example>')).toBe(
      `<p><a href="https://x.example/%C3%A9?q=1" ${rel}>a</a> ` +
        `<a href="mailto:b@x.example" ${rel}>mailto:b@x.example</a></p>`,
    );
    const others = [
      'javascript:alert(1)',
      'java&#115;cript:alert(1)',
      'JaVaScRiPt&colon;alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'blob:https://x.example/1',
      'file:///etc/passwd',
      'http://x.example',
      '//x.example',
      '/recipe',
      '#salt',
      'ftp://x.example',
      'intent://x',
    ];
    for (const other of others) expect(html(`[a](${other}).`), other).toBe('<p>a.</p>');
    expect(html('<javascript:alert(1)>')).toBe('<p>javascript:alert(1)</p>');
  });

  test('what only looks like a link keeps its words', () => {
    expect(html('[flour](sifted)')).toBe('<p>flour (sifted)</p>');
    expect(html('[](https://x.example/)')).toContain('>https://x.example/</a>');
  });

  test('footnotes, definitions, front matter and marks stay as they are written', () => {
    expect(html('Salt[^1] [a][b]\n\n[^1]: Sea salt\n\n[b]: https://x.example')).toBe(
      '<p>Salt[^1] [a][b]</p><p>[^1]: Sea salt</p><p>[b]: https://x.example</p>',
    );
    expect(html('---\ntitle: Stew\n---')).toBe('<hr><h2>Stew</h2>');
    expect(html('==a==')).toBe('<p>==a==</p>');
  });

  test.each(['&#11;', '&#12;', '&#7;', '&#x1b;', '&#13;', '&#xE0041;', '&#xd800;', '&#9999999;'])(
    'the reference %s brings in no character that nobody may see',
    (reference) => {
      expect(html(`a ${reference}b`)).toBe('<p>a \uFFFDb</p>');
    },
  );

  test.each(['[\n*\n', 'so\n**word =='])('%j leaves no placeholder while text arrives', (text) => {
    for (let end = 1; end <= text.length; end += 1) {
      expect(streamed(text.slice(0, end))).not.toMatch(/[\f\v]/);
    }
  });
});

describe('what weaker models write', () => {
  test('lines without markers stay lines', () => {
    expect(html('You need:\n1 onion\n2 leeks\\\nsalt')).toBe(
      '<p>You need:<br>1 onion<br>2 leeks<br>salt</p>',
    );
  });

  test('an indented list is a list, however deep', () => {
    expect(html('You need:\n\n    - salt\n    - oil\n        - olive')).toBe(
      '<p>You need:</p><ul><li>salt</li><li>oil<ul><li>olive</li></ul></li></ul>',
    );
    expect(html('    Stew\n\n        1. Chop')).toBe('<p>Stew</p><ol><li>Chop</li></ol>');
  });

  test('a list of another kind is nested from two columns on', () => {
    expect(html('1. Chop\n  - onions\n2. Fry')).toBe(
      '<ol><li>Chop<ul><li>onions</li></ul></li><li>Fry</li></ol>',
    );
  });

  test('a label straight after a list is not part of its last item', () => {
    expect(html('- salt\nMethod:\n2. Fry')).toBe(
      '<ul><li>salt</li></ul><h2>Method:</h2><ol start="2"><li>Fry</li></ol>',
    );
    expect(html('- salt\n**Method**\n- fry')).toBe(
      '<ul><li>salt</li></ul><h2><strong>Method</strong></h2><ul><li>fry</li></ul>',
    );
  });

  test('markers without a space and round bullets are markers', () => {
    expect(html('##Stew\n• salt\n•oil\n\n3.Add oil\n4.**Stir**')).toBe(
      '<h2>Stew</h2><ul><li>salt</li><li>oil</li></ul>' +
        '<ol start="3"><li>Add oil</li><li><strong>Stir</strong></li></ol>',
    );
    expect(html('3.5 cups\n\n#1 tip\n#Stew #Leek')).toBe(
      '<p>3.5 cups</p><p>#1 tip<br>#Stew #Leek</p>',
    );
  });

  test('emphasis beside white space, punctuation and letters is emphasis', () => {
    expect(html('** Serves: 2**\n**Time: **1 h\n**Note:**hot')).toBe(
      '<p><strong>Serves: 2</strong><br><strong>Time:</strong> 1 h<br><strong>Note:</strong>hot</p>',
    );
    expect(html('**鶏肉（300g）**を切る。これは**「水」**です')).toBe(
      '<p><strong>鶏肉（300g）</strong>を切る。これは<strong>「水」</strong>です</p>',
    );
    expect(html('2 ** 3 ** 4, 2 * 3 * 4')).toBe('<p>2 ** 3 ** 4, 2 * 3 * 4</p>');
  });

  test('a code fence around the whole recipe is taken off', () => {
    const recipe = '<h2>Stew</h2><ul><li>salt</li></ul>';
    expect(html('```\n# Stew\n- salt\n```')).toBe(recipe);
    expect(html('```markdown\n# Stew\n- salt')).toBe(recipe);
    expect(html('Here you are:\n\n```\n\n# Stew\n- salt\n```\nEnjoy!')).toBe(
      `<p>Here you are:</p>${recipe}<p>Enjoy!</p>`,
    );
    expect(html('Run this:\n\n```\nnpm start\n```')).toBe(
      '<p>Run this:</p><pre><code>npm start</code></pre>',
    );
    expect(html('```json\n{ "serves": 2')).toBe('<pre><code>{ "serves": 2</code></pre>');
    expect(html('```JSON\n{}\n```')).toBe('<pre><code>{}</code></pre>');
    expect(html('```\n# A\n```js\n1\n```\n```\nB')).toBe(
      '<h2>A</h2><pre><code>1</code></pre><p>B</p>',
    );
  });

  test('words beside a fence are not lost', () => {
    expect(html('a\n\n```Salt and oil\nb\n```')).toBe(
      '<p>a</p><pre><code>Salt and oil\nb</code></pre>',
    );
  });

  test('tokens and role lines are dropped', () => {
    expect(html('<s>[INST] Stew [/INST]\nSalt.</s>\n<|im_end|>\n<|im_start|>user\nMore?')).toBe(
      '<p>Stew<br>Salt.</p><p>More?</p>',
    );
    expect(html('Assistant:\nStew\n### Response:\nSalt\n### Human: More?')).toBe(
      '<p>Stew</p><p>Salt<br>More?</p>',
    );
    expect(html('### Instructions:\n```\na\n```<|endoftext|>')).toBe(
      '<h2>Instructions:</h2><pre><code>a</code></pre>',
    );
  });

  test.each([
    ['AI:\nStew', '<p>Stew</p>'],
    ['**Assistant:** Stew', '<p>Stew</p>'],
    ['<|im_start|>assistant\nAI:\n\nStew', '<p>Stew</p>'],
    ['Stew.</s>\nUser: More?', '<p>Stew.<br>More?</p>'],
    ['<s> Stew<eos>\n<pad> <pad>', '<p>Stew</p>'],
    ['Stew!<pad>', '<p>Stew!</p>'],
  ])('%j is dropped where a turn begins or ends', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  test.each([
    'User: 4 people',
    'AI:',
    'Serve to\nUser: 4 people',
    'Stew\nAI:\nsalt',
    'Stew\n\nAssistant: the younger cook',
    '<pad> thai',
    'Phat <pad>',
    '<|im_start|>users love it',
  ])('%j keeps its words', (text) => {
    const { container } = render(<RecipeMarkdown text={text} />);
    const words = text.replace('<|im_start|>', '').replaceAll(/\W/g, '');
    expect(container.textContent.replaceAll(/\W/g, '')).toBe(words);
  });

  test.each([
    ['Chop\n1. onions', '<p>Chop</p><ol><li>onions</li></ol>'],
    ['Chop\n15. Then serve', '<p>Chop</p><ol start="15"><li>Then serve</li></ol>'],
    ['Chop\n2. Fry\n\n3. Serve', '<p>Chop</p><ol start="2"><li>Fry</li><li>Serve</li></ol>'],
    ['Then:\n4. Fry', '<p>Then:</p><ol start="4"><li>Fry</li></ol>'],
    ['- salt\n4. Fry', '<ul><li>salt</li></ul><ol start="4"><li>Fry</li></ol>'],
    ['**Salt it**\n4. Fry', '<h2><strong>Salt it</strong></h2><ol start="4"><li>Fry</li></ol>'],
  ])('%j is text and a list', (text, expected) => {
    expect(html(text)).toBe(expected);
  });
});

describe('while text arrives', () => {
  test.each([
    ['**Ser', ''],
    ['Hot! **Ser', '<p>Hot! Ser</p>'],
    ['Hot! a [link](https://x.exa', '<p>Hot! a link</p>'],
    ['Hot! a ![stew](htt', '<p>Hot! a </p>'],
    ['Hot! a `cod', '<p>Hot! a </p>'],
    ['Hot! 180 &de', '<p>Hot! 180</p>'],
    ['Hot! Oil ~', '<p>Hot! Oil</p>'],
    ['Hot! Oil <https://x.exa', '<p>Hot! Oil</p>'],
    ['Hot! Oil <|endof', '<p>Hot! Oil</p>'],
    ['Hot! Oil <', '<p>Hot! Oil</p>'],
    ['Hot! a <i>b', '<p>Hot! a &lt;i&gt;b</p>'],
    ['Hot! a <b>b', '<p>Hot! a</p>'],
    ['Hot! Oil \ud83d', '<p>Hot! Oil</p>'],
    ['Hot! Oil\r', '<p>Hot! Oil</p>'],
    ['- salt\nMethod: ', '<ul><li>salt</li></ul>'],
    ['- salt\nand pep', '<ul><li>salt<br>and pep</li></ul>'],
    ['- salt\n**Method** ', '<ul><li>salt</li></ul>'],
    ['Title\n--', '<p>Title</p>'],
    ['Title\n===', '<p>Title</p>'],
    ['a\n\n| b | c', '<p>a</p>'],
    ['a\n\n| b | c |\n', '<p>a</p>'],
    ['| b | c |\n|--', ''],
    ['#', ''],
    ['## **', ''],
    ['-', ''],
    ['- a\n- ', '<ul><li>a</li></ul>'],
    ['- a\n- *', '<ul><li>a</li></ul>'],
    ['- [', ''],
    ['1', ''],
    ['12.', ''],
    ['Salt\n\n``', '<p>Salt</p>'],
    ['Salt\n\n```js', '<p>Salt</p>'],
    ['Salt\n\n```\n', '<p>Salt</p>'],
    ['Salt\n\n```js\na\n``', '<p>Salt</p><pre><code>a</code></pre>'],
    ['Assist', ''],
    ['AI:', ''],
    ['<|im_start|>assis', ''],
    ['Hot! Oil <pad', '<p>Hot! Oil</p>'],
    ['Hot! Oil <pad>', '<p>Hot! Oil</p>'],
    ['Bake for\n15', '<p>Bake for</p>'],
    ['', ''],
  ])('%j shows no half-written syntax', (text, expected) => {
    expect(streamed(text)).toBe(expected);
  });

  test.each(['*', '#', '1.', '| a | b |', '**salt', '[salt](htt', 'Assist', 'salt &de', 'oil ~'])(
    '%j is shown once nothing more comes',
    (text) => {
      const { container, rerender } = render(<RecipeMarkdown text={text} streaming />);
      rerender(<RecipeMarkdown text={text} />);
      expect(container.textContent).toBe(text);
    },
  );
});

describe('the component', () => {
  test('a text past the limit is plain, and whole', () => {
    const text = `# ${'x'.repeat(32_766)}`;
    expect(html(text)).toContain('<p>');
    const { container } = render(<RecipeMarkdown text={`${text}y`} />);
    const paragraph = container.querySelector('p[data-slot="recipe-plain"]');
    expect(paragraph?.textContent).toBe(`${text}y`);
  });

  test('another text, or a shorter one, starts afresh', () => {
    const { container, rerender } = render(<RecipeMarkdown text={'# A\n\n- b\n- c'} streaming />);
    rerender(<RecipeMarkdown text={'# A\n'} streaming />);
    expect(container.textContent).toBe('A');
    rerender(<RecipeMarkdown text={'1. x\n2. y'} streaming headingLevel={4} />);
    expect(container.innerHTML).toBe('<ol><li>x</li><li>y</li></ol>');
    rerender(<RecipeMarkdown text="" />);
    expect(container.innerHTML).toBe('');
  });

  test('it may be rendered twice', () => {
    const { container, rerender } = render(<RecipeMarkdown text="- a" streaming />, {
      wrapper: StrictMode,
    });
    rerender(<RecipeMarkdown text={'- a\n- **b'} streaming />);
    rerender(<RecipeMarkdown text={'- a\n- **b**'} />);
    expect(container.innerHTML).toBe('<ul><li>a</li><li><strong>b</strong></li></ul>');
  });

  test('a recipe is whole in the HTML that a server sends', () => {
    const text = '# Stew\n\n- 1 &frac12; onions\n\n1. **Chop** ![them](https://x.example/a.png).';
    const sent = renderToString(<RecipeMarkdown text={text} headingLevel={3} />);
    expect(withoutRoles(sent.replaceAll('<!-- -->', ''))).toBe(
      '<h3>Stew</h3><ul><li>1 ½ onions</li></ul><ol><li><strong>Chop</strong> them.</li></ol>',
    );
  });
});

test.each([
  '- 1 leek\n-',
  '- 1 leek\n- ',
  '- 1 leek\n- **',
  '- 1 leek\n\n5',
  '1. Wash.\n2',
  '1. Wash.\n2.',
  '1. Wash.\n2. *',
])('a text that was left in the middle of a list, %j, ends in its last item', (text) => {
  const { container } = render(<RecipeMarkdown text={text} />);
  const item = text.slice(text.indexOf(' ') + 1, text.indexOf('\n'));
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    item,
  ]);
  expect(container.textContent?.trim()).toBe(item);
});
