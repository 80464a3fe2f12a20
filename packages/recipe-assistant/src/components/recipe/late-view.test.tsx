import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RecipeView as OnServer } from 'recipe-assistant';
import type * as Package from 'recipe-assistant';
import { recipeFixtures } from 'recipe-assistant/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let loads = 0;
let settle: (isLost: boolean) => void;

beforeEach(() => {
  vi.resetModules();
  loads = 0;
  vi.doMock('#view-loader', () => import('./view-loader.browser.ts'));
  vi.doMock('./loaded-view.tsx', (importOriginal) => {
    loads += 1;
    return new Promise<object>((resolve, reject) => {
      settle = (isLost) => (isLost ? reject(new Error('404')) : resolve(importOriginal<object>()));
    });
  });
});

afterEach(() => {
  vi.doUnmock('#view-loader');
  vi.doUnmock('./loaded-view.tsx');
});

/** The view's code comes, or is lost. */
async function arrive(isLost = false): Promise<void> {
  await vi.waitFor(() => expect(loads).toBe(1));
  await act(async () => {
    settle(isLost);
    await vi.dynamicImportSettled();
  });
}

/** As in a browser that has just loaded the page. */
function loadPage(): Promise<typeof Package> {
  return import('recipe-assistant');
}

function announcer() {
  return document.querySelector('[data-slot="recipe-announcer"]')!;
}

test('text is plain until the view is there, in the element that was there from the start', async () => {
  const { RecipeView } = await loadPage();
  const { container, rerender } = render(<RecipeView status="submitted" />);
  const element = container.firstElementChild;
  const region = announcer();
  rerender(<RecipeView status="streaming" recipe={'# Leek soup\n\nfor'} />);
  expect(screen.getByText(/# Leek soup/).closest('[data-slot="recipe-markdown"]')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Recipe Assistant Recommends:' })).toBeTruthy();

  await arrive();
  await screen.findByRole('heading', { name: 'Leek soup' });
  expect(screen.getByText(/Written by an AI model/)).toBeTruthy();
  expect(container.firstElementChild).toBe(element);
  expect(announcer()).toBe(region);
});

test('a recipe that ends before the view is there is shown whole and spoken once it is', async () => {
  const { RecipeView } = await loadPage();
  const { rerender } = render(<RecipeView status="submitted" />);
  rerender(<RecipeView status="success" recipe="# Leek soup" tools={['copy']} />);
  expect(announcer().textContent).toBe('');
  await arrive();
  await screen.findByText('Leek soup.');
  expect(announcer().textContent).toBe('Leek soup.');
  await screen.findByRole('button', { name: 'Copy' });
});

test('a recipe of before is not spoken, however late the view is', async () => {
  const { RecipeView } = await loadPage();
  render(<RecipeView status="success" recipe="# Leek soup" />);
  await arrive();
  await screen.findByRole('heading', { name: 'Leek soup' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(announcer().textContent).toBe('');
});

test('a failure is an alert with the same words before the view is there and after', async () => {
  const { RecipeView } = await loadPage();
  const { container } = render(<RecipeView {...recipeFixtures.network} onRetry={() => {}} />);
  const words = () => screen.getByRole('alert').textContent.replaceAll(/\s/g, '');
  const before = words();
  expect(before).toContain('Failedtogeneraterecipe.');
  expect(container.querySelector('[data-slot="recipe-failure"][data-code="network"]')).toBeTruthy();
  await arrive();
  await screen.findByRole('button', { name: 'Try again' });
  expect(words()).toBe(before);
});

test('a view that was lost is loaded at the next press', async () => {
  const { RecipeView } = await loadPage();
  render(<RecipeView status="success" recipe="# Leek soup" />);
  await arrive(true);
  expect(screen.getByText('# Leek soup')).toBeTruthy();
  vi.doUnmock('./loaded-view.tsx');
  fireEvent.pointerUp(document.body);
  await screen.findByRole('heading', { name: 'Leek soup' });
});

test("the widget loads its view with the first ingredient, and shows what it doesn't need", async () => {
  const { RecipeAssistant } = await loadPage();
  render(<RecipeAssistant client={async () => '# Leek soup'} />);
  const field = screen.getByRole('textbox');
  const region = announcer();
  await act(async () => {});
  expect(loads).toBe(0);
  fireEvent.change(field, { target: { value: 'leek' } });
  fireEvent.submit(field);
  await arrive();
  expect(announcer()).toBe(region);
});

test("a server's recipe is whole, and stays while a page loads the view", async () => {
  const html = renderToString(<OnServer {...recipeFixtures.success} tools={[]} />);
  expect(html).toContain('Recommends:');
  const { RecipeView } = await loadPage();
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const card = container.querySelector('section');
  const text = container.textContent;
  const page = <RecipeView {...recipeFixtures.success} tools={[]} />;
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('section')).toBe(card);
  expect(container.textContent).toBe(text);
  await arrive();
  fireEvent.focus(container.querySelector('h2')!);
  expect(container.querySelector('section')).toBe(card);
  expect(container.textContent).toBe(text);
  act(() => root.unmount());
  container.remove();
});
