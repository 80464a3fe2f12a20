import type { Browser } from 'playwright-core';
import { listFour, visit } from './kitchen-page.ts';

/**
 * Buys in a shop whose kitchen is the documented one, also where the page doesn't show what a model wrote last.
 * Gives the ingredients on the page, and the basket, each time.
 */
export async function shop(browser: Browser, site: string): Promise<Errand> {
  return visit(browser, {}, async (page) => {
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    const items = (list: string) => page.locator(list).getByRole('listitem').allInnerTexts();
    const bought: Errand['bought'] = [];
    const offered: number[] = [];
    const buy = async () => {
      await button('Put into the basket').click();
      const listed = await items('[data-slot="recipe-markdown"] ul >> nth=0');
      await page.locator('#basket').getByText(listed[0]!, { exact: true }).waitFor();
      bought.push({ listed, basket: await items('#basket') });
    };

    await page.goto(`${site}/shop`, { waitUntil: 'networkidle' });
    await (await listFour(page)).click();
    for (let people = 2; people < 8; people += 1) await button('More servings').click();
    await buy();
    await button('Something different').click();
    await button(/^Back to/).waitFor();
    await buy();
    await button(/^Back to/).click();
    await buy();
    await page.route('**/api/recipe', (route) => route.fulfill(APOLOGY));
    await button('Something different').click();
    await page.getByText('I am sorry').waitFor();
    await button(/^Back to/).waitFor();
    offered.push(await button('Put into the basket').count());
    await button(/^Back to/).click();
    await page.route('**/api/recipe', (route) => route.fulfill({ status: 502 }));
    const failAndReturn = async () => {
      await button('Something different').click();
      await button('Try again').waitFor();
      offered.push(await button('Put into the basket').count());
      await button(/^Back to/).click();
    };
    await failAndReturn();
    await buy();
    await page.goto(`${site}/saved`, { waitUntil: 'networkidle' });
    await buy();
    await failAndReturn();
    await buy();
    return { bought, offered };
  });
}

/** A model's that writes no recipe, and ends as if it had. */
const APOLOGY = {
  contentType: 'text/event-stream',
  body: 'data: {"choices":[{"delta":{"content":"I am sorry."},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n',
};

interface Errand {
  bought: { listed: string[]; basket: string[] }[];
  /** How many buttons buy something, each time there is an apology or a failure instead of a recipe. */
  offered: number[];
  complaints: string[];
}
