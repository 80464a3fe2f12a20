import { firefox } from 'playwright-core';
import type { Engine, Wishes } from './engine.ts';
import { enginePage } from './page-engine.ts';

/** The installed Firefox, over WebDriver BiDi. */
export async function launchFirefox({ dark = false }: Wishes = {}): Promise<Engine> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    firefoxUserPrefs: { 'ui.systemUsesDarkTheme': Number(dark) },
  });
  // BiDi emulates these four only on other channels; the preferences above work.
  const emulation = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...emulation });
  return enginePage(browser, page);
}
