import { act, render, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useRecipeAssistant } from 'recipe-assistant';
import type { RecipeClient, UseRecipeAssistantOptions } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import { describe, expect, test, vi } from 'vitest';

const BASKET = ['leek', 'potato', 'cream', 'nutmeg'];

function renderAssistant(options: UseRecipeAssistantOptions, wrapper?: typeof StrictMode) {
  const initialProps: UseRecipeAssistantOptions = { defaultIngredients: BASKET, ...options };
  return renderHook((props) => useRecipeAssistant(props), { initialProps, wrapper });
}

test('a run renders, by functions that are the same in every render', async () => {
  const client = createScriptedClient(['# Soup', { cue: true }, '!']);
  const { result, rerender } = renderAssistant({ client });
  const idle = { status: 'idle', isLoading: false, recipe: '', canGenerate: true, remaining: 0 };
  expect(result.current).toMatchObject({ ...idle, ingredients: BASKET, error: undefined });
  const functions = () =>
    Object.entries(result.current).filter(([, value]) => typeof value === 'function');
  const first = functions();
  act(() => void result.current.generate());
  expect(result.current).toMatchObject({ status: 'submitted', isLoading: true });
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'streaming', recipe: '# Soup' }),
  );
  await act(async () => client.cue());
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'success', recipe: '# Soup!' }),
  );
  rerender({ client: async () => 'b' });
  expect(functions()).toEqual(first);
  expect(first.map(([name]) => name).toSorted()).toEqual([
    'addIngredient',
    'addIngredients',
    'another',
    'back',
    'clearIngredients',
    'generate',
    'removeIngredient',
    'replaceIngredient',
    'reset',
    'retry',
    'stop',
    'undo',
  ]);
});

describe('unmounting', () => {
  test.each([true, false])(
    'aborts the run, and no state is set after it, called: %s',
    async (isCalled) => {
      const client = createScriptedClient(['a', { cue: true }, 'b']);
      const onFinish = vi.fn();
      const { result, unmount } = renderAssistant({ client, onFinish });
      let ended: Promise<void> | undefined;
      act(() => void (ended = result.current.generate()));
      if (isCalled) await waitFor(() => expect(result.current.recipe).toBe('a'));
      const last = result.current;
      unmount();
      client.cue();
      await ended;
      expect(client.calls.map(({ signal }) => signal.aborted)).toEqual(isCalled ? [true] : []);
      expect(result.current).toBe(last);
      expect(onFinish).not.toHaveBeenCalled();
    },
  );
});

test.each(['once', 'twice'])(
  'StrictMode makes one request from an effect that runs %s',
  async (times) => {
    const client = createScriptedClient(['a']);
    function useOnMount(options: UseRecipeAssistantOptions) {
      const assistant = useRecipeAssistant(options);
      const { generate } = assistant;
      const isStarted = useRef(false);
      useEffect(() => {
        if (times === 'once' && isStarted.current) return;
        isStarted.current = true;
        void generate();
      }, [generate]);
      return assistant;
    }
    const initialProps = { client, defaultIngredients: BASKET };
    const { result } = renderHook(useOnMount, { initialProps, wrapper: StrictMode });
    await waitFor(() => expect(result.current.status).toBe('success'));
    expect(client.calls).toHaveLength(1);
  },
);

test('a page that is left for later ends its run, says so, and works when it is back', async () => {
  const client = createScriptedClient(['a', { cue: true }]);
  const { result } = renderAssistant({ client });
  await act(async () => void result.current.generate());
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(client.calls[0]!.signal.aborted).toBe(true);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(result.current).toMatchObject({ recipe: 'a', finishReason: 'aborted', wasLeft: true });
  await act(async () => void result.current.retry());
  expect(result.current).toMatchObject({ status: 'streaming', wasLeft: false });
  act(() => result.current.stop());
});

test('a new client restarts nothing and serves the next run; callbacks and language are those of the last render', async () => {
  const first = createScriptedClient(['a', { cue: true }, 'b']);
  const second = createScriptedClient(['c']);
  const [early, late] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderAssistant({ client: first, onFinish: early });
  await act(async () => void result.current.generate());
  rerender({ client: second, onFinish: late, locale: { modelLanguage: 'French' } });
  expect(first.calls[0]!.signal.aborted).toBe(false);
  await act(async () => first.cue());
  await waitFor(() => expect(late).toHaveBeenCalledOnce());
  expect([result.current.recipe, early.mock.calls, second.calls]).toEqual(['ab', [], []]);
  await act(() => result.current.generate());
  expect(result.current.recipe).toBe('c');
  rerender({
    client: second,
    preferences: { language: 'Breton' },
    locale: { modelLanguage: 'French' },
  });
  await act(() => result.current.generate());
  const languages = second.calls.map(({ request }) => request.preferences);
  expect(languages).toEqual([{ language: 'French' }, { language: 'Breton' }]);
});

