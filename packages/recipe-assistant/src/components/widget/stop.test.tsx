import {
  act,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultLabels, RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { Activity, StrictMode, type KeyboardEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { expectOneLog, four, getRecipe, press, recipe } from '../../../test/asked-widget.ts';

test('a second press within 500 ms is the same press, also on Stop under the finger', async () => {
  const client = createScriptedClient([[{ cue: true }], [{ fail: 'network' }]]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  const pressAt = (timeStamp: number, button: Element, clientX = 100) => {
    const click = createEvent.click(button, { clientX, clientY: 200, detail: 1 });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(button, click);
  };
  pressAt(1000, screen.getByRole('button', { name: 'Get a recipe' }));
  pressAt(1200, screen.getByRole('button', { name: 'Get a recipe' }));
  pressAt(1400, screen.getByRole('button', { name: 'Stop' }), 110);
  await act(async () => {});
  expect(client.calls).toHaveLength(1);
  expect(client.calls[0]!.signal.aborted).toBe(false);
  pressAt(1450, screen.getByRole('button', { name: 'Stop' }), 300);
  expect(client.calls[0]!.signal.aborted).toBe(true);
  // What asks after a press on Stop is another press, and so is one after half a second.
  pressAt(1480, screen.getByRole('button', { name: 'Get a recipe' }));
  for (const timeStamp of [2000, 2400])
    pressAt(timeStamp, await screen.findByRole('button', { name: 'Try again' }));
  expect(client.calls).toHaveLength(3);
  vi.mocked(console.error).mockClear();
});

test('there is one Stop from the request to the end, and it keeps the focus', async () => {
  const client = createScriptedClient([{ cue: 'text' }, 'Soup', { cue: 'end' }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} assistantName="Sous Chef" />);
  await getRecipe();
  const stop = screen.getByRole('button', { name: 'Stop' });
  act(() => stop.focus());
  act(() => client.cue('text'));
  const section = await recipe();
  expect(screen.getByRole('button', { name: 'Stop' })).toBe(stop);
  expect(document.activeElement).toBe(stop);
  await userEvent.click(stop);
  expect(document.activeElement).toBe(within(section).getByRole('heading', { level: 2 }));
  expect(screen.getByText(defaultLabels.stopped)).toBeTruthy();
});

test('where the focus was on Stop, it goes to what the run has come to', async () => {
  const client = createScriptedClient([
    [{ cue: true }, { fail: 'network' }],
    [{ cue: true }, 'Soup'],
  ]);
  render(<RecipeAssistant client={client} defaultIngredients={four} assistantName="Sous Chef" />);
  await getRecipe();
  act(() => screen.getByRole('button', { name: 'Stop' }).focus());
  act(() => client.cue());
  const alert = await screen.findByRole('alert');
  const failure = screen.getByRole('group', { name: 'Failure' });
  expect(failure.contains(alert)).toBe(true);
  const retry = within(failure).getByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(retry);
  // What is repeated is the run that failed.
  await press('Remove leek');
  await userEvent.click(retry);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(client.calls).toHaveLength(2));
  expect(client.calls[1]?.request.ingredients).toEqual(four);
  act(() => client.cue());
  const section = await recipe();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect(document.activeElement).toBe(within(section).getByRole('heading', { level: 2 }));
  expectOneLog();
});

test('where trying again cannot help, the focus of Stop goes to the failure', async () => {
  const client = createScriptedClient([{ cue: true }, { fail: 'unauthorized' }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  act(() => screen.getByRole('button', { name: 'Stop' }).focus());
  act(() => client.cue());
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Failure' }));
  expectOneLog();
});

test('Enter held down removes one ingredient, asks once, and does not press Stop', async () => {
  const client = createScriptedClient([[{ fail: 'network' }], [{ cue: true }]]);
  render(<RecipeAssistant client={client} defaultIngredients={[...four, 'salt']} />);
  const hold = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await userEvent.keyboard('{Enter>5/}');
  };
  await hold('Remove salt');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await hold('Get a recipe');
  await screen.findByRole('alert');
  expect(client.calls).toHaveLength(1);
  await hold('Try again');
  expect(screen.getByRole('button', { name: 'Stop' })).toBe(document.activeElement);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expectOneLog();
});

test('Stop before any text leads back to the prompt block', async () => {
  const client = createScriptedClient([{ cue: true }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await press('Stop');
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ready for a recipe?' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Escape stops nothing where it belongs to a composition, or to the page', async () => {
  const client = createScriptedClient([{ cue: true }]);
  const onKeyDown = vi.fn((event: KeyboardEvent) => event.shiftKey && event.preventDefault());
  render(<RecipeAssistant client={client} defaultIngredients={four} onKeyDown={onKeyDown} />);
  await getRecipe();
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Escape', shiftKey: true });
  expect(onKeyDown).toHaveBeenCalledTimes(3);
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('the browser asks before the page is left while text arrives, and not else', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const client = createScriptedClient([{ cue: true }, 'Soup', { cue: true }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  expect(isAsked()).toBe(false);
  await getRecipe();
  expect(isAsked()).toBe(false);
  act(() => client.cue());
  await screen.findByText('Soup');
  expect(isAsked()).toBe(true);
  act(() => client.cue());
  await screen.findByRole('button', { name: 'Copy' });
  expect(isAsked()).toBe(false);
});

test('a page that React hides ends its run, and says why when it is shown again', async () => {
  const client = createScriptedClient(['# Leek soup', { cue: true }]);
  const page = (mode: 'visible' | 'hidden') => (
    <StrictMode>
      <Activity mode={mode}>
        <RecipeAssistant client={client} defaultIngredients={four} />
      </Activity>
    </StrictMode>
  );
  const { rerender } = render(page('visible'));
  await getRecipe();
  await screen.findByRole('heading', { name: 'Leek soup' });
  rerender(page('hidden'));
  await waitFor(() => expect(client.calls[0]!.signal.aborted).toBe(true));
  rerender(page('visible'));
  expect(await screen.findByText(defaultLabels.leftPage)).toBeTruthy();
  expect(screen.queryByText(defaultLabels.stopped)).toBeNull();
  await press('Try again');
  expect(client.calls).toHaveLength(2);
});
