import type { Page } from '@playwright/test';
import { expect, test, type Complaints } from 'test-support/demo-test';
import { addIngredients, FOUR, lookAt } from 'test-support/visitor';

const SCRIPT = /\/assets\/index-.*\.js$/;

test('the page says so where its script cannot be read', async ({ page, complaints }) => {
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let fresh = leek |> cut;' }),
  );
  await page.goto('/');
  await passTime(page);
  await expect(noticeOn(page)).toBeInViewport({ ratio: 1 });
  await expect(lookAt(page).field).toBeVisible();
  takeComplaint(complaints);
});

test('the page says so where its script throws while it renders', async ({ page, complaints }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
  await page.goto('/');
  const notice = noticeOn(page);
  await passTime(page);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice.getByRole('link', { name: 'Load the page again' })).toBeVisible();
  takeComplaint(complaints);
});

test('a slow script is reported within ten seconds, until it arrives', async ({ page }) => {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(lookAt(page).field).toBeVisible();
  await expect(noticeOn(page)).toBeHidden();
  await passTime(page);
  await expect(noticeOn(page)).toBeInViewport({ ratio: 1 });
  letCome();
  await expect(noticeOn(page)).toBeHidden();
  await addIngredients(page, FOUR);
  await expect(lookAt(page).items).toHaveText(FOUR);
});

test('a page that works shows no message, and has no alert, not even a hidden one', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await passTime(page);
  await expect(noticeOn(page)).toBeHidden();
  await expect(page.locator('[role="alert"]')).toHaveCount(0);
});

test('following the link loads the page again', async ({ page, complaints }) => {
  await page.route(SCRIPT, (route) => route.abort(), { times: 1 });
  await page.goto('/');
  await passTime(page);
  const reload = page.waitForEvent('load');
  await noticeOn(page).getByRole('link').click();
  // What is typed before the script runs stays in the field, and the next entry would replace it.
  await reload;
  await expect(noticeOn(page)).toBeHidden();
  await addIngredients(page, FOUR);
  await expect(lookAt(page).items).toHaveText(FOUR);
  takeComplaint(complaints);
});

/** Ends the page's animations, as its ten seconds would. */
async function passTime(page: Page): Promise<void> {
  await page.evaluate((most) => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect!.getComputedTiming();
      if (Number(endTime) <= most) animation.finish();
    }
  }, 10_000);
}

function noticeOn(page: Page) {
  return page.getByRole('alert').filter({ hasText: 'do not work yet' });
}

/** The browser's own line on what did not load or run. */
function takeComplaint(complaints: Complaints): void {
  expect(complaints.lines.splice(0)).not.toEqual([]);
}
