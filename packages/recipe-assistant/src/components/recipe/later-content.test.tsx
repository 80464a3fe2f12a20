import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RecipeAssistant as OnServer, RecipeView } from 'recipe-assistant';
import { createScriptedClient, recipeFixtures } from 'recipe-assistant/testing';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

let loads = 0;
let settle: () => void;

beforeEach(() => {
  vi.resetModules();
  loads = 0;
  const whenSettled = new Promise<void>((resolve) => (settle = resolve));
  vi.doMock('./recipe-content.tsx', async (importOriginal) => {
    loads += 1;
    await whenSettled;
    return importOriginal<object>();
  });
});

afterEach(() => vi.doUnmock('./recipe-content.tsx'));

/** What shows a recipe comes. */
async function arrive(): Promise<void> {
  await vi.waitFor(() => expect(loads).toBeGreaterThan(0));
  await act(async () => {
    settle();
    await vi.dynamicImportSettled();
  });
}

/** The widget as in a browser that has just loaded the page. */
async function loadWidget(): Promise<typeof OnServer> {
  vi.doMock('./recipe-view.tsx', () => ({}));
  const { RecipeAssistant } = await import('recipe-assistant');
  vi.doUnmock('./recipe-view.tsx');
  return RecipeAssistant;
}

function announcer() {
  return document.querySelector('[data-slot="recipe-announcer"]')!;
}

