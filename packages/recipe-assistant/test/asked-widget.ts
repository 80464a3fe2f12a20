import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** What the tests of the widget share: enough ingredients, the request, and its log. */
export const four = ['leek', 'potato', 'cream', 'nutmeg'];

export function getRecipe() {
  return press('Get a recipe');
}

let now = 0;

/** Each more than half a second after the one before, which would be the same. */
export function press(name: string) {
  const button = screen.getByRole('button', { name });
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: (now += 1000) });
  return act(async () => {
    button.focus();
    fireEvent(button, click);
  });
}

/** The recipe's own part of the page. */
export function recipe() {
  return screen.findByRole('region', { name: 'Sous Chef Recommends:' });
}

/** A failure is logged once, and nothing else is. */
export function expectOneLog() {
  expect(vi.mocked(console.error).mock.calls.map(([text]) => text)).toEqual([
    'Recipe generation failed',
  ]);
  vi.mocked(console.error).mockClear();
}
