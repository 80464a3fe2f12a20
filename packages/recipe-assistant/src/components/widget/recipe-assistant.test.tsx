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
import { defaultLabels, RecipeAssistant, RecipeError, type LabelOverrides } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { Activity, StrictMode, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const three = ['leek', 'potato', 'cream'];
const four = [...three, 'nutmeg'];
const scrollIntoView = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

afterEach(() => {
  scrollIntoView.mockReset();
});

function getRecipe() {
  return press('Get a recipe');
}

let now = 0;

/** Each more than half a second after the one before, which would be the same. */
function press(name: string) {
  const button = screen.getByRole('button', { name });
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: (now += 1000) });
  return act(async () => {
    button.focus();
    fireEvent(button, click);
  });
}

function add(ingredient: string) {
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: ingredient } });
  fireEvent.submit(field);
}

function recipe() {
  return screen.findByRole('region', { name: 'Sous Chef Recommends:' });
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

test('a second press within 500 ms is the same press, also on Stop under the finger', async () => {
  const client = createScriptedClient([[{ cue: true }], [{ fail: 'network' }]]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  const place = { clientX: 100, clientY: 200, detail: 1 };
  fireEvent.click(screen.getByRole('button', { name: 'Get a recipe' }), place);
  fireEvent.click(screen.getByRole('button', { name: 'Get a recipe' }), place);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { ...place, clientX: 110 });
  await act(async () => {});
  expect(client.calls).toHaveLength(1);
  expect(client.calls[0]!.signal.aborted).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }), { ...place, clientX: 300 });
  expect(client.calls[0]!.signal.aborted).toBe(true);
  // What asks after a press on Stop is another press, and so is one after half a second.
  await getRecipe();
  for (const timeStamp of [1_000_000, 1_000_400]) {
    const button = await screen.findByRole('button', { name: 'Try again' });
    const click = createEvent.click(button);
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(button, click);
  }
  expect(client.calls).toHaveLength(3);
  vi.mocked(console.error).mockClear();
});

test('while a run lives the block stays also below the minimum', async () => {
  const client = createScriptedClient([{ cue: true }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await getRecipe();
  await press('Remove leek');
  const button = screen.getByRole('button', { name: 'Get a recipe' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
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

/** A failure is logged once, and nothing else is. */
function expectOneLog() {
  expect(vi.mocked(console.error).mock.calls.map(([text]) => text)).toEqual([
    'Recipe generation failed',
  ]);
  vi.mocked(console.error).mockClear();
}
