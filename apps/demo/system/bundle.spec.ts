import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, modelTest, test } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';
import type { ModelServer } from 'test-support/model-server';

/** The limit of the first load's script without React, in bytes after gzip. */
const FIRST_LOAD_LIMIT = 22_900;

modelTest('the kitchens and the handler stay on the server', async ({ page, model }) => {
  const scripts = collectScripts(page);
  await cook(page, model);
  const loaded = (await Promise.all(scripts)).join('\n');
  for (const [entry, word] of [
    ['recipe-assistant/sample', 'cannellini'],
    ['recipe-assistant/hugging-face', 'router.huggingface.co'],
    ['recipe-assistant/server', 'application/problem+json'],
  ] as const) {
    const itself = (await buildPage(`import * as all from '${entry}'; console.log(all);`)).join(
      '\n',
    );
    expect(itself, `${entry} can be told by this word`).toContain(word);
    expect(loaded).not.toContain(word);
  }
  expect(loaded).toContain('Get a recipe');
});

test('the first load costs little more than React', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const loaded = weigh(await Promise.all(scripts));
  const bare = weigh(await buildPage(BARE_REACT));
  expect(bare).toBeGreaterThan(50_000);
  expect(loaded - bare).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  test.info().annotations.push({
    type: 'first load',
    description: `${loaded} bytes of gzipped script, ${loaded - bare} above React's ${bare}`,
  });
});

test('what shows a recipe is fetched with the first ingredient', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const scripts = collectScripts(page);
  await addIngredients(page, FOUR);
  await page.waitForLoadState('networkidle');
  expect(weigh(await Promise.all(scripts))).toBeGreaterThan(40_000);
});

modelTest(
  'a page with the default tools fetches nothing that it does not offer',
  async ({ page, model }) => {
    const files = await buildFiles(DEFAULT_PAGE);
    await page.route('/default/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice('/default/'.length);
      return name === ''
        ? route.fulfill({ contentType: 'text/html', body: DEFAULT_DOCUMENT })
        : route.fulfill({ contentType: 'text/javascript', body: files.get(name)! });
    });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/default/', { waitUntil: 'networkidle' });
    const firstLoad = requested.splice(0);
    expect(firstLoad.map(nameOf)).toEqual(['/default/', 'page']);
    await addIngredients(page, FOUR);
    await lookAt(page).getButton.click();
    const exchange = await model.next();
    exchange.sayAll('# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Boil them.');
    await expect(page.getByRole('group', { name: 'This recipe' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const names = requested.map(nameOf);
    expect(names.filter((name) => name !== 'chunk').toSorted()).toEqual([
      '/api/recipe',
      'handler-reply',
      'recipe-content',
    ]);
    // The other chunks are what these share, and hold nothing of cook mode and wishes.
    const loaded = requested.map((path) => files.get(path.slice('/default/'.length))).join('\n');
    for (const slot of ['cook-step', 'wish-fields']) {
      expect([...files.values()].some((code) => code.includes(slot))).toBe(true);
      expect(loaded.includes(slot), slot).toBe(false);
    }
  },
);

modelTest('a recipe full of entities violates no rule of the policy', async ({ page, model }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by ${violatedDirective}: ${blockedURI}`);
    });
  });
  const { text, loading } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.say('# Soup &amp; bread\n\nBake at 200 &deg;C with &frac12; onion, ');
  exchange.say('&#8532; cup &#x2154; and cr&egrave;me; &lt;b&gt; &nosuchthing; stay.\n\n');
  exchange.say('- 1 &ndash; 2 leeks\n\n| A | B |\n| :-: | --: |\n| &frac14; | &times; |\n');
  exchange.finish();
  await expect(loading).toBeHidden();
  await expect(text.getByRole('heading', { name: 'Soup & bread' })).toBeVisible();
  await expect(text).toContainText(
    '200 °C with ½ onion, ⅔ cup ⅔ and crème; <b> &nosuchthing; stay.',
  );
  await expect(text.getByRole('listitem')).toHaveText('1 – 2 leeks');
  await expect(text.getByRole('cell')).toHaveText(['¼', '×']);
});

/** A whole run, from the first load to the end of the recipe. */
async function cook(page: Page, model: ModelServer): Promise<void> {
  const { text, loading } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.sayAll('# Leek soup\n\n- 2 leeks');
  await expect(text.getByRole('listitem')).toHaveText('2 leeks');
  await expect(loading).toBeHidden();
}

/** The texts of all scripts that the page loads from now on. */
function collectScripts(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return scripts;
}

function weigh(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
}

/** The scripts of a page with this entry alone, built as the demo's page is. */
async function buildPage(entry: string): Promise<string[]> {
  return [...(await buildFiles(entry)).values()];
}

/** The same by their names; the first is `page.js`. */
async function buildFiles(entry: string): Promise<Map<string, string>> {
  const name = 'virtual:page';
  const result = await build({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    base: './',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: name,
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === name ? `\0${name}` : undefined),
        load: (id) => (id === `\0${name}` ? entry : undefined),
      },
    ],
  });
  const bundles = Array.isArray(result) ? result : [result];
  const files = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return new Map(files.map((file) => [file.fileName, 'code' in file ? file.code : '']));
}

/** The name of a script without its hash. */
function nameOf(path: string): string {
  return path.replace(/^\/default\/([a-z-]+?)(?:-[A-Z\d]{8})?(?:-[\w-]{8})?\.js$/, '$1');
}

const BARE_REACT = `
  import { StrictMode, createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  createRoot(document.getElementById('root')).render(createElement(StrictMode));
`;

const DEFAULT_DOCUMENT =
  '<!doctype html><div id="root"></div><script type="module" src="page.js"></script>';

const DEFAULT_PAGE = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { RecipeAssistant } from 'recipe-assistant';
  const widget = createElement(RecipeAssistant, { endpoint: '/api/recipe' });
  createRoot(document.getElementById('root')).render(widget);
`;
