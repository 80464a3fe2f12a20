import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RecipeView, type RecipeViewProps } from 'recipe-assistant';
import 'recipe-assistant/styles.css';
import styles from 'recipe-assistant/styles.css?inline';
import { StrictMode, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devtools } from '../../../test/devtools.ts';

const SOUP = `# Leek soup

**Ingredients:**

- 2 leeks
- 1/2 l vegetable stock
- 1 potato

**Instructions:**

1. Boil the leeks in the stock for 20 minutes, then for 30 seconds more.
2. Wait.
3. Add the potato. It takes 1 hour 5 minutes.`;

function Soup(props: Partial<RecipeViewProps>): ReactElement {
  return <RecipeView status="success" recipe={SOUP} tools={['cook', 'copy']} {...props} />;
}

async function openCook(): Promise<HTMLDialogElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
  return screen.findByRole<HTMLDialogElement>('dialog', { name: 'Leek soup' });
}

function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

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

function closeCook(): void {
  act(() => document.querySelector('dialog')!.close());
}

/** As a key does: each press counts. */
function pressNext(): void {
  act(() => screen.getByRole('button', { name: 'Next' }).click());
}

function shownStep(): string | null {
  return document.querySelector('[data-slot="cook-page"]')!.firstElementChild!.textContent;
}

/** The lines that are marked. */
function named(): string[] {
  const lines = document.querySelectorAll('[data-slot="cook-ingredients"] [data-named]');
  return [...lines].map((line) => line.textContent);
}

