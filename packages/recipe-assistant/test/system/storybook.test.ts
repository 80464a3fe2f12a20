import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { findChromium } from 'test-support/chromium';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '../package/compile.ts';

const folder = fileURLToPath(new URL('../../../../storybook-static', import.meta.url));
const ORIGIN = 'http://storybook.localhost';

/** Their packages aren't installed here: `tests/system/install` compiles and runs these files. */
const WITH_PACKAGES_OF_OTHERS = [
  'bring-an-sdk--docs',
  'getting-started--docs',
  'on-your-server--docs',
  'testing--docs',
];

let browser: Browser;
let entries: Record<string, { type: string }>;
const pages = new Map<string, DocsPage>();

beforeAll(async () => {
  // Built by `pnpm build`.
  entries = JSON.parse(await readFile(`${folder}/index.json`, 'utf8')).entries;
  browser = await chromium.launch(await findChromium());
  const context = await browser.newContext();
  await context.route(`${ORIGIN}/**`, (route) => {
    const path = folder + new URL(route.request().url()).pathname;
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  const waiting = Object.keys(entries).filter((id) => entries[id]?.type === 'docs');
  const readNext = async () => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const page = await context.newPage();
      pages.set(id, await read(page, id));
      await page.close();
    }
  };
  // A page mostly waits until it is quiet.
  await Promise.all([readNext(), readNext(), readNext()]);
}, 300_000);

afterAll(() => browser?.close());

test('no Storybook page logs an error', () => {
  expect(pages.size).toBeGreaterThan(15);
  expect([...pages].filter(([, { errors }]) => errors.length > 0)).toEqual([]);
});

test('every code sample of the manual compiles for a strict project', () => {
  const samples = samplesIn(/^[jt]sx?$/);
  expect(Object.keys(samples).length).toBeGreaterThan(20);
  const isChecked = (name: string) => !WITH_PACKAGES_OF_OTHERS.some((id) => name.startsWith(id));
  expect(compile(samples, isChecked)).toEqual([]);
}, 60_000);

test('every style that the manual shows is one, and sets properties that there are', async () => {
  const sheet = await readFile(new URL('../../dist/styles.css', import.meta.url), 'utf8');
  const samples = Object.entries(samplesIn(/^css$/));
  expect(samples.length).toBeGreaterThan(4);
  for (const [name, code] of samples) {
    const { warnings } = await transform(code, { loader: 'css', logLevel: 'silent' });
    expect(warnings, name).toEqual([]);
    for (const [, property] of code.matchAll(/(--[\w-]+):/g)) expect(sheet).toContain(property);
  }
});

test('every property has its words, and every one that may be left out its default', () => {
  const rows = [...pages].flatMap(([id, page]) => page.rows.map((row) => ({ id, ...row })));
  const ofTheWidget = rows.filter(({ id }) => id === 'widget-recipeassistant--docs');
  expect(ofTheWidget.length).toBeGreaterThan(20);
  expect(rows.filter(({ words }) => words === '')).toEqual([]);
  expect(rows.filter(({ isNeeded, value }) => !isNeeded && value === '-')).toEqual([]);
});

test('no description shows the tag of a doc comment', () => {
  const tags = /^\s*@(?:throws|example|param|internal)\b.*/m;
  expect([...pages].flatMap(([, { text }]) => tags.exec(text)?.[0] ?? [])).toEqual([]);
});

test('every link within the manual leads to a page or a story', () => {
  const links = [...pages].flatMap(([, page]) => page.links);
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((id) => !(id in entries))).toEqual([]);
});

test('no page mounts more than a handful of widgets', () => {
  expect([...pages].filter(([, { widgets }]) => widgets > 6).map(([id]) => id)).toEqual([]);
});

async function read(page: Page, id: string): Promise<DocsPage> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${ORIGIN}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('.sbdocs-content h1').first().waitFor();
  await untilQuiet(page);
  const showCode = page.getByRole('button', { name: 'Show code' });
  if ((await showCode.count()) > 0) {
    for (const button of (await showCode.all()).toReversed()) await button.click();
    await untilQuiet(page);
  }
  const facts = await page.evaluate(() => ({
    samples: [...document.querySelectorAll('pre.prismjs')].map((block) => ({
      language: /language-(\w+)/.exec(block.innerHTML)?.[1] ?? '',
      code: block.textContent,
    })),
    rows: [...document.querySelectorAll<HTMLTableRowElement>('.docblock-argstable-body tr')].map(
      ({ cells: [name, description, value] }) => ({
        name: name?.innerText ?? '',
        // The description, then the type; or the type alone.
        words: description?.querySelector(':scope > :not(:last-child)')?.textContent ?? '',
        value: value?.innerText ?? '',
        isNeeded: name?.querySelector('[title="Required"]') !== null,
      }),
    ),
    // Those to other sites, and those of recipes, have a scheme. Storybook's own open a story alone.
    links: [
      ...document.querySelectorAll(
        '.sbdocs-content a:not([href*=":"], [href^="#"], [href^="iframe.html"])',
      ),
    ].map((link) => {
      const href = link.getAttribute('href') ?? '';
      return /path=\/\w+\/([\w-]+)/.exec(href)?.[1] ?? href;
    }),
    widgets: document.querySelectorAll('[data-slot="recipe-assistant"]').length,
    text: document.body.innerText,
  }));
  return { ...facts, errors };
}

/** Stories and highlighted code render after the page: waits until nothing is added for a while. */
function untilQuiet(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 600);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 600);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** By page, and the file name in the first line, if there is one. */
function samplesIn(language: RegExp): Record<string, string> {
  const samples = [...pages].flatMap(([id, page]) =>
    page.samples
      .filter((sample) => language.test(sample.language))
      .map(({ language: extension, code }, index) => {
        const [, name = `sample-${index + 1}.${extension}`] = /^\/\/ (\S+\.\w+)\n/.exec(code) ?? [];
        return [`${id}/${name}`, code];
      }),
  );
  return Object.fromEntries(samples);
}

interface DocsPage {
  errors: string[];
  samples: { language: string; code: string }[];
  rows: { name: string; words: string; value: string; isNeeded: boolean }[];
  links: string[];
  widgets: number;
  text: string;
}
