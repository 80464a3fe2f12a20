import type { Locator, Page } from '@playwright/test';
import { expect, modelTest, test } from 'test-support/demo-test';
import {
  installLanguageModel,
  type FakeLanguageModel,
  type LanguageModelSettings,
} from 'test-support/language-model';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';

/** Opens the page in a browser that brings this model along, and lists four ingredients. */
async function openWith(page: Page, settings: LanguageModelSettings) {
  await page.addInitScript(installLanguageModel, settings);
  await page.goto('/');
  await addIngredients(page, FOUR);
  await expect.poll(async () => (await readModel(page)).questions).toBeGreaterThan(0);
  return lookAt(page);
}

/** What the page has asked of its model. */
function readModel(page: Page) {
  return page.evaluate(() => {
    const { LanguageModel: model } = globalThis as unknown as { LanguageModel: FakeLanguageModel };
    const outputs = model.asked.flatMap(({ expectedOutputs }) => expectedOutputs ?? []);
    return { questions: model.questions, outputs };
  });
}

/** Changes the model behind the page's back, as another tab would. */
function changeModel(page: Page, settings: LanguageModelSettings) {
  return page.evaluate((changes) => {
    const { LanguageModel: model } = globalThis as unknown as { LanguageModel: FakeLanguageModel };
    Object.assign(model.now, changes);
  }, settings);
}

/** Chooses a language by its own name. */
function choose(page: Page, language: string) {
  return page.getByRole('contentinfo').getByRole('combobox').selectOption(language);
}

const OWN = 'Written by the model of this browser. Check it before you cook.';
const SAMPLE = 'A sample recipe, not written by an AI model.';
const WRITES = 'Your browser writes the recipes now.';
const FAILED = 'Your browser’s model did not work.';
const DOWNLOAD_FAILED = 'The download failed.';

function lookAtOffer(page: Page) {
  return {
    offer: page.getByText('Your browser can write recipes itself.'),
    useButton: page.getByRole('button', { name: 'Use it' }),
    stopButton: page.getByRole('button', { name: 'Stop the download' }),
    sampleButton: page.getByRole('button', { name: 'Use the sample' }),
    progress: page.getByRole('progressbar', { name: 'Downloading your browser’s model…' }),
    /** What is said beside the button. */
    line: page.locator('.own-model p'),
  };
}

test('a model that is there writes, can be switched off, and nothing goes to the server', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { getButton, recipe, text } = await openWith(page, {});
  expect(asked).toContain('/api/origin');
  await getButton.click();
  await expect(text.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
  await expect(recipe).toContainText(OWN);
  expect(asked).not.toContain('/api/recipe');
  const { line, sampleButton, useButton } = lookAtOffer(page);
  await expect(line).toHaveText(WRITES);
  await sampleButton.click();
  await expect(line).toHaveText('Your browser can write recipes itself.');
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
  // Whole, and so later than the second tap of a double tap, which both buttons ignore.
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await useButton.click();
  await getButton.click();
  await expect(recipe).toContainText(OWN);
});

