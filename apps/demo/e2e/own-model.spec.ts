import type { Page } from '@playwright/test';
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

/** Changes how the model is from now on. */
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

test('a model that is there writes, can be switched off and on, and nothing goes to the server', async ({
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
  const { line, offer, sampleButton, useButton } = lookAtOffer(page);
  await expect(line).toHaveText(WRITES);
  await sampleButton.click();
  await expect(offer).toHaveText('Your browser can write recipes itself.');
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
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

  await changeModel(page, { pauseMs: 0 });
  await page.keyboard.press('Enter');
  await expect(sampleButton).toBeFocused();
  await expect(page.getByText(WRITES)).toBeVisible();
  await getButton.click();
  await expect(recipe).toContainText(OWN);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('a download that fails says so, and can be tried again', async ({ page }) => {
  await openWith(page, {
    availability: 'downloadable',
    failures: { download: 'NetworkError' },
  });
  const { line, useButton } = lookAtOffer(page);
  await useButton.press('Enter');
  await expect(line).toHaveText(FAILED);
  await expect(useButton).toBeFocused();
  await changeModel(page, { failures: {} });
  await useButton.press('Enter');
  await expect(line).toHaveText(WRITES);
});

test('where it fails to write, that is said until it writes again, and the sample is offered', async ({
  page,
  complaints,
}) => {
  const { getButton, alert, retryButton, recipe } = await openWith(page, {
    failures: { create: 'OperationError' },
  });
  const { line, sampleButton } = lookAtOffer(page);
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(line).toHaveText(FAILED);
  await changeModel(page, { failures: {} });
  await retryButton.click();
  await expect(recipe).toContainText(OWN);
  await expect(line).toHaveText(WRITES);
  await sampleButton.click();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
});

test('a list that is too long is not the model’s fault', async ({ page, complaints }) => {
  const { getButton, alert } = await openWith(page, { failures: { create: 'QuotaExceededError' } });
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(lookAtOffer(page).line).toHaveText(WRITES);
});

test('for a language that it cannot write the sample answers and nothing is said, and the choice outlasts that', async ({
  page,
}) => {
  await openWith(page, { languages: ['en', 'es'] });
  const { line, sampleButton, useButton } = lookAtOffer(page);
  await sampleButton.click();
  await choose(page, 'Español');
  await expect(line).toHaveText('Tu navegador puede escribir recetas por sí mismo.');
  await page.getByRole('button', { name: 'Usarlo' }).click();
  await choose(page, 'Deutsch');
  await expect(page.locator('.own-model').getByRole('button')).toHaveCount(0);
  await expect(line).toBeEmpty();
  await page.getByRole('button', { name: 'Rezept holen' }).click();
  await expect(page.getByText('Dies ist ein Beispielrezept')).toBeVisible();
  await choose(page, 'English');
  await expect(line).toHaveText(WRITES);
  await sampleButton.click();
  await choose(page, 'Deutsch');
  await choose(page, 'English');
  await expect(useButton).toBeVisible();
});

test('a download goes on, in sight, whatever the language and the list', async ({ page }) => {
  const { getButton } = await openWith(page, {
    availability: 'downloadable',
    languages: ['en', 'es'],
    pauseMs: 60_000,
  });
  const { useButton } = lookAtOffer(page);
  // A double click starts it, and does not stop it.
  await useButton.dblclick();
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Remove leek' }).click();
  await expect(getButton).toHaveCount(0);
  // By the keys of a select, a visitor passes through languages that it does not write.
  await choose(page, 'Deutsch');
  await expect(bar).toHaveAccessibleName('Das Modell deines Browsers wird heruntergeladen …');
  await choose(page, 'Español');
  await page.getByRole('button', { name: 'Detener la descarga' }).click();
  await expect(bar).toHaveCount(0);
  expect((await readModel(page)).outputs).toHaveLength(1);
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
