import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { bundledChromium } from '../../../scripts/chromium.ts';

const { executablePath, args, fontFolder } = await bundledChromium();

/**
 * The demo as a visitor sees it, compared with the pictures in `references`. What draws them comes
 * with the lockfile, browser and fonts, so that every machine draws the same.
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
  // A picture that is missing is a failure, here as on CI; `--update-snapshots` takes it.
  updateSnapshots: 'none',
  expect: {
    timeout: 15_000,
    // Two runs differ in up to 2 of 255 levels, in some twenty pixels of a rounded edge. This is 5.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20 },
  },
  outputDir: '../../../test-results/pictures',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/pictures.json' }]],
  use: {
    locale: 'en-GB',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...args,
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
      env: {
        ...process.env,
        FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
        XDG_DATA_HOME: dirname(fontFolder),
        XDG_DATA_DIRS: dirname(fontFolder),
      },
    },
    trace: 'off',
  },
});
