import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLabels, RecipeAssistant, RecipeError, type LabelOverrides } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { expectOneLog, four, getRecipe, press } from '../../../test/asked-widget.ts';

const three = four.slice(0, 3);

function add(ingredient: string) {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: ingredient } });
  fireEvent.submit(field);
}

test('by default the prompt block is there from the fourth ingredient on, and until then what counts', async () => {
  render(<RecipeAssistant client={createScriptedClient([])} />);
  expect(screen.queryByText(defaultLabels.missingHint)).toBeNull();
  for (const ingredient of three) add(ingredient);
  expect(screen.getByText(defaultLabels.missingHint)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Ready for a recipe?' })).toBeNull();
  add('nutmeg');
  expect(screen.queryByText(defaultLabels.missingHint)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Ready for a recipe?' })).toBeTruthy();
  await press('Remove leek');
  expect(screen.queryByRole('heading', { name: 'Ready for a recipe?' })).toBeNull();
});

test('in the other reading it is there from the first one on, and sends nothing too early', async () => {
  const client = createScriptedClient([]);
  render(<RecipeAssistant client={client} promptVisibility="at-first-ingredient" />);
  expect(screen.queryByRole('button', { name: 'Get a recipe' })).toBeNull();
  add('leek');
  expect(screen.getByText('Add 3 more ingredients to get a recipe.')).toBeTruthy();
  await getRecipe();
  expect(client.calls).toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while a run lives the block stays also below the minimum', async () => {
  const client = createScriptedClient([{ cue: true }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await press('Remove leek');
  const button = screen.getByRole('button', { name: 'Get a recipe' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('a refusal names the ingredient that was sent, whatever was asked for meanwhile', async () => {
  const refused = { reason: 'too-long', index: 0 } as const;
  const client = createScriptedClient([
    { cue: 'refuse' },
    { fail: new RecipeError('refused-input', { refused }) },
  ]);
  render(
    <RecipeAssistant
      client={client}
      defaultIngredients={four}
      whenBusy="drop"
      promptVisibility="at-first-ingredient"
    />,
  );
  await getRecipe();
  await press('Remove leek');
  add('egg');
  await getRecipe();
  client.cue('refuse');
  expect((await screen.findByRole('alert')).textContent).toContain('“leek” is longer');
  expectOneLog();
});

test('no words of the failure itself reach the page', async () => {
  const client = async () => {
    throw new RecipeError('malformed', { cause: new Error('sk-secret at https://inner.example') });
  };
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await screen.findByRole('alert');
  expect(document.body.innerHTML).not.toMatch(/secret|inner\.example/);
  expectOneLog();
});

test('each string can be replaced', async () => {
  const labels = Object.fromEntries(
    Object.keys(defaultLabels).map((key) => [key, `«${key}»`]),
  ) as LabelOverrides;
  const client = createScriptedClient([['Soup', { cue: true }], [{ fail: 'timeout' }]]);
  render(<RecipeAssistant client={client} defaultIngredients={four} labels={labels} />);
  await userEvent.click(screen.getByRole('button', { name: '«addIngredients»' }));
  await press('«getRecipe»');
  await screen.findByText('Soup');
  await press('«stop»');
  expect(screen.getByText('«stopped»')).toBeTruthy();
  await press('«getRecipe»');
  expect((await screen.findByRole('alert')).textContent).toBe('«failed»«error-timeout»');
  const own = document.body.textContent?.replace(/«[\w-]+»/g, '').replace('Recipe Assistant', '');
  expect(own?.replaceAll('Soup', '')).toBe(four.join(''));
  expectOneLog();
});

test('a recipe that was asked for with another list says so, until the list is that one again', async () => {
  const client = createScriptedClient(['Soup', { finish: 'stop' }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await screen.findByRole('button', { name: 'Copy' });
  expect(screen.queryByText(defaultLabels.listChanged)).toBeNull();
  await press('Remove leek');
  expect(screen.getByText(defaultLabels.listChanged)).toBeTruthy();
  await press('Undo');
  expect(screen.queryByText(defaultLabels.listChanged)).toBeNull();
  // Nobody has changed an empty list.
  for (const ingredient of four) await press(`Remove ${ingredient}`);
  expect(screen.queryByText(defaultLabels.listChanged)).toBeNull();
});

test('Get a recipe waits with Try again', async () => {
  const client = createScriptedClient([
    { fail: new RecipeError('rate-limited', { retryAfterMs: 60_000 }) },
  ]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await screen.findByRole('alert');
  await getRecipe();
  expect(client.calls).toHaveLength(1);
  const prompt = screen.getByRole('region', { name: 'Ready for a recipe?' });
  expect(within(prompt).getByText(/^You can try again in \d\d seconds/)).toBeTruthy();
  expectOneLog();
});

test('an endpoint may come with headers and credentials, new in each render', async () => {
  const fetch = vi.fn(async () => new Response('{}', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  const endpoint = () => ({
    url: '/api/recipe',
    headers: { 'X-Session': 's' },
    credentials: 'include' as const,
  });
  const { rerender } = render(<RecipeAssistant endpoint={endpoint()} defaultIngredients={four} />);
  rerender(<RecipeAssistant endpoint={endpoint()} defaultIngredients={four} />);
  await getRecipe();
  await screen.findByRole('alert');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/recipe',
    expect.objectContaining({ credentials: 'include', headers: expect.any(Headers) }),
  );
  const [[, init]] = fetch.mock.calls as unknown as [[string, { headers: Headers }]];
  expect(init.headers.get('X-Session')).toBe('s');
  vi.unstubAllGlobals();
  vi.mocked(console.error).mockClear();
});

test('without a client and an endpoint it says what is missing', () => {
  expect(() => renderToString(<RecipeAssistant client={undefined as never} />)).toThrow(
    'RecipeAssistant needs a client, or an endpoint.',
  );
});

test('what the page puts inside stands below the block with Get a recipe, and stays without it', () => {
  const client = createScriptedClient([]);
  render(
    <RecipeAssistant client={client} defaultIngredients={four}>
      <p>Recipes are written on this device.</p>
    </RecipeAssistant>,
  );
  const own = screen.getByText('Recipes are written on this device.');
  const block = screen.getByRole('region', { name: 'Ready for a recipe?' });
  expect(block.nextElementSibling).toBe(own.parentElement);
  // Which the style sheet leaves alone.
  expect(own.parentElement?.dataset.slot).toBe('recipe-actions');
  fireEvent.click(screen.getByRole('button', { name: 'Remove leek' }));
  expect(screen.queryByRole('region', { name: 'Ready for a recipe?' })).toBeNull();
  expect(own.isConnected).toBe(true);
});

test('the title is the first heading and the sections are one below', () => {
  const client = createScriptedClient([]);
  render(<RecipeAssistant client={client} defaultIngredients={four} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Recipe Assistant');
  expect(
    screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent),
  ).toEqual(['Ingredients on hand:', 'Ready for a recipe?']);
});

test('adding to a hundred ingredients and removing one touches no other', async () => {
  const hundred = Array.from({ length: 100 }, (_, index) => `ingredient ${index}`);
  render(<RecipeAssistant client={createScriptedClient([])} defaultIngredients={hundred} />);
  const list = screen.getByRole('list');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  await act(async () => list.querySelectorAll('button')[50]!.click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove ingredient 51');
  await userEvent.type(screen.getByRole('textbox'), 'one more{Enter}');
  expect(list.lastElementChild?.textContent).toBe('one more');
  observer.disconnect();
  expect(changes.map(({ type, target }) => [type, target === list])).toEqual([
    ['childList', true],
    ['childList', true],
  ]);
});

test('what is added in a dialog of a form submits no form of the page', async () => {
  const save = vi.fn();
  render(
    <form onSubmit={save}>
      {createPortal(<RecipeAssistant client={createScriptedClient([])} />, document.body)}
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'leek{Enter}');
  expect(screen.getByRole('listitem').textContent).toBe('leek');
  expect(save).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
