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

const UNREACHABLE_IN_UTILS = ['parseFrontmatterBounds'];

/**
 * Look for definitions and open fences, of which a heading and a table have none, and for headings to give them
 * ids, which nothing reads.
 */
const FINDS_NOTHING = ['collectReferenceDefinitions', 'assignHeadingIds'];

const ENTRY = `
  export { parser } from '../src/parse.ts';
  export { RuleType } from '../src/types.ts';
`;

/**
 * Bundles the parser of markdown-to-jsx without what is unreachable here: of its 26 kB after gzip, 8 remain.
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
  if (basename(path) === 'utils.ts') return UNREACHABLE_IN_UTILS.reduce(throwing, code);
  if (basename(path) !== 'parse.ts') return code;
  return FINDS_NOTHING.reduce(replaceBody('return false'), UNREACHABLE.reduce(throwing, code));
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
    if (!wanted.test(code)) throw new Error(`markdown-to-jsx has no function ${name} any more`);
    return code.replace(wanted, `$1 ${body} }`);
  };
}

interface SourceMap {
  sources: string[];
  sourcesContent: string[];
}
