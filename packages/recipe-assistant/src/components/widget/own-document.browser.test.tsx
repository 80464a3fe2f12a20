import { act, fireEvent, render, within } from '@testing-library/react';
import { RecipeAssistant, type RecipeAssistantProps } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectOneLog, four } from '../../../test/asked-widget.ts';
import { SOUP } from '../../../test/leek-soup.tsx';
import { until } from '../../../test/until.ts';

// A page may render the widget into a document of its own: that of a frame, or of a window that it opened.
let frame: HTMLIFrameElement;

beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'));
});

afterEach(() => {
  frame.remove();
  vi.restoreAllMocks();
});

function show(props: Partial<RecipeAssistantProps>) {
  const { body, defaultView } = frame.contentDocument!;
  const all = { defaultIngredients: four, client: createScriptedClient([]), ...props };
  render(createPortal(<RecipeAssistant {...(all as RecipeAssistantProps)} />, body));
  const press = async (name: string) => {
    const button = await within(body).findByRole('button', { name });
    await act(async () => button.click());
  };
  return { body, press, view: defaultView as Window & typeof globalThis };
}

test('a visitor who scrolls there is not moved', async () => {
  const client = createScriptedClient([{ cue: true }, { fail: 'network' }]);
  const { body, press, view } = show({ client });
  const scrollIntoView = vi.spyOn(view.Element.prototype, 'scrollIntoView');
  await press('Get a recipe');
  fireEvent.wheel(body);
  act(() => client.cue());
  await within(body).findByRole('alert');
  expect(scrollIntoView).not.toHaveBeenCalled();
  expectOneLog();
});

test('Copy uses the clipboard of that window, which alone has the focus', async () => {
  const { body, press, view } = show({ defaultRecipe: SOUP });
  const write = vi.spyOn(view.navigator.clipboard, 'write').mockResolvedValue();
  await press('Copy');
  await within(body).findByText('Copied');
  expect(write).toHaveBeenCalledOnce();
});

test('cook mode keeps the screen on of the window that shows it', async () => {
  const { press, view } = show({ defaultRecipe: SOUP, tools: ['cook'] });
  const request = vi.spyOn(view.navigator.wakeLock, 'request');
  await press('Cook');
  await until(() => expect(request).toHaveBeenCalledExactlyOnceWith('screen'));
});
