import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { entryPoints } from '../../entry-points.ts';
import manifest from '../../package.json' with { type: 'json' };
import { measure } from './measure.ts';

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

test.each(['core', 'built-in'])('the entry %s reaches no other package', async (entry) => {
  const { whole } = await measure(`export * from 'recipe-assistant/${entry}';`);
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
