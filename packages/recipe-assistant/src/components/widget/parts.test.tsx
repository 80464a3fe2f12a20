import { act, render, screen } from '@testing-library/react';
import {
  AssistantHeader,
  GetRecipePanel,
  IngredientForm,
  IngredientList,
  RecipeAssistant,
  RecipeStatus,
  RecipeView,
  WelcomePanel,
  WishesPanel,
} from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { cloneElement, createRef, StrictMode, type ReactElement, type RefObject } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// A part keeps its own slot: some libraries pass theirs to whatever they wrap.
const attributes = {
  id: 'mine',
  className: 'warm',
  title: 'a part',
  'data-test': 'yes',
  'data-slot': 'card',
};
const client = createScriptedClient([]);
const onAdd = (text: string) => ({ added: [text], duplicates: [] });

function parts<T extends Element>(ref?: RefObject<T | null>): Record<string, ReactElement> {
  const all = { ...attributes, ref: ref as never };
  return {
    'recipe-assistant': <RecipeAssistant client={client} {...all} />,
    'assistant-header': <AssistantHeader {...all} />,
    'welcome-panel': <WelcomePanel {...all} />,
    'ingredient-form': <IngredientForm onAdd={onAdd} {...all} />,
    'ingredient-list': <IngredientList ingredients={[]} onRemove={() => {}} {...all} />,
    'get-recipe-panel': <GetRecipePanel onGenerate={() => {}} {...all} />,
    'wishes-panel': <WishesPanel wishes={['diet']} onChange={() => {}} {...all} />,
    'recipe-status': <RecipeStatus status="idle" {...all} />,
    'recipe-view': <RecipeView status="idle" {...all} />,
  };
}

test.each(Object.entries(parts()))(
  '%s takes an id, a class, a ref and the rest of its attributes',
  (slot) => {
    const ref = createRef<HTMLElement>();
    const { container } = render(parts(ref)[slot]);
    const root = container.firstElementChild as HTMLElement;
    expect(ref.current).toBe(root);
    expect(root).toMatchObject({ id: 'mine', className: 'warm', title: 'a part' });
    expect(root.dataset).toMatchObject({ slot, test: 'yes' });
  },
);

test.each(Object.entries(parts()))(
  '%s comes from a server without an inline style, and hydrates',
  async (_, part) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(part);
    expect(container.innerHTML).not.toContain('style=');
    render(part, { container, hydrate: true });
    // A mismatch logs to the console, which fails a test.
    expect(container.firstElementChild?.id).toBe('mine');
  },
);

// What an untyped page may pass on from a file or a server.
test.each([
  [
    'of the widget',
    <RecipeAssistant
      key="widget"
      client={client}
      defaultIngredients={['leek']}
      defaultRecipe="# Soup"
    />,
    'endpoint assistantName headingLevel labels promptVisibility tools wishes',
  ],
  [
    'of a part',
    <IngredientList key="list" ingredients={['leek']} onRemove={() => {}} />,
    'remaining hideMissing onClear onUndo emptyFocusRef headingLevel labels',
  ],
  [
    'of a recipe',
    <RecipeView key="view" status="success" recipe="# Soup" />,
    'assistantName headingLevel model origin tools recipeActions labels error previous onRetry onBack',
  ],
])('a prop %s that is null has its default', (_, part, names) => {
  const nulls = Object.fromEntries(names.split(' ').map((name) => [name, null]));
  expect(renderToString(cloneElement(part, nulls))).toBe(renderToString(part));
});

test('two widgets on one page share no id', () => {
  const widget = (
    <RecipeAssistant
      client={client}
      defaultIngredients={['leek']}
      promptVisibility="at-first-ingredient"
    />
  );
  render(
    <StrictMode>
      {widget}
      {widget}
      <RecipeView status="success" recipe="# Soup" />
      <RecipeView status="success" recipe="# Soup" />
    </StrictMode>,
  );
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the welcome names the buttons and the minimum', () => {
  render(<WelcomePanel assistantName="Sous Chef" minIngredients={3} />);
  const text = document.querySelector('[data-slot="welcome-panel"]')?.textContent;
  expect(text).toContain('click Add ingredients');
  expect(text).toContain('at least 3 ingredients, click Get a recipe');
});

test('a label that is undefined has its default', () => {
  render(<WelcomePanel labels={{ welcome: undefined, getRecipe: 'Cook' }} />);
  expect(screen.getByText(/click Add ingredients.*click Cook/)).toBeTruthy();
});

test('the loading message is a status that is there before its words, with Stop until the text comes', () => {
  const onStop = vi.fn();
  const { rerender } = render(<RecipeStatus status="idle" onStop={onStop} />);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(<RecipeStatus status="submitted" onStop={onStop} />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Generating your recipe…');
  const stop = screen.getByRole('button', { name: 'Stop' });
  expect(stop.closest('[aria-live]')).toBeNull();
  act(() => stop.click());
  expect(onStop).toHaveBeenCalledOnce();
  rerender(<RecipeStatus status="streaming" onStop={onStop} />);
  expect(status.textContent).toBe('Generating your recipe…');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a wait of six seconds says once that this is usual, and one of half a minute that it is not, until there is text', () => {
  vi.useFakeTimers();
  const { rerender } = render(<RecipeStatus status="submitted" />);
  const status = screen.getByRole('status');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  pass(5900);
  expect(status.textContent).toBe('Generating your recipe…');
  pass(200);
  const words = status.querySelector('span');
  expect(words?.textContent).toBe('Still writing. A recipe takes up to half a minute.');
  rerender(<RecipeStatus status="streaming" />);
  pass(10_000);
  expect(status.querySelector('span')).toBe(words);

  rerender(<RecipeStatus status="success" />);
  rerender(<RecipeStatus status="submitted" />);
  pass(29_900);
  expect(status.textContent).toMatch(/^Still writing/);
  pass(90_000);
  expect(status.textContent).toBe('This is taking unusually long. You can keep waiting, or stop.');
  rerender(<RecipeStatus status="streaming" />);
  pass(10_000);
  expect(status.textContent).toBe('Generating your recipe…');
  vi.useRealTimers();
});

test('a part that is rendered again has the words that it had', () => {
  const read = vi.fn();
  const labels = {
    get stop() {
      read();
      return 'Halt';
    },
  };
  const { rerender } = render(<WelcomePanel labels={labels} />);
  read.mockClear();
  rerender(<WelcomePanel labels={labels} id="again" />);
  expect(read).not.toHaveBeenCalled();
});
