import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { defaultLabels, RecipeError, RecipeView, type RecipeViewProps } from 'recipe-assistant';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// What is said of a long recipe waits for these, which a busy machine may take seconds to load.
beforeAll(() =>
  Promise.all([import('../../recipe/derive-recipe.ts'), import('../../recipe/read-title.ts')]),
);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function region() {
  return document.querySelector<HTMLElement>('[data-slot="recipe-markdown"]')!;
}

function announcer() {
  return document.querySelector<HTMLElement>('[data-slot="recipe-announcer"]')!;
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

/** A view that goes from one state to the next, as a run does. */
function show(first: RecipeViewProps) {
  const { rerender } = render(<RecipeView {...first} />);
  return (next: RecipeViewProps) => rerender(<RecipeView {...next} />);
}

test('a tool that there is not is warned of, once', () => {
  const tools = ['copy', 'prnt'] as RecipeViewProps['tools'];
  const next = show({ status: 'success', recipe: '# Leek soup', tools });
  next({ status: 'success', recipe: '# Potato stew', tools });
  expect(vi.mocked(console.warn).mock.calls.flat()).toEqual([
    expect.stringMatching(/^tools has no "prnt"\. There is copy, print, /),
  ]);
  vi.mocked(console.warn).mockClear();
});

test('a finished recipe alone is a whole view, with its heading and its text formatted', () => {
  render(<RecipeView status="success" recipe="# Leek soup" assistantName="Sous Chef" />);
  const section = screen.getByRole('region', { name: 'Sous Chef Recommends:' });
  expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe(
    'Sous Chef Recommends:',
  );
  expect(within(section).getByRole('heading', { level: 3 }).textContent).toBe('Leek soup');
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test.each([
  [{ model: 'a/b<i>c</i>' }, 'Written by an AI model (a/b<i>c</i>). Check it before you cook.'],
  [{}, 'Written by an AI model. Check it before you cook.'],
  [{ model: 'sample', origin: 'rules' }, 'A sample recipe, not written by an AI model.'],
  [{ origin: 'built-in' }, 'Written by the model of this browser. Check it before you cook.'],
] as const)('of %j it says who wrote it, and to check what a model did', (author, text) => {
  render(<RecipeView status="success" recipe="Soup" {...author} />);
  expect(document.querySelector('[data-slot="recipe-byline"]')?.textContent).toBe(text);
});

test('its heading can be left away, and the recipe’s own stand in its place', () => {
  render(<RecipeView status="success" recipe="# Leek soup" hideHeading />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Leek soup',
  ]);
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Recipe Assistant Recommends:' })).toBeTruthy();
});

test('a run that ended before a text as the page was left says so', () => {
  render(<RecipeView status="idle" finishReason="aborted" wasLeft />);
  expect(screen.getByText(defaultLabels.leftPage)).toBeTruthy();
});

test('a streamed recipe is spoken once, at its end, and the words go again', () => {
  const next = show({ status: 'idle' });
  const hidden = announcer();
  expect(hidden.getAttribute('aria-live')).toBe('polite');
  next({ status: 'submitted' });
  next({ status: 'streaming', recipe: '# Leek' });
  pass(1000);
  expect(region().getAttribute('aria-live')).toBe('off');
  next({ status: 'streaming', recipe: '# Leek soup\n\nfor' });
  pass(1000);
  expect(hidden.textContent).toBe('');
  next({ status: 'success', recipe: '# Leek soup\n\nfor four', finishReason: 'stop' });
  // The last words are on the page before its region may speak.
  expect(region().getAttribute('aria-live')).toBe('off');
  pass(500);
  expect(hidden.textContent).toContain('Leek soup');
  expect(hidden.textContent).toContain('four');
  expect(region().getAttribute('aria-live')).toBe('polite');
  expect(announcer()).toBe(hidden);
  pass(5000);
  expect(hidden.textContent).toBe('');
  pass(60_000);
  expect(hidden.textContent).toBe('');
});

test('facts are spoken each with its label', () => {
  const next = show({ status: 'streaming', recipe: '' });
  const recipe = '# Leek soup\n\nServes 4 | Prep: 10 min\n\n2–3 people\n\nWarm.';
  next({ status: 'success', recipe, finishReason: 'stop' });
  pass(500);
  expect(announcer().textContent).toBe('Leek soup.\nServes 4.\nPrep 10 min.\n2–3 people.\nWarm.');
});

test('a page that names the language of the recipe it is shown hears it once, in that language', async () => {
  const spoken: [string, string | null][] = [];
  const tag = { tag: 'de', direction: 'ltr', modelLanguage: 'German' } as const;
  function Page({ status }: Pick<RecipeViewProps, 'status'>) {
    const [lang, setLang] = useState<string>();
    return (
      <RecipeView
        status={status}
        recipe="# Leek soup"
        locale={{ ...tag, labels: defaultLabels }}
        recipeLang={lang}
        onShow={() => setLang('en')}
      />
    );
  }
  const { rerender } = render(<Page status="streaming" />);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        spoken.push([node.textContent!, (node as Element).getAttribute('lang')]);
      }
    }
  });
  observer.observe(announcer(), { childList: true });
  rerender(<Page status="success" />);
  pass(500);
  await Promise.resolve();
  expect(spoken).toEqual([['Leek soup.', 'en']]);
});

