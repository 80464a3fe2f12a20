import { useEffect, useRef, useState, type RefObject } from 'react';
import { openBell, type Bell } from './timer-bell.ts';

const MINUTE_MS = 60_000;

/** The least milliseconds from the start of one ring to the next: every third second rings. */
const RING_MS = 2900;

const LONGEST_RINGING_MS = 2 * MINUTE_MS;

/**
 * Kitchen timers, any number at once. They use the clock, so they are right after the device has slept
 * and in a throttled tab. A timer that ends stays until it is removed, and rings until then, for two minutes
 * at most.
 */
export function useTimers(): Timers {
  const [timers, setTimers] = useState<readonly Timer[]>([]);
  const [now, setNow] = useState(0);
  const bellRef = useBell(timers.length > 0);
  const lastRing = useRef(0);

  useEffect(() => {
    const active = timers.filter(({ pausedAt }) => pausedAt === undefined);
    if (active.length === 0) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      const time = Date.now();
      setNow(time);
      if (active.some((timer) => isRinging(timer, time)) && time - lastRing.current >= RING_MS) {
        lastRing.current = time;
        bellRef.current?.ring();
      }
      waiting = setTimeout(look, Math.min(...active.map((timer) => untilNextSecond(timer, time))));
    };
    look();
    // A page that was hidden, or asleep, may be behind.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timers, bellRef]);

  function start(timer: NewTimer): void {
    bellRef.current ??= openBell();
    const time = Date.now();
    setNow(time);
    setTimers((all) => [...all, { ...timer, endsAt: time + timer.seconds * 1000 }]);
  }

  function press(id: string): void {
    const time = Date.now();
    setNow(time);
    setTimers((all) => all.map((timer) => (timer.id === id ? pressed(timer, now, time) : timer)));
  }

  const remove = (id: string) => setTimers((all) => all.filter((timer) => timer.id !== id));
  return { timers, now, start, press, remove };
}

/** Opened by the first start, and closed when nothing is left to ring for. */
function useBell(isNeeded: boolean): RefObject<Bell | undefined> {
  const bell = useRef<Bell>(undefined);
  useEffect(() => {
    if (!isNeeded) return undefined;
    return () => {
      bell.current?.close();
      bell.current = undefined;
    };
  }, [isNeeded]);
  return bell;
}

/** Milliseconds until the next full second before or after a timer's end. */
function untilNextSecond({ endsAt }: Timer, time: number): number {
  const since = (time - endsAt) % 1000;
  return since < 0 ? -since : 1000 - since;
}

function isRinging({ endsAt }: Timer, time: number): boolean {
  return time >= endsAt && time < endsAt + LONGEST_RINGING_MS;
}

export function statusOf({ endsAt, pausedAt }: Timer, now: number): 'running' | 'paused' | 'done' {
  if (pausedAt !== undefined) return 'paused';
  return now < endsAt ? 'running' : 'done';
}

/** A timer after a press on its button, which was named by its status at the last check. */
function pressed(timer: Timer, now: number, time: number): Timer {
  const { endsAt, pausedAt } = timer;
  if (pausedAt !== undefined) {
    return { ...timer, endsAt: endsAt + time - pausedAt, pausedAt: undefined };
  }
  return now < endsAt ? { ...timer, pausedAt: time } : { ...timer, endsAt: time + MINUTE_MS };
}

/** Whole minutes since a timer ended. */
export function minutesAgo({ endsAt }: Timer, now: number): number {
  return Math.floor((now - endsAt) / MINUTE_MS);
}

/** Whole seconds until a timer ends. */
export function remainingSeconds({ endsAt, pausedAt }: Timer, now: number): number {
  return Math.max(0, Math.ceil((endsAt - (pausedAt ?? now)) / 1000));
}

/** The recipe that a timer belongs to, and its name. */
export interface Dish {
  id: number;
  title: string | undefined;
  /** The title's language, if known. */
  lang?: string | undefined;
}

/** A timer for a duration in a step. */
interface NewTimer {
  /** Unique to that duration. */
  id: string;
  dish: Dish;
  /** One-based. */
  step: number;
  seconds: number;
}

/** Times are in milliseconds since 1970. */
export interface Timer extends NewTimer {
  /** When it ends or has ended; while it is paused, when it would have. */
  endsAt: number;
  pausedAt?: number | undefined;
}

export interface Timers {
  /** In the order they were started. */
  timers: readonly Timer[];
  /** The time of the last check, in milliseconds since 1970. */
  now: number;
  /** Only call it from a press handler; otherwise there may be no sound. */
  start: (timer: NewTimer) => void;
  /** Pauses a running timer, resumes a paused one, and restarts an ended one with one minute. */
  press: (id: string) => void;
  remove: (id: string) => void;
}
