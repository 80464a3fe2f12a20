import type { AssistantEvent } from 'recipe-assistant';
import { afterEach, expect, test, vi } from 'vitest';
import { noteTimer } from './name-tab.ts';

type TimerEvent = Extract<AssistantEvent, { type: 'timer' }>;

function note(state: TimerEvent['state'], id: string): void {
  noteTimer({ type: 'timer', state, seconds: 300, id });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('of two timers of the same length, the tab shows the one that still runs', () => {
  vi.useFakeTimers();
  const tab = { title: '' };
  vi.stubGlobal('document', tab);
  note('start', 'rice');
  vi.advanceTimersByTime(60_000);
  note('start', 'beans');
  expect(tab.title).toBe('4:00 · Sous Chef');
  note('dismiss', 'beans');
  vi.advanceTimersByTime(60_000);
  expect(tab.title).toBe('3:00 · Sous Chef');
  note('start', 'beans');
  note('dismiss', 'rice');
  expect(tab.title).toBe('5:00 · Sous Chef');
  vi.advanceTimersByTime(300_000);
  note('end', 'beans');
  expect(tab.title).toBe('⏰ 0:00 · Sous Chef');
  note('dismiss', 'beans');
  expect(tab.title).toBe('Sous Chef');
});