test('a recipe that comes whole is spoken by one of the two regions, until a new run silences it', () => {
  const next = show({ status: 'submitted' });
  next({ status: 'success', recipe: '# First soup', finishReason: 'stop' });
  expect(region().getAttribute('aria-live')).toBe('off');
  pass(500);
  expect(announcer().textContent).toBe('First soup.');
  next({ status: 'submitted' });
  expect(announcer().textContent).toBe('');
  next({ status: 'success', recipe: '# Second soup' });
  pass(500);
  expect(announcer().textContent).toBe('Second soup.');
});

test.each([
  ['length', defaultLabels.cutShort, `${defaultLabels.cutShort} Leek soup.`, 1],
  ['content-filter', defaultLabels.filtered, `${defaultLabels.filtered} Leek soup.`, 1],
  ['aborted', defaultLabels.stopped, 'Stopped. Leek soup, incomplete.', 0],
  ['stop', '', 'Leek soupHalf', 0],
] as const)(
  'a recipe that ended by %s says so, and aloud first, then its title',
  async (finishReason, text, spoken, retries) => {
    const onRetry = vi.fn();
    const recipe = '# Leek soup\n\nHalf';
    const next = show({ status: 'streaming', recipe });
    next({ status: 'success', recipe, finishReason, onRetry });
    expect(document.querySelector('[data-slot="notice-text"]')?.textContent ?? '').toBe(text);
    pass(500);
    await vi.waitFor(() => expect(announcer().textContent).toMatch(new RegExp(`^${spoken}`)));
    // A whole or a stopped one need not be asked for again.
    for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
    expect(onRetry).toHaveBeenCalledTimes(retries);
  },
);

test('of a stopped text without a title it is said that it was stopped', async () => {
  const next = show({ status: 'streaming', recipe: 'peel the' });
  next({ status: 'success', recipe: 'peel the', finishReason: 'aborted' });
  pass(500);
  await vi.waitFor(() => expect(announcer().textContent).toBe(defaultLabels.stopped));
});

const LONG = `# Soupe aux poireaux

Serves 4

## Ingredients

- 2 leeks
- 1 l stock

## Steps

1. ${'Stir the leeks well. '.repeat(60)}
2. Boil.
3. Eat.`;

test('of a long recipe it is said what it is, each part in its language', async () => {
  const props = { recipe: LONG, recipeLang: 'fr' };
  const next = show({ ...props, status: 'streaming' });
  next({ ...props, status: 'success', finishReason: 'stop' });
  pass(500);
  await vi.waitFor(() =>
    expect(announcer().textContent).toBe(
      'Recipe ready: Soupe aux poireaux, 2 ingredients, 3 steps.',
    ),
  );
  const french = announcer().querySelectorAll('[lang]');
  expect([...french].map(({ textContent }) => textContent)).toEqual(['Soupe aux poireaux']);
});

// In English nothing but an English word stands behind the name of a dish, and the name is not found.
const NAMED = 'Heute gibt es **Leek soup** mit Brot.';

