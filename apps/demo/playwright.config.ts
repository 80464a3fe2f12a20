import { defineConfig } from '@playwright/test';
import { findChromium, WITHOUT_OWN_MODEL } from 'test-support/chromium';

const chromium = await findChromium();

/**
 * The product as visitors meet it: the built page and a real Chromium. The tests start the servers,
 * each on a free port. `way` is what a visitor does, from typing to cooking; `test:system` runs the rest.
 */
export default defineConfig({
  projects: [
    { name: 'way', testDir: 'e2e' },
    { name: 'rest', testDir: 'system' },
  ],
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'en-GB',
    // Hinted, the fonts that stand in and the page's own have lines of different heights.
    launchOptions: {
      ...chromium,
      args: [...chromium.args, '--font-render-hinting=none', WITHOUT_OWN_MODEL],
    },
    trace: 'off',
  },
});