/** The lines in sight, of groups too. */
function listed(): (string | null)[] {
  const list = document.querySelector<HTMLElement>('[data-slot="cook-ingredients"]')!;
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

test('Cook is there of a whole recipe alone', async () => {
  const others: Partial<RecipeViewProps>[] = [
    { finishReason: 'length', recipe: SOUP.slice(0, -3) },
    { recipe: 'I cannot help with that.' },
    { recipe: '## Steps\n\n1. Wait.\n2. Eat.' },
  ];
  const { rerender } = render(<Soup />);
  await screen.findByRole('button', { name: 'Cook' });
  for (const props of others) {
    rerender(<Soup {...props} />);
    expect(screen.queryByRole('button', { name: 'Cook' })).toBeNull();
    rerender(<Soup />);
    expect(screen.getByRole('button', { name: 'Cook' })).toBeTruthy();
  }
});

describe('through the steps', () => {
  test('by buttons, to the end and out', async () => {
    render(<Soup />);
    const dialog = await openCook();
    expect(dialog.matches(':modal')).toBe(true);
    expect(screen.getByRole('heading', { name: 'Step 1 of 3' })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Next');
    expect(named()).toEqual(['2 leeks', '1/2 l vegetable stock']);
    act(() => screen.getByRole('button', { name: 'Back' }).click());
    expect(shownStep()).toMatch(/^Step 1 of 3/);
    await press('Next');
    expect(shownStep()).toBe('Step 2 of 3Wait.');
    expect(named()).toEqual([]);
    pressNext();
    pressNext();
    expect(shownStep()).toBe('That was the last step. Enjoy!');
    act(() => screen.getAllByRole('button', { name: 'Close' }).at(-1)!.click());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Cook');
  });

  test('a double tap is one press, wherever its button has gone, and each press of a key counts', async () => {
    render(<Soup />);
    await openCook();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
    expect(shownStep()).toMatch(/^Step 2/);
    await new Promise((resolve) => setTimeout(resolve, 550));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(shownStep()).toMatch(/^Step 1/);
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(shownStep()).toMatch(/^Step 3/);
  });

  test('by keys, and the focus of a button that goes with its step goes to Next', async () => {
    render(<Soup />);
    await openCook();
    const keys = async (key: string) => {
      await userEvent.keyboard(`{${key}}`);
      return shownStep()!.slice(0, 6);
    };
    act(() => screen.getByRole('button', { name: 'Start 20 min timer' }).focus());
    expect(await keys('ArrowLeft')).toBe('Step 1');
    expect(await keys('ArrowRight')).toBe('Step 2');
    expect(document.activeElement?.textContent).toBe('Next');
    expect(await keys('PageDown')).toBe('Step 3');
    expect(await keys('PageUp')).toBe('Step 2');
    expect(await keys('End')).toBe('Step 3');
    expect(await keys('ArrowRight')).toBe('That w');
    expect(await keys('ArrowRight')).toBe('That w');
    expect(await keys('Home')).toBe('Step 1');
    expect(await keys('Alt>}{ArrowRight}{/Alt')).toBe('Step 1');
    expect(await keys('ArrowRight>4/')).toBe('Step 2');
    // After a press on the text nothing is focused.
    (document.activeElement as HTMLElement).blur();
    expect(await keys('ArrowRight')).toBe('Step 3');
  });

  test('a step that is longer than the window is read to its end first', async () => {
    await page.viewport(390, 400);
    const long = 'Stir it, and stir it again. '.repeat(40);
    render(<Soup recipe={SOUP.replace('Wait.', long)} />);
    await openCook();
    const text = document.querySelector('[data-slot="cook-page"]')!;
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(text.scrollTop).toBe(48);
    await userEvent.keyboard('{PageDown}');
    expect(text.scrollTop).toBeGreaterThan(100);
    expect(shownStep()).toMatch(/^Step 2/);
    await userEvent.keyboard('{PageUp}');
    expect(text.scrollTop).toBeLessThan(100);
    expect(shownStep()).toMatch(/^Step 2/);
    for (let pages = 0; pages < 30 && !shownStep()!.startsWith('Step 3'); pages += 1) {
      await userEvent.keyboard('{PageDown}');
    }
    expect(shownStep()).toMatch(/^Step 3/);
    expect(text.scrollTop).toBe(0);
  });

  test('Enter that is held down opens once, and goes nowhere', async () => {
    render(<Soup />);
    (await screen.findByRole('button', { name: 'Cook' })).focus();
    await userEvent.keyboard('{Enter>20/}');
    expect(shownStep()).toMatch(/^Step 1/);
    await userEvent.keyboard('{Enter>20/}');
    expect(shownStep()).toMatch(/^Step 2/);
  });

  test('another recipe starts at its first step', async () => {
    const { rerender } = render(<Soup />);
    await openCook();
    await press('Next');
    rerender(<Soup recipe={SOUP.replace('Wait', 'Rest')} />);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCook();
    expect(shownStep()).toMatch(/^Step 1/);
  });
});

const GROUPS = `# Leek pie

## Ingredients

### For the filling

- 2 leeks
- 1/2 l stock
- 1 bay leaf

### For the crust

- 200 g flour
- 1 egg

## Steps

1. **Filling:** Boil the leeks in the stock.
2. Wait.
3. Knead the flour with the egg. Brush the leeks with the stock.`;

describe('the ingredients', () => {
  async function openPie(props: Partial<RecipeViewProps> = {}) {
    render(<Soup recipe={GROUPS} {...props} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    return screen.findByRole('dialog', { name: 'Leek pie' });
  }

  const all = ['2 leeks', '1/2 l stock', '1 bay leaf', '200 g flour', '1 egg'];

  test('stand whole beside a step, and what it names is marked, each time anew', async () => {
    await page.viewport(1280, 800);
    const dialog = await openPie();
    const step = dialog.querySelector('[data-slot="cook-step"]')!.getBoundingClientRect();
    const list = dialog.querySelector('[data-slot="cook-ingredients"]')!.getBoundingClientRect();
    expect(list.left).toBeGreaterThanOrEqual(step.right);
    expect(list.top).toBeLessThan(step.bottom);
    const headings = within(dialog).getAllByRole('heading');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Step 1 of 3',
      'Filling',
      'For the filling',
      'For the crust',
    ]);
    expect(screen.queryByRole('button', { name: 'All ingredients' })).toBeNull();
    expect(listed()).toEqual(all);
    expect(named()).toEqual(['2 leeks', '1/2 l stock']);
    await press('Next');
    expect(listed()).toEqual(all);
    expect(named()).toEqual([]);
    pressNext();
    expect(named()).toEqual(['2 leeks', '1/2 l stock', '200 g flour', '1 egg']);
  });

  test('on a phone only what the step names stands below it, and all of them is one press away', async () => {
    await page.viewport(360, 640);
    const dialog = await openPie();
    const button = screen.getByRole('button', { name: 'All ingredients' });
    expect(screen.getByRole('heading', { name: 'For this step' })).toBeTruthy();
    expect(within(dialog).queryByRole('heading', { name: 'For the crust' })).toBeNull();
    expect(listed()).toEqual(['2 leeks', '1/2 l stock']);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByRole('heading', { name: 'For this step' })).toBeNull();
    expect(within(dialog).getByRole('heading', { name: 'For the crust' })).toBeTruthy();
    expect(listed()).toEqual(all);
    expect(named()).toEqual(['2 leeks', '1/2 l stock']);
    // It stays open with the next steps.
    await press('Next');
    expect(listed()).toEqual(all);
    await userEvent.click(button);
    expect(within(dialog).queryAllByRole('listitem')).toEqual([]);
  });

  test('of a list that is longer than the window, what is marked comes into sight', async () => {
    await page.viewport(1280, 500);
    const many = Array.from({ length: 30 }, (_, index) => `- ${index + 1} herbs`).join('\n');
    const crust = `1. Knead the flour with the egg.\n2. Boil`;
    const recipe = GROUPS.replace('- 200 g flour', `${many}\n- 200 g flour`).replace(
      '1. **Filling:** Boil',
      crust,
    );
    const dialog = await openPie({ recipe });
    const list = dialog.querySelector('[data-slot="cook-ingredients"]')!;
    const isInSight = (text: string) => {
      const line = within(dialog).getByText(text).getBoundingClientRect();
      const box = list.getBoundingClientRect();
      return line.top >= box.top && line.bottom <= box.bottom;
    };
    expect([isInSight('2 leeks'), isInSight('200 g flour')]).toEqual([false, true]);
    await press('Next');
    expect([isInSight('2 leeks'), isInSight('200 g flour')]).toEqual([true, false]);
    // It is reached by keys, too.
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(list);
  });

  test('are checked off as on the page, with one tick for both', async () => {
    await page.viewport(390, 800);
    const onTool = vi.fn();
    await openPie({ tools: ['cook', 'check-off'], onTool });
    const box = (name: string) =>
      within(document.querySelector('dialog') ?? document.body).getByRole<HTMLInputElement>(
        'checkbox',
        { name },
      );
    // A finger meets the words rather than the box.
    const words = within(screen.getByRole('dialog')).getByText('1/2 l stock');
    await userEvent.click(words);
    expect(onTool.mock.calls.filter(([tool]) => tool === 'check-off')).toHaveLength(1);
    expect(box('1/2 l stock').checked).toBe(true);
    const strikeOf = (name: string) => getComputedStyle(box(name).labels![0]!).textDecorationLine;
    // What the step needs is read in large type, taken or not.
    expect(strikeOf('1/2 l stock')).toBe('none');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('1/2 l stock').checked).toBe(true);
    await userEvent.click(box('1/2 l stock'));
    await userEvent.click(box('200 g flour'));
    await press('Cook');
    await press('All ingredients');
    expect(box('1/2 l stock').checked).toBe(false);
    expect(box('200 g flour').checked).toBe(true);
    expect(strikeOf('200 g flour')).toBe('line-through');
  });

  test('have no boxes where none are offered', async () => {
    await openPie();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

test('a step has the title that it was given, and no number but its own', async () => {
  const recipe = GROUPS.replace('2. Wait.', '2. **Step 2: Rest** – Wait.').replace(
    '3. Knead',
    '3. Step 3: Knead',
  );
  render(<Soup recipe={recipe} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
  await screen.findByRole('dialog');
  expect(shownStep()).toBe('Step 1 of 3FillingBoil the leeks in the stock.');
  await press('Next');
  expect(screen.getByRole('heading', { level: 3, name: 'Rest' })).toBeTruthy();
  expect(shownStep()).toBe('Step 2 of 3RestWait.');
  pressNext();
  expect(shownStep()).toMatch(/^Step 3 of 3Knead the flour/);
});

describe('by swipes', () => {
  beforeEach(() => page.viewport(390, 664));

  function swipe(from: [number, number], to: [number, number], fingers = 1): void {
    const text = document.querySelector('[data-slot="cook-text"]')!;
    const touches = ([x, y]: [number, number], count: number) =>
      Array.from(
        { length: count },
        (_, identifier) =>
          new Touch({ identifier, target: text, clientX: x + 40 * identifier, clientY: y }),
      );
    const send = (type: string, touched: Touch[], changedTouches = touched) =>
      text.dispatchEvent(new TouchEvent(type, { touches: touched, changedTouches, bubbles: true }));
    act(() => {
      send('touchstart', touches(from, fingers));
      send('touchend', [], touches(to, fingers));
    });
  }

  test('forward and back, in a language from right to left', async () => {
    document.documentElement.dir = 'rtl';
    render(<Soup />);
    await openCook();
    swipe([120, 300], [300, 310]);
    await waitFor(() => expect(shownStep()).toMatch(/^Step 2/));
    swipe([300, 310], [120, 300]);
    await waitFor(() => expect(shownStep()).toMatch(/^Step 1/));
  });

  test('nowhere from the edge of the screen, with two fingers, and where text is selected', async () => {
    render(<Soup />);
    await openCook();
    await press('Next');
    swipe([4, 300], [200, 300]);
    swipe([250, 300], [120, 300], 2);
    getSelection()!.selectAllChildren(document.querySelector('[data-slot="cook-text"]')!);
    swipe([300, 300], [120, 300]);
    expect(shownStep()).toMatch(/^Step 2/);
  });
});

test('Escape leaves cook mode alone, and a dialog of the page around it stays', async () => {
  const onClose = vi.fn();
  const pressed = vi.fn();
  // Like dialog libraries.
  document.addEventListener('keydown', pressed, true);
  render(
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose} onCancel={onClose}>
      <Soup />
    </dialog>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next'));
  pressed.mockClear();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[data-slot="cook"]')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Cook');
  expect(pressed).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')!.open).toBe(true);
  document.removeEventListener('keydown', pressed, true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

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
    await openCook();
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
    await press(/^Start 20 min/);
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
  for (let step = 0; step < 3; step += 1) pressNext();
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
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    const starts = await screen.findAllByRole('button', { name: /^Start/ });
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
    await press('Close');
    const timers = screen.getByRole('list', { name: 'Timers' });
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
  function fakeClock() {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
  }

  function click(name: string | RegExp, index = 0): void {
    act(() => screen.getAllByRole('button', { name })[index]!.click());
  }

  function pass(milliseconds: number): void {
    act(() => void vi.advanceTimersByTime(milliseconds));
  }

  function left(): (string | null)[] {
    return screen.getAllByRole('timer').map(({ textContent }) => textContent);
  }

  test('one for each time in a step, once, several at once; they pause and go on', async () => {
    render(<Soup />);
    await openCook();
    fakeClock();
    click('Start 20 min timer');
    click('Start 20 min timer');
    pass(1000);
    click('Start 30 sec timer');
    pass(500);
    expect(left()).toEqual(['19:59', '0:30']);
    pass(500);
    expect(left()).toEqual(['19:58', '0:29']);
    click('Next');
    click('Next');
    click('Start 1 hr 5 min timer');
    expect(left()).toEqual(['19:58', '0:29', '1:05:00']);
    expect(document.querySelectorAll('[role="timer"][aria-live="off"]')).toHaveLength(3);
    click('Pause', 1);
    pass(100_000);
    expect(left()[1]).toBe('0:29');
    click('Resume');
    pass(29_000);
    expect(screen.getByRole('alert').textContent).toContain('30 seconds');
  });

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
    await press('Start 20 min timer');
    expect(places()).toEqual(before);
    await press('Pause');
    await press('Cancel');
    expect(places()).toEqual(before);
  });

  test('equal times in a step have buttons, timers and alerts of different names', async () => {
    render(<Soup recipe={SOUP.replace('30 seconds more', '20 minutes more')} />);
    await openCook();
    const starts = screen.getAllByRole('button', { name: /^Start/ });
    expect(starts.map(({ textContent }) => textContent)).toEqual([
      'Start 20 min timer',
      'Start 20 min timer (2)',
    ]);
    fakeClock();
    for (const start of starts) act(() => start.click());
    expect(screen.getByRole('timer', { name: 'Step 1, 20 min:' })).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Step 1, 20 min (2):' })).toBeTruthy();
    pass(1_200_000);
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual([
      'Timer for step 1 is done: 20 minutes',
      'Timer for step 1 is done: 20 minutes (2)',
    ]);
  });

  test('an end is an alert that says which, and rings; one minute more, and away', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    const starts = vi.spyOn(OscillatorNode.prototype, 'start');
    render(<Soup />);
    await openCook();
    await press('Start 30 sec timer');
    // A real press, since sound requires one.
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await press('Pause');
    await press('Cancel');
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Next');
    fakeClock();
    click('Start 30 sec timer');
    pass(29_999);
    expect(screen.queryByRole('alert')).toBeNull();
    const pause = screen.getByRole('button', { name: 'Pause' });
    act(() => pause.focus());
    pass(1);
    expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 30 seconds');
    expect(document.activeElement).toBe(pause);
    expect(vibrate).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(starts).toHaveBeenCalledTimes(2));
    click('1 more min');
    expect(left()).toEqual(['1:00']);
    expect(screen.getByRole('timer', { name: 'Step 1, 1 min:' })).toBeTruthy();
    expect(document.querySelector('[data-slot="cook-announcer"]')!.textContent).toBe(
      'Timer started: 1 minute',
    );
    pass(60_000);
    expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 1 minute');
    closeCook();
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    click('1 more min');
    expect(document.querySelector('[data-slot="recipe-announcer"]')!.textContent).toBe(
      'Timer started: 1 minute',
    );
    pass(60_000);
    click('Cook');
    click('OK');
    expect(screen.queryByRole('alert')).toBeNull();
    click('Start 30 sec timer');
    expect(left()).toEqual(['0:30']);
  });

  test('the bell rings until it is dismissed, and for two minutes at most', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    render(<Soup />);
    await openCook();
    fakeClock();
    click('Start 30 sec timer');
    pass(90_000);
    expect(vibrate.mock.calls.length).toBeGreaterThan(15);
    click('OK');
    vibrate.mockClear();
    pass(60_000);
    expect(vibrate).not.toHaveBeenCalled();
    click('Start 30 sec timer');
    pass(150_000);
    vibrate.mockClear();
    pass(60_000);
    expect(vibrate).not.toHaveBeenCalled();
  });

  test('one that has ended says how long ago, and says it to nobody twice', async () => {
    render(<Soup />);
    await openCook();
    fakeClock();
    click('Start 30 sec timer');
    pass(30_000 + 59_000);
    const item = screen.getByRole('alert').closest('li')!;
    expect(item.textContent).toMatch(/^Timer for step 1 is done: 30 seconds1 more min/);
    pass(1000);
    expect(item.textContent).toContain('is done: 30 seconds (1 min ago)');
    pass(169 * 60_000);
    expect(item.textContent).toContain('is done: 30 seconds (2 hr 50 min ago)');
    expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 30 seconds');
    closeCook();
    // The same words, in another place.
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(screen.getByText('Timer for step 1 is done: 30 seconds')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('by the clock: right after a sleep, as soon as the page is seen', async () => {
    render(<Soup />);
    await openCook();
    fakeClock();
    click('Start 20 min timer');
    pass(1000);
    vi.setSystemTime(1_000_000 + 600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(left()).toEqual(['10:00']);
    vi.setSystemTime(1_000_000 + 7_200_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 20 minutes');
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
    await vi.waitFor(() => screen.getByRole('timer'));
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

  test('go on with another recipe, and then name their dish, as far as a phone has room', async () => {
    await page.viewport(320, 640);
    const timer = () => screen.getByRole('timer').closest('li')!;
    const { rerender } = render(
      <Soup recipe={SOUP.replace('# Leek', '# Slow-braised French leek')} />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cook' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start 20 min timer' }));
    closeCook();
    await waitFor(() => expect(timer().textContent).toMatch(/^Step 1/));
    rerender(<Soup status="submitted" recipe="" />);
    expect(timer().textContent).toMatch(/^Slow-braised French…: Step 1/);
    rerender(<Soup />);
    await screen.findByRole('button', { name: 'Cook' });
    expect(timer().textContent).toMatch(/^Slow-braised French…: Step 1, 20 min: 20:00/);
    expect(timer().clientHeight).toBeLessThanOrEqual(100);
  });

  test('one that has ended is no alert again when it gets its dish’s name with another recipe', async () => {
    const { rerender } = render(<Soup />);
    await openCook();
    fakeClock();
    click('Start 30 sec timer');
    click('Start 20 min timer');
    closeCook();
    await vi.waitFor(() => screen.getAllByRole('timer'));
    pass(31_000);
    expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 30 seconds');
    rerender(<Soup status="submitted" recipe="" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/is done/).parentElement!.textContent).toMatch(
      /^Leek soup: Timer for step 1 is done/,
    );
    // The other one is still to come.
    pass(1_200_000);
    expect(screen.getByRole('alert').textContent).toMatch(/^Leek soup: .*20 minutes$/);
  });

  test('the page is told what runs, ends and is no longer there, with its seconds', async () => {
    const told: unknown[] = [];
    render(<Soup onTimer={(...timer) => told.push(timer)} />);
    await openCook();
    fakeClock();
    const tellsOf = (deed: () => void) => {
      told.length = 0;
      deed();
      return told;
    };
    expect(tellsOf(() => click('Start 30 sec timer'))).toEqual([['start', 30]]);
    expect(tellsOf(() => click('Start 20 min timer'))).toEqual([['start', 1200]]);
    expect(tellsOf(() => pass(10_000))).toEqual([]);
    expect(tellsOf(() => click('Pause'))).toEqual([['dismiss', 30]]);
    expect(tellsOf(() => pass(60_000))).toEqual([]);
    expect(tellsOf(() => click('Resume'))).toEqual([['start', 20]]);
    expect(tellsOf(() => pass(25_000))).toEqual([['end', 20]]);
    expect(tellsOf(() => pass(25_000))).toEqual([]);
    const restarted = [
      ['dismiss', 20],
      ['start', 60],
    ];
    expect(tellsOf(() => click('1 more min'))).toEqual(restarted);
    expect(tellsOf(() => pass(60_000))).toEqual([['end', 60]]);
    expect(tellsOf(() => click('OK'))).toEqual([['dismiss', 60]]);
    expect(tellsOf(() => click('Pause'))).toEqual([['dismiss', 1200]]);
    expect(tellsOf(() => click('Cancel'))).toEqual([]);
  });

  test('two equal ones in a row are each said to have started', async () => {
    render(<Soup recipe={SOUP.replace('30 seconds more', '20 minutes more')} />);
    const dialog = await openCook();
    const region = dialog.querySelector('[data-slot="cook-announcer"]')!;
    await waitFor(() => expect(region.textContent).toContain('Step 1 of 3'));
    click('Start 20 min timer');
    await waitFor(() => expect(region.textContent).toBe('Timer started: 20 minutes'));
    const first = region.firstChild;
    click('Start 20 min timer (2)');
    // A screen reader may drop a text that is the last one again.
    await waitFor(() => expect(region.textContent).toBe('Timer started: 20 minutes (2)'));
    expect(region.firstChild).not.toBe(first);
  });

  test('the browser asks before the page is left while one runs, and not else', async () => {
    const listen = vi.spyOn(window, 'addEventListener');
    render(<Soup />);
    await openCook();
    expect(isAskedOnLeaving()).toBe(false);
    expect(listen.mock.calls.filter(([type]) => type === 'beforeunload')).toEqual([]);
    fakeClock();
    click('Start 30 sec timer');
    expect(isAskedOnLeaving()).toBe(true);
    click('Pause');
    expect(isAskedOnLeaving()).toBe(false);
    click('Resume');
    expect(isAskedOnLeaving()).toBe(true);
    pass(31_000);
    expect(isAskedOnLeaving()).toBe(false);
  });
});

function isAskedOnLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

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
    await press('Next');
    expect(screen.queryByText(said)).toBeNull();
  },
);

test('each step is said once, with its place, its ingredients and its timers', async () => {
  render(<Soup />);
  const dialog = await openCook();
  const said: string[] = [];
  const region = dialog.querySelector('[data-slot="cook-announcer"]')!;
  expect(region.getAttribute('aria-live')).toBe('polite');
  new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  await waitFor(() => expect(said).toHaveLength(1));
  await press('Next');
  await waitFor(() => expect(said).toHaveLength(2));
  // A step that is passed at once may be skipped.
  pressNext();
  pressNext();
  await waitFor(() => expect(said.at(-1)).toBe('That was the last step. Enjoy!'));
  const steps = [
    [
      'Step 1 of 3. Boil the leeks in the stock for 20 minutes, then for 30 seconds more.',
      'For this step: 2 leeks. 1/2 l vegetable stock. Start 20 min timer. Start 30 sec timer.',
    ].join(' '),
    'Step 2 of 3. Wait.',
  ];
  expect(said.slice(0, 2)).toEqual(steps);
  expect(new Set(said).size).toBe(said.length);
});

test('in other amounts, lines and steps that keep theirs say so, and so does what is spoken', async () => {
  const recipe = SOUP.replace('- 1 potato', '- 1 potato\n- 1 egg\n- One third cup salt').replace(
    'Wait.',
    'Melt 1 tbsp of butter, and add salt.',
  );
  render(<Soup recipe={recipe} tools={['cook', 'scale']} />);
  await userEvent.click(await screen.findByRole('button', { name: '2 times' }));
  const dialog = await openCook();
  expect(dialog.querySelector('[data-slot="cook-text"]')!.textContent).not.toContain('not scaled');
  expect(named()).toEqual(['4 leeks', '1 l vegetable stock']);
  expect(listed()).toEqual([
    '4 leeks',
    '1 l vegetable stock',
    '2 potatoes',
    '2 eggs',
    'One third cup salt (not scaled)',
  ]);
  pressNext();
  const step = 'Melt 1 tbsp of butter, and add salt. (not scaled)';
  expect(dialog.querySelector('[data-slot="cook-text"]')!.textContent).toBe(step);
  expect(named()).toEqual(['One third cup salt']);
  const region = dialog.querySelector('[data-slot="cook-announcer"]')!;
  await waitFor(() =>
    expect(region.textContent).toBe(
      `Step 2 of 3. ${step}. For this step: One third cup salt. (not scaled).`,
    ),
  );
});

test('no live region of the page speaks while cook mode is open, and for a moment after', async () => {
  render(<Soup />);
  const regions = document.querySelectorAll(':scope [aria-live="polite"]');
  const spoken = () => [...regions].filter((region) => region.getAttribute('aria-live') !== 'off');
  expect(spoken().length).toBeGreaterThan(0);
  const dialog = await openCook();
  expect(spoken()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(spoken()).toEqual([]);
  await waitFor(() => expect(spoken()).toEqual([...regions]));
});
