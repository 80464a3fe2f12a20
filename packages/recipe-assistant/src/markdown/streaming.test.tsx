import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

// Many renders: a busy machine needs more time than for most tests.
vi.setConfig({ testTimeout: 60_000 });

/** Fragments that open, close, interrupt, repair or mean nothing, and so every pair of neighbours. */
const PIECES = (
  '*¦**¦_¦~~¦`¦```¦\n```\n¦```md\n¦\n```js\n¦[¦]¦](¦)¦![¦https://a.example/x¦<b>¦<https://a.example>¦' +
  '</s>¦<|im_end|>¦&frac12;¦&¦\\¦\n¦\n\n¦\r\n¦# ¦\n## ¦\n##x¦\n- ¦\n* ¦\n1. ¦\n2.Add¦\n    - ¦\n> ¦\t¦|¦' +
  '\n| a | b |¦\n|---|---|¦\n| c | d |\n¦\n---\n¦\n===\n¦\n- - -¦\nMethod:\n¦** x**¦\n• ¦[ ] ¦[^1]¦' +
  '\n[1]: https://a.example\n¦\nUser:\n¦AI: ¦<pad>¦<s>¦15. ¦\n2. ¦\nIngredients:\n¦\n**Steps**\n¦\nFor the sauce:\n¦Lemon Rice\n¦\n1 cup¦\n# Human: a\n¦<h2>A</h2>\n¦<b>x</b>¦\u202e¦salt ¦oil¦ 鶏肉（300g）¦😀¦\ud83d¦\nServes 4¦Prep: 10 min¦\n- **Total:** 1 h¦\n| Prep | Serves |\n|---|---|\n| 5 min | 2 |\n¦\0¦\f¦\v¦. '
).split('¦');
const piece = fc.oneof(
  fc.constantFrom(...PIECES, 'word '.repeat(30)),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const markdown = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });

/** The prefixes of a text, cut by the given lengths in turn. */
function* beginnings(text: string, lengths: number[]): Generator<string> {
  for (let end = 0, turn = 0; end < text.length; turn += 1) {
    end += lengths[turn % lengths.length]!;
    yield text.slice(0, end);
  }
}

/** Blocks, items and rows that something follows, and so are finished. */
function finished(container: HTMLElement): Map<Element, string> {
  const open = new Set<Element>();
  for (let last = container.lastElementChild; last; last = last.lastElementChild) open.add(last);
  const blocks = container.querySelectorAll(
    'p, h2, h3, h4, h5, h6, li, dt, dd, tr, pre, blockquote, hr',
  );
  return new Map(
    [...blocks].filter((block) => !open.has(block)).map((block) => [block, block.outerHTML]),
  );
}

test('a streamed text ends like the whole text, however it is cut, and finished parts never change', () => {
  fc.assert(
    fc.property(markdown, cuts, (text, lengths) => {
      const streamed = render(<RecipeMarkdown text="" streaming />);
      let before = finished(streamed.container);
      for (const beginning of beginnings(text, lengths)) {
        streamed.rerender(<RecipeMarkdown text={beginning} streaming />);
        for (const [block, html] of before) {
          expect(streamed.container.contains(block), html).toBe(true);
          expect(block.outerHTML).toBe(html);
        }
        before = finished(streamed.container);
      }
      streamed.rerender(<RecipeMarkdown text={text} />);
      const whole = render(<RecipeMarkdown text={text} />);
      expect(streamed.container.innerHTML).toBe(whole.container.innerHTML);
      expect(streamed.container.isEqualNode(whole.container)).toBe(true);
      for (const block of before.keys()) expect(streamed.container.contains(block)).toBe(true);
      streamed.unmount();
      whole.unmount();
    }),
    { numRuns: 150 },
  );
});

