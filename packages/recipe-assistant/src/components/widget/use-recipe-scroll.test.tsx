import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectOneLog, four, getRecipe, press } from '../../../test/asked-widget.ts';

const scrollIntoView = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  scrollIntoView.mockReset();
});

test('each request scrolls its loading message into the middle, then the recipe into view, once', async () => {
  const client = createScriptedClient([
    [{ cue: true }],
    [{ cue: 'text' }, 'So', { cue: 'more' }, 'up'],
  ]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  for (const times of [1, 2]) {
    await getRecipe();
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(times));
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'center' });
  }
  expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole('status').parentElement);
  act(() => client.cue('text'));
  await screen.findByText('So');
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'nearest' });
  act(() => client.cue('more'));
  await screen.findByText('Soup');
  expect(scrollIntoView).toHaveBeenCalledTimes(3);
});

test('the loading message is scrolled to also when the text came first', async () => {
  const client = createScriptedClient(['Soup', { cue: true }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await screen.findByText('Soup');
  await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'center' });
});

test('after an end, and after Stop, it is not', async () => {
  const client = createScriptedClient([['Soup'], [{ cue: true }]]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await screen.findByText('Soup');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await press('Get a recipe');
  await press('Stop');
  act(() => void vi.advanceTimersByTime(1000));
  expect(scrollIntoView.mock.calls.map(([options]) => options.block)).toEqual(['nearest']);
  vi.useRealTimers();
});

test('a failure is scrolled to, and leaves the focus elsewhere', async () => {
  const client = createScriptedClient([{ cue: true }, { fail: 'network' }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  act(() => client.cue());
  const alert = await screen.findByRole('alert');
  expect(document.activeElement).toBe(field);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'nearest' });
  expect((scrollIntoView.mock.contexts[0] as Element).contains(alert)).toBe(true);
  expectOneLog();
});

test('a failure does not move a visitor who has scrolled', async () => {
  const client = createScriptedClient([{ cue: true }, { fail: 'network' }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  fireEvent.wheel(document.body);
  act(() => client.cue());
  await screen.findByRole('alert');
  expect(scrollIntoView).not.toHaveBeenCalled();
  expectOneLog();
});

test('a host can test its page where there is no layout', async () => {
  Reflect.deleteProperty(window, 'matchMedia');
  const show = () =>
    render(<RecipeAssistant client={createScriptedClient(['Soup'])} defaultIngredients={four} />);
  const { unmount } = show();
  await getRecipe();
  await screen.findByText('Soup');
  expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'nearest' });
  unmount();

  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  show();
  await getRecipe();
  await screen.findByText('Soup');
});
