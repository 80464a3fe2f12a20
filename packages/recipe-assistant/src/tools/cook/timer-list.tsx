import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Words } from '../../components/labels/words.ts';
import { minutesAgo, remainingSeconds, type Timer, type Timers } from './use-timers.ts';

/** How many characters of another dish's name are beside its timer. */
const LONGEST_DISH = 20;

/** The timers and their controls; those that end are announced. */
export function TimerList({ timers, entryId, onEmptied, words }: TimerListProps): ReactNode {
  // Timers that ended before the list was mounted were already announced.
  const [old] = useState(() => timers.timers.filter(isDone).map(({ id }) => id));
  if (timers.timers.length === 0) return null;
  return (
    <ul data-slot="timers" aria-label={words.labels.timers}>
      {timers.timers.map((timer) => (
        <TimerItem
          key={timer.id}
          timer={timer}
          timers={timers}
          isOther={timer.of.dish.id !== entryId}
          isNews={!old.includes(timer.id)}
          onRemove={() => {
            timers.remove(timer.id);
            onEmptied();
          }}
          words={words}
        />
      ))}
    </ul>
  );
}

function TimerItem(props: TimerItemProps): ReactNode {
  const { timer, timers, isOther, isNews, onRemove, words } = props;
  const { labels, format, slotProps } = words;
  const nameId = useId();
  const itemRef = useRef<HTMLLIElement>(null);
  const { id, of, run } = timer;
  const isOver = isNews && isDone(timer);
  useEffect(() => {
    // It rings until it is dismissed, so that must be in reach, even of a visitor who has scrolled.
    if (!isOver) return;
    itemRef.current!.scrollIntoView({ block: 'nearest' });
    // With large text the item may be higher than what scrolls.
    itemRef.current!.lastElementChild!.scrollIntoView({ block: 'nearest' });
  }, [isOver]);
  const values = { step: of.step, time: describeTime(of.seconds, words) };
  const ago = minutesAgo(timer, timers.now);
  const dish = isOther && of.dish.title && (
    <>
      <bdi lang={of.dish.lang}>{shorten(of.dish.title)}</bdi>
      {': '}
    </>
  );
  const [changeLabel, change] = {
    running: [labels.pauseTimer, timers.pause] as const,
    paused: [labels.resumeTimer, timers.resume] as const,
    done: [labels.addMinute, timers.addMinute] as const,
  }[run.status];
  return (
    <li ref={itemRef} data-slot="timer" data-status={run.status}>
      {/* This element is there before the alert: Firefox announces no alert that comes together with its parent. */}
      <div>
        {isDone(timer) ? (
          <>
            <span key="done" id={nameId} role={isOver ? 'alert' : undefined}>
              {dish}
              {format(labels.timerDone, values)}
            </span>
            {ago > 0 &&
              ` (${format(labels.timerDoneAgo, { time: describeTime(60 * ago, words) })})`}
          </>
        ) : (
          <>
            {/* Above the time, so that there is room for the buttons beside it. */}
            <p id={nameId}>
              {dish}
              {format(labels.timerName, values)}
            </p>{' '}
            <span role="timer" aria-live="off" aria-labelledby={nameId} data-slot="timer-left">
              {formatTime(remainingSeconds(timer, timers.now), words.tag)}
            </span>
          </>
        )}
      </div>
      {/* One button in both cases, so that it keeps the focus. */}
      <button
        type="button"
        {...slotProps('tool-button')}
        aria-describedby={nameId}
        onClick={() => change(id)}
      >
        {changeLabel}
      </button>
      {/* A running timer has to be paused first, because nothing brings back one that is cancelled by mistake. */}
      {run.status !== 'running' && (
        <button
          type="button"
          {...slotProps('tool-button')}
          aria-describedby={nameId}
          onClick={onRemove}
        >
          {isDone(timer) ? labels.dismissTimer : labels.cancelTimer}
        </button>
      )}
    </li>
  );
}

/** The start of a dish's name: the whole of a long one would push the step aside on a phone. */
function shorten(title: string): string {
  const characters = Array.from(title);
  return characters.length > LONGEST_DISH
    ? `${characters.slice(0, LONGEST_DISH).join('').trim()}…`
    : title;
}

/** A duration with its units: `1 h 30 min`, `1時間30分`. */
export function describeTime(seconds: number, { labels, format, tag }: Words): string {
  const parts = [
    [Math.floor(seconds / 3600), labels.hours],
    [Math.floor(seconds / 60) % 60, labels.minutes],
    [seconds % 60, labels.seconds],
  ] as const;
  const texts = parts
    .filter(([count]) => count > 0)
    .map(([count, label]) => format(label, { count }));
  return new Intl.ListFormat(tag, { type: 'unit', style: 'narrow' }).format(texts);
}

/** As on a clock: `1:05`, `1:00:00`. */
function formatTime(seconds: number, locale: string): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts
    .map((part, index) => part.toLocaleString(locale, { minimumIntegerDigits: index ? 2 : 1 }))
    .join(':');
}

function isDone({ run }: Timer): boolean {
  return run.status === 'done';
}

interface TimerListProps {
  timers: Timers;
  /** The recipe that is shown: a timer of another one has its dish's name. */
  entryId: number | undefined;
  /** Called when the focused button is removed. */
  onEmptied: () => void;
  words: Words;
}

interface TimerItemProps {
  timer: Timer;
  timers: Timers;
  /** Whether it belongs to another dish than the one that is shown. */
  isOther: boolean;
  /** Whether its end must be announced. */
  isNews: boolean;
  onRemove: () => void;
  words: Words;
}
