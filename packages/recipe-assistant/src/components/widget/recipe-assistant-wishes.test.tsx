import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RecipeAssistant, type RecipeAssistantProps, type RecipeWish } from 'recipe-assistant';
import { createRecipeRequest } from 'recipe-assistant/core';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';

const four = ['leek', 'potato', 'cream', 'nutmeg'];
const all: RecipeWish[] = ['diet', 'servings', 'time', 'cuisine', 'onlyThese'];

test('several diets go in one text, which a handler takes, and one without room cannot be chosen', async () => {
  const { client } = await show();
  for (const diet of ['vegetarian', 'vegan', 'gluten-free']) fireEvent.click(box(diet));
  await userEvent.click(field('Another diet'));
  await userEvent.paste('x'.repeat(90));
  expect(box('nut-free').disabled).toBe(true);
  expect(box('vegan').disabled).toBe(false);
  await getRecipe();
  const { diet = '' } = client.calls[0]?.request.preferences ?? {};
  expect(diet).toMatch(/^vegetarian, vegan, gluten-free, x+$/);
  expect(diet).toHaveLength(80);
});

test("wishes are added to the page's own preferences, and override them", async () => {
  const { client } = await show({ preferences: { language: 'French', servings: 4 } });
  enter(field('Servings'), '2');
  await getRecipe();
  expect(client.calls[0]?.request.preferences).toEqual({ language: 'French', servings: 2 });
});

test('each chip takes its wish back, and the focus goes on; with none the request is that of a page without wishes', async () => {
  const { client } = await show();
  fireEvent.click(box('vegan'));
  fireEvent.click(box('nut-free'));
  enter(field('Cuisine'), 'Thai');
  expect(chips()).toEqual(['vegan', 'nut-free', 'Thai']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove wish: nut-free' }));
  expect(chips()).toEqual(['vegan', 'Thai']);
  expect(box('nut-free').checked).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove wish: Thai' }));
  expect(screen.getByText('nut-free removed.')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(field('Cuisine').value).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('none yet')).toBeTruthy();
  const panel = screen.getByRole('region', { name: 'Ready for a recipe?' });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  await getRecipe();
  expect(client.calls[0]?.request).toEqual(createRecipeRequest(four));
});

test('wishes stay through runs, through Clear all and while the prompt block is away', async () => {
  const { client } = await show({ defaultIngredients: [...four, 'salt'] });
  fireEvent.click(box('vegan'));
  await getRecipe();
  await screen.findByText('Soup');
  // An earlier press would be ignored.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await getRecipe();
  expect(client.calls.map(({ request }) => request.preferences?.diet)).toEqual(['vegan', 'vegan']);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByText('Any wishes?')).toBeNull();
  expect(chips()).toEqual(['vegan']);
  for (const food of four) {
    enter(field('Add ingredient'), food);
    fireEvent.submit(field('Add ingredient'));
  }
  expect(box('vegan').checked).toBe(true);
});

test('a wish that is made while a recipe is written is for the next one', async () => {
  const client = createScriptedClient([['Soup', { cue: true }], ['Stew']]);
  await show({ client });
  await getRecipe();
  await screen.findByText('Soup');
  fireEvent.click(box('vegan'));
  client.cue();
  await screen.findByRole('button', { name: 'Copy' });
  expect(client.calls).toHaveLength(1);
  await getRecipe();
  await screen.findByText('Stew');
  expect(client.calls.map(({ request }) => request.preferences)).toEqual([
    undefined,
    { diet: 'vegan' },
  ]);
});

test('the fields belong to no form of the page around them', async () => {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const form = document.body.appendChild(document.createElement('form'));
  form.addEventListener('submit', onSubmit);
  await show({}, form.appendChild(document.createElement('div')));
  enter(field('Servings'), '400');
  await userEvent.type(field('Cuisine'), 'Thai{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect([...form.elements].filter((element) => element.closest('details'))).toEqual([]);
  form.remove();
});

test('without wishes there is no block, and with them it is server-rendered before any code is fetched', () => {
  const client = createScriptedClient([]);
  const widget = (wishes?: RecipeWish[]) =>
    renderToString(<RecipeAssistant client={client} defaultIngredients={four} wishes={wishes} />);
  expect(widget()).not.toContain('Any wishes?');
  expect(widget([])).not.toContain('Any wishes?');
  expect(widget(['diet'])).toContain('Any wishes?');
});

type Shown = Partial<Omit<RecipeAssistantProps, 'client' | 'endpoint'>> & {
  client?: ReturnType<typeof createScriptedClient>;
};

async function show(props: Shown = {}, container?: HTMLElement) {
  const client = props.client ?? createScriptedClient(['Soup']);
  render(
    <RecipeAssistant defaultIngredients={four} wishes={all} {...props} client={client} />,
    container && { container },
  );
  fireEvent.click(screen.getByText('Any wishes?'));
  await screen.findByLabelText('vegan');
  return { client };
}

function box(name: string): HTMLInputElement {
  return screen.getByLabelText(name);
}

function field(name: string): HTMLInputElement {
  return screen.getByLabelText(name);
}

function enter(input: HTMLInputElement, value: string) {
  fireEvent.change(input, { target: { value } });
}

function chips() {
  const list = screen.getByRole('list', { name: 'Your wishes:' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

async function getRecipe() {
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
}
