import { expect, test } from 'test-support/demo-test';
import { askForRecipe } from 'test-support/visitor';

test('a full run leaves nothing behind in the browser', async ({ page, context }) => {
  const { recipe, loading } = await askForRecipe(page);
  await expect(recipe).toBeVisible();
  await expect(loading).toBeHidden();
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
