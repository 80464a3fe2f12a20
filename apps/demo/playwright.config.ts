import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';

const PORT = 41_730;

/** The product as a visitor meets it: the built page, its own server, a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    launchOptions: await findChromium(),
    trace: 'off',
  },
  // The sample kitchen: no token, no network. Tests of one machine are one visitor to the limiter.
  webServer: {
    command: 'node server.ts',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      HF_TOKEN: '',
      HF_MODEL: '',
      HF_PROVIDER: '',
      HF_ENDPOINT_URL: '',
      REDIS_URL: '',
      ALLOWED_ORIGINS: '',
      TRUST_PROXY: '',
      RATE_LIMIT: '100000',
      DAILY_RECIPE_BUDGET: '100000',
    },
  },
});
