/**
 * A program of its own, so that it runs on each Node that is supported: prints the texts for which the cost of
 * some reader grows faster than their length.
 */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawLeaf } from '../../src/markdown/draw.ts';
import { createReader } from '../../src/markdown/reader.ts';
import { RecipeMarkdown } from '../../src/markdown/recipe-markdown.tsx';
import { deriveRecipe, scaleLine, toPlainText } from '../../src/recipe/index.ts';
import { readTitle } from '../../src/recipe/read-title.ts';
import { scaleMarkdown } from '../../src/recipe/scale-markdown.ts';

/** In characters, each twice the one before; a text past 32,768 of them is not read at all. */
const LENGTHS = [8000, 16_000, 32_000] as const;

/**
 * 1 where twice the length costs twice as much, 2 where it costs four times as much. More memory makes the collector of
 * garbage and the processor's caches slower, which alone adds up to 0.3.
 */
const MOST_EXPONENT = 1.5;

/** Milliseconds for the longest text. Nobody notices a cheaper one. */
const LEAST_COST = 100;

/** Nothing that costs more milliseconds is measured twice. */
const A_SECOND = 1000;

/** In one line: a start, a repeated part and an end. Each made some reader search. */
const LINES: Text[] = [
  ['', '1', 'x'],
  ['', '١', 'x'],
  ['', '1,', 'x'],
  ['', '000 ', 'x'],
  ['', '1 000 ', 'x'],
  ['', ':', 'x'],
  ['', ': ', 'x'],
  ['', ' ', 'x'],
  ['', ' :', ''],
  ['', '\u00a0', 'x'],
  ['', '🍕', 'x'],
  ['', '\u200d', 'x'],
  ['', ' (1)', ''],
  ['', '(for 2)', ''],
  ['', '(', 'x'],
  ['(', 'each ', ''],
  ['', '(each ', ''],
  ['', '1 can (', ''],
  ['makes', ' ', 'x'],
  ['', 'makes ', 'x'],
  ['1 hour', ' ', 'x 2 min'],
  ['1 hour', ',', 'x 2 min'],
  ['', '2 min ', 'x'],
  ['', 'a ', 'x'],
  ['', 'a', ' x'],
  ['', '**', 'x'],
  ['', '*a* ', 'x'],
  ['**', 'a', '**'],
  ['Total time', ' ', 'x'],
  ['2', ' ', 'x'],
  ['2 ', 'a-', 'x'],
  ['2 ', 'pan ', 'x'],
  ['', '1-', 'x'],
  ['', '1/', 'x'],
  ['', '半', 'x'],
  ['## ', 'utensils/用', ',x'],
];

/** Syntax, and lines with a meaning. */
const TEXTS: Text[] = [
  '`a',
  '[a](',
  '*a* ',
  '**',
  '\\* ',
  '\n',
  'A:\n',
  '- a\n',
  '1. a\n',
  '- 1 egg\n',
  'Steps:\n',
  '## Steps\n',
  'For the x:\n',
  '```\na\n```\n',
  '---\n',
  '🍕',
  '- 2 aa\n',
].map((unit) => ['', unit, '']);

const LINE_READERS: Readers = {
  'an ingredient': (text) => deriveRecipe(recipe({ ingredient: `- ${text}` })),
  'a bare ingredient': (text) => deriveRecipe(recipe({ ingredient: `2 ${text}` })),
  'a step': (text) => deriveRecipe(recipe({ step: `1. ${text}` })),
  'a title': (text) => readTitle(recipe({ title: `# A${text}b` })),
  'a line of its own': (text) => readTitle(recipe({ title: `A${text}b` })),
  'a caption': (text) => deriveRecipe(recipe({ caption: `## Ingredients ${text}` })),
  'a label': (text) => deriveRecipe(recipe({ caption: `**Ingredients ${text}:**` })),
  'a name in the list': (text) => deriveRecipe(recipe({ ingredient: `- For the ${text}:` })),
  'a line to scale': (text) => scaleLine({ text: `2 ${text}`, quantity: ONE_DIGIT }, 3),
};

const TEXT_READERS: Readers = {
  'a recipe': (text) => deriveRecipe(recipe({ step: text })),
  'a recipe to scale': (text) => scaleMarkdown(recipe({ ingredient: `- 2 ${text}` }), 3),
  'a plain text': toPlainText,
  'a formatted text': (text) => renderToStaticMarkup(createElement(RecipeMarkdown, { text })),
  'a text that arrives': stream,
};

const ONE_DIGIT = { from: 2, start: 0, end: 1 };

console.log(JSON.stringify([...faultsOf(LINE_READERS, LINES), ...faultsOf(TEXT_READERS, TEXTS)]));

function faultsOf(readers: Readers, texts: readonly Text[]): Fault[] {
  return Object.entries(readers).flatMap(([reader, read]) =>
    texts.flatMap(([start, unit, end]) => {
      const exponent = exponentOf((length) => {
        const text = start + unit.repeat(length / unit.length) + end;
        return () => read(text);
      });
      return exponent > MOST_EXPONENT ? [{ reader, text: start + unit + end, exponent }] : [];
    }),
  );
}

/** Of the two steps from length to length the flatter one, at the best of three tries. */
function exponentOf(readerOf: (length: number) => () => void): number {
  const [short, middle, long] = LENGTHS;
  const first = costOf(readerOf(short));
  // Even with the square of the length the longest text is cheap.
  if (first < LEAST_COST / 16) return 0;
  let exponent = Math.log2(costOf(readerOf(long), 1) / first) / 2;
  for (let tries = 0; tries < 3 && exponent > MOST_EXPONENT; tries += 1) {
    const [least, more, most] = [short, middle, long].map((length) => costOf(readerOf(length)));
    exponent = Math.min(Math.log2(more! / least!), Math.log2(most! / more!));
  }
  return exponent;
}

/** Milliseconds of the processor for the fastest try: what else the machine does costs a reader nothing. */
function costOf(read: () => void, tries = 3): number {
  let least = Infinity;
  for (let count = 0; count < tries && (count === 0 || least < A_SECOND); count += 1) {
    const start = process.cpuUsage().user;
    read();
    least = Math.min(least, (process.cpuUsage().user - start) / 1000);
  }
  return least;
}

/** Reads and draws a text as it comes, in forty pieces. */
function stream(text: string): void {
  const read = createReader();
  for (let count = 1; count <= 40; count += 1) {
    const last = read(text.slice(0, (text.length * count) / 40), true).at(-1);
    const leaf = last?.kind === 'list' ? last.items.at(-1) : last;
    if (leaf) void drawLeaf(leaf, 2, true);
  }
}

function recipe({
  title = '# Soup',
  caption = '## Ingredients',
  ingredient = '- 1 egg',
  step = '1. Cook.',
}): string {
  return `${title}\n\n${caption}\n\n${ingredient}\n- 2 leeks\n\n## Steps\n\n${step}\n2. Serve.`;
}

type Text = [start: string, unit: string, end: string];

type Readers = Record<string, (text: string) => void>;

interface Fault {
  reader: string;
  text: string;
  exponent: number;
}
