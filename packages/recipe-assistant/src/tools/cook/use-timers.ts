import { useEffect, useRef, useState } from 'react';
import { useLeavingQuestion } from '../../components/use-leaving-question.ts';
import { useStableCallback } from '../../components/timing.ts';
import type { TimerState } from '../../core/assistant-event.ts';
import { openBell, ring } from './timer-bell.ts';

const SECOND_MS = 1000;

/** In seconds. */
export const MINUTE = 60;

export const MINUTE_MS = MINUTE * SECOND_MS;

const LONGEST_RINGING_MS = 2 * MINUTE_MS;

/**
 * Kitchen timers, any number at once. They use the clock, so they are right after the device has slept
 * and in a throttled tab. A timer that ends stays until it is removed, and rings each second until then, for two
 * minutes at most. While one runs, the browser asks before the page is left.
 *
 * @param onTimer told of each that runs from now on for so many seconds, of its end, and when it is no longer there or
 *   no longer runs.
 */
export function useTimers(onTimer: TellTimer) {
  /** In the order they were started. */
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  /** The time of the last look at the clock. */
  const [now, setNow] = useState(0);
  const bell = useRef<AudioContext>(undefined);
  const lastLook = useRef(0);
  const tell = useStableCallback(onTimer);
  const isIdle = timers.length === 0;
  useLeavingQuestion(timers.some((timer) => statusOf(timer, now) === 'running'));

  useEffect(() => {
    const active = timers.filter(({ pausedAt }) => pausedAt === undefined);
    if (active.length === 0) return undefined;
    const look = () => {
      const time = Date.now();
      const before = lastLook.current;
      lastLook.current = time;
      setNow(time);
      if (active.some((timer) => isRinging(timer, time))) ring(bell.current);
      const ended = active.filter(({ endsAt }) => endsAt > before && endsAt <= time);
      for (const { ranFor, id } of ended) tell('end', ranFor, id);
    };
    look();
    const ticking = setInterval(look, SECOND_MS);
    // A page that was hidden, or asleep, may be behind.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timers, tell]);

  useEffect(() => {
    if (isIdle) return undefined;
    return () => {
      void bell.current?.close();
      bell.current = undefined;
    };
  }, [isIdle]);

  /** Only for a handler of presses; otherwise there may be no sound. */
  function start(timer: Omit<Timer, 'endsAt' | 'ranFor'>): void {
    bell.current ??= openBell();
    const time = Date.now();
    setNow(time);
    const { seconds } = timer;
    setTimers((all) => [...all, { ...timer, endsAt: time + seconds * SECOND_MS, ranFor: seconds }]);
    tell('start', seconds, timer.id);
  }

  /** Pauses a running timer, resumes a paused one, and restarts an ended one with one minute. */
  function press(id: string): void {
    const time = Date.now();
    setNow(time);
    const before = timers.find((timer) => timer.id === id)!;
    const after = pressed(before, now, time);
    setTimers((all) => all.map((timer) => (timer.id === id ? after : timer)));
    if (before.pausedAt === undefined) tell('dismiss', before.ranFor, id);
    if (after.pausedAt === undefined) tell('start', after.ranFor, id);
  }

  function remove(id: string): void {
    const { pausedAt, ranFor } = timers.find((timer) => timer.id === id)!;
    setTimers((all) => all.filter((timer) => timer.id !== id));
    // A paused one was no longer running.
    if (pausedAt === undefined) tell('dismiss', ranFor, id);
  }

  return { timers, now, start, press, remove };
}

function isRinging({ endsAt }: Timer, time: number): boolean {
  return time >= endsAt && time < endsAt + LONGEST_RINGING_MS;
}

export function statusOf({ endsAt, pausedAt }: Timer, now: number): 'running' | 'paused' | 'done' {
  if (pausedAt !== undefined) return 'paused';
  return now < endsAt ? 'running' : 'done';
}

/** A timer after a press on its button, which was named by its status at the last look. */
function pressed(timer: Timer, now: number, time: number): Timer {
  const { endsAt, pausedAt } = timer;
  if (pausedAt !== undefined) {
    const ranFor = Math.ceil((endsAt - pausedAt) / SECOND_MS);
    return { ...timer, endsAt: endsAt + time - pausedAt, pausedAt: undefined, ranFor };
  }
  return now < endsAt
    ? { ...timer, pausedAt: time }
    : { ...timer, seconds: MINUTE, endsAt: time + MINUTE_MS, ranFor: MINUTE };
}

export type Timers = ReturnType<typeof useTimers>;

/** Told what happens to a timer, with the seconds that it runs or ran for. */
export type TellTimer = (state: TimerState, seconds: number, id: string) => void;

/** The recipe that a timer belongs to, and its name. */
export interface Dish {
  id: number;
  title: string | undefined;
  /** The title's language, if known. */
  lang?: string | undefined;
}

/** A timer for a duration in a step. Times are in milliseconds since 1970. */
export interface Timer {
  /** Unique to that duration. */
  id: string;
  dish: Dish;
  /** One-based. */
  step: number;
  /** Which one it is of the equal durations in its step, from 1. */
  nth: number;
  /** What it is named by: what it was started with. */
  seconds: number;
  /** When it ends or has ended; while it is paused, when it would have. */
  endsAt: number;
  pausedAt?: number | undefined;
  /** The seconds it has run or runs for since it was last started, resumed or given a minute. */
  ranFor: number;
}
