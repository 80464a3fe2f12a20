import { act, render, screen, waitFor, within } from '@testing-library/react';
import 'recipe-assistant/styles.css';
import type { RecipeViewProps } from 'recipe-assistant';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  click,
  fakeClock,
  listed,
  named,
  openCook,
  pass,
  shownStep,
  Soup,
  SOUP,
} from '../../../test/leek-soup.tsx';

function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
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
    click('Next');
    click('Next');
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
    click('Next');
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

test('a timer that ends rings, as a press has allowed sound', async () => {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  const starts = vi.spyOn(OscillatorNode.prototype, 'start');
  render(<Soup />);
  await openCook();
  await press('Start 30 sec timer');
  await press('Pause');
  await press('Cancel');
  fakeClock();
  click('Start 30 sec timer');
  pass(29_999);
  expect(vibrate).not.toHaveBeenCalled();
  pass(1);
  expect(vibrate).toHaveBeenCalledTimes(1);
  // Two tones.
  await vi.waitFor(() => expect(starts).toHaveBeenCalledTimes(2));
});
