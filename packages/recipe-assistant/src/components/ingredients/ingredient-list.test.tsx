import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IngredientList, useRecipeAssistant } from 'recipe-assistant';
import { useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';

function Page({ first, keep = [], isAlone = false }: PageProps) {
  const [ingredients, setIngredients] = useState(first);
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={fieldRef} aria-label="field" />
      <IngredientList
        ingredients={ingredients}
        emptyFocusRef={isAlone ? undefined : fieldRef}
        onRemove={(index) => {
          if (keep.includes(ingredients[index] ?? '')) return;
          setIngredients(ingredients.filter((_, place) => place !== index));
        }}
      />
      <button onClick={() => setIngredients([...ingredients, 'new'])}>more</button>
    </>
  );
}

interface PageProps {
  first: readonly string[];
  /** What it does not let go. */
  keep?: readonly string[];
  /** Without a place for the focus. */
  isAlone?: boolean;
}

test('the region is there, and polite, from the first render on', () => {
  render(<IngredientList ingredients={[]} onRemove={() => {}} />);
  const region = screen.getByRole('list').closest('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ingredients on hand:');
  expect(screen.getByText('Nothing on the list yet.')).toBeTruthy();
});

test('after a removal the focus is on the next, then on the one before, then on the field', async () => {
  render(<Page first={['leek', 'potato', 'cream']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove potato' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove cream');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove leek');
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('without another place for it, the focus goes to the heading', async () => {
  render(<Page first={['leek']} isAlone />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove leek' }));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('if the parent rejects a removal the focus stays, also later, and nothing is said', async () => {
  render(<Page first={['leek', 'salt']} keep={['salt']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove salt' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove salt');
  const more = screen.getByRole('button', { name: 'more' });
  await userEvent.click(more);
  expect(document.activeElement).toBe(more);
  expect(screen.queryByText(/removed/)).toBeNull();
});

test('a change that comes from elsewhere does not move the focus', () => {
  const { rerender } = render(<IngredientList ingredients={['leek']} onRemove={() => {}} />);
  rerender(<IngredientList ingredients={[]} onRemove={() => {}} />);
  expect(document.activeElement).toBe(document.body);
});

test('the same ingredient twice is shown twice, and the right one goes', async () => {
  render(<Page first={['egg', 'egg', 'salt']} />);
  const second = screen.getAllByRole('listitem')[1];
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove egg' })[0]!);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['egg', 'salt']);
  expect(second?.textContent).toBe('egg');
});

test('braces and dollar signs in an ingredient stay as they are', () => {
  render(<IngredientList ingredients={['{ingredient} $& $1']} onRemove={() => {}} />);
  expect(screen.getByRole('button', { name: 'Remove {ingredient} $& $1' })).toBeTruthy();
});

describe('what was removed', () => {
  function Kept({ first }: { first: string[] }) {
    const assistant = useRecipeAssistant({ client: async () => '', defaultIngredients: first });
    const { ingredients, removeIngredient, clearIngredients, undo } = assistant;
    return (
      <>
        <IngredientList
          ingredients={ingredients}
          onRemove={removeIngredient}
          onClear={clearIngredients}
          onUndo={undo}
        />
        <button onClick={() => assistant.addIngredient('new')}>more</button>
      </>
    );
  }

  const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
  const message = () => document.querySelector('[data-slot="list-message"]')!;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test('is named in a polite region that was there before, and Undo brings it back', async () => {
    render(<Kept first={['leek', 'potato', 'cream']} />);
    const region = message();
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('');
    await press('Remove potato');
    expect(message()).toBe(region);
    expect(screen.getByText('potato removed.')).toBeTruthy();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo.closest('[aria-live]')).toBeNull();
    await userEvent.click(undo);
    expect(items()).toEqual(['leek', 'potato', 'cream']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove potato');
    expect(region.textContent).toBe('');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('cannot come back once the list is changed otherwise', async () => {
    render(<Kept first={['leek', 'potato']} />);
    await press('Remove potato');
    await press('more');
    expect(message().textContent).toBe('');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await press('Remove new');
    expect(screen.getByText('new removed.')).toBeTruthy();
  });

  test('can be all, from five on, and can all come back', async () => {
    const five = ['leek', 'potato', 'cream', 'nutmeg', 'salt'];
    render(<Kept first={five.slice(0, 4)} />);
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
    cleanup();
    render(<Kept first={five} />);
    await press('Clear all');
    expect(items()).toEqual([]);
    expect(screen.getByText('All ingredients removed.')).toBeTruthy();
    // Not the field, whose keyboard would cover Undo on a phone.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await press('Undo');
    expect(items()).toEqual(five);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove leek');
  });
});

test('how many are missing is visible and silent, and that none is any longer is said', () => {
  const list = (remaining: number, more = {}) => (
    <IngredientList ingredients={[]} remaining={remaining} onRemove={() => {}} {...more} />
  );
  const { rerender } = render(list(2));
  const text = screen.getByText('Add 2 more ingredients to get a recipe.');
  expect(text.closest('[aria-live]')).toBeNull();
  rerender(list(1, { hideMissing: true }));
  expect(screen.queryByText(/more ingredient/)).toBeNull();
  const words = document.querySelector('[data-slot="list-announcer"]')!;
  expect(words.textContent).toBe('');
  vi.useFakeTimers();
  rerender(list(0));
  expect(words.textContent).toBe('You can get a recipe now.');
  // A region that still held it would be read out again when a dialog over the page closes.
  act(() => void vi.advanceTimersByTime(5000));
  expect(words.textContent).toBe('');
  vi.useRealTimers();
});
