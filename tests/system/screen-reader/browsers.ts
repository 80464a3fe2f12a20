import { chromium, firefox, type Browser } from 'playwright-core';
import { installedChromium } from 'test-support/chromium';

/** Headed, on a screen reader's desktop. */
export async function launchChromium(env: Record<string, string>): Promise<Browser> {
  const { executablePath, args } = installedChromium();
  return chromium.launch({
    executablePath,
    args: [...args, '--force-renderer-accessibility'],
    headless: false,
    env,
  });
}

/** The installed one, headed, over WebDriver BiDi. */
export async function launchFirefox(env: Record<string, string>): Promise<Browser> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    env,
    firefoxUserPrefs: { 'accessibility.force_disabled': -1 },
  });
}
