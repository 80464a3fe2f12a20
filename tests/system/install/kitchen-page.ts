import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { findChromium } from 'test-support/chromium';
import { PATIENCE } from './host.ts';

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

/** Text that only the formatter contains, and that no build tool rewrites. */
const FORMATTER = 'noopener noreferrer nofollow ugc';

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

/** Opens a host's page, types four ingredients, and requests a recipe. */
export async function cook(browser: Browser, site: string): Promise<Supper> {
  return visit(browser, {}, async (page) => {
    const scripts = collectScripts(page);
    await page.goto(await addressOf(site, page), { waitUntil: 'networkidle' });
    const loaded = await Promise.all(scripts);
    const button = await listFour(page);
    await button.click();
    await page.locator('[data-slot="recipe-assistant"][data-status="success"]').waitFor();
    const text = page.locator('[data-slot="recipe-markdown"]');
    await text.getByRole('listitem').first().waitFor();
    const fetched = (await Promise.all(scripts)).slice(loaded.length);
    return {
      recipe: await text.evaluate(listTags),
      formatter: { atFirst: hasFormatter(loaded), later: hasFormatter(fetched) },
      isStyled: await button.evaluate((element) => getComputedStyle(element).cursor === 'pointer'),
    };
  });
}

/** Types four ingredients; gives the button that requests a recipe. */
export async function listFour(page: Page): Promise<Locator> {
  const field = page.getByRole('textbox', { name: 'Add ingredient', exact: true });
  for (const ingredient of FOUR) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  const button = page.getByRole('button', { name: 'Get a recipe', exact: true });
  await button.waitFor();
  return button;
}

/** What a host's page shows without interaction. */
export async function look(browser: Browser, address: string, options?: Options): Promise<Print> {
  return visit(browser, options, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const text = page.locator('[data-slot="recipe-markdown"]');
    return { recipe: await text.evaluate(listTags), text: await text.innerText() };
  });
}

/** Adds the page's console output to the result, or to the error. */
export async function visit<Found>(
  browser: Browser,
  options: Options | undefined,
  find: (page: Page) => Promise<Found>,
): Promise<Found & { complaints: string[] }> {
  await using page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE / 5);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  try {
    return { ...(await find(page)), complaints };
  } catch (error) {
    throw new Error(`The page said: ${complaints.join('\n') || 'nothing'}`, { cause: error });
  }
}

/** A URL, or a folder, which is then served. */
async function addressOf(site: string, page: Page): Promise<string> {
  if (site.startsWith('http:')) return site;
  const address = 'http://localhost/';
  await page.route(`${address}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(site, pathname === '/' ? 'index.html' : pathname);
    await route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  return address;
}

/** The sources of all scripts that the page loads from now on. */
function collectScripts(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    // A script that is still loading when the page closes has no source, which isn't a failure.
    scripts.push(response.text().catch(() => ''));
  });
  return scripts;
}

function hasFormatter(scripts: string[]): boolean {
  return scripts.some((script) => script.includes(FORMATTER));
}

/** Runs in the page. */
function listTags(element: Element): string[] {
  const tags = [...element.querySelectorAll('*')].map(({ localName }) => localName);
  return [...new Set(tags)].toSorted();
}

interface Options {
  javaScriptEnabled?: boolean;
}

interface Sight {
  /** The tags in the formatted text. */
  recipe: string[];
  /** Errors and warnings on the console, and uncaught errors. */
  complaints: string[];
}

interface Print extends Sight {
  /** As one reads it. */
  text: string;
}

interface Supper extends Sight {
  /** Whether the formatter is loaded with the page, and once a recipe is requested. */
  formatter: { atFirst: boolean; later: boolean };
  /** Whether the style sheet applies. */
  isStyled: boolean;
}
