import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * More than half of the library: what the parser never comes to, since `read-inline.ts` gives it a heading
 * or a table, with raw HTML, front matter and bare addresses turned off.
 */
const UNREACHABLE = [
  '__parseHtmlTag',
  'detectHtmlBlockType',
  'isComponentShapedTag',
  'scanBareEmail',
  'scanBareUrl',
  'scanBlockquote',
  'scanFenced',
  'scanHtmlBlock',
  'scanIndented',
  'scanInlineHtml',
  'scanList',
  'scanParagraph',
  'scanRefDefinition',
  'scanThematic',
];

/** Defaults of options that `read-inline.ts` gives. */
const UNREACHABLE_IN_UTILS = ['sanitizer', 'slugify'];

/** The letters that `slugify` replaces. */
const LETTERS = /^var slugifyReplaceTable[^]*?(?=^\/\*\*)/m;

/**
 * Look for definitions, notes and open fences, of which a heading and a table have none, and for headings to give
 * them ids, which nothing reads.
 */
const FINDS_NOTHING = ['collectReferenceDefinitions', 'scanFootnoteRef', 'assignHeadingIds'];

/** Skips a tag in a link's text, which is text there, too. */
const SKIPS_NOTHING = ['skipInlineHtmlElement'];

/**
 * What is never so: front matter, a line's end in a heading, and blocks and tags that are still arriving, which
 * the parser isn't given.
 */
const NEVER = [
  "p === 0 && !opts.disableFrontmatter && s.startsWith('---')",
  'c === $.CHAR_NEWLINE && childState._breaks',
  '!(state._notAtEdge || state._endsInsideFence)',
  'tagMatch && tagMatch.index !== undefined',
];

const ENTRY = `
  export { parser } from '../src/parse.ts';
  export { RuleType } from '../src/types.ts';
`;

/**
 * Bundles the parser of markdown-to-jsx without what is unreachable here: of its 26 kB after gzip, 6 remain.
 * The published file is minified, and a bundler can't know our options, so this takes the sources that the
 * library publishes in its source map, and makes each unreachable function throw: the reader takes that
 * as text which the parser did not take. Fails if an update has moved one of them.
 */
export function inlineParser(): Plugin {
  return {
    name: 'inline parser',
    setup: (build) => {
      build.onLoad({ filter: /\/markdown-to-jsx\/dist\/html\.js$/ }, () => ({ contents: ENTRY }));
      build.onResolve({ filter: /^\.{1,2}\/[\w/]+\.ts$/ }, ({ path, resolveDir }) => {
        if (!/\/markdown-to-jsx\/(?:dist|src)$/.test(resolveDir)) return undefined;
        return { path: join(resolveDir, path) };
      });
      build.onLoad({ filter: /\/markdown-to-jsx\/src\/\w+\.ts$/ }, async ({ path }) => ({
        contents: await readSource(path),
        loader: 'ts',
        resolveDir: dirname(path),
      }));
    },
  };
}

async function readSource(path: string): Promise<string> {
  const map = join(dirname(path), '../dist/html.js.map');
  const { sources, sourcesContent } = JSON.parse(await readFile(map, 'utf8')) as SourceMap;
  const code = sourcesContent[sources.indexOf(`src/${basename(path)}`)];
  if (code === undefined)
    throw new Error(`markdown-to-jsx publishes no ${basename(path)} any more`);
  if (basename(path) === 'utils.ts') {
    return UNREACHABLE_IN_UTILS.reduce(throwing, replace(code, LETTERS, ''));
  }
  if (basename(path) !== 'parse.ts') return code;
  const reachable = UNREACHABLE.reduce(throwing, code);
  const found = FINDS_NOTHING.reduce(replaceBody('return null'), reachable);
  const skipped = SKIPS_NOTHING.reduce(replaceBody('return i'), found);
  return NEVER.reduce(
    (left, condition) => replace(left, `if (${condition})`, 'if (false)'),
    skipped,
  );
}

const throwing = replaceBody("throw TypeError('not bundled')");

/** Of a function at the top of the file. */
function replaceBody(body: string): (code: string, name: string) => string {
  return (code, name) => {
    // A brace before a documented member is of the type that it returns.
    const wanted = new RegExp(
      `^((?:export )?function ${name}\\([^]*?\\{)\\n(?!  /\\*\\*)[^]*?^\\}$`,
      'm',
    );
    return replace(code, wanted, `$1 ${body} }`);
  };
}

function replace(code: string, wanted: RegExp | string, replacement: string): string {
  const replaced = code.replace(wanted, replacement);
  if (replaced === code) throw new Error(`markdown-to-jsx has no ${String(wanted)} any more`);
  return replaced;
}

interface SourceMap {
  sources: string[];
  sourcesContent: string[];
}