test('at every character, what is shown is a beginning of what will be', () => {
  const text =
    'Sure! Here you are:\n\n```\n\n##Stew (for 4)\n\n**Serves:**4 &amp; *warm*, ~~hot~~ | spicy\n' +
    'at ½ `heat` <b>see [the shop](https://a.example/x) or <https://b.example>.\n\nYou need\n--------\n\n' +
    '    - 1 **onion**, ![cut](https://a.example/y.png)\n    - [x] 2 leeks\n        * green &frac12;\n' +
    '• salt\nMethod:\n1.Chop **all\n   of it** well\n\n   > Take _care_!\n\n2. Fry\n\n| Step | Time |\n' +
    '|:--|--:|\n| `a` | 5 **min** |\n| b | ~10 |\n\n***\n\n# Notes #\n\n```</s>\n<|im_end|>\nUser: thanks!\n' +
    '```js\nconst a = 1;\n```\n鶏肉**（300g）**を*よく*切る 😀.';
  const streamed = render(<RecipeMarkdown text="" streaming />);
  const { container } = render(<RecipeMarkdown text={text} />);
  for (const beginning of beginnings(text, [1])) {
    streamed.rerender(<RecipeMarkdown text={beginning} streaming />);
    const shown = streamed.container.textContent.trimEnd();
    expect(container.textContent.startsWith(shown), `${beginning} shows ${shown}`).toBe(true);
  }
  expect(container.textContent).toContain('鶏肉（300g）をよく切る 😀.');
});