describe('controlled ingredients', () => {
  function useControlled({ client, accept = () => true, first = [] }: Controlled) {
    const [ingredients, setIngredients] = useState<readonly string[]>(first);
    const onIngredientsChange = (next: readonly string[]) => accept(next) && setIngredients(next);
    return useRecipeAssistant({ client, ingredients, onIngredientsChange });
  }
  interface Controlled {
    client: RecipeClient;
    accept?: (next: readonly string[]) => boolean;
    first?: readonly string[];
  }
  const client = async () => 'a';

  test('take calls within one tick, each of which builds on the one before', async () => {
    const scripted = createScriptedClient(['a']);
    const { result } = renderHook(useControlled, { initialProps: { client: scripted } });
    await act(async () => {
      for (const ingredient of BASKET) result.current.addIngredient(ingredient);
      expect(result.current.addIngredient('LEEK')).toEqual({ added: false, reason: 'duplicate' });
      await result.current.generate();
    });
    expect(result.current.ingredients).toEqual(BASKET);
    expect(scripted.calls[0]!.request.ingredients).toEqual(BASKET);
  });

  test('build on each other outside of the page’s events too, where React waits to render', async () => {
    const { result } = renderHook(useControlled, { initialProps: { client } });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    for (const ingredient of BASKET) {
      result.current.addIngredient(ingredient);
      await Promise.resolve();
    }
    await waitFor(() => expect(result.current.ingredients).toEqual(BASKET));
    vi.unstubAllGlobals();
  });

  test('that the page refuses are not there, and can be tried again', () => {
    const accept = vi.fn(() => false);
    const { result } = renderHook(useControlled, { initialProps: { client, accept } });
    act(() => void result.current.addIngredient('leek'));
    expect(result.current.ingredients).toEqual([]);
    act(() => void result.current.addIngredient('leek'));
    act(() => void result.current.addIngredient('potato'));
    expect(accept.mock.calls).toEqual([[['leek']], [['leek']], [['potato']]]);
  });

  test('are what the page renders, whatever was asked for', () => {
    const { result, rerender } = renderAssistant({ client, ingredients: ['leek'] });
    act(() => result.current.removeIngredient(0));
    expect(result.current).toMatchObject({ ingredients: ['leek'], remaining: 3 });
    rerender({ client, ingredients: BASKET });
    expect(result.current).toMatchObject({ ingredients: BASKET, canGenerate: true });
  });

  test('can be had back', async () => {
    const { result } = renderHook(useControlled, { initialProps: { client, first: BASKET } });
    await act(async () => result.current.removeIngredient(1));
    expect(result.current.canUndo).toBe(true);
    await act(async () => result.current.undo());
    expect(result.current).toMatchObject({ canUndo: false, ingredients: BASKET });
  });
});

test('a component that renders on the server shows the first state, and is hydrated', () => {
  function Page() {
    const assistant = useRecipeAssistant({ client: async () => 'a', defaultIngredients: BASKET });
    return <p>{`${assistant.status}: ${assistant.ingredients.join(', ')}`}</p>;
  }
  const html = renderToString(<Page />);
  expect(html).toBe('<p>idle: leek, potato, cream, nutmeg</p>');
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  expect(render(<Page />, { container, hydrate: true }).getByText(/idle/)).toBeTruthy();
});

test('something different is asked for without the title that the page shows', async () => {
  const recipes = ['Sure! Here you are:\n\n**Leek Soup**\n\nIngredients:\n\n- a\n\nSteps:\n\n1. b'];
  const client = vi.fn<RecipeClient>(async () => recipes.pop() ?? 'Other');
  const { result } = renderAssistant({ client });
  await act(() => result.current.generate());
  await act(() => result.current.another());
  expect(client.mock.calls[1]?.[0].preferences).toEqual({ notAgain: ['Leek Soup'] });
  expect(result.current.previous).toEqual({ title: 'Leek Soup' });
});
