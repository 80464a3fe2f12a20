import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ChangingText } from '../../components/live-region.tsx';
import { formatClock, spellUnit } from '../../components/labels/clock.ts';
import { shorten } from '../../core/shorten.ts';
import type { Words } from '../../components/labels/create-words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import { MINUTE, MINUTE_MS, statusOf, type Timer, type Timers } from './use-timers.ts';

/** How much of another dish's name is beside its timer: a long one would push the step aside on a phone. */
const LONGEST_DISH = 20;

/** The timers and their controls; those that end are announced. */
export function TimerList(props: TimerListProps): ReactNode {
  const { entryId } = props;
  const { timers, now } = props.timers;
  const [shown, setShown] = useState({ entryId, since: now });
  // With another recipe the timers get their dish's name: those that have ended are not announced with it again.
  if (shown.entryId !== entryId) setShown({ entryId, since: now });
  const { since } = shown;
  const { labels } = useWords();
  if (timers.length === 0) return null;
  return (
    <ul data-slot="timers" aria-label={labels.timers}>
      {timers.map((timer) => (
        <TimerItem key={timer.id} {...props} {...{ timer, since }} />
      ))}
    </ul>
  );
}

function TimerItem(props: TimerItemProps): ReactNode {
  const { timer, timers, entryId, since, onRemoved, announce } = props;
  const words = useWords();
  const { labels, format, slotProps } = words;
  const nameId = useId();
  const itemRef = useRef<HTMLLIElement>(null);
  const { id, dish, step, seconds, nth, endsAt, pausedAt = timers.now } = timer;
  const status = statusOf(timer, timers.now);
  const isDone = status === 'done';
  // One that ended before was already announced.
  const isOver = isDone && endsAt > since;
  useEffect(() => {
    // It rings until it is dismissed, so that must be in reach, even of a visitor who has scrolled.
    if (!isOver) return;
    itemRef.current!.scrollIntoView({ block: 'nearest' });
    // With large text the item may be higher than what scrolls.
    itemRef.current!.lastElementChild!.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  const minutesAgo = Math.floor((timers.now - endsAt) / MINUTE_MS);
  const left = Math.max(0, Math.ceil((endsAt - pausedAt) / 1000));
  const name = dish.id !== entryId && dish.title && (
    <span>
      <bdi lang={dish.lang}>{shorten(dish.title, LONGEST_DISH)}</bdi>
      {': '}
    </span>
  );
  const change = { running: 'pauseTimer', paused: 'resumeTimer', done: 'addMinute' } as const;
  return (
    <li ref={itemRef} data-slot="timer" data-status={status}>
      {/* This element is there before the alert: Firefox announces no alert that comes together with its parent. */}
      <div>
        {isDone ? (
          <>
            <span key={isOver ? 'alert' : 'done'} id={nameId} role={isOver ? 'alert' : undefined}>
              {name}
              <ChangingText>
                {format(labels.timerDone, {
                  step,
                  time: withCount(spellTime(seconds, words), nth, words),
                })}
              </ChangingText>
            </span>
            {minutesAgo > 0 && (
              <ChangingText>
                {` (${format(labels.timerDoneAgo, { time: describeTime(60 * minutesAgo, words) })})`}
              </ChangingText>
            )}
          </>
        ) : (
          <>
            {/* Above the time, so that there is room for the buttons beside it. */}
            <p id={nameId}>
              {name}
              <ChangingText>
                {`${format(labels.timerName, { step, time: withCount(describeTime(seconds, words), nth, words) })} `}
              </ChangingText>
            </p>
            <span role="timer" aria-live="off" aria-labelledby={nameId} data-slot="timer-left">
              <ChangingText>{formatClock(left, words.tag)}</ChangingText>
            </span>
          </>
        )}
      </div>
      {/* One button in both cases, so that it keeps the focus. */}
      <button
        type="button"
        {...slotProps('tool-button')}
        aria-describedby={nameId}
        onClick={() => {
          timers.press(id);
          if (isDone) announce(format(labels.timerStarted, { time: spellTime(MINUTE, words) }));
        }}
      >
        <ChangingText>{labels[change[status]]}</ChangingText>
      </button>
      {/* A running timer has to be paused first, because nothing brings back one that is cancelled by mistake. */}
      {status !== 'running' && (
        <button
          type="button"
          {...slotProps('tool-button')}
          aria-describedby={nameId}
          onClick={() => {
            timers.remove(id);
            onRemoved();
          }}
        >
          <ChangingText>{isDone ? labels.dismissTimer : labels.cancelTimer}</ChangingText>
        </button>
      )}
    </li>
  );
}

/** The words for one of several equal durations in a step: `5 min (2)` for the second. */
export function withCount(text: string, nth: number, { format }: Words): string {
  return nth > 1 ? `${text} ${format('({number})', { number: nth })}` : text;
}

/** A duration with its units: `1 hr 30 min`, `1時間30分`. */
export function describeTime(seconds: number, { labels, format, tag }: Words): string {
  return joinUnits(seconds, tag, 'narrow', (count, unit) => format(labels[`${unit}s`], { count }));
}

/** The same as it is said, since a voice may spell `s` and `h`: `1 hour, 30 minutes`. */
export function spellTime(seconds: number, { tag }: Words): string {
  return joinUnits(seconds, tag, 'long', (count, unit) => spellUnit(count, unit, tag));
}

function joinUnits(
  seconds: number,
  tag: string,
  style: 'narrow' | 'long',
  write: (count: number, unit: 'hour' | 'minute' | 'second') => string,
): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => write(count, unit));
  return new Intl.ListFormat(tag, { type: 'unit', style }).format(texts);
}

interface TimerListProps {
  timers: Timers;
  /** The recipe that is shown: a timer of another one has its dish's name. */
  entryId: number | undefined;
  /** Moves the focus from the button of a timer that is removed. */
  onRemoved: () => void;
  announce: (text: string) => void;
}

interface TimerItemProps extends TimerListProps {
  timer: Timer;
  /** Since when the list is shown with this recipe, in milliseconds since 1970. */
  since: number;
}
