import { existsSync } from 'node:fs';
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
  const { executablePath, args } = await bundledChromium();
  return { executablePath, args };
}

/** The one that the lockfile brings, and no other. For Linux on x64. */
export async function bundledChromium(): Promise<BundledChromium> {
  const { default: bundled, inflate } = await import('@sparticuz/chromium');
  const archive = new URL('../bin/fonts.tar.br', import.meta.resolve('@sparticuz/chromium'));
  return {
    executablePath: await bundled.executablePath(),
    args: [...ARGS, '--headless=shell'],
    fontFolder: await inflate(fileURLToPath(archive)),
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
}

interface BundledChromium extends ChromiumLaunch {
  /** Where the fonts are that come with it. */
  fontFolder: string;
}