test('no word is lost', () => {
  const words = fc.constantFrom('Salt', 'Oil', 'Leek', 'Stew', '鶏肉', '½');
  const marks = fc.constantFrom(
    ...(
      '*¦**¦ ¦\n¦\n\n¦\n- ¦\n1. ¦\n> ¦\n# ¦\n##¦`¦\n```\n¦|¦\n|-|-|\n¦[¦]¦~~¦_¦<b>¦\n---\n¦\n    ¦' +
      '\n    - ¦: ¦:\n¦</s>¦<|im_end|>¦\\'
    ).split('¦'),
  );
  const text = fc.array(fc.tuple(words, marks), { maxLength: 30 });
  fc.assert(
    fc.property(text, (pairs) => {
      const source = pairs.flat().join('');
      const { container, unmount } = render(<RecipeMarkdown text={source} />);
      const shown = container.textContent.match(/Salt|Oil|Leek|Stew|鶏肉|½/g) ?? [];
      expect(shown).toEqual(pairs.map(([word]) => word));
      unmount();
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['asterisks either side of a letter', `${'*'.repeat(8000)}a${'*'.repeat(8000)}`],
  ['emphasis in emphasis', '*a '.repeat(4000) + 'a* '.repeat(4000)],
  [
    'lists in lists',
    Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- x${at}`).join('\n'),
  ],
  ['lists in lists on one line', `${'- '.repeat(300)}x`],
  ['quotations in quotations', `${'>'.repeat(5000)} x`],
  ['brackets', '['.repeat(32_768)],
  ['links in links', `${'[a'.repeat(4000)}${'](#)'.repeat(4000)}`],
  ['back ticks', '!\\``'.repeat(8000)],
  ['references', '&'.repeat(32_768)],
  ['accents on one letter', `a${'\u0315\u0316'.repeat(16_000)}`],
  ['a very wide table', `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|\n'.repeat(2000)}`],
  [
    'one long line',
    `Heat **the *oil* slowly** in a pan, ${'and stir the `stew` well '.repeat(1200)}`,
  ],
  ['one long line without spaces', '鶏肉**（300g）**を切る。😀'.repeat(1500)],
])('%s are shown whole', (_name, text) => {
  const streamed = render(<RecipeMarkdown text="" streaming />);
  for (const beginning of beginnings(text, [1999])) {
    streamed.rerender(<RecipeMarkdown text={beginning} streaming />);
  }
  streamed.rerender(<RecipeMarkdown text={text} />);
  const { container } = render(<RecipeMarkdown text={text} />);
  expect(streamed.container.isEqualNode(container)).toBe(true);
  expect(letters(container.textContent) === letters(text)).toBe(true);
});

/** The words without markup, which may include a list's numbers. */
function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{Emoji_Presentation}]/gu, '');
}

test.each([
  ['<think>', '</think>\n\n'],
  ['\n<thinking>\n', '\n</thinking>\n'],
  ['<thought>', '</thought>'],
  ['<reasoning>', '</reasoning>\n'],
  ['[THINK]', '[/THINK]'],
  ['◁think▷', '◁/think▷'],
  ['<|begin_of_thought|>', '<|end_of_thought|>\n<|begin_of_solution|>'],
  ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
  ['', '</think>\n'],
])('what a model thinks first, between %j and %j, is never part of the recipe', (start, end) => {
  const recipe = '# Leek Stew\n\nIngredients:\n1 leek\n\nStir.';
  const text = `${start}Hmm: **leeks**, or\n\n- none?\n${end}${recipe}`;
  const { container, rerender } = render(<RecipeMarkdown text="" streaming />);
  for (const beginning of beginnings(text, [1])) {
    rerender(<RecipeMarkdown text={beginning} streaming />);
    // Without a start they are words like all others, until their end comes.
    if (start || beginning.includes(end))
      expect(container.textContent).not.toMatch(/hmm|think|thought|none|channel|[<>[\]◁]/i);
  }
  rerender(<RecipeMarkdown text={text} />);
  const whole = render(<RecipeMarkdown text={recipe} />).container;
  expect(container.innerHTML).toBe(whole.innerHTML);
});

test('first words that may be the dish wait for their line, but not for long', () => {
  vi.useFakeTimers();
  const { container } = render(<RecipeMarkdown text="Lemon Ri" streaming />);
  expect(container.innerHTML).toBe('');
  act(() => void vi.advanceTimersByTime(200));
  expect(container.textContent).toBe('Lemon Ri');
  vi.useRealTimers();
});

test('a thought that never ends is shown at the end, and its tag is text anywhere else', () => {
  const { container, rerender } = render(<RecipeMarkdown text="<think>Leeks" streaming />);
  expect(container.innerHTML).toBe('');
  rerender(<RecipeMarkdown text="<think>Leeks" />);
  expect(container.textContent).toContain('Leeks');
  rerender(<RecipeMarkdown text="Stir. <think>twice</think>" />);
  expect(container.textContent).toBe('Stir. <think>twice</think>');
});

test('what is shown keeps its element and its role while the rest arrives', () => {
  const lines = fc.constantFrom(
    ...(
      'Ingredients:¦Ingredients¦**Ingredients:**¦Method:¦For the sauce:¦**For the sauce**¦Dressing:¦Lemon Rice Bowl¦' +
      '**Lemon Rice**¦# Lemon Rice¦## Ingredients¦### For the sauce¦1 cup rice¦salt¦Salt and pepper¦- salt¦* a¦1. Chop¦' +
      '2. Fry:¦Stir well until done¦Here is the recipe:¦Sure! Here you go:¦**Note:** hot¦In a bowl, combine:¦材料：¦【作り方】¦' +
      'A long line of text that goes on and on until it is broken at¦the place where¦> Tip¦1. Lemon Tea:¦2 eggs!¦An egg¦' +
      '▢ oil¦– oil¦🍋 Lemon Rice¦Prep Ingredients:¦**맛:**¦Recipe: Lemon Rice¦<b>Ingredients</b>¦```¦  - nested¦' +
      '   more text¦Zutaten¦<h2>Steps</h2>¦** Tips **¦- 作り方：¦- **Method:**¦1. **재료**¦| a | b |¦|---|---|¦a | b¦---|---¦- [ ] oil¦' +
      'Serves 4¦**Serves 4** | Prep: 10 min | Cook: 45 minutes | Total: 55 minutes¦- **Prep time:** 10 min¦Level: easy¦Prep the leeks / wash them'
    ).split('¦'),
  );
  const text = fc.array(fc.tuple(lines, fc.constantFrom('\n', '\n\n')), { maxLength: 7 });
  fc.assert(
    fc.property(text, (pairs) => {
      const source = pairs.flat().join('');
      const { container, rerender, unmount } = render(<RecipeMarkdown text="" streaming />);
      let before: string[][] = [];
      for (const beginning of beginnings(source, [1])) {
        rerender(<RecipeMarkdown text={beginning} streaming />);
        const now = [...container.children].map((block) => [
          `${block.localName} ${block.getAttribute('data-role')}`,
          block.textContent,
        ]);
        for (const [index, [element, words = '']] of before.entries()) {
          expect(now[index]?.[0], beginning).toBe(element);
          expect(now[index]?.[1], beginning).toContain(words.trimEnd());
        }
        before = now;
      }
      unmount();
    }),
    {
      numRuns: 60,
      // An amount below a title is the first ingredient if the next line is one, too.
      examples: [[['# Lemon Rice', '1 cup long rice, raw', '1 egg'].map((line) => [line, '\n'])]],
    },
  );
});
