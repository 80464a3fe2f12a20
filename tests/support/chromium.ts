import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

/**
 * Finds a Chromium to test in, so that a machine with only Node and npm needs nothing else:
 * the one named by CHROMIUM_PATH, then an installed one, then the one that the lockfile brings.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const installed = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...INSTALLED].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { executablePath: installed, args: ARGS };
  return bundledChromium();
}

/**
 * The one that the lockfile brings, for Linux on x64, with the one font that comes with it: a page
 * looks the same in it on every machine, also where there is no font at all.
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

/** Quiet and the same everywhere: no sandbox (containers), no GPU, no calls home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  /** Default: that of the tests. */
  env?: NodeJS.ProcessEnv;
}
