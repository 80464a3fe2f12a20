import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import KeptKitchen from './kept-kitchen.tsx';
import { answerWith, askForRecipe, FOUR, press, SOUP } from './served-visit.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('the list and the recipe are there after a reload, and Something different asks with that list', async () => {
  const asked = answerWith([SOUP]);
  const { unmount } = render(<KeptKitchen />);
  await askForRecipe();
  await screen.findByRole('button', { name: 'Copy' });
  unmount();
  render(<KeptKitchen />);
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(FOUR.length);
  await screen.findByRole('heading', { name: 'Leek soup' });
  await press('Something different');
  await screen.findByRole('button', { name: 'Copy' });
  expect(asked.calls[1]?.request).toMatchObject({
    ingredients: FOUR,
    preferences: { notAgain: ['Leek soup'] },
  });
});

test('a recipe that was stopped is there after a reload as far as it came', async () => {
  answerWith(['# Leek soup\n\nServes 4\n\n', { cue: 'more' }]);
  const { unmount } = render(<KeptKitchen />);
  await askForRecipe();
  await screen.findByRole('heading', { name: 'Leek soup' });
  await press('Stop');
  unmount();
  render(<KeptKitchen />);
  await screen.findByRole('heading', { name: 'Leek soup' });
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(FOUR.length);
});

test.each(['', '{', 'null', '[object Object]', '5', '"leek"', '{"recipe":5}'])(
  'a storage that holds "%s" is an empty kitchen',
  async (value) => {
    sessionStorage.setItem('ingredients', value);
    sessionStorage.setItem('recipe', value);
    render(<KeptKitchen />);
    await screen.findByRole('textbox');
    expect(screen.queryByRole('button', { name: /^Remove / })).toBeNull();
  },
);

test('a storage that is blocked or full costs nothing but what would be kept', async () => {
  answerWith([SOUP]);
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    clear: () => {},
  });
  render(<KeptKitchen />);
  await askForRecipe();
  await screen.findByRole('heading', { name: 'Leek soup' });
});
