import { act, render, screen } from '@testing-library/react';
import type { RecipeViewProps } from 'recipe-assistant';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  click,
  closeCook,
  fakeClock,
  fakeDialogs,
  openCook,
  pass,
  Soup,
  SOUP,
} from '../../../test/leek-soup.tsx';

beforeAll(() => {
  fakeDialogs();
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function left(): (string | null)[] {
  return screen.getAllByRole('timer').map(({ textContent }) => textContent);
}

function isAskedOnLeaving(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('one for each time in a step, once, several at once; they pause and go on', async () => {
  render(<Soup />);
  await openCook();
  fakeClock();
  click('Start 20 min timer');
  click('Start 20 min timer');
  pass(1000);
  click('Start 30 sec timer');
  pass(500);
  expect(left()).toEqual(['19:59', '0:30']);
  pass(500);
  expect(left()).toEqual(['19:58', '0:29']);
  click('Next');
  click('Next');
  click('Start 1 hr 5 min timer');
  expect(left()).toEqual(['19:58', '0:29', '1:05:00']);
  expect(document.querySelectorAll('[role="timer"][aria-live="off"]')).toHaveLength(3);
  click('Pause', 1);
  pass(100_000);
  expect(left()[1]).toBe('0:29');
  click('Resume');
  pass(29_000);
  expect(screen.getByRole('alert').textContent).toContain('30 seconds');
});

test('equal times in a step have buttons, timers and alerts of different names, and are each said to start', async () => {
  render(<Soup recipe={SOUP.replace('30 seconds more', '20 minutes more')} />);
  await openCook();
  const starts = screen.getAllByRole('button', { name: /^Start/ });
  expect(starts.map(({ textContent }) => textContent)).toEqual([
    'Start 20 min timer',
    'Start 20 min timer (2)',
  ]);
  fakeClock();
  const region = document.querySelector('[data-slot="cook-announcer"]')!;
  act(() => starts[0]!.click());
  expect(region.textContent).toBe('Timer started: 20 minutes');
  const first = region.firstChild;
  act(() => starts[1]!.click());
  expect(region.textContent).toBe('Timer started: 20 minutes (2)');
  // A screen reader may drop a text that is the last one again.
  expect(region.firstChild).not.toBe(first);
  expect(screen.getByRole('timer', { name: 'Step 1, 20 min:' })).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'Step 1, 20 min (2):' })).toBeTruthy();
  pass(1_200_000);
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual([
    'Timer for step 1 is done: 20 minutes',
    'Timer for step 1 is done: 20 minutes (2)',
  ]);
});

