import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import ts from 'typescript';
import { entryPoints } from '../../entry-points.ts';
import { defaultLabels, type Label } from 'recipe-assistant';
import manifest from '../../package.json' with { type: 'json' };
import { measure } from './measure.ts';
import { findProblems, readPage, writeUndefinedPage } from './undefined-options.ts';

const folder = new URL('../../', import.meta.url);
const require = createRequire(import.meta.url);
const run = promisify(execFile);

/** Runs without `document` and `window`. */
const RECIPE_CODE = `
  import { toHtml } from 'recipe-assistant/html';
  import { deriveRecipe, toJsonLd } from 'recipe-assistant/recipe';
  const recipe = deriveRecipe('Ingredients:\\n- a\\n- b\\n\\nSteps:\\n1. Cook.');
  console.log(JSON.stringify({ ...toJsonLd(recipe), html: toHtml('- a') }));
`;

/** React has no state where server components run. */
const SERVER_COMPONENT = `
  import React from 'react';
  import { RecipeMarkdown } from 'recipe-assistant/markdown';
  const { children } = RecipeMarkdown({ text: '# Soup\\n\\n- 2 leeks' }).props;
  console.log(JSON.stringify({ state: typeof React.useState, drawn: children.map(({ type }) => type) }));
`;

test('every export of package.json has a row in the README', async () => {
  const readme = await readFile(new URL('README.md', folder), 'utf8');
  const rows = [...readme.matchAll(/^\| `(recipe-assistant\S*)`/gm)].map(([, entry = '']) => entry);
  const exported = Object.keys(manifest.exports).map((path) => `recipe-assistant${path.slice(1)}`);
  expect(rows.toSorted()).toEqual(exported.filter((name) => !name.endsWith('.json')).toSorted());
});

// Which names these are, `api.md` holds.
test.each(entryPoints)('$name has the same names as a module and in CommonJS', async ({ name }) => {
  const names = Object.keys(await import(name));
  expect(names).not.toEqual([]);
  expect(Object.keys(require(name)).toSorted()).toEqual(names.toSorted());
});

test('RecipeError is one class in every entry, in each module system', async () => {
  const module = await import('recipe-assistant');
  expect((await import('recipe-assistant/core')).RecipeError).toBe(module.RecipeError);
  const common = require('recipe-assistant');
  expect(require('recipe-assistant/core').RecipeError).toBe(common.RecipeError);
  // The clients and the server throw the same class, which they don't export.
  const { createScriptedClient } = await import('recipe-assistant/testing');
  const { generateRecipe } = await import('recipe-assistant/core');
  const client = createScriptedClient([]);
  const failure = generateRecipe(['a', 'b', 'c', 'd'], { client });
  await expect(failure).rejects.toBeInstanceOf(module.RecipeError);
});

test("the entry for pages begins with 'use client'", async () => {
  const code = await readFile(new URL('dist/index.js', folder), 'utf8');
  expect(code.startsWith('"use client";')).toBe(true);
});

test('in a server component the formatter draws a text, with what React has there', async () => {
  const options = ['--conditions=react-server', '--input-type=module', '--eval', SERVER_COMPONENT];
  const { stdout } = await run(process.execPath, options, { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ state: 'undefined', drawn: ['h2', 'ul'] });
});

test('the element needs no bundler, no React, and no file outside its folder', async () => {
  const { metafile } = await build({
    entryPoints: [`${folder.pathname}dist/element/index.js`],
    packages: 'external',
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'out',
  });
  const inputs = Object.entries(metafile.inputs);
  const imports = inputs.flatMap(([, input]) => input.imports);
  expect(imports.filter(({ external }) => external)).toEqual([]);
  expect(inputs.filter(([path]) => !path.includes('dist/element/'))).toEqual([]);
  expect(inputs.length).toBeGreaterThan(20);
});

