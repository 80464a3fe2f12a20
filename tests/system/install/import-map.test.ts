import { expect, test } from 'vitest';
import { PATIENCE, prepareHost } from './host.ts';
import { cook, launchChromium } from './kitchen-page.ts';

const host = prepareHost({
  sources: ['kitchen', 'import-map'],
  needs: ['react', 'react-dom', 'esbuild'],
  settings: { type: 'module' },
});

test(
  'a page without a bundler writes a recipe, and fetches what formats it when asked',
  async () => {
    await host.run('node', 'react.js');
    await using browser = await launchChromium();
    expect(await cook(browser, host.path())).toEqual({
      recipe: expect.arrayContaining(['h3', 'h4', 'li', 'ol', 'ul']),
      formatter: { atFirst: false, later: true },
      isStyled: true,
      complaints: [],
    });
  },
  PATIENCE,
);