test.each([
  ['a stopped recipe', NAMED, 'aborted', 'Stopped. Leek soup, incomplete.'],
  [
    'a long recipe',
    LONG.replace('# Soupe aux poireaux', NAMED),
    'stop',
    'Recipe ready: Leek soup, 2 ingredients, 3 steps.',
  ],
] as const)(
  'what is said of %s is read in the language that the page gives',
  async (_name, recipe, finishReason, spoken) => {
    const props = { recipe, recipeLang: 'de' };
    const next = show({ ...props, status: 'streaming' });
    next({ ...props, status: 'success', finishReason });
    pass(500);
    await vi.waitFor(() => expect(announcer().textContent).toBe(spoken));
  },
);

test('the title of a recipe that comes back is read in the language that the page gives', async () => {
  const next = show({ status: 'success', recipe: '# Potato stew', recipeLang: 'de' });
  next({ status: 'success', recipe: NAMED, recipeLang: 'de' });
  pass(500);
  await vi.waitFor(() => expect(announcer().textContent).toBe('Leek soup'));
});

test.each([
  ['a short recipe', LONG.replace(/(?:Stir the leeks well\. )+/, 'Stir.')],
  ['a long text that is no recipe', 'Stir the leeks well. '.repeat(80)],
])('%s is read out whole', async (_name, recipe) => {
  const next = show({ status: 'streaming', recipe });
  next({ status: 'success', recipe, finishReason: 'stop' });
  pass(500);
  await vi.waitFor(() =>
    expect(announcer().textContent).toMatch(/^(?:Soupe.*Eat\.$|(?:Stir the leeks well\. ?)+$)/s),
  );
});

test('of a long recipe nothing is said once a new run has started', async () => {
  const next = show({ status: 'streaming', recipe: LONG });
  next({ status: 'success', recipe: LONG, finishReason: 'stop' });
  pass(500);
  next({ status: 'submitted' });
  await vi.waitFor(() => import('../../recipe/derive-recipe.ts'));
  await Promise.resolve();
  expect(announcer().textContent).toBe('');
});