test('the element can be imported where there is no page', async () => {
  const code = `
    import { RecipeAssistantElement } from 'recipe-assistant/element';
    console.log(typeof RecipeAssistantElement);
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
  });
  expect(stdout).toBe('function\n');
});

test('the entry for pages reaches neither Hugging Face, nor the server, nor the sample kitchen', async () => {
  const { whole } = await measure(`export * from 'recipe-assistant';`);
  const modules = whole.modules.join('\n');
  expect(modules).not.toMatch(/huggingface|valibot|dist\/(hugging-face|server|sample|testing)\.js/);
});

test('the core reaches no other package', async () => {
  const { whole } = await measure(`export * from 'recipe-assistant/core';`);
  expect(whole.modules.join('\n')).not.toContain('node_modules');
});

test('a recipe is read, and written as HTML, without React and without a page', async () => {
  for (const entry of ['recipe', 'html']) {
    const { whole } = await measure(`export * from 'recipe-assistant/${entry}';`);
    expect(whole.imports).toEqual([]);
  }
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', RECIPE_CODE], {
    cwd: folder,
  });
  expect(JSON.parse(stdout)).toMatchObject({
    '@type': 'Recipe',
    recipeIngredient: ['a', 'b'],
    html: '<ul><li>a</li></ul>',
  });
});

test('the code of others that is bundled comes with its licence', async () => {
  const licences = await readFile(new URL('third-party-licences.txt', folder), 'utf8');
  const bundled = await findBundled();
  expect(bundled).toHaveLength(5);
  const texts = bundled.map(async (place) => {
    const files = await readdir(place);
    const file = files.find((name) => /^licen[cs]e/i.test(name)) ?? 'no licence';
    return `${basename(place)}\n\n${(await readFile(join(place, file), 'utf8')).trim()}\n`;
  });
  expect(licences).toBe((await Promise.all(texts)).join(`\n${'-'.repeat(72)}\n\n`));
});

test('the package follows the rules for packages', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder.pathname, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
});

test('the types resolve in every module system', async () => {
  const styles = ['./styles.css', './styles.layer.css'];
  // Not Node 10's resolution, which ignores `exports` and which TypeScript has dropped.
  const options = ['--pack', '.', '--no-emoji', '--profile', 'node16'];
  options.push('--exclude-entrypoints', ...styles, './element');
  const element = [
    '--pack',
    '.',
    '--no-emoji',
    '--profile',
    'esm-only',
    '--entrypoints',
    './element',
  ];
  for (const checked of [options, element]) {
    const result = run('pnpm', ['exec', 'attw', ...checked], { cwd: folder });
    await expect(result).resolves.toMatchObject({ stdout: expect.stringContaining('OK') });
  }
}, 60_000);

test('the types hold what a strict host page passes on', async () => {
  const compiler = require.resolve('typescript/bin/tsc');
  const project = new URL('tsconfig.host-page.json', import.meta.url).pathname;
  const compiled = run(process.execPath, [compiler, '--project', project]).catch(
    (failure: { stdout: string }) => failure,
  );
  await expect(compiled).resolves.toMatchObject({ stdout: '' });
}, 60_000);

test('every optional option, prop and context may be undefined', () => {
  const page = writeUndefinedPage(entryPoints.map(({ name }) => name));
  for (const name of ['onFinish', 'clientKey', 'headingLevel', 'stop']) {
    expect(page).toContain(`"${name}": undefined`);
  }
  expect(findProblems(readPage(page))).toEqual([]);
}, 60_000);

test('an editor shows the English of each label with its type', () => {
  const program = readPage(`
    import { type RecipeLabels } from 'recipe-assistant';
    export const labels = {} as RecipeLabels;
  `);
  const checker = program.getTypeChecker();
  const [page] = program.getRootFileNames().map((name) => program.getSourceFile(name)!);
  const [labels] = checker.getExportsOfModule(checker.getSymbolAtLocation(page!)!);
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

/** The folders of the packages in the built files: those that their source maps name, and the element's Preact. */
async function findBundled(): Promise<string[]> {
  const dist = new URL('dist/', folder).pathname;
  const folders = new Set([dirname(require.resolve('preact/package.json'))]);
  for (const file of await readdir(dist)) {
    if (!file.endsWith('.js.map')) continue;
    const { sources } = JSON.parse(await readFile(join(dist, file), 'utf8')) as SourceMap;
    for (const source of sources) {
      const place = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0];
      if (place) folders.add(join(dist, place));
    }
  }
  return [...folders].toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1));
}

interface SourceMap {
  sources: string[];
}

test('the types of the server side need no DOM beside those of Node', () => {
  const entries = ['chat-completions', 'hugging-face', 'server', 'core'];
  const files = entries.map((entry) => new URL(`dist/${entry}.d.ts`, folder).pathname);
  const program = ts.createProgram(files, {
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    module: ts.ModuleKind.NodeNext,
    noEmit: true,
  });
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.includes('/dist/'));
  const problems = own.flatMap((file) => program.getSemanticDiagnostics(file));
  expect(own.length).toBeGreaterThan(entries.length);
  expect(problems.map(({ messageText }) => messageText)).toEqual([]);
}, 60_000);
