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
});
