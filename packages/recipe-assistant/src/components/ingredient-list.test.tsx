import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IngredientList } from 'recipe-assistant';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';

function Page({ first, keep = [] }: { first: readonly string[]; keep?: readonly string[] }) {
  const [ingredients, setIngredients] = useState(first);
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={fieldRef} aria-label="field" />
      <IngredientList
        ingredients={ingredients}
        emptyFocusRef={fieldRef}
        onRemove={(index) => {
          if (keep.includes(ingredients[index] ?? '')) return;
          setIngredients(ingredients.filter((_, place) => place !== index));
        }}
      />
      <button onClick={() => setIngredients([...ingredients, 'new'])}>more</button>
    </>
  );
}

test('the region is there, and polite, from the first render on', () => {
  render(<IngredientList ingredients={[]} onRemove={() => {}} />);
  const region = screen.getByRole('list').closest('[aria-live]');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Ingredients on hand:');
  expect(screen.getByText('Nothing on the list yet.')).toBeTruthy();
});

test('each ingredient has a button that removes it, by its place', async () => {
  const onRemove = vi.fn();
  render(<IngredientList ingredients={['leek', 'potato', 'cream']} onRemove={onRemove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove potato' }));
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(1);
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
  function Alone() {
    const [ingredients, setIngredients] = useState(['leek']);
    return <IngredientList ingredients={ingredients} onRemove={() => setIngredients([])} />;
  }
  render(<Alone />);
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

test('a page that refuses a removal keeps the focus where it is, also later', async () => {
  render(<Page first={['leek', 'salt']} keep={['salt']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove salt' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove salt');
  const more = screen.getByRole('button', { name: 'more' });
  await userEvent.click(more);
  expect(document.activeElement).toBe(more);
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
