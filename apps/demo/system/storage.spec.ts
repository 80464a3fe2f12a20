import { expect, modelTest as test } from 'test-support/demo-test';
import { SOUP } from 'test-support/element-page';
import { askForRecipe } from 'test-support/visitor';

test('a full run leaves nothing behind in the browser', async ({ page, context, model }) => {
  model.answer = (exchange) => exchange.sayAll(SOUP);
  const { recipe, loading } = await askForRecipe(page);
  await expect(recipe).toBeVisible();
  await expect(loading).toBeHidden();
  await page.getByText('Any wishes?').click();
  await page.getByRole('checkbox', { name: 'vegan' }).check();
  await page.getByRole('button', { name: 'Something different' }).click();
  await page.getByRole('button', { name: /^Back to/ }).waitFor();
  await recipe.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Cook', exact: true }).click();
  const cookMode = page.getByRole('dialog');
  await cookMode.waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await cookMode.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Back to/ }).click();
  await page.getByRole('button', { name: 'Remove potato' }).click();

  const kept = await page.evaluate(async () => {
    const files: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) files.push(name);
    return {
      files,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      history: history.state as unknown,
      windowName: window.name,
    };
  });
  expect(kept).toEqual({
    files: [],
    local: [],
    session: [],
    cookie: '',
    databases: [],
    caches: [],
    workers: 0,
    history: null,
    windowName: '',
  });
  expect(await context.cookies()).toEqual([]);
});
