import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRecipeAssistant } from 'recipe-assistant/core';
import {
  IngredientForm,
  IngredientList,
  useRecipeAssistant,
  type UseRecipeAssistantOptions,
} from 'recipe-assistant';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';

function setup() {
  const assistant = createRecipeAssistant({ client: async () => '' });
  render(<IngredientForm onAdd={assistant.addIngredients} />);
  return {
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Add ingredient' }),
    button: screen.getByRole('button', { name: 'Add ingredients' }),
    ingredients: () => assistant.getState().ingredients,
  };
}

test('the field and the button are what the specification says, with a label', () => {
  const { field, button } = setup();
  expect(field).toMatchObject({ name: 'ingredient', placeholder: 'e.g. mutton', type: 'text' });
  expect(field.form).toBeInstanceOf(HTMLFormElement);
  expect(button).toMatchObject({ type: 'submit', form: field.form });
  const label = screen.getByText('Add ingredient');
  expect(label.tagName).toBe('LABEL');
  expect(label).toMatchObject({ control: field });
});

test.each(['Enter', 'the button'])(
  'after an add by %s the field is empty and has the focus',
  async (way) => {
    const { user, field, button, ingredients } = setup();
    await user.type(field, '  two   eggs ');
    await (way === 'Enter' ? user.keyboard('{Enter}') : user.click(button));
    expect(ingredients()).toEqual(['two eggs']);
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  },
);

test('an entry that is empty or names nothing is refused, politely, in other words each time', async () => {
  const { user, field, ingredients } = setup();
  const region = document.querySelector('[data-slot="ingredient-message"]')!;
  expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', '']);
  const said = new Set<string | null>();
  for (const [entry, reason] of [
    ['   ', 'Type an ingredient first.'],
    ['%%%', '“%%%” has no letters in it. Type an ingredient.'],
    ['%%%', '“%%%” has no letters in it. Type an ingredient.'],
    ['  ', 'Type an ingredient first.'],
    ['  ', 'Type an ingredient first.'],
  ] as const) {
    await user.clear(field);
    await user.type(field, `${entry}{Enter}`);
    expect(region.textContent?.trim()).toBe(reason);
    said.add(region.textContent);
  }
  expect(said.size).toBe(5);
  expect(ingredients()).toEqual([]);
});

