import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { defaultLabels, type Label } from 'recipe-assistant';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entryPoints, root } from '../../entry-points.ts';
import { findProblems, PAGE, readPage, writeUndefinedPage } from './undefined-options.ts';

const run = promisify(execFile);

/** No entry point of Node: it needs a page. */
const ELEMENT = 'recipe-assistant/element';

test('the types resolve in every module system', async () => {
  const styles = ['./styles.css', './styles.layer.css'];
  // Not Node 10's resolution, which ignores `exports` and which TypeScript has dropped.
  const options = ['--pack', '.', '--no-emoji', '--profile', 'node16'];
  // The element is a module alone: the page below imports it.
  options.push('--exclude-entrypoints', ...styles, './element');
  const result = run('pnpm', ['exec', 'attw', ...options], { cwd: root });
  await expect(result).resolves.toMatchObject({ stdout: expect.stringContaining('OK') });
}, 60_000);

test('the types hold what a strict host page passes on, and every optional part may be undefined', () => {
  const page = writeUndefinedPage(entryPoints.map(({ name }) => name));
  for (const name of ['onFinish', 'clientKey', 'headingLevel', 'stop']) {
    expect(page).toContain(`"${name}": undefined`);
  }
  const hostPage = `${import.meta.dirname}/host-page.tsx`;
  const program = readPage(`import type * as element from '${ELEMENT}';\n${page}`, hostPage);
  const files = [PAGE, hostPage];
  expect(findProblems(program, (file) => files.includes(file) || isOurs(file))).toEqual([]);
}, 60_000);

test('an editor shows the English of each label with its type', () => {
  const program = readPage(`
    import { type RecipeLabels } from 'recipe-assistant';
    export const labels = {} as RecipeLabels;
  `);
  const checker = program.getTypeChecker();
  const page = program.getSourceFile(PAGE)!;
  const [labels] = checker.getExportsOfModule(checker.getSymbolAtLocation(page)!);
  const hidden = Object.entries<Label>({ ...defaultLabels }).filter(([name, label]) => {
    const type = checker.getTypeOfSymbol(labels!).getProperty(name)!;
    const shown = checker.typeToString(
      checker.getTypeOfSymbol(type),
      undefined,
      ts.TypeFormatFlags.NoTruncation,
    );
    const forms = typeof label === 'string' ? [label] : Object.values(label);
    return !forms.every((form) => shown.includes(JSON.stringify(form)));
  });
  expect(hidden).toEqual([]);
});

test('the types of the server side need no DOM beside those of Node', () => {
  const entries = ['chat-completions', 'hugging-face', 'server', 'core'];
  const program = ts.createProgram(
    entries.map((entry) => `${root}dist/${entry}.d.ts`),
    {
      lib: ['lib.es2023.d.ts'],
      types: ['node'],
      module: ts.ModuleKind.NodeNext,
      noEmit: true,
    },
  );
  expect(
    program.getSourceFiles().filter(({ fileName }) => isOurs(fileName)).length,
  ).toBeGreaterThan(entries.length);
  expect(findProblems(program, isOurs)).toEqual([]);
}, 60_000);

function isOurs(file: string): boolean {
  return file.startsWith(`${root}dist/`);
}
