import { defineConfig } from '@playwright/test';
import { bundledChromium, WITHOUT_OWN_MODEL } from 'test-support/chromium';

const chromium = await bundledChromium();

/**
 * The demo as a visitor sees it, compared with the images in `references`. Browser and fonts come with
 * the lockfile, so that every machine renders the same.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  globalTeardown: './pack-references.ts',
  retries: 0,
  timeout: 60_000,
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  // A missing image is a failure, locally as on CI; `--update-snapshots` creates it.
  updateSnapshots: 'none',
  expect: {
    timeout: 15_000,
    // Two runs differ in some twenty pixels of rounded edges, by 2 of 255 levels, and in a hundred where the
    // browser draws the text of the footer's select half a pixel lower. Another processor may round
    // differently; a button without its colour differs in thousands.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 150 },
  },
  outputDir: '../../../test-results/pictures',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/pictures.json' }]],
  use: {
    locale: 'en-GB',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        WITHOUT_OWN_MODEL,
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
    },
    trace: 'off',
  },
});
