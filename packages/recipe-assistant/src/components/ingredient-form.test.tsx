import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRecipeAssistant } from 'recipe-assistant/core';
import { IngredientForm } from 'recipe-assistant';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

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

test('the field and the button are what the specification says', () => {
  const { field, button } = setup();
  expect(field).toMatchObject({ name: 'ingredient', placeholder: 'e.g. mutton', type: 'text' });
  expect(field.form).toBeInstanceOf(HTMLFormElement);
  expect(button).toMatchObject({ type: 'submit', form: field.form });
});

test('after an add by Enter the field is empty and has the focus', async () => {
  const { user, field, ingredients } = setup();
  await user.type(field, '  two   eggs {Enter}');
  expect(ingredients()).toEqual(['two eggs']);
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});

test('after an add by the button the field has the focus again', async () => {
  const { user, field, button, ingredients } = setup();
  await user.type(field, 'leek');
  await user.click(button);
  expect(ingredients()).toEqual(['leek']);
  expect(document.activeElement).toBe(field);
});

test('an empty submission adds nothing and says so, politely', async () => {
  const { user, field, button, ingredients } = setup();
  const region = document.querySelector('[data-slot="ingredient-message"]');
  expect(region?.getAttribute('aria-live')).toBe('polite');
  expect(region?.textContent).toBe('');
  await user.type(field, '   ');
  await user.click(button);
  expect(ingredients()).toEqual([]);
  expect(region?.textContent).toBe('Type an ingredient first.');
});

test('a duplicate is refused with its name, and stays in the field to be corrected', async () => {
  const { user, field, ingredients } = setup();
  await user.type(field, 'Leek{Enter}');
  await user.type(field, 'LEEK{Enter}');
  expect(ingredients()).toEqual(['Leek']);
  expect(field.value).toBe('LEEK');
  expect(screen.getByText('Already on the list: LEEK')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('the complaint describes the field for who comes back to it, and is not said twice', async () => {
  const { user, field } = setup();
  await user.type(field, '{Enter}');
  expect(field.hasAttribute('aria-describedby')).toBe(false);
  await user.tab();
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Type an ingredient first.');
});

test('the complaint goes when the visitor types on', async () => {
  const { user, field } = setup();
  await user.type(field, 'leek{Enter}leek{Enter}');
  await user.type(field, 's');
  expect(screen.queryByText(/Already/)).toBeNull();
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('the same complaint twice is a new text, to be announced again', async () => {
  const { user, button } = setup();
  const region = document.querySelector('[data-slot="ingredient-message"]');
  await user.click(button);
  const first = region?.textContent;
  await user.click(button);
  expect(region?.textContent?.trim()).toBe(first);
  expect(region?.textContent).not.toBe(first);
});

test.each([
  ['line feeds', 'leek\npotato\ncream\n'],
  ['carriage returns and line feeds', 'leek\r\npotato\r\n\r\ncream'],
  ['carriage returns', 'leek\rpotato\rcream'],
])('a pasted list with %s is added line by line', async (_name, text) => {
  const { user, field, ingredients } = setup();
  await user.click(field);
  await user.paste(text);
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

test('a list that is dropped on the field is added line by line', () => {
  const { field, ingredients } = setup();
  const drop = createEvent.drop(field, { dataTransfer: { getData: () => 'leek\npotato' } });
  fireEvent(field, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(ingredients()).toEqual(['leek', 'potato']);
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

test('Enter submits again once the composition has ended', async () => {
  const { user, field, ingredients } = setup();
  await user.type(field, 'ねぎ');
  fireEvent.compositionStart(field);
  await user.keyboard('{Enter}');
  expect(ingredients()).toEqual([]);
  expect(field.value).toBe('ねぎ');
  fireEvent.compositionEnd(field);
  await user.keyboard('{Enter}');
  expect(ingredients()).toEqual(['ねぎ']);
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
  await userEvent.type(screen.getByRole('textbox'), 'a long ingredient');
  expect(rendered).not.toHaveBeenCalled();
});

test('before the page has come to life, a submission goes nowhere', () => {
  const html = renderToString(<IngredientForm onAdd={() => ({ added: [], duplicates: [] })} />);
  expect(html).toContain('method="dialog"');
});
