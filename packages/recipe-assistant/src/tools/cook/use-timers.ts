import { useEffect, useRef, useState, type RefObject } from 'react';
import { openBell, type Bell } from './timer-bell.ts';

const MINUTE_MS = 60_000;

/** Milliseconds from the start of one ring to the next. */
const RING_MS = 3000;

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
  const lastId = useRef(0);
  const lastRing = useRef(0);

  useClock(timers, (time) => {
    setNow(time);
    if (timers.some((timer) => isRinging(timer, time)) && time - lastRing.current >= RING_MS) {
      lastRing.current = time;
      bellRef.current?.ring();
    }
    const hasEnded = ({ run }: Timer) => run.status === 'running' && run.endsAt <= time;
    if (!timers.some(hasEnded)) return;
    setTimers((all) => all.map((timer) => (hasEnded(timer) ? end(timer, time) : timer)));
  });

  function change(id: number, next: (run: TimerRun, time: number) => TimerRun): void {
    const time = Date.now();
    setNow(time);
    setTimers((all) =>
      all.map((timer) => (timer.id === id ? { ...timer, run: next(timer.run, time) } : timer)),
    );
  }

  return {
    timers,
    now,
    start(of) {
      bellRef.current ??= openBell();
      lastId.current += 1;
      const id = lastId.current;
      const time = Date.now();
      setNow(time);
      setTimers((all) => [...all, { id, of, run: runFor(of.seconds * 1000, time) }]);
    },
    pause: (id) => change(id, pause),
    resume: (id) => change(id, resume),
    addMinute: (id) => change(id, (_run, time) => runFor(MINUTE_MS, time)),
    remove: (id) => setTimers((all) => all.filter((timer) => timer.id !== id)),
  };
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

/** Checks the clock for every displayed second, every minute since a timer ended, and every ring. */
function useClock(timers: readonly Timer[], onLook: (time: number) => void): void {
  const latest = useRef(onLook);
  useEffect(() => {
    latest.current = onLook;
  });
  useEffect(() => {
    if (timers.every(({ run }) => run.status === 'paused')) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      const time = Date.now();
      latest.current(time);
      waiting = setTimeout(look, Math.min(...timers.map((timer) => untilNext(timer, time))));
    };
    look();
    // A page that was hidden, or asleep, may be behind.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timers]);
}

/** Milliseconds until a timer's text changes or it rings again. */
function untilNext(timer: Timer, time: number): number {
  const { run } = timer;
  if (run.status === 'paused') return MINUTE_MS;
  if (run.status === 'running') return (run.endsAt - time) % 1000 || 1000;
  const untilMinute = MINUTE_MS - ((time - run.endedAt) % MINUTE_MS);
  return isRinging(timer, time) ? Math.min(RING_MS, untilMinute) : untilMinute;
}

function isRinging({ run }: Timer, time: number): boolean {
  return run.status === 'done' && time < run.ringsUntil;
}

/** Whole minutes since a timer ended; 0 before. */
export function minutesAgo({ run }: Timer, now: number): number {
  return run.status === 'done' ? Math.floor((now - run.endedAt) / MINUTE_MS) : 0;
}

/** Whole seconds until a timer ends. */
export function remainingSeconds({ run }: Timer, now: number): number {
  if (run.status === 'done') return 0;
  const left = run.status === 'running' ? run.endsAt - now : run.left;
  return Math.max(0, Math.ceil(left / 1000));
}

function runFor(left: number, time: number): TimerRun {
  return { status: 'running', endsAt: time + left };
}

function pause(run: TimerRun, time: number): TimerRun {
  if (run.status !== 'running') return run;
  return { status: 'paused', left: Math.max(0, run.endsAt - time) };
}

function resume(run: TimerRun, time: number): TimerRun {
  return run.status === 'paused' ? runFor(run.left, time) : run;
}

function end(timer: Timer, time: number): Timer {
  const endedAt = timer.run.status === 'running' ? timer.run.endsAt : time;
  return { ...timer, run: { status: 'done', endedAt, ringsUntil: time + LONGEST_RINGING_MS } };
}

/** The duration in a step that a timer was started for. */
interface TimerOrigin {
  dish: Dish;
  /** One-based. */
  step: number;
  /** The duration's index in the step's text. */
  start: number;
  seconds: number;
}

/** The recipe that a timer belongs to, and its name. */
export interface Dish {
  id: number;
  title: string | undefined;
  /** The title's language, if known. */
  lang?: string | undefined;
}

/** Times are in milliseconds, all but `left` since 1970. */
type TimerRun =
  | { status: 'running'; endsAt: number }
  | { status: 'paused'; left: number }
  | { status: 'done'; endedAt: number; ringsUntil: number };

export interface Timer {
  id: number;
  of: TimerOrigin;
  run: TimerRun;
}

export interface Timers {
  /** In the order they were started. */
  timers: readonly Timer[];
  /** The time of the last check, in milliseconds since 1970. */
  now: number;
  /** Only call it from a press handler; otherwise there may be no sound. */
  start: (of: TimerOrigin) => void;
  pause: (id: number) => void;
  resume: (id: number) => void;
  /** Restarts an ended timer with one minute. */
  addMinute: (id: number) => void;
  remove: (id: number) => void;
}
