import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, modelTest as test, type Complaints } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';
import type { ModelServer } from 'test-support/model-server';

/** Everything that model text may become, and words longer than a narrow screen. */
const RECIPE = `# Leek soup

A **warm** supper, *quickly* made. See [the long story](https://example.org/soup).

## Ingredients

- 2 leeks
- ${'pumpernickel'.repeat(12)}
  - \`${'code'.repeat(30)}\`

| Step | Minutes | What to look for | And then |
| :--- | ---: | :---: | --- |
| Soften the leeks | 10 | ${'shining'.repeat(8)} | Go on |

> Tip: it keeps for a day.

\`\`\`
${'a line of code that does not wrap '.repeat(6)}
\`\`\`

---

1. Peel.
2. Boil.
`;

/** The stories have each alone, with axe. */
const states: Record<string, (visit: Visit) => Promise<void>> = {
  async 'a finished recipe, cut short'({ page, model }) {
    const { text, recipe } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say(RECIPE);
    exchange.finish('length');
    await expect(recipe).toContainText('cut short');
    await expect(text.getByRole('listitem').last()).toHaveText('Boil.');
  },
  async 'failed with a wait, and a duplicate refused'({ page, model, complaints }) {
    model.answer = (exchange) => exchange.reply(429, '{}', { 'Retry-After': '60' });
    const { alert } = await askForRecipe(page);
    await expect(alert).toBeVisible();
    await complaints.takeFailure(503);
    await addIngredients(page, ['leek']);
    await expect(page.getByText(/Already on the list/)).toBeVisible();
  },
};

test.describe('the whole page passes axe and fits, on a desk in the light and on a phone in the dark', () => {
  for (const [name, reach] of Object.entries(states)) {
    test(name, async ({ page, model, complaints }) => {
      await reach({ page, model, complaints });
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [320, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
        expect(await findOverflow(page), `${width} px`).toEqual([]);
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findOverflow(page), `${width} px, text of twice the size`).toEqual([]);
        expect(await findCutText(page), `${width} px, text of twice the size`).toEqual([]);
      }
    });
  }
});

test('a visitor who prefers more contrast gets 7 to 1 for text', async ({ page, model }) => {
  await page.emulateMedia({ contrast: 'more' });
  await askForRecipe(page);
  const exchange = await model.next();
  exchange.sayAll(
    '# Leek soup\n\n- 2 leeks *(not on your list)*\n\n1. Stir the [soup](https://example.com).',
  );
  await expect(lookAt(page).text.getByRole('link')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await findFaint(page), colorScheme).toEqual([]);
  }
});

test('the whole product works by keyboard', async ({ page, model }) => {
  await page.goto('/');
  const { field, items, getButton, stopButton, text, loading } = lookAt(page);
  const { keyboard } = page;
  await expect(field).toBeVisible();
  await keyboard.press('Tab');
  await expect(field).toBeFocused();
  for (const ingredient of [...FOUR, 'beet']) {
    await keyboard.type(ingredient);
    await keyboard.press('Enter');
  }
  await expect(items).toHaveCount(5);

  await keyboard.press('Tab');
  await expect(lookAt(page).addButton).toBeFocused();
  for (const ingredient of FOUR) {
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Remove ${ingredient}` })).toBeFocused();
    expect(await hasFocusRing(page)).toBe(true);
  }
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(items).toHaveText(FOUR);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: 'Any wishes?' })).toBeFocused();
  expect(await hasFocusRing(page)).toBe(true);
  await keyboard.press('Tab');
  await expect(getButton).toBeFocused();
  expect(await hasFocusRing(page)).toBe(true);
  await keyboard.press('Enter');

  const first = await model.next();
  await keyboard.press('Tab');
  await expect(stopButton).toBeFocused();
  expect(await hasFocusRing(page)).toBe(true);
  await keyboard.press('Enter');
  await first.abandoned;
  await expect(loading).toBeHidden();
  await expect(page.locator(':focus')).not.toHaveCount(0);

  await getButton.focus();
  await keyboard.press('Space');
  const second = await model.next();
  second.say('Boil the [leeks](https://example.org).');
  await expect(text).toHaveText('Boil the leeks.');
  await keyboard.press('Tab');
  await expect(stopButton).toBeFocused();
  await keyboard.press('Tab');
  await expect(text.getByRole('link')).toBeFocused();
  second.finish();
  await expect(loading).toBeHidden();
  await expect(page.locator(':focus')).not.toHaveCount(0);
});

test('print shows only the recipe, in dark ink, and says while it streams that it is incomplete', async ({
  page,
  model,
}) => {
  const { text, loading, field, getButton, recipe } = await askForRecipe(page);
  const exchange = await model.next();
  exchange.say('# Leek soup\n\nBoil the leeks.');
  await expect(text).toContainText('Boil');
  const readNote = () => recipe.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await readNote()).toBe('none');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await readNote()).toBe(
    '"Not the whole recipe: it was still being written when it was printed."',
  );
  await expect(text.getByRole('heading')).toBeVisible();
  await expect(recipe.getByText('Check it before you cook.')).toBeVisible();
  for (const part of [field, getButton, page.getByRole('contentinfo')]) {
    await expect(part).toBeHidden();
  }
  const ink = await text.evaluate((element) => getComputedStyle(element).color);
  expect(brightest(ink), ink).toBeLessThan(0.4);
  await page.emulateMedia({ media: null });
  exchange.finish();
  await expect(loading).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await readNote()).toBe('none');
});

/** The brightest of the three parts of a colour, 0 to 1. */
function brightest(color: string): number {
  const isFraction = color.startsWith('color(');
  const parts =
    color
      .match(/[\d.]+/g)
      ?.slice(0, 3)
      .map(Number) ?? [];
  return Math.max(...parts) / (isFraction ? 1 : 255);
}

async function findViolations(page: Page): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Where text has less contrast than 7 to 1, or than 4.5 where it is large. */
async function findFaint(page: Page): Promise<string[]> {
  await settle(page);
  const { violations } = await new AxeBuilder({ page })
    .withRules('color-contrast-enhanced')
    .analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(' ')));
}

/** Colours that are still on their way to the next scheme are nobody's to judge. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** The elements that make the page scroll sideways. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.getAttribute('data-slot') ?? ''}`);
  });
}

/** Controls and headings whose words do not fit into their box. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, h1, h2, h3, [data-slot="ingredient-name"]')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => element.textContent ?? ''),
  );
}

/** An outline or a shadow that the element has only while it is focused. */
function hasFocusRing(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

interface Visit {
  page: Page;
  model: ModelServer;
  complaints: Complaints;
}
