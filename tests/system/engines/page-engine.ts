import type { Browser, Page } from '@playwright/test';
import type { Browser as CoreBrowser, Page as CorePage } from 'playwright-core';
import type { Engine } from './engine.ts';

/** A browser that Playwright drives, with one page. */
export function enginePage(
  browser: Pick<Browser | CoreBrowser, 'close'>,
  page: Page | CorePage,
): Engine {
  let complaints: string[] = [];
  const on = page.on.bind(page) as Page['on'];
  on('pageerror', (error) => complaints.push(String(error)));
  on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return {
    async open(url) {
      await page.goto(url);
    },
    click: (role, name) => page.getByRole(role, { name, exact: true }).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    look: (read) => page.evaluate(read),
    async takeComplaints() {
      const taken = complaints;
      complaints = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