test('an end is an alert that says which; one minute more, and away', async () => {
  render(<Soup />);
  await openCook();
  fakeClock();
  click('Start 30 sec timer');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  click('Pause');
  click('Cancel');
  expect(screen.queryByRole('timer')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Next');
  click('Start 30 sec timer');
  pass(29_999);
  expect(screen.queryByRole('alert')).toBeNull();
  const pause = screen.getByRole('button', { name: 'Pause' });
  act(() => pause.focus());
  pass(1);
  expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 30 seconds');
  expect(document.activeElement).toBe(pause);
  click('1 more min');
  expect(left()).toEqual(['1:00']);
  expect(screen.getByRole('timer', { name: 'Step 1, 1 min:' })).toBeTruthy();
  expect(document.querySelector('[data-slot="cook-announcer"]')!.textContent).toBe(
    'Timer started: 1 minute',
  );
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 1 minute');
  closeCook();
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  click('1 more min');
  expect(document.querySelector('[data-slot="recipe-announcer"]')!.textContent).toBe(
    'Timer started: 1 minute',
  );
  pass(60_000);
  click('Cook');
  click('OK');
  expect(screen.queryByRole('alert')).toBeNull();
  click('Start 30 sec timer');
  expect(left()).toEqual(['0:30']);
});

test('the bell rings until it is dismissed, and for two minutes at most', async () => {
  const vibrate = vi.fn<Navigator['vibrate']>();
  Object.assign(navigator, { vibrate });
  render(<Soup />);
  await openCook();
  fakeClock();
  click('Start 30 sec timer');
  pass(90_000);
  expect(vibrate.mock.calls.length).toBeGreaterThan(15);
  click('OK');
  vibrate.mockClear();
  pass(60_000);
  expect(vibrate).not.toHaveBeenCalled();
  click('Start 30 sec timer');
  pass(150_000);
  vibrate.mockClear();
  pass(60_000);
  expect(vibrate).not.toHaveBeenCalled();
});

test('one that has ended says how long ago, and says it to nobody twice', async () => {
  render(<Soup />);
  await openCook();
  fakeClock();
  click('Start 30 sec timer');
  pass(30_000 + 59_000);
  const item = screen.getByRole('alert').closest('li')!;
  expect(item.textContent).toMatch(/^Timer for step 1 is done: 30 seconds1 more min/);
  pass(1000);
  expect(item.textContent).toContain('is done: 30 seconds (1 min ago)');
  pass(169 * 60_000);
  expect(item.textContent).toContain('is done: 30 seconds (2 hr 50 min ago)');
  expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 30 seconds');
  closeCook();
  // The same words, in another place.
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  expect(screen.getByText('Timer for step 1 is done: 30 seconds')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('by the clock: right after a sleep, as soon as the page is seen', async () => {
  render(<Soup />);
  await openCook();
  fakeClock();
  click('Start 20 min timer');
  pass(1000);
  vi.setSystemTime(1_000_000 + 600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(left()).toEqual(['10:00']);
  vi.setSystemTime(1_000_000 + 7_200_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 20 minutes');
});

test('one that has ended is no alert again when it gets its dish’s name with another recipe', async () => {
  const { rerender } = render(<Soup />);
  await openCook();
  fakeClock();
  click('Start 30 sec timer');
  click('Start 20 min timer');
  closeCook();
  await vi.waitFor(() => screen.getAllByRole('timer'));
  pass(31_000);
  expect(screen.getByRole('alert').textContent).toBe('Timer for step 1 is done: 30 seconds');
  rerender(<Soup status="submitted" recipe="" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/is done/).parentElement!.textContent).toMatch(
    /^Leek soup: Timer for step 1 is done/,
  );
  // The other one is still to come.
  pass(1_200_000);
  expect(screen.getByRole('alert').textContent).toMatch(/^Leek soup: .*20 minutes$/);
});

test('the page is told what runs, ends and is no longer there, with its seconds and an id of its own', async () => {
  const told: unknown[] = [];
  const ids = new Set<string>();
  const onTimer: RecipeViewProps['onTimer'] = (state, seconds, id) => {
    ids.add(id);
    told.push([state, seconds, [...ids].indexOf(id)]);
  };
  render(<Soup onTimer={onTimer} />);
  await openCook();
  fakeClock();
  const tellsOf = (deed: () => void) => {
    told.length = 0;
    deed();
    return told;
  };
  expect(tellsOf(() => click('Start 30 sec timer'))).toEqual([['start', 30, 0]]);
  expect(tellsOf(() => click('Start 20 min timer'))).toEqual([['start', 1200, 1]]);
  expect(tellsOf(() => pass(10_000))).toEqual([]);
  expect(tellsOf(() => click('Pause'))).toEqual([['dismiss', 30, 0]]);
  expect(tellsOf(() => pass(60_000))).toEqual([]);
  expect(tellsOf(() => click('Resume'))).toEqual([['start', 20, 0]]);
  expect(tellsOf(() => pass(25_000))).toEqual([['end', 20, 0]]);
  expect(tellsOf(() => pass(25_000))).toEqual([]);
  const restarted = [
    ['dismiss', 20, 0],
    ['start', 60, 0],
  ];
  expect(tellsOf(() => click('1 more min'))).toEqual(restarted);
  expect(tellsOf(() => pass(60_000))).toEqual([['end', 60, 0]]);
  expect(tellsOf(() => click('OK'))).toEqual([['dismiss', 60, 0]]);
  expect(tellsOf(() => click('Pause'))).toEqual([['dismiss', 1200, 1]]);
  expect(tellsOf(() => click('Cancel'))).toEqual([]);
});

test('the browser asks before the page is left while one runs, and not else', async () => {
  const listen = vi.spyOn(window, 'addEventListener');
  render(<Soup />);
  await openCook();
  expect(isAskedOnLeaving()).toBe(false);
  expect(listen.mock.calls.filter(([type]) => type === 'beforeunload')).toEqual([]);
  fakeClock();
  click('Start 30 sec timer');
  expect(isAskedOnLeaving()).toBe(true);
  click('Pause');
  expect(isAskedOnLeaving()).toBe(false);
  click('Resume');
  expect(isAskedOnLeaving()).toBe(true);
  pass(31_000);
  expect(isAskedOnLeaving()).toBe(false);
});