test('a duplicate is refused with its name, and stays in the field to be corrected', async () => {
  const { user, field, ingredients } = setup();
  await user.type(field, 'Leek{Enter}');
  await user.type(field, 'LEEK{Enter}');
  expect(ingredients()).toEqual(['Leek']);
  expect(field.value).toBe('LEEK');
  expect(screen.getByText('Already on the list: LEEK')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  // It is announced, and describes the field on its next focus alone.
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  await user.tab();
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Already on the list: LEEK');
  await user.type(field, 's');
  expect(screen.queryByText(/Already/)).toBeNull();
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('a pasted list is added line by line, without its bullets', async () => {
  const { user, field, ingredients } = setup();
  await user.click(field);
  await user.paste('Shopping list:\r\n• leek\r\n\r\n• potato,\r\n• cream');
  expect(ingredients()).toEqual(['leek', 'potato', 'cream']);
  expect(field.value).toBe('');
});

test('the duplicates among pasted lines are named, and what was typed stays', async () => {
  const { user, field, ingredients } = setup();
  await user.type(field, 'leek{Enter}butt');
  await user.paste('Leek\npotato\ncream\nPotato');
  expect(ingredients()).toEqual(['leek', 'potato', 'cream']);
  expect(screen.getByText('Already on the list: Leek, Potato')).toBeTruthy();
  expect(field.value).toBe('butt');
});

test('a single pasted line is only pasted', async () => {
  const { user, field, ingredients } = setup();
  await user.click(field);
  await user.paste('leek\n');
  expect(ingredients()).toEqual([]);
  expect(field.value).toBe('leek');
});

test.each([
  ['the browser says so', { key: 'Enter', isComposing: true }],
  ['Safari has ended the composition already', { key: 'Enter', keyCode: 229 }],
])('Enter during a composition submits nothing: %s', (_name, init) => {
  const { field } = setup();
  const enter = createEvent.keyDown(field, init);
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(true);
});

test('Enter submits again once the composition has ended', () => {
  const { field } = setup();
  const isPrevented = () => !fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.compositionStart(field);
  expect(isPrevented()).toBe(true);
  fireEvent.compositionEnd(field);
  expect(isPrevented()).toBe(false);
});

test('nothing is rendered while a visitor types', async () => {
  const rendered = vi.fn();
  const labels = {
    get addIngredients() {
      rendered();
      return 'Add';
    },
  };
  render(<IngredientForm onAdd={() => ({ added: [], duplicates: [] })} labels={labels} />);
  rendered.mockClear();
  await userEvent.type(screen.getByRole('textbox'), 'leek');
  expect(rendered).not.toHaveBeenCalled();
});

test('before hydration, a submission does not navigate', () => {
  const html = renderToString(<IngredientForm onAdd={() => ({ added: [], duplicates: [] })} />);
  expect(html).toContain('method="dialog"');
});

describe('an entry with commas', () => {
  const typed = 'chicken, rice, a lemon and yoghurt';
  const parts = ['chicken', 'rice', 'a lemon', 'yoghurt'];

  function Page(options: Partial<UseRecipeAssistantOptions>) {
    const assistant = useRecipeAssistant({ client: async () => '', ...options });
    const { ingredients, addIngredients, replaceIngredient, undo } = assistant;
    return (
      <>
        <IngredientForm
          onAdd={addIngredients}
          ingredients={ingredients}
          onReplace={replaceIngredient}
          onUndo={undo}
          maxIngredients={options.maxIngredients}
          maxIngredientLength={options.maxIngredientLength}
        />
        <IngredientList ingredients={ingredients} onRemove={assistant.removeIngredient} />
      </>
    );
  }

  function setUpPage(options: Partial<UseRecipeAssistantOptions> = {}) {
    render(<Page {...options} />);
    return screen.getByRole<HTMLInputElement>('textbox');
  }

  function enter(text: string) {
    const field = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.input(field, { target: { value: text } });
    fireEvent.submit(field);
  }

  function press(name: string) {
    const button = screen.getByRole('button', { name });
    act(() => {
      button.focus();
      button.click();
    });
  }

  const message = () => document.querySelector('[data-slot="ingredient-message"]')?.textContent;

  const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

  function Controlled() {
    const [ingredients, setIngredients] = useState<readonly string[]>(['salt']);
    return <Page ingredients={ingredients} onIngredientsChange={setIngredients} />;
  }

  test.each([
    ['a list of its own', <Page key="own" defaultIngredients={['salt']} />],
    ['a controlled list', <Controlled key="controlled" />],
  ])(
    'is offered as several, silently, which it becomes in its place, and one again by Undo: %s',
    async (_name, page) => {
      render(page);
      const field = screen.getByRole<HTMLInputElement>('textbox');
      enter(typed);
      expect(items()).toEqual(['salt', typed]);
      const button = screen.getByRole('button', { name: 'Add as 4 ingredients' });
      expect(button.closest('[aria-live]')).toBeNull();
      expect(field.value).toBe('');
      expect(document.activeElement).toBe(field);
      press('Add as 4 ingredients');
      expect(items()).toEqual(['salt', ...parts]);
      expect(document.activeElement).toBe(field);
      // A screen reader that follows the focus still finds where it was; the button takes no second press.
      press('Add as 4 ingredients');
      expect(items()).toEqual(['salt', ...parts]);
      await waitFor(() => expect(screen.queryByRole('button', { name: /Add as/ })).toBeNull());
      press('Undo');
      expect(items()).toEqual(['salt', typed]);
      expect(document.activeElement).toBe(field);
      expect(screen.getByRole('button', { name: 'Undo' }).isConnected).toBe(true);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    },
  );

  test('is said to look like several, and that there is a button, each time; and so is what came of it', () => {
    setUpPage();
    const offer = 'This looks like several ingredients. A button below adds each of them.';
    enter('salt, pepper');
    expect(message()).toBe(offer);
    enter('mint, dill');
    expect(message()?.trim()).toBe(offer);
    expect(message()).not.toBe(offer);
    press('Add as 2 ingredients');
    expect(message()?.trim()).toBe('Added as 2 ingredients.');
    press('Undo');
    expect(message()).toBe('');
  });

  test('is offered as several only until the list is changed otherwise', () => {
    setUpPage({ defaultIngredients: ['salt'] });
    enter(typed);
    press('Remove salt');
    expect(screen.queryByRole('button', { name: /Add as/ })).toBeNull();
    enter('mint, dill');
    press('Add as 2 ingredients');
    enter('leek');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(items()).toEqual([typed, 'mint', 'dill', 'leek']);
  });

  test('says which of its parts were there already, until they have gone', () => {
    const field = setUpPage({ defaultIngredients: ['Rice'] });
    enter(typed);
    press('Add as 4 ingredients');
    expect(items()).toEqual(['Rice', 'chicken', 'a lemon', 'yoghurt']);
    expect(message()?.trim()).toBe('Already on the list: rice');
    press('Remove Rice');
    expect(message()).toBe('');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('that is too long as one is offered as several all the same', () => {
    const field = setUpPage({ maxIngredientLength: 10 });
    enter(typed);
    expect(items()).toEqual([]);
    expect(message()).toBe(
      `Longer than 10 characters: ${typed} This looks like several ingredients. A button below adds each of them.`,
    );
    press('Add as 4 ingredients');
    expect(items()).toEqual(parts);
    expect(field.value).toBe('');
    expect(message()).toBe('');
  });

  test('a full list says so', () => {
    const field = setUpPage({ maxIngredients: 1, defaultIngredients: ['salt'] });
    enter('leek');
    expect(message()).toBe('The list takes 1 ingredient. Not added: leek');
    expect(field.value).toBe('leek');
  });
});
