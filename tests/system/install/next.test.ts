import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE, prepareHost } from './host.ts';
import { cook, launchChromium, look } from './kitchen-page.ts';

const host = prepareHost({ sources: ['next'], needs: ['next', 'react', 'react-dom'] });

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

// In development, React reports every hydration mismatch, and in production the serious ones.
describe.each([
  ['as it is built', ['build'], 'start'],
  ['as it is developed', [], 'dev'],
])('a Next.js site, %s,', (_name, before, command) => {
  let site: string;

  beforeAll(async () => {
    for (const step of before) await host.run('npx', 'next', step);
    site = await host.serve('npx', 'next', command, '-p', '0');
  }, PATIENCE);

  test(
    'writes a recipe through its own route',
    async () => {
      // An entry point that a server component imports comes whole.
      expect(await cook(browser, site)).toMatchObject({
        recipe: expect.arrayContaining(['h3', 'h4', 'li', 'ol', 'ul']),
        isStyled: true,
        complaints: [],
      });
    },
    PATIENCE,
  );

  test(
    'sends a recipe that it has formatted and whole, and the page leaves it so',
    async () => {
      const sent = await look(browser, `${site}/printed`, { javaScriptEnabled: false });
      expect(sent).toEqual({
        recipe: expect.arrayContaining(['h3', 'h4', 'li', 'ol', 'strong', 'table', 'ul']),
        text: expect.stringMatching(/^Tomato and White Bean Gratin\n.+ toast the next day\.$/s),
        complaints: [],
      });
      expect(await look(browser, `${site}/printed`)).toEqual(sent);
    },
    PATIENCE,
  );

  test(
    'formats a recipe in a server component, and sends no script for it',
    async () => {
      const { recipe, complaints } = await look(browser, `${site}/kept`);
      expect(recipe).toEqual(expect.arrayContaining(['h2', 'h3', 'li', 'ol', 'strong', 'ul']));
      expect(complaints).toEqual([]);
      expect(await bytesOfScripts(`${site}/kept`)).toBe(await bytesOfScripts(`${site}/nothing`));
      // The comparison sees what a client component brings.
      expect(await bytesOfScripts(`${site}/printed`)).toBeGreaterThan(
        (await bytesOfScripts(`${site}/nothing`)) + 40_000,
      );
    },
    PATIENCE,
  );
});

/** Of all scripts that a page names. */
async function bytesOfScripts(page: string): Promise<number> {
  const html = await (await fetch(page)).text();
  const scripts = new Set(
    [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, source = '']) =>
      source.replaceAll('&amp;', '&'),
    ),
  );
  const sizes = [...scripts].map(async (source) => {
    const response = await fetch(new URL(source, page));
    return (await response.arrayBuffer()).byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
