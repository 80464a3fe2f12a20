import { act, render, screen, waitFor, within } from '@testing-library/react';
import 'recipe-assistant/styles.css';
import type { RecipeViewProps } from 'recipe-assistant';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { click, listed, named, Soup } from '../../../test/leek-soup.tsx';

function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

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
