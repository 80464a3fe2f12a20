import { act, render, screen, waitFor } from '@testing-library/react';
import 'recipe-assistant/styles.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click, named, openCook, shownStep, Soup, SOUP } from '../../../test/leek-soup.tsx';

function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

afterEach(() => document.documentElement.removeAttribute('dir'));

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
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cook'));
    expect(screen.queryByRole('dialog')).toBeNull();
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
