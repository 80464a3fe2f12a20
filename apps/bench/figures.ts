import { cpus, platform } from 'node:os';
import { format } from 'prettier';
import type { FirstPaints } from './first-paint.ts';
import { OWN } from './formatter-names.ts';
import { WIDGET, type Size } from './sizes.ts';
import { LONG, SHORT, type Stream } from './streaming.ts';

/** The document of the figures, as Markdown. */
export function writeFigures(figures: Figures, chromium: string): Promise<string> {
  const { sizes, streams, paints } = figures;
  const [{ model } = { model: 'an unknown processor' }] = cpus();
  const text = `# Performance

Written by \`npx --yes pnpm@12 bench --write\`. Each table comes from one run, in which all that it compares took turns:
compare the ratios, since seconds differ between machines. This run: ${new Date().toISOString().slice(0, 10)}, Chromium
${chromium}, Node ${process.versions.node}, ${platform()}, ${cpus().length} × ${model}.

## What a page loads

kB of script after gzip, without React: with the page, and later, when it is needed. The ratio is that of the first, to
the widget's.

${table(['', 'with the page', 'later', 'ratio'], sizeRows(sizes))}

## What a streaming recipe costs

Milliseconds of script while a recipe grows by one token of 4 characters at a time, with one render for each. What a
component puts off is waited for, and counted. The ratio is to recipe-assistant at ${LONG.toLocaleString('en')} tokens;
growth is how many times as much that is as at ${SHORT}, which is ${LONG / SHORT} where the cost is linear and
${(LONG / SHORT) ** 2} where it is quadratic.

${table(['', `${SHORT} tokens`, `${LONG.toLocaleString('en')} tokens`, 'ratio', 'growth'], streamRows(streams))}

## When the demo's first words show

Milliseconds to the first contentful paint, with an empty cache, a quarter of the processor's speed, and a line of
400 kbit/s and 400 ms. The ratio is to the page as it is.

${table(['', 'first words', 'ratio'], paintRows(paints))}
`;
  return format(text, { parser: 'markdown', printWidth: 120, proseWrap: 'always' });
}

function sizeRows(sizes: readonly Size[]): string[][] {
  const own = sizes.find(({ name }) => name === WIDGET);
  return sizes.map(({ name, first, later }) => [
    name,
    kB(first),
    later > 0 ? kB(later) : '–',
    ratio(first, own?.first),
  ]);
}

function streamRows(streams: readonly Stream[]): string[][] {
  const own = streams.find(({ name }) => name === OWN);
  return streams.map(({ name, short, long }) => [
    name,
    ms(short),
    ms(long),
    ratio(long, own?.long),
    ratio(long, short),
  ]);
}

function paintRows({ built, scriptless, undrawn }: FirstPaints): string[][] {
  const rows = [
    ['as it is', built],
    ['with its scripts blocked', scriptless],
    ['if the build drew nothing ahead', undrawn],
  ] as const;
  return rows.map(([name, paint]) => [name, ms(paint / 1000), ratio(paint, built)]);
}

function table(head: string[], rows: string[][]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function ms(seconds: number): string {
  return Math.round(seconds * 1000).toLocaleString('en');
}

function ratio(value: number, unit = NaN): string {
  const times = value / unit;
  return times < 10 ? times.toPrecision(2) : times.toFixed(0);
}

interface Figures {
  sizes: Size[];
  streams: Stream[];
  paints: FirstPaints;
}
