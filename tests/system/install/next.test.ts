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

// React tells of every difference between the server's HTML and the page's while one develops, and
// in a built site of the grave ones.
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
    'writes a recipe through its own route, and fetches what formats it when asked',
    async () => {
      expect(await cook(browser, site)).toEqual({
        recipe: expect.arrayContaining(['h3', 'h4', 'li', 'ol', 'ul']),
        formatter: { atFirst: false, later: true },
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
