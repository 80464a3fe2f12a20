import { render, screen, waitFor } from '@testing-library/react';
import type { RecipeViewProps } from 'recipe-assistant';
import { beforeAll, expect, test } from 'vitest';
import {
  click,
  fakeDialogs,
  listed,
  named,
  openCook,
  shownStep,
  Soup,
  SOUP,
} from '../../../test/leek-soup.tsx';

beforeAll(fakeDialogs);

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

test('another recipe starts at its first step', async () => {
  const { rerender } = render(<Soup />);
  await openCook();
  click('Next');
  rerender(<Soup recipe={SOUP.replace('Wait', 'Rest')} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openCook();
  expect(shownStep()).toMatch(/^Step 1/);
});

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
  click('Next');
  await waitFor(() => expect(said).toHaveLength(2));
  // A step that is passed at once may be skipped.
  click('Next');
  click('Next');
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
  await screen.findByRole('button', { name: '2 times' });
  click('2 times');
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
  click('Next');
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
  await openCook();
  expect(spoken()).toEqual([]);
  click('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(spoken()).toEqual([]);
  await waitFor(() => expect(spoken()).toEqual([...regions]));
});