test('of a recipe that ended as the page was left nothing is read out but that, and Try again is there', () => {
  const text = defaultLabels.leftPage;
  const end = { finishReason: 'aborted', wasLeft: true, onRetry: vi.fn() } as const;
  const next = show({ status: 'streaming', recipe: 'Half a soup' });
  next({ status: 'success', recipe: 'Half a soup', ...end });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(end.onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText(text)).toBeTruthy();
  pass(500);
  expect(announcer().textContent).toBe(text);
  pass(5000);
  expect(announcer().textContent).toBe('');
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('a recipe that is being written has the words for paper that say so, the page’s own if any', () => {
  const labels = { printedEarly: 'Nicht das ganze Rezept.' };
  const next = show({ status: 'streaming', recipe: 'Half a soup', labels });
  const card = () => document.querySelector<HTMLElement>('[data-slot="recipe"]');
  expect(card()?.dataset.unfinished).toBe('Nicht das ganze Rezept.');
  next({ status: 'success', recipe: 'Half a soup', finishReason: 'stop', labels });
  expect(card()?.dataset.unfinished).toBeUndefined();
});

test('Stop is there while text arrives, and the tools after it; the focus is not lost, and the page is told of it', () => {
  const onStop = vi.fn();
  const [onFocus, onBlur] = [vi.fn(), vi.fn()];
  const tools: RecipeViewProps['tools'] = ['copy'];
  const next = show({ status: 'streaming', recipe: 'So', onStop, tools, onFocus, onBlur });
  pass(1000);
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  const stop = screen.getByRole('button', { name: 'Stop' });
  act(() => stop.focus());
  act(() => stop.blur());
  expect([onFocus.mock.calls.length, onBlur.mock.calls.length]).toEqual([1, 1]);
  act(() => stop.focus());
  fireEvent.click(stop);
  expect(onStop).toHaveBeenCalledOnce();
  next({ status: 'success', recipe: 'So', finishReason: 'aborted', onStop, tools });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  pass(500);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
});

test('a failure is an alert that comes into a place of its own, and goes with the next run', () => {
  const next = show({ status: 'submitted', onRetry: vi.fn() });
  expect(screen.queryByRole('alert')).toBeNull();
  const place = document.querySelector('[data-slot="failure-text"]');
  expect(place?.textContent).toBe('');
  next({ status: 'error', error: new RecipeError('offline'), onRetry: vi.fn() });
  expect(screen.getByRole('alert').parentElement).toBe(place);
  expect(screen.getByRole('alert').textContent).toBe(
    'Failed to generate recipe. Please try again.You seem to be offline. Check your connection.',
  );
  expect(place?.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(false);
  next({ status: 'submitted' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the page is named after the dish while it is printed, and no longer', () => {
  document.title = 'Shop';
  const { unmount } = render(
    <>
      <RecipeView status="success" recipe={'Sure!\n\n# Leek soup\n\nStir.'} />
      <RecipeView status="idle" />
    </>,
  );
  fireEvent(window, new Event('beforeprint'));
  expect(document.title).toBe('Leek soup');
  fireEvent(window, new Event('afterprint'));
  expect(document.title).toBe('Shop');
  unmount();
  fireEvent(window, new Event('beforeprint'));
  expect(document.title).toBe('Shop');
});

test('one that takes the place of another is drawn in silence, and said by its title', async () => {
  const next = show({ status: 'success', recipe: '# Leek soup\n\nBoil.' });
  expect(region().getAttribute('aria-live')).toBe('polite');
  next({ status: 'success', recipe: '# Potato stew\n\nBoil.' });
  expect(region().getAttribute('aria-live')).toBe('off');
  expect(announcer().textContent).toBe('');
  pass(300);
  await vi.waitFor(() => {
    pass(10);
    expect(announcer().textContent).toBe('Potato stew');
  });
  expect(region().getAttribute('aria-live')).toBe('off');
  pass(2000);
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('a failure in mid-stream keeps the text, and only the alert speaks', () => {
  const next = show({ status: 'streaming', recipe: 'Half a soup' });
  next({ status: 'error', recipe: 'Half a soup', error: new RecipeError('network') });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(region().textContent).toBe('Half a soup');
  pass(1000);
  expect(announcer().textContent).toBe('');
  expect(region().getAttribute('aria-live')).toBe('polite');
});

test('Try again waits as long as it has to, and counts down in silence', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const onRetry = vi.fn();
  const error = new RecipeError('rate-limited', { retryAfterMs: 61_500 });
  render(<RecipeView status="error" error={error} onRetry={onRetry} />);
  const retry = screen.getByRole('button', { name: 'Try again' });
  const countdown = screen.getByRole('timer');
  expect(countdown.textContent).toBe('You can try again in 1:02');
  expect(countdown.getAttribute('aria-live')).toBe('off');
  expect(countdown.closest('[role="alert"]')).toBeNull();
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  expect(retry.hasAttribute('aria-describedby')).toBe(false);
  fireEvent.click(retry);
  pass(59_000);
  expect(countdown.textContent).toBe('You can try again in 0:03');
  fireEvent.click(retry);
  expect(onRetry).not.toHaveBeenCalled();
  pass(3000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(retry.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(retry);
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a wait that is lengthened is shown whole from the start', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const error = new RecipeError('rate-limited', { retryAfterMs: 20_000 });
  expect(renderToString(<RecipeView status="error" error={error} onRetry={() => {}} />)).toContain(
    '0:25',
  );
});

test('the wait is spoken once, and once more when it is over', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const error = new RecipeError('rate-limited', { retryAfterMs: 8000 });
  render(<RecipeView status="error" error={error} onRetry={() => {}} />);
  const announced = announcer();
  const spoken: (string | null)[] = [];
  for (let second = 0; second < 20; second += 1) {
    pass(1000);
    if (announced.textContent && spoken.at(-1) !== announced.textContent)
      spoken.push(announced.textContent);
  }
  expect(spoken).toEqual(['You can try again in 8 seconds', 'You can try again now.']);
});

test.each([
  [undefined, defaultLabels['error-too-few-ingredients']],
  [2, 'Add 2 more ingredients to get a recipe.'],
])(
  'missing ingredients (%s, says the server) are no alarm, and are announced all the same',
  (missing, text) => {
    const next = show({ status: 'submitted' });
    next({ status: 'error', error: new RecipeError('too-few-ingredients', { missing }) });
    expect(screen.queryByRole('alert')).toBeNull();
    pass(500);
    expect(announcer().textContent).toBe(text);
  },
);

test('white space alone is not a recipe', () => {
  render(<RecipeView status="streaming" recipe={' \n'} />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('no heading level falls below the sixth', () => {
  render(<RecipeView status="success" recipe="# Soup" headingLevel={6} />);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H6', 'H6']);
});
