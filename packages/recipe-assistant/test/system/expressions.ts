import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

const WORKSPACE = join(import.meta.dirname, '../../../..');
const SOURCES = [
  'packages/recipe-assistant/src/**/*.{ts,tsx}',
  'apps/demo/{server,src}/**/*.{ts,tsx}',
];
const TESTS = /\.(?:test|stories)\.tsx?$/;

/** Every regular expression of the package and of the demo. */
export async function findExpressions(): Promise<Expression[]> {
  const found: Expression[] = [];
  for await (const file of glob(SOURCES, { cwd: WORKSPACE })) {
    if (TESTS.test(file)) continue;
    found.push(...expressionsIn(file, await readFile(join(WORKSPACE, file), 'utf8')));
  }
  return found;
}

function expressionsIn(file: string, code: string): Expression[] {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const source = node.text.slice(1, end);
      found.push({ file, line, source, flags: node.text.slice(end + 1) });
    } else if (isConstruction(node)) {
      found.push({ file, line, source: 'new RegExp' });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `new RegExp(…)`, or `RegExp(…)`. */
function isConstruction(node: ts.Node): boolean {
  const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
  return isCall && node.expression.getText() === 'RegExp';
}

export interface Expression {
  /** Relative to the project's root. */
  readonly file: string;
  readonly line: number;
  /** Without its slashes; `new RegExp` of one that is no literal, so that no checker can read it. */
  readonly source: string;
  /** Undefined of one that is no literal. */
  readonly flags?: string;
}
