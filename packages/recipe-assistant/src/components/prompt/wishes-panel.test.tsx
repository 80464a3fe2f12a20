import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  useRecipeAssistant,
  WishesPanel,
  type RecipePreferences,
  type RecipeWish,
} from 'recipe-assistant';
import { fr } from 'recipe-assistant/locales/fr';
import { createScriptedClient } from 'recipe-assistant/testing';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

const client = createScriptedClient(['# Soup']);

function OwnPage() {
  const [preferences, setPreferences] = useState<RecipePreferences>();
  const { generate } = useRecipeAssistant({
    client,
    preferences,
    defaultIngredients: ['leek', 'potato', 'cream', 'nutmeg'],
  });
  return (
    <>
      <WishesPanel wishes={['diet', 'servings']} onChange={setPreferences} />
      <button onClick={generate}>Cook!</button>
    </>
  );
}

test('what is chosen beside the hook travels with the request, and what is taken back does not', async () => {
  render(<OwnPage />);
  const summary = screen.getByText('Any wishes?');
  await userEvent.click(summary);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'vegan' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Servings' }), '2');
  expect(screen.queryByRole('textbox', { name: 'Cuisine' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cook!' }));
  await waitFor(() => expect(client.calls).toHaveLength(1));
  expect(client.calls[0]!.request.preferences).toEqual({ diet: 'vegan', servings: 2 });

  await userEvent.click(screen.getByRole('button', { name: /serves 2/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Remove.*vegan/ }));
  expect(document.activeElement).toBe(summary);
  await userEvent.click(screen.getByRole('button', { name: 'Cook!' }));
  await waitFor(() => expect(client.calls).toHaveLength(2));
  expect(client.calls[1]!.request.preferences ?? {}).toEqual({});
});

test('each wish alone travels alone, and its chip takes it back', async () => {
  const onChange = vi.fn();
  const all: RecipeWish[] = ['diet', 'servings', 'time', 'cuisine', 'onlyThese'];
  render(<WishesPanel wishes={all} onChange={onChange} />);
  fireEvent.click(screen.getByText('Any wishes?'));
  await screen.findByLabelText('vegan');
  const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
  const enter = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
  const wishes: [chip: string, wish: () => void, RecipePreferences][] = [
    ['vegan', () => choose('vegan'), { diet: 'vegan' }],
    ['halal', () => enter('Another diet', ' halal '), { diet: 'halal' }],
    ['serves 12', () => enter('Servings', '12'), { servings: 12 }],
    ['up to 45 min', () => enter('Time', '45'), { time: 45 }],
    ['Breton', () => enter('Cuisine', 'Breton'), { cuisine: 'Breton' }],
    ['Only these ingredients', () => choose('Only these ingredients'), { onlyThese: true }],
  ];
  for (const [chip, wish, preferences] of wishes) {
    wish();
    expect(onChange).toHaveBeenLastCalledWith(preferences);
    fireEvent.click(screen.getByLabelText(`Remove wish: ${chip}`));
    expect(onChange).toHaveBeenLastCalledWith({});
  }
  for (const servings of ['0', '100', '1.5', '-3']) {
    enter('Servings', servings);
    expect(screen.getByText('A whole number from 1 to 99.')).toBeTruthy();
    expect(onChange).toHaveBeenLastCalledWith({});
  }
});

test('it speaks the language of its own locale', async () => {
  render(<WishesPanel wishes={['servings']} onChange={() => {}} locale={fr} />);
  const summary = screen.getByText('Des envies particulières ?');
  expect(summary.closest('[lang]')?.getAttribute('lang')).toBe('fr');
  expect(await screen.findByLabelText(fr.labels.wishServings)).toBeTruthy();
});

test('a wish that there is not is warned of', async () => {
  render(<WishesPanel wishes={['diet', 'dite' as RecipeWish]} onChange={() => {}} />);
  await screen.findByText('Diet');
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    'wishes has no "dite". There is diet, servings, time, cuisine, onlyThese.',
  ]);
  vi.mocked(console.warn).mockClear();
});
