import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const SOURCES = [
  'packages/recipe-assistant/src/**/*.{ts,tsx}',
  'apps/demo/{server,src}/**/*.{ts,tsx}',
];
const TESTS = /\.(?:test|stories)\.tsx?$/;
const RECORDER = '__recordExpression';

/**
 * Finds every regular expression of the package and of the demo: literals in the syntax tree, and those
 * that `new RegExp` creates, by loading every module with a recording constructor.
 */
export async function findExpressions(): Promise<FoundExpressions> {
  const literals: Expression[] = [];
  const constructed: Place[] = [];
  for await (const file of glob(SOURCES, { cwd: WORKSPACE })) {
    if (TESTS.test(file)) continue;
    const found = expressionsIn(file, await readFile(join(WORKSPACE, file), 'utf8'));
    literals.push(...found.literals);
    constructed.push(...found.constructed);
  }
  const made = await recordWhenLoaded([...new Set(constructed.map(({ file }) => file))]);
  return {
    expressions: [...literals, ...made],
    neverMade: constructed.filter(
      ({ file, line }) => !made.some((other) => other.file === file && other.line === line),
    ),
  };
}

function expressionsIn(
  file: string,
  code: string,
): { literals: Expression[]; constructed: Place[] } {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const literals: Expression[] = [];
  const constructed: Place[] = [];
  const visit = (node: ts.Node): void => {
    const place = { file, line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 };
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ ...place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      constructed.push(place);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, constructed };
}

/** Loads the modules from one bundle, in which each `new RegExp` reports its file and line. */
async function recordWhenLoaded(files: readonly string[]): Promise<Expression[]> {
  const recorded: Expression[] = [];
  const recorder = (file: string, line: number) =>
    new Proxy(RegExp, {
      construct(target, [source, flags = '']: [string | RegExp, string?]) {
        const expression = new target(source, flags);
        recorded.push({ file, line, source: expression.source, flags: expression.flags });
        return expression;
      },
    });
  Object.assign(globalThis, { [RECORDER]: recorder });
  const folder = await mkdtemp(join(tmpdir(), 'expressions-'));
  try {
    const outfile = join(folder, 'modules.mjs');
    await build({
      stdin: {
        contents: files.map((file) => `import './${file}';`).join('\n'),
        resolveDir: WORKSPACE,
      },
      bundle: true,
      // Each module must run, although the package declares no side effects.
      ignoreAnnotations: true,
      outfile,
      format: 'esm',
      platform: 'node',
      plugins: [recordConstructors()],
    });
    await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true });
  }
  return recorded;
}

function recordConstructors(): Plugin {
  return {
    name: 'record-constructors',
    setup: (building) =>
      building.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const code = await readFile(path, 'utf8');
        const file = relative(WORKSPACE, path);
        const lines = code
          .split('\n')
          .map((line, index) =>
            line.replaceAll(
              'new RegExp(',
              `new (globalThis.${RECORDER}(${JSON.stringify(file)}, ${index + 1}))(`,
            ),
          );
        return { contents: lines.join('\n'), loader: path.endsWith('x') ? 'tsx' : 'ts' };
      }),
  };
}

interface Place {
  /** Relative to the project's root. */
  readonly file: string;
  readonly line: number;
}

export interface Expression extends Place {
  readonly source: string;
  readonly flags: string;
}

interface FoundExpressions {
  readonly expressions: readonly Expression[];
  /** Constructors that aren't called when their module loads, so that their expressions are unknown. */
  readonly neverMade: readonly Place[];
}
