import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDocumented } from './documented.ts';
import { PATIENCE, prepareHost, type Project } from './host.ts';
import { cook, launchChromium, look } from './kitchen-page.ts';

const NEEDS: Project['needs'] = ['next', 'react', 'react-dom'];

const host = prepareHost({ sources: ['next'], needs: NEEDS });

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

describe('a Next.js site of what the documents say', () => {
  const documented = prepareHost({
    sources: ['next-documented'],
    needs: [
      ...NEEDS,
      '@huggingface/inference',
      'rate-limiter-flexible',
      '@types/node',
      '@types/react',
      'typescript',
    ],
    // Next.js calls the compiler's JavaScript API, which the newest version lacks.
    versions: { typescript: '6.0.3' },
    async files() {
      const { 'sample-kitchen.tsx': kitchen = '' } = await readDocumented(
        'packages/recipe-assistant/README.md',
      );
      return {
        ...(await readDocumented('packages/recipe-assistant/docs/sites.md', 'Next.js')),
        'app/sample/sample-kitchen.tsx': kitchen,
        'app/sample/page.tsx': `export { SampleKitchen as default } from './sample-kitchen';`,
      };
    },
  });

  test(
    'builds, shows its widget, and writes a recipe where a client component has the sample kitchen',
    async () => {
      await documented.run('npx', 'next', 'build');
      const site = await documented.serve('npx', 'next', 'start', '-p', '0');
      const page = await fetch(site);
      expect(await page.text()).toContain('data-slot="recipe-assistant"');
      expect(await cook(browser, `${site}/sample`)).toMatchObject({
        formatter: { atFirst: false, later: true },
        isStyled: true,
        complaints: [],
      });
    },
    PATIENCE,
  );
});
