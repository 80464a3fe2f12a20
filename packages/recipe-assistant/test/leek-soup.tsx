import { act, screen, within } from '@testing-library/react';
import { RecipeView, type RecipeViewProps } from 'recipe-assistant';
import type { ReactElement } from 'react';
import { vi } from 'vitest';

export const SOUP = `# Leek soup

**Ingredients:**

- 2 leeks
- 1/2 l vegetable stock
- 1 potato

**Instructions:**

1. Boil the leeks in the stock for 20 minutes, then for 30 seconds more.
2. Wait.
3. Add the potato. It takes 1 hour 5 minutes.`;

/** A finished recipe to cook. */
export function Soup(props: Partial<RecipeViewProps>): ReactElement {
  return <RecipeView status="success" recipe={SOUP} tools={['cook', 'copy']} {...props} />;
}

export async function openCook(name = 'Leek soup'): Promise<HTMLDialogElement> {
  const button = await screen.findByRole('button', { name: 'Cook' });
  act(() => button.click());
  return screen.findByRole<HTMLDialogElement>('dialog', { name });
}

/** As a key does: each press counts. */
export function click(name: string | RegExp, index = 0): void {
  act(() => screen.getAllByRole('button', { name })[index]!.click());
}

export function closeCook(): void {
  act(() => document.querySelector('dialog')!.close());
}

export function shownStep(): string | null {
  return document.querySelector('[data-slot="cook-page"]')!.firstElementChild!.textContent;
}

/** The lines that are marked. */
export function named(): string[] {
  const lines = document.querySelectorAll('[data-slot="cook-ingredients"] [data-named]');
  return [...lines].map((line) => line.textContent);
}

/** The lines in sight, of groups too. */
export function listed(): (string | null)[] {
  const list = document.querySelector<HTMLElement>('[data-slot="cook-ingredients"]')!;
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
}

/** Stops the clock of the timers, until {@link pass}. */
export function fakeClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
}

export function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

/** Gives jsdom what it lacks of a modal dialog. */
export function fakeDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}
