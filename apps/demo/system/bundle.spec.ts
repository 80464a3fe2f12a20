import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, modelTest as test } from 'test-support/demo-test';
import { askForRecipe } from 'test-support/visitor';
import type { ModelServer } from 'test-support/model-server';

test('the kitchens and the handler stay on the server', async ({ page, model }) => {
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

test('a recipe full of entities violates no rule of the policy', async ({ page, model }) => {
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

/** The scripts of a page with this entry alone, built as the demo's page is. */
async function buildPage(entry: string): Promise<string[]> {
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
  return files.map((file) => ('code' in file ? file.code : ''));
}
