import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/**
 * Finds a Chromium for tests, so that Node and npm are enough: the one in CHROMIUM_PATH, then the
 * lockfile's, which is the same everywhere and takes half the time of a whole browser, then an installed one.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: ARGS };
  const isForBundled = process.platform === 'linux' && process.arch === 'x64';
  return isForBundled ? bundledChromium() : installedChromium();
}

/** A whole browser, which can show windows and speak to a screen reader. */
export function installedChromium(): ChromiumLaunch {
  const executablePath = [chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chromium is installed. CHROMIUM_PATH can name one.');
  return { executablePath, args: ARGS };
}

/**
 * The lockfile's Chromium, for Linux on x64, with the one font it brings: pages look the same on every
 * machine, even without fonts.
 */
export async function bundledChromium(): Promise<Required<ChromiumLaunch>> {
  const { default: bundled, inflate } = await import('@sparticuz/chromium');
  const archive = new URL('../bin/fonts.tar.br', import.meta.resolve('@sparticuz/chromium'));
  const fontFolder = await inflate(fileURLToPath(archive));
  return {
    executablePath: await bundled.executablePath(),
    args: [...ARGS, '--headless=shell'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
      XDG_DATA_HOME: dirname(fontFolder),
      XDG_DATA_DIRS: dirname(fontFolder),
    },
  };
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Quiet and the same everywhere: no sandbox (containers), no GPU, no telemetry. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Without `LanguageModel`, of which a headless Chromium has one that echoes what it is asked. */
export const WITHOUT_OWN_MODEL = '--disable-blink-features=AIPromptAPI';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  /** Default: the tests' environment. */
  env?: NodeJS.ProcessEnv;
}