test('one that is not there is offered, and downloaded in view while the sample answers', async ({
  page,
}) => {
  const { getButton, recipe } = await openWith(page, {
    availability: 'downloadable',
    pauseMs: 700,
  });
  const { offer, useButton, stopButton, sampleButton, progress } = lookAtOffer(page);
  await expect(offer).toHaveText(
    'Your browser can write recipes itself. It would download its model once, some gigabytes.',
  );
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);

  await useButton.focus();
  await page.keyboard.press('Enter');
  await expect(progress).toHaveJSProperty('value', 0.25);
  await expect(stopButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(useButton).toBeFocused();
  await expect(progress).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(sampleButton).toBeFocused({ timeout: 15_000 });
  await expect(page.getByText(WRITES)).toBeVisible();
  await getButton.click();
  await expect(recipe).toContainText(OWN);

  await sampleButton.click();
  await expect(offer).toHaveText('Your browser can write recipes itself.');
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('a download that fails says so, can be tried again, and leaves the sample', async ({
  page,
}) => {
  const { getButton, recipe } = await openWith(page, {
    availability: 'downloadable',
    failures: { download: 'NetworkError' },
  });
  const { line, useButton } = lookAtOffer(page);
  await useButton.press('Enter');
  await expect(line).toHaveText(DOWNLOAD_FAILED);
  await expect(useButton).toBeFocused();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
  await expect(line).toHaveText(DOWNLOAD_FAILED);
  await changeModel(page, { failures: {} });
  await useButton.press('Enter');
  await expect(line).toHaveText(WRITES);
});

test('a model that has gone is downloaded again once that has failed in a run', async ({
  page,
  complaints,
}) => {
  const { getButton, alert } = await openWith(page, { failures: { create: 'NetworkError' } });
  const { line, useButton } = lookAtOffer(page);
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(line).toHaveText(DOWNLOAD_FAILED);
  await changeModel(page, { availability: 'downloadable', failures: {} });
  await useButton.click();
  await expect(line).toHaveText(WRITES);
});

test('a model that is downloaded and cannot write is not called a failed download', async ({
  page,
}) => {
  const failures = { prompt: 'OperationError' };
  await openWith(page, { availability: 'downloadable', pieces: [], failures });
  const { line, useButton, sampleButton } = lookAtOffer(page);
  await useButton.click();
  await expect(line).toHaveText(FAILED);
  await expect(sampleButton).toBeVisible();
});

test('where it fails to write, the sample is offered, and answers the next time', async ({
  page,
  complaints,
}) => {
  const { getButton, alert, recipe } = await openWith(page, {
    failures: { create: 'OperationError' },
  });
  const { line, sampleButton } = lookAtOffer(page);
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(line).toHaveText(FAILED);
  await sampleButton.click();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
});

test('that it failed is no longer said once it writes again', async ({ page, complaints }) => {
  const { getButton, alert, retryButton, recipe } = await openWith(page, {
    failures: { create: 'OperationError' },
  });
  const { line } = lookAtOffer(page);
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(line).toHaveText(FAILED);
  await changeModel(page, { failures: {} });
  await retryButton.click();
  await expect(recipe).toContainText(OWN);
  await expect(line).toHaveText(WRITES);
});

test('a list that is too long is not the model’s fault', async ({ page, complaints }) => {
  const { getButton, alert } = await openWith(page, { failures: { create: 'QuotaExceededError' } });
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(lookAtOffer(page).line).toHaveText(WRITES);
});

test('a visitor who stops a model that does not answer can turn to the sample', async ({
  page,
}) => {
  const { getButton, stopButton, recipe } = await openWith(page, { pauseMs: 20_000 });
  await getButton.click();
  await stopButton.click();
  await expect(stopButton).toHaveCount(0);
  await lookAtOffer(page).sampleButton.click();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
});

test('the choice of the sample outlasts a change of language', async ({ page }) => {
  const { getButton, recipe } = await openWith(page, { languages: ['en', 'es'] });
  const { line, sampleButton, useButton } = lookAtOffer(page);
  await sampleButton.click();
  await choose(page, 'Español');
  await expect(line).toHaveText('Tu navegador puede escribir recetas por sí mismo.');
  await expect(page.getByRole('button', { name: 'Usarlo' })).toBeVisible();
  await choose(page, 'Deutsch');
  await expect(page.locator('.own-model').getByRole('button')).toHaveCount(0);
  await expect(line).toBeEmpty();
  await choose(page, 'English');
  await expect(useButton).toBeVisible();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
});

test('for a language that it cannot write, the sample answers, and then it writes again', async ({
  page,
}) => {
  const { getButton, recipe } = await openWith(page, { languages: ['en'] });
  const { line } = lookAtOffer(page);
  await choose(page, 'Deutsch');
  await expect(line).toBeEmpty();
  await page.getByRole('button', { name: 'Rezept holen' }).click();
  await expect(page.getByText('Leek and potato soup')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
  await choose(page, 'English');
  await expect(line).toHaveText(WRITES);
  await getButton.click();
  await expect(recipe).toContainText(OWN);
});

test('a download goes on when the visitor changes the language', async ({ page }) => {
  await openWith(page, { availability: 'downloadable', languages: ['en', 'es'], pauseMs: 500 });
  const { line, useButton } = lookAtOffer(page);
  await useButton.click();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  // By the keys of a select, a visitor passes through languages.
  await choose(page, 'Deutsch');
  await expect(line).toHaveText('Das Modell deines Browsers wird heruntergeladen …');
  await choose(page, 'Español');
  await expect(bar).toHaveAccessibleName('Descargando el modelo de tu navegador…');
  await expect(line).toHaveText('Ahora las recetas las escribe tu navegador.');
  expect((await readModel(page)).outputs).toHaveLength(1);
});

test('a download stays in sight, and can be stopped, when ingredients are missing', async ({
  page,
}) => {
  const { getButton } = await openWith(page, { availability: 'downloadable', pauseMs: 700 });
  const { offer, useButton, stopButton, progress } = lookAtOffer(page);
  await useButton.press('Enter');
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: 'Remove leek' }).click();
  await expect(getButton).toHaveCount(0);
  await expect(progress).toBeVisible();
  await stopButton.press('Enter');
  await expect(stopButton).toHaveCount(0);
  await expect(offer).toBeHidden();
  await addIngredients(page, ['leek']);
  await expect(offer).toBeVisible();
});

test('the download of another tab is named, can be joined, and its end is noticed', async ({
  page,
}) => {
  await openWith(page, { availability: 'downloading', pauseMs: 300 });
  const { line, useButton, stopButton, progress } = lookAtOffer(page);
  const told = 'Your browser can write recipes itself. Downloading your browser’s model…';
  await expect(line).toHaveText(told);
  await useButton.press('Enter');
  await expect(progress).toBeVisible();
  await stopButton.press('Enter');
  await expect(line).toHaveText(told);
  await changeModel(page, { availability: 'available' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(line).toHaveText(WRITES);
});

test('the end of another tab’s download is noticed with the next recipe', async ({ page }) => {
  const { getButton, recipe } = await openWith(page, { availability: 'downloading' });
  await changeModel(page, { availability: 'available' });
  await getButton.click();
  await expect(lookAtOffer(page).line).toHaveText(WRITES);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await getButton.click();
  await expect(recipe).toContainText(OWN);
});

test('a screen reader meets the line before its words', async ({ page }) => {
  await page.addInitScript(installLanguageModel, {});
  await page.goto('/');
  await addIngredients(page, FOUR.slice(1));
  const { line, sampleButton } = lookAtOffer(page);
  // In the page's accessibility tree, and yet without a word in it.
  await expect(line).toHaveText(WRITES);
  await expect(line).toHaveText('', { useInnerText: true });
  await expect(line).toHaveCSS('display', 'block');
  await expect(line.locator('xpath=..')).toHaveCSS('display', 'flex');
  await expect(sampleButton).toHaveCount(0);
  await addIngredients(page, ['leek']);
  await expect(line).toHaveText(WRITES, { useInnerText: true });
  await expect(sampleButton).toBeVisible();
});

test('Japanese sentences follow each other without a space', async ({ page }) => {
  await openWith(page, { availability: 'downloadable' });
  await choose(page, '日本語');
  await expect(lookAtOffer(page).line).toHaveText(
    'このブラウザは自分でレシピを書けます。最初に一度だけ、数ギガバイトのモデルをダウンロードします。',
  );
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a double tap starts the download, and does not stop it', async ({ page }) => {
    await openWith(page, { availability: 'downloadable', pauseMs: 400 });
    const { useButton, stopButton, line } = lookAtOffer(page);
    await useButton.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await useButton.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(stopButton).toBeVisible();
    await expect(line).toHaveText(WRITES);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`a button below its sentence starts where it starts, ${direction}`, async ({ page }) => {
      await openWith(page, { languages: ['en', 'ar'] });
      if (direction === 'rtl') await choose(page, 'العربية');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      const { line } = lookAtOffer(page);
      const label = page.locator('.own-model').getByRole('button').locator('span');
      await expect
        .poll(async () => (await edgeOf(label, direction)) - (await edgeOf(line, direction)))
        .toBeCloseTo(0, 0);
      const [above, below] = [(await line.boundingBox())!, (await label.boundingBox())!];
      expect(below.y).toBeGreaterThan(above.y + above.height);
    });
  }
});

/** The edge where reading starts. */
async function edgeOf(locator: Locator, direction: 'ltr' | 'rtl'): Promise<number> {
  const { x, width } = (await locator.boundingBox())!;
  return direction === 'ltr' ? x : x + width;
}

test('a browser whose model lacks the language is served as any other', async ({ page }) => {
  const { getButton, recipe } = await openWith(page, { languages: ['ja'] });
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
  await expect(lookAtOffer(page).useButton).toHaveCount(0);
});

test.describe('in a browser that asks for German', () => {
  test.use({ locale: 'de-DE' });

  test('the offer is in German, and so is what is asked of the model', async ({ page }) => {
    const settings: LanguageModelSettings = {
      availability: 'downloadable',
      languages: ['en', 'de'],
    };
    await page.addInitScript(installLanguageModel, settings);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    for (const food of FOUR) {
      await page.getByRole('textbox').fill(food);
      await page.getByRole('textbox').press('Enter');
    }
    await expect(page.getByText('Dein Browser kann selbst Rezepte schreiben.')).toBeVisible();
    await page.getByRole('button', { name: 'Browser nutzen' }).click();
    await expect(page.getByText('Jetzt schreibt dein Browser die Rezepte.')).toBeVisible();
    expect((await readModel(page)).outputs).toEqual([{ type: 'text', languages: ['de'] }]);
  });
});

modelTest('where the server has a model, nobody asks the browser’s', async ({ page, model }) => {
  await page.addInitScript(installLanguageModel, {});
  model.answer = (exchange) => exchange.sayAll('# Leek soup');
  const { recipe } = await askForRecipe(page);
  await expect(recipe).toContainText('Written by an AI model');
  await expect(page.locator('.own-model')).toHaveCount(0);
});