async function press(name: string) {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

test('text is plain until what shows it is there, in the element that was there from the start', async () => {
  const RecipeAssistant = await loadWidget();
  const client = createScriptedClient([
    ['# Leek\u202e soup<|im_end|>', { cue: 'more' }, '\n\nfor'],
  ]);
  render(<RecipeAssistant client={client} defaultIngredients={FOUR} />);
  const element = announcer().parentElement;
  const region = announcer();
  await press('Get a recipe');
  const plain = await screen.findByText('# Leek soup');
  expect(plain.closest('[data-slot="recipe-markdown"]')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Recipe Assistant Recommends:' })).toBeTruthy();

  await arrive();
  await screen.findByRole('heading', { name: 'Leek soup' });
  expect(screen.getByText(/Written by an AI model/)).toBeTruthy();
  expect(announcer()).toBe(region);
  expect(announcer().parentElement).toBe(element);
});

test('thoughts are not shown before their view is there either', async () => {
  const RecipeAssistant = await loadWidget();
  const client = createScriptedClient([['<think>secret', { cue: 'more' }, '</think># Leek soup']]);
  render(<RecipeAssistant client={client} defaultIngredients={FOUR} />);
  await press('Get a recipe');
  await act(async () => {});
  expect(document.body.textContent).not.toContain('secret');
  await act(async () => client.cue('more'));
  await arrive();
  await screen.findByRole('heading', { name: 'Leek soup' });
  expect(document.body.textContent).not.toContain('secret');
});

test('a recipe that ends before is shown whole and spoken once it can be, with its tools', async () => {
  const RecipeAssistant = await loadWidget();
  render(<RecipeAssistant client={async () => '# Leek soup'} defaultIngredients={FOUR} />);
  await press('Get a recipe');
  await screen.findByText('# Leek soup');
  expect(announcer().textContent).toBe('');
  await arrive();
  await screen.findByText('Leek soup.');
  expect(announcer().textContent).toBe('Leek soup.');
  await screen.findByRole('button', { name: 'Copy' });
});

test('a failure is an alert with Try again, whether what shows a recipe is there or not', async () => {
  const RecipeAssistant = await loadWidget();
  const client = createScriptedClient([[{ fail: 'network' }]]);
  render(<RecipeAssistant client={client} defaultIngredients={FOUR} />);
  await press('Get a recipe');
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Failed to generate recipe.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await arrive();
  expect(screen.getByRole('alert')).toBe(alert);
  vi.mocked(console.error).mockClear();
});

/** After the time in which two presses are one. */
async function another() {
  await act(() => new Promise((resolve) => setTimeout(resolve, 550)));
  await press('Get a recipe');
}

describe('a file that is lost', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');
  const report = vi.fn();
  const toolsNotLoaded = 'Some tools did not load. Load the page again.';

  beforeEach(() => vi.stubGlobal('reportError', report));

  afterEach(() => {
    vi.unstubAllGlobals();
    report.mockClear();
  });

  test('leaves the text to read, and Back; the next recipe asks for it again', async () => {
    vi.doMock('./recipe-content.tsx', () => {
      throw lost;
    });
    const RecipeAssistant = await loadWidget();
    const client = createScriptedClient([['# Leek soup'], ['# Leek pie'], ['# Leek tart']]);
    render(<RecipeAssistant client={client} defaultIngredients={FOUR} />);
    await press('Get a recipe');
    await screen.findByText('# Leek soup');
    expect((await screen.findByRole('alert')).textContent).toBe(toolsNotLoaded);
    expect(report).toHaveBeenCalled();
    await another();
    await screen.findByText('# Leek pie');
    await screen.findByRole('button', { name: 'Back to Leek soup' });
    await press('Back to Leek soup');
    await screen.findByText('# Leek soup');

    vi.doUnmock('./recipe-content.tsx');
    await another();
    await screen.findByRole('heading', { name: 'Leek tart' });
    expect(screen.queryByText(toolsNotLoaded)).toBeNull();
    await screen.findByRole('button', { name: 'Back to Leek soup' });
    await press('Back to Leek soup');
    await screen.findByRole('heading', { name: 'Leek soup' });
  });

  test('of tools leaves the recipe as it is, with the other tools', async () => {
    settle();
    vi.doMock('../../tools/reading-tools.ts', () => {
      throw lost;
    });
    const RecipeAssistant = await loadWidget();
    render(
      <RecipeAssistant
        client={async () => '# Leek soup'}
        defaultIngredients={FOUR}
        tools={['copy', 'scale']}
      />,
    );
    await press('Get a recipe');
    await screen.findByRole('heading', { name: 'Leek soup' });
    await screen.findByRole('button', { name: 'Copy' });
    expect(screen.getByText(toolsNotLoaded)).toBeTruthy();
    expect(report).toHaveBeenCalled();
    vi.doUnmock('../../tools/reading-tools.ts');
  });
});

test("a mistake in what shows a recipe reaches the page's own boundary", async () => {
  const mistake = new Error('A mistake');
  vi.doMock('./recipe-content.tsx', () => ({
    RecipeContent: () => {
      throw mistake;
    },
  }));
  const RecipeAssistant = await loadWidget();
  class PageBoundary extends Component<{ children: ReactNode }> {
    override state: { error?: Error } = {};
    static getDerivedStateFromError = (error: Error) => ({ error });
    override render = () => this.state.error?.message ?? this.props.children;
  }
  render(
    <PageBoundary>
      <RecipeAssistant client={async () => '# Leek soup'} defaultIngredients={FOUR} />
    </PageBoundary>,
  );
  await screen.findByText('A mistake');
  expect(screen.queryByRole('textbox')).toBeNull();
  vi.mocked(console.error).mockClear();
});

test('it is loaded with the first ingredient', async () => {
  const RecipeAssistant = await loadWidget();
  render(<RecipeAssistant client={async () => '# Leek soup'} />);
  const field = screen.getByRole('textbox');
  await act(async () => {});
  expect(loads).toBe(0);
  fireEvent.change(field, { target: { value: 'leek' } });
  fireEvent.submit(field);
  await arrive();
});

test('a recipe of before is plain on a server, formatted in the page without a complaint, and not spoken', async () => {
  const props = { client: async () => '', defaultRecipe: '# Leek soup' };
  const html = renderToString(<OnServer {...props} />);
  expect(html).toContain('# Leek soup');
  const RecipeAssistant = await loadWidget();
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const root = await act(async () => hydrateRoot(container, <RecipeAssistant {...props} />));
  await arrive();
  await screen.findByRole('heading', { name: 'Leek soup' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(announcer().textContent).toBe('');
  act(() => root.unmount());
  container.remove();
});

test('the view of a recipe alone is whole on a server, and stays in the page', async () => {
  const page = <RecipeView {...recipeFixtures.success} tools={['copy', 'share']} />;
  // Node 20 has none.
  vi.stubGlobal('navigator', undefined);
  const html = renderToString(page);
  vi.unstubAllGlobals();
  expect(html).toContain('Let it stand for 5 minutes before you serve it.');
  expect(html).toContain('aria-live="polite"');
  expect(html).not.toContain('style=');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const card = container.querySelector('section');
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('section')).toBe(card);
  act(() => root.unmount());
  container.remove();
});
