import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { entryPoints } from '../../entry-points.ts';
import { measure } from './measure.ts';

/** At most so many kilobytes after gzip, React left out. No change raises one: what it adds, it takes away elsewhere. */
const SIZES = {
  hook: 8.5,
  core: 7.5,
  widget: 22,
  'first click to recipe': 58,
  'own page': 15,
  'own page, formatter later': 48,
  'own page, RecipeView later': 70,
  'own page with RecipeMarkdown': 61,
  'own page with RecipeView': 70,
  'style sheet': 6.5,
  'one locale': 3.9,
  'the element': 60,
  // Fetched where no model is set, and never by a page that has one.
  sample: 14,
};

function bytes(part: keyof typeof SIZES): number {
  return SIZES[part] * 1000;
}

/** What a recipe with the default tools needs. */
const LATER = [/^recipe-content-\w+\.js$/, /^handler-reply-\w+\.js$/];

const WIDGET = `
  import { RecipeAssistant, createEndpointClient } from 'recipe-assistant';
  console.log(RecipeAssistant, createEndpointClient);
`;

test(`the hook alone costs at most ${SIZES.hook} kB`, async () => {
  const { eager } = await measure(`export { useRecipeAssistant } from 'recipe-assistant';`);
  expect(eager.gzip).toBeLessThanOrEqual(bytes('hook'));
});

test(`the core costs at most ${SIZES.core} kB`, async () => {
  const { whole } = await measure(`export * from 'recipe-assistant/core';`);
  expect(whole.gzip).toBeLessThanOrEqual(bytes('core'));
});

test(`the widget with the endpoint client costs at most ${SIZES.widget} kB before the first click`, async () => {
  const { eager } = await measure(WIDGET);
  expect(eager.gzip).toBeLessThanOrEqual(bytes('widget'));
});

test(`from the first click to a recipe with the default tools come at most ${SIZES['first click to recipe']} kB more`, async () => {
  const { eager, whole } = await measure(WIDGET);
  const parts = whole.modules.map((path) => path.split('/').at(-1)!);
  const wanted = LATER.map((name) => parts.find((part) => name.test(part)));
  expect(wanted).not.toContain(undefined);
  for (const part of wanted) expect(eager.modules.join()).not.toContain(`/${part}`);
  const code = wanted.map(
    (part, index) =>
      `import * as part${index} from '../../dist/${part}'; console.log(part${index});`,
  );
  const { eager: both } = await measure([WIDGET, ...code].join('\n'));
  expect(both.gzip - eager.gzip).toBeLessThanOrEqual(bytes('first click to recipe'));
});

test('what a visitor may wish for is fetched later', async () => {
  const { eager, whole } = await measure(WIDGET);
  const isWishes = (path: string) => /\/wishes-\w+\.js$/.test(path);
  expect(eager.modules.some(isWishes)).toBe(false);
  expect(whole.modules.some(isWishes)).toBe(true);
});

test('a page of your own costs what the README says, with the formatter later or at once', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```tsx\n\/\/ own-page\.tsx\n(.+?)^```$/ms.exec(readme)!;
  const page = await measure(code);
  expect(page.eager.gzip).toBeLessThanOrEqual(bytes('own page'));
  // With the answer's reader, and what Vite's own cut into files adds.
  const more = (await measureFile('handler-reply')) + 2000;
  const markdown = `export { RecipeMarkdown } from 'recipe-assistant/markdown';`;
  const { eager: laterMarkdown } = await measure(markdown);
  expect(laterMarkdown.gzip + more).toBeLessThanOrEqual(bytes('own page, formatter later'));
  const view = `export { RecipeView } from 'recipe-assistant';`;
  const { eager: laterView } = await measure(view);
  const tools = await measureFile('reading-tools');
  expect(laterView.gzip + tools + more).toBeLessThanOrEqual(bytes('own page, RecipeView later'));
  const { eager: withMarkdown } = await measure(`${code} ${markdown}`);
  expect(withMarkdown.gzip).toBeLessThanOrEqual(bytes('own page with RecipeMarkdown'));
  const { eager: withView } = await measure(`${code} ${view}`);
  expect(withView.gzip).toBeLessThanOrEqual(bytes('own page with RecipeView'));
  const rows = readme.matchAll(/^\| [^|]+\| +(\d+) \| +(?:(\d+) more)? +\|$/gm);
  expect(Array.from(rows, ([, ...sizes]) => sizes.map((size) => size && Number(size)))).toEqual([
    [SIZES.widget, SIZES['first click to recipe']],
    [SIZES['own page'], SIZES['own page, formatter later']],
    [SIZES['own page'], SIZES['own page, RecipeView later']],
    [SIZES['own page with RecipeMarkdown'], undefined],
    [SIZES['own page with RecipeView'], undefined],
    [0, undefined],
  ]);
});

test(`the sample costs at most ${SIZES.sample} kB, and nothing in the first load of a page that imports it later`, async () => {
  const { eager, whole } = await measure(`
    export async function* client(request, options) {
      const { createSampleClient } = await import('recipe-assistant/sample');
      yield* createSampleClient()(request, options);
    }
  `);
  expect(eager.gzip).toBeLessThan(500);
  expect(whole.gzip).toBeLessThanOrEqual(bytes('sample'));
});

test.each(entryPoints.filter(({ output }) => output.startsWith('locales/')))(
  `$name costs at most ${SIZES['one locale']} kB, and is a page's only other file`,
  async ({ name }) => {
    const { whole } = await measure(`export * from '${name}';`);
    expect(whole.gzip).toBeLessThanOrEqual(bytes('one locale'));
    expect([whole.modules.length, whole.imports]).toEqual([2, []]);
  },
);

test('a bundler that knows no conditions fetches the view later, too', async () => {
  const { eager, whole } = await measure(WIDGET, 'neutral');
  expect(whole.modules.join()).toContain('/recipe-content-');
  expect(eager.modules.join()).not.toContain('/recipe-content-');
});

test.each(['styles.css', 'styles.layer.css'])(
  `%s costs at most ${SIZES['style sheet']} kB`,
  async (file) => {
    const css = await readFile(new URL(`../../dist/${file}`, import.meta.url));
    expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(bytes('style sheet'));
  },
);

test(`the element costs at most ${SIZES['the element']} kB before the first click, all in it`, async () => {
  const folder = new URL('../../dist/element/', import.meta.url);
  const files = new Set(['index.js']);
  let size = 0;
  // A set that grows while it is walked: the first file's imports, and their own.
  for (const file of files) {
    const code = await readFile(new URL(file, folder));
    size += gzipSync(code, { level: 9 }).length;
    const imports = String(code).matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g);
    for (const [, imported = ''] of imports) files.add(imported);
  }
  expect(size).toBeGreaterThan(bytes('the element') / 2);
  expect(size).toBeLessThanOrEqual(bytes('the element'));
});

/** A file of the package that is fetched later, alone. */
async function measureFile(name: string): Promise<number> {
  const folder = new URL('../../dist/', import.meta.url);
  const file = (await readdir(folder)).find(
    (each) => each.startsWith(`${name}-`) && each.endsWith('.js'),
  )!;
  return gzipSync(await readFile(new URL(file, folder)), { level: 9 }).length;
}
