import type { Page } from '@playwright/test';
import { recipeFixtures, type RecipeFixtureName } from 'recipe-assistant/testing';
import type { ModelExchange, ModelServer } from 'test-support/model-server';
import { expect, type Complaints } from 'test-support/demo-test';
import { addIngredients, lookAt } from 'test-support/visitor';

export const FOUR = ['white beans', 'tomatoes', 'garlic', 'thyme'];

/** Adds four ingredients, and waits for the request. */
export async function ask({ page, model }: Visit): Promise<ModelExchange> {
  await addIngredients(page, FOUR);
  await lookAt(page).getButton.click();
  const answer = await model.next();
  // The page scrolls to the loading message after 100 ms.
  await page.clock.runFor(150);
  return answer;
}

/** Requests a recipe, and receives the text of the fixture. */
export async function hear(visit: Visit, name: RecipeFixtureName): Promise<ModelExchange> {
  const answer = await ask(visit);
  const { recipe } = recipeFixtures[name];
  answer.say(recipe);
  const { text } = lookAt(visit.page);
  // The last may be half a word, which is not shown yet.
  const lastWords = recipe.trim().split(/\s+/).slice(-3, -1).join(' ');
  await expect(text).toContainText(lastWords);
  await expect(text.getByRole('heading').first()).toBeVisible();
  return answer;
}

export async function cook(visit: Visit): Promise<void> {
  const answer = await hear(visit, 'success');
  answer.finish();
  await seeTools(visit.page);
}

export async function runOutOfTokens(visit: Visit): Promise<void> {
  const answer = await hear(visit, 'cutShort');
  answer.finish('length');
  await expect(lookAt(visit.page).retryButton).toBeVisible();
  await seeTools(visit.page);
  await scrollToEnd(visit.page);
}

/** The tools below a recipe appear shortly after its end, and the row grows as their files arrive. */
export async function seeTools(page: Page): Promise<void> {
  const tools = page.getByRole('group', { name: 'This recipe' });
  for (const name of ['Copy', 'Without something'])
    await expect(tools.getByRole('button', { name })).toBeVisible();
}

export async function scrollToEnd(page: Page): Promise<void> {
  // By whole pixels: between two of them text is drawn now here, now there.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 1));
}

/** Removes the host's colours, so that the widget has its own. Runs in the page. */
export function takeHostColoursAway(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue;
    const colours = [...rule.style].filter((name) => /^--recipe-(?!font|heading)/.test(name));
    for (const name of colours) rule.style.removeProperty(name);
  }
}

export interface Visit {
  page: Page;
  model: ModelServer;
  complaints: Complaints;
}
