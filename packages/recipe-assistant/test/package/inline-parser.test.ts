import { build, type Plugin } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineParser } from '../../build/inline-parser.ts';
import { root } from '../../entry-points.ts';
import type * as ReadInline from '../../src/markdown/inline/read-inline.ts';

/** What means something to the parser at a line's start or inside it, and what can stand between. */
const STARTS = [
  '# ',
  '## ',
  '> ',
  '- ',
  '* ',
  '+ ',
  '1. ',
  '1) ',
  '    ',
  '\t',
  '```',
  '~~~',
  '---',
];
const MARKS = ['*', '**', '***', '_', '__', '~~', '==', '`', '``', '\\', '&amp;', '&#65;', '&x;'];
const LINKS = ['[', ']', '(', ')', '![', '](', '[^1]', '[^1]: ', '[a]: /b', '[a]', '[a](b)', '"'];
const TAGS = [
  '<',
  '>',
  '</',
  '<b>',
  '</b>',
  '<Tag a="b">',
  '<script>',
  '<!--',
  '-->',
  '<?',
  '<pre>',
];
const ADDRESSES = ['<https://a.b>', 'https://a.b/c', 'www.a.b', 'a@b.cd'];
const WORDS = ['salt', '2 cups', 'é', '½', '🧅', '\u00A0', '\u2028', ' ', ':', '{', '}', '==='];
const PIECES = [STARTS, MARKS, LINKS, TAGS, ADDRESSES, WORDS].flat();

const BARS = ['|', '|', '\\|', '|-|', ':-:'];

const lines = arrayOf([...PIECES, '|', '\n']);
const row = arrayOf([...PIECES, ...BARS]);
const delimiter = arrayOf(['|', '-', ':', ' ', '--', '- ']);
const isPartial = fc.boolean();
const columns = fc.integer({ min: 1, max: 5 });

const whole = await load();
const bundled = await load(inlineParser());

/** The whole library skips a tag in a link's text, with the brackets in it. */
const READ_OTHERWISE = /\[[^]*<[a-z/!]/i;

/** While a text arrives, it takes what begins like an address, a tag or a note for one. */
const ARRIVES_OTHERWISE = /<https:[^>]*(?:[\s<]|$)|<(?![a-z/!?])|\[\^/i;

/** Of what may become such a row it makes none while it arrives. */
const MARKS_ALONE = /^[^\p{L}\p{N}]*$/u;

test('the inside of a line reads as with the whole library', () => {
  check(lines, isPartial, (reader, text, partial) => {
    fc.pre(!readsOtherwise(text, partial));
    return reader.readInline(text, partial);
  });
});

test('a row of a table reads as with the whole library', () => {
  check(fc.tuple(row, columns), isPartial, (reader, [text, count], partial) => {
    fc.pre(!readsOtherwise(text, partial) && !MARKS_ALONE.test(text));
    return reader.readRow(text, count, partial);
  });
});

test('the head of a table reads as with the whole library', () => {
  check(row, delimiter, (reader, head, line) => {
    fc.pre(!readsOtherwise(head, false));
    return reader.readTableHead(head, line);
  });
});

function readsOtherwise(text: string, partial: boolean): boolean {
  return READ_OTHERWISE.test(text) || (partial && ARRIVES_OTHERWISE.test(text));
}

function check<One, Other>(
  one: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
  read: (reader: typeof ReadInline, one: One, other: Other) => unknown,
): void {
  const runs = fc.property(one, other, (first, second) => {
    const expected = attempt(() => read(whole, first, second));
    expect(attempt(() => read(bundled, first, second))).toEqual(expected);
  });
  fc.assert(runs, { numRuns: 20_000 });
}

/** Which error it is makes no difference to the reader, nor does where a text is divided. */
function attempt(read: () => unknown): unknown {
  try {
    return JSON.stringify(read()).replaceAll(/(?<!\\)","/g, '');
  } catch (error) {
    if (fc.PreconditionFailure.isFailure(error)) throw error;
    return 'not taken';
  }
}

function arrayOf(pieces: string[]): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((chosen) => chosen.join(''));
}

async function load(...plugins: Plugin[]): Promise<typeof ReadInline> {
  const { outputFiles } = await build({
    entryPoints: [`${root}src/markdown/inline/read-inline.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    plugins,
    tsconfigRaw: {},
    alias: { 'markdown-to-jsx/entities': `${root}src/markdown/inline/entities.ts` },
  });
  const code = Buffer.from(outputFiles[0]!.contents).toString('base64');
  return import(/* @vite-ignore */ `data:text/javascript;base64,${code}`) as Promise<
    typeof ReadInline
  >;
}
