import { act, render, screen, waitFor, within } from '@testing-library/react';
import 'recipe-assistant/styles.css';
import styles from 'recipe-assistant/styles.css?inline';
import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devtools } from '../../../test/devtools.ts';
import {
  click,
  closeCook,
  fakeClock,
  openCook,
  pass,
  Soup,
  SOUP,
} from '../../../test/leek-soup.tsx';
import { until } from '../../../test/until.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function styleOf(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
}

/** As `styles.layer.css` is built. */
function inLayer(css: string): string {
  const mark = '[data-recipe-assistant] { --_recipe-layer: recipe-assistant }';
  return `@layer recipe-assistant { ${css} ${mark} }`;
}

describe('wherever the widget is', () => {
  test('in StrictMode, in a shadow root, in a box that clips and turns', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.style.cssText = 'overflow: hidden; height: 9px; transform: rotate(5deg); contain: layout';
    const shadow = host.attachShadow({ mode: 'open' });
    for (const style of document.querySelectorAll('style')) shadow.append(style.cloneNode(true));
    const { unmount } = render(<StrictMode>{createPortal(<Soup />, shadow)}</StrictMode>);
    const find = (text: string) =>
      [...shadow.querySelectorAll('button')].find(({ textContent }) => textContent === text);
    await waitFor(() => expect(find('Cook')).toBeTruthy());
    await act(async () => find('Cook')!.click());
    await waitFor(() => expect(shadow.querySelector('dialog')?.open).toBe(true));
    const dialog = shadow.querySelector('dialog')!;
    const { left, top, width, height } = dialog.getBoundingClientRect();
    expect([left, top, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog.textContent).toContain('Step 2 of 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shadow.querySelector('dialog')).toBeNull());
    expect(shadow.activeElement?.textContent).toBe('Cook');
    unmount();
    host.remove();
  });

  test.each([
    ['holds its look', styles, 1, '25.6px'],
    [
      'leaves it to the page where the package’s style sheet is in a layer',
      inLayer(styles),
      1,
      '10px',
    ],
    ['leaves it to a page without that style sheet', '', 0, '10px'],
  ])('it %s', async (_what, sheet, count, size) => {
    await page.viewport(360, 640);
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    shadow.append(styleOf(`p[data-slot='cook-text'] { font-size: 10px }`), styleOf(sheet));
    const { unmount } = render(createPortal(<Soup />, shadow));
    const find = (selector: string) => shadow.querySelector<HTMLElement>(selector)!;
    await waitFor(() => expect(find('[data-slot="start-cook-button"]')).toBeTruthy());
    await act(async () => find('[data-slot="start-cook-button"]').click());
    await waitFor(() => expect(find('[data-slot="cook-text"]')).toBeTruthy());
    expect(getComputedStyle(find('[data-slot="cook-text"]')).fontSize).toBe(size);
    expect(shadow.adoptedStyleSheets).toHaveLength(count);
    unmount();
    expect(shadow.adoptedStyleSheets).toHaveLength(0);
    host.remove();
  });

  test('the page behind stays where it is', async () => {
    await page.viewport(390, 400);
    render(
      <>
        <div style={{ height: 1000 }} />
        <Soup />
        <div style={{ height: 1000 }} />
      </>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    await screen.findByRole('dialog');
    const before = scrollY;
    expect(before).toBeGreaterThan(0);
    await devtools().send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 200,
      y: 200,
      deltaX: 0,
      deltaY: 500,
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(scrollY).toBe(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(''));
    expect(scrollY).toBe(before);
  });

  test.each([
    [320, 640],
    [640, 360],
  ])('with letters of twice the size, in %i × %i, all is in reach', async (width, height) => {
    await page.viewport(width, height);
    document.documentElement.style.setProperty('--recipe-size', '32px');
    render(<Soup />);
    const dialog = await openCook();
    click(/^Start 20 min/);
    expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
    for (const button of within(dialog).getAllByRole('button')) {
      button.scrollIntoView({ block: 'center' });
      const box = button.getBoundingClientRect();
      expect(box.right, button.textContent).toBeLessThanOrEqual(width);
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      expect(button.contains(there), button.textContent).toBe(true);
    }
    document.documentElement.removeAttribute('style');
  });
});

test.each([
  [360, 380],
  [740, 360],
])('in a low window, %i × %i, Close lies on no text', async (width, height) => {
  await page.viewport(width, height);
  render(<Soup />);
  const dialog = await openCook();
  const close = within(dialog).getByRole('button', { name: 'Close' });
  for (let step = 0; step < 3; step += 1) click('Next');
  const end = document.createRange();
  end.selectNodeContents(screen.getByText('That was the last step. Enjoy!'));
  const box = close.getBoundingClientRect();
  for (const line of end.getClientRects()) {
    expect(line.right <= box.left || line.top >= box.bottom).toBe(true);
  }
});

test('in a low and narrow window, what is scrolled below Close does not show', async () => {
  await page.viewport(360, 380);
  render(<Soup />);
  const dialog = await openCook();
  const head = within(dialog).getByRole('button', { name: 'Close' }).parentElement!;
  expect(getComputedStyle(head).backgroundColor).toBe(getComputedStyle(dialog).backgroundColor);
});

describe('from an arm away', () => {
  const LONG = SOUP.replace('# Leek soup', '# Leek soup with potatoes, cream and a very long name');

  async function openLong() {
    render(<Soup recipe={LONG} />);
    await openCook('Leek soup with potatoes, cream and a very long name');
    const starts = screen.getAllByRole('button', { name: /^Start/ });
    for (const start of starts) act(() => start.click());
    return starts.map((start) => start.getBoundingClientRect());
  }

  test('a timer is at least 24 pixels high, no buttons touch, and Close stays beside a long name', async () => {
    await page.viewport(360, 740);
    const [first, second] = await openLong();
    const isBeside = second!.left - first!.right >= 8;
    expect(isBeside || second!.top - first!.bottom >= 8).toBe(true);
    for (const timer of screen.getAllByRole('timer')) {
      expect(Number.parseFloat(getComputedStyle(timer).fontSize)).toBeGreaterThanOrEqual(24);
    }
    act(() => screen.getAllByRole('button', { name: 'Pause' })[0]!.click());
    const resume = screen.getByRole('button', { name: 'Resume' }).getBoundingClientRect();
    const cancel = screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    expect(cancel.left - resume.right).toBeGreaterThanOrEqual(8);
    expect(cancel.top).toBe(resume.top);
    const title = document.querySelector('[data-slot="cook-title"]')!.getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    expect(close.left).toBeGreaterThanOrEqual(title.right);
    expect(close.top).toBeLessThan(title.bottom);
  });

  test('on the page the Cook button covers no button of the timers', async () => {
    await page.viewport(360, 740);
    await openLong();
    click('Close');
    const timers = await screen.findByRole('list', { name: 'Timers' });
    const buttons = within(timers).getAllByRole('button');
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      const { left, top, width, height } = button.getBoundingClientRect();
      // In the middle and near the edges, within the round corners.
      for (const part of [0.1, 0.5, 0.9]) {
        for (const [x, y] of [
          [part, 0.5],
          [0.5, part],
        ] as const) {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          expect(hit?.closest('button')).toBe(button);
        }
      }
    }
  });

  test('in a window of 320 × 256 two timers leave room for the step', async () => {
    await page.viewport(320, 256);
    await openLong();
    const step = document.querySelector('[data-slot="cook-page"]')!;
    expect(step.clientHeight).toBeGreaterThanOrEqual(110);
  });
});

describe('timers', () => {
  test('Back and Next stay where they are when a timer comes and goes', async () => {
    await page.viewport(1024, 768);
    render(<Soup />);
    const dialog = await openCook();
    const places = () =>
      ['Back', 'Next'].map((name) => {
        const box = within(dialog).getByRole('button', { name }).getBoundingClientRect();
        return [Math.round(box.left), Math.round(box.bottom)];
      });
    const before = places();
    click('Start 20 min timer');
    expect(places()).toEqual(before);
    click('Pause');
    click('Cancel');
    expect(places()).toEqual(before);
  });

  test('one that ends comes into sight for a visitor who has scrolled away', async () => {
    await page.viewport(360, 400);
    render(
      <>
        <Soup />
        <p style={{ blockSize: '2000px' }}>More of the page</p>
      </>,
    );
    await openCook();
    fakeClock();
    click('Start 30 sec timer');
    closeCook();
    await until(() => screen.getByRole('timer'));
    scrollTo(0, 2000);
    pass(29_000);
    expect(scrollY).toBeGreaterThan(1000);
    pass(1000);
    const { top, bottom } = screen.getByRole('button', { name: 'OK' }).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    // It is said once: a visitor who scrolls on isn't brought back.
    scrollTo(0, 2000);
    pass(61_000);
    expect(scrollY).toBeGreaterThan(1000);
  });

  test('a timer that ends rings, as a press has allowed sound', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    const starts = vi.spyOn(OscillatorNode.prototype, 'start');
    render(<Soup />);
    await openCook();
    await userEvent.click(screen.getByRole('button', { name: 'Start 30 sec timer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fakeClock();
    click('Start 30 sec timer');
    pass(29_999);
    expect(vibrate).not.toHaveBeenCalled();
    pass(1);
    expect(vibrate).toHaveBeenCalledTimes(1);
    // Two tones.
    await until(() => expect(starts).toHaveBeenCalledTimes(2));
  });

  test('go on with another recipe, and then name their dish, as far as a phone has room', async () => {
    await page.viewport(320, 640);
    const timer = () => screen.getByRole('timer').closest('li')!;
    const { rerender } = render(
      <Soup recipe={SOUP.replace('# Leek', '# Slow-braised French leek')} />,
    );
    await openCook('Slow-braised French leek soup');
    click('Start 20 min timer');
    closeCook();
    await waitFor(() => expect(timer().textContent).toMatch(/^Step 1/));
    rerender(<Soup status="submitted" recipe="" />);
    expect(timer().textContent).toMatch(/^Slow-braised French…: Step 1/);
    rerender(<Soup />);
    await screen.findByRole('button', { name: 'Cook' });
    expect(timer().textContent).toMatch(/^Slow-braised French…: Step 1, 20 min: 20:00/);
    expect(timer().clientHeight).toBeLessThanOrEqual(100);
  });
});

test.each([
  ['refuses', () => vi.spyOn(navigator.wakeLock, 'request').mockRejectedValue(new Error('no'))],
  ['cannot', () => vi.spyOn(navigator, 'wakeLock', 'get').mockReturnValue(undefined as never)],
])(
  'where the device %s, the first step says below that the screen goes off',
  async (_, prepare) => {
    await page.viewport(1280, 800);
    prepare();
    render(<Soup />);
    await openCook();
    const said = 'This device does not keep the screen on now.';
    const { top } = (await screen.findByText(said)).getBoundingClientRect();
    const step = document.querySelector('[data-slot="cook-step"]')!.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(step.bottom);
    click('Next');
    expect(screen.queryByText(said)).toBeNull();
  },
);
