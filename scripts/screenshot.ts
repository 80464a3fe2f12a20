import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { findChromium, WITHOUT_OWN_MODEL } from 'test-support/chromium';

/**
 * Takes the README's two screenshots of a running demo:
 *
 *     pnpm start
 *     pnpm exec node scripts/screenshot.ts [http://localhost:3000]
 */
const [url = 'http://localhost:3000'] = process.argv.slice(2);

const INGREDIENTS = ['leeks', 'potatoes', 'white beans', 'double cream', 'thyme', 'nutmeg'];

const found = await findChromium();
const browser = await chromium.launch({ ...found, args: [...found.args, WITHOUT_OWN_MODEL] });
for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({
    colorScheme,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 832 },
  });
  await page.goto(url);
  await cook(page);
  const path = `docs/sous-chef-${colorScheme}.webp`;
  const picture = await toWebp(page, await page.screenshot());
  await writeFile(path, picture);
  console.log(`${path}: ${Math.round(picture.length / 1000)} kB`);
  await page.close();
}
await browser.close();

async function cook(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add ingredient' });
  for (const ingredient of INGREDIENTS) {
    await field.fill(ingredient);
    await field.press('Enter');
  }
  await page.getByRole('button', { name: 'Get a recipe' }).click();
  // The tools are what comes last.
  await page.getByRole('button', { name: 'Cook' }).waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Uses the browser's own encoder, which saves a dependency; on a page without a policy, since it loads
 * a data URL.
 */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  await page.goto('about:blank');
  const webp = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}
