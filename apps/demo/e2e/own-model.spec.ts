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

const OWN = 'Written by the model of this browser. Check it before you cook.';
const SAMPLE = 'A sample recipe, not written by an AI model.';

function lookAtOffer(page: Page) {
  return {
    offer: page.getByText('Your browser can write recipes itself.'),
    useButton: page.getByRole('button', { name: 'Use it' }),
    stopButton: page.getByRole('button', { name: 'Stop the download' }),
    sampleButton: page.getByRole('button', { name: 'Use the sample' }),
    progress: page.getByRole('progressbar', { name: 'Downloading your browser’s model…' }),
  };
}

test('a model that is there writes, says so, and nothing goes to the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { getButton, recipe, text } = await openWith(page, {});
  expect(asked).toContain('/api/origin');
  await getButton.click();
  await expect(text.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
  await expect(recipe).toContainText(OWN);
  expect(asked).not.toContain('/api/recipe');
  const { offer, sampleButton } = lookAtOffer(page);
  await expect(offer.or(sampleButton)).toHaveCount(0);
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
  await expect(page.getByText('Your browser writes the recipes now.')).toBeVisible();
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
  const { useButton } = lookAtOffer(page);
  await useButton.click();
  await expect(page.getByText('Your browser’s model did not work.')).toBeVisible();
  await expect(useButton).toBeFocused();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
});

test('where it fails to write, the sample is offered, and answers the next time', async ({
  page,
  complaints,
}) => {
  const { getButton, alert, recipe } = await openWith(page, {
    failures: { create: 'OperationError' },
  });
  const { sampleButton } = lookAtOffer(page);
  await getButton.click();
  await expect(alert).toBeVisible();
  await complaints.takeFailure();
  await expect(page.getByText('Your browser’s model did not work.')).toBeVisible();
  await sampleButton.click();
  await getButton.click();
  await expect(recipe).toContainText(SAMPLE);
});

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
