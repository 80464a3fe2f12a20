import type { ReactNode } from 'react';
import type { RecipeError } from '../../core/recipe-error.ts';
import { ignoreRepeats } from '../key-events.ts';
import { describeFailure } from '../failure.ts';
import { formatClock } from '../labels/clock.ts';
import type { Words } from '../labels/words.ts';
import { useAnnouncer } from '../live-region.tsx';
import { spellWait, useRetryWait } from '../retry-wait.ts';
import { useOnChange } from '../use-on-change.ts';
import { useTimeout } from '../use-timeout.ts';
import type { ViewProps } from './recipe-view-props.ts';

/** Delay in milliseconds before the wait is announced, by when the alert is being read. */
const WAIT_SPEECH_DELAY_MS = 500;

/** What the page says about a run that didn't end normally, but for a failure. */
export function describeEnd(view: ViewProps, words: Words): RecipeEnd {
  const { labels } = words;
  const { error, finishReason, wasLeft, recipe = '' } = view;
  if (error) {
    const { reason } = describeFailure(error, [], words);
    return isMissing(error) ? { notice: reason, isSaidAlone: true } : {};
  }
  switch (finishReason) {
    case 'length':
      return { notice: labels.cutShort, mayRetry: true };
    case 'content-filter':
      return { notice: labels.filtered, mayRetry: true };
    case 'aborted':
      if (wasLeft) return { notice: labels.leftPage, mayRetry: true, isSaidAlone: true };
      // No Try again, since the visitor stopped it.
      return recipe.trim() ? { notice: labels.stopped } : {};
    default:
      return {};
  }
}

/** A plain notice that a recipe is incomplete, or missing. */
export function RecipeNotice({ end, reason, onRetry, words }: RecipeNoticeProps): ReactNode {
  const { labels, slotProps } = words;
  if (!end.notice) return null;
  return (
    <div data-slot="recipe-notice" data-reason={reason}>
      <p data-slot="notice-text">{end.notice}</p>
      {end.mayRetry && onRetry && (
        <button type="button" {...slotProps('retry-button')} onClick={onRetry}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
}

/**
 * The error message, with Try again where it can help. When a focused Stop button goes, the focus moves
 * to Try again, else to the group.
 *
 * The alert is inserted into an element that already exists: if a button appears in the same place a
 * moment later, screen readers drop the alert, and Firefox announces no alert in an element that
 * becomes a group at the same time. It is one text, because several elements at once are spoken in any
 * order.
 */
export function RecipeFailure(props: ViewProps & { words: Words }): ReactNode {
  const { ingredients = [], onRetry, words } = props;
  const { labels, slotProps } = words;
  const error = props.error && !isMissing(props.error) ? props.error : undefined;
  const failure = error && describeFailure(error, ingredients, words);
  return (
    <div
      {...slotProps('recipe-failure')}
      data-code={error?.code}
      role="group"
      aria-label={failure && labels.failure}
      tabIndex={failure && -1}
    >
      <section data-slot="failure-text">
        {failure && (
          <p role="alert">
            <span data-slot="failure-message">{failure.message}</span>
            <br />
            <span data-slot="failure-reason">{failure.reason}</span>
          </p>
        )}
      </section>
      {error?.retryable && onRetry && <Retry onRetry={onRetry} error={error} words={words} />}
    </div>
  );
}

function Retry({ onRetry, error, words }: RetryProps): ReactNode {
  const { labels, format, tag, slotProps } = words;
  const seconds = useRetryWait(error);
  const isWaiting = seconds > 0;
  const [announcer, announce] = useAnnouncer('retry-announcer');
  // The wait is announced once, after the alert, and once more when it is over.
  useTimeout(isWaiting, WAIT_SPEECH_DELAY_MS, () =>
    announce(format(labels.tryAgainIn, { time: spellWait(seconds, tag) })),
  );
  useOnChange(isWaiting, () => isWaiting || announce(labels.tryAgainNow));
  return (
    <>
      <button
        type="button"
        {...slotProps('retry-button')}
        aria-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) onRetry();
        }}
        onKeyDown={ignoreRepeats}
      >
        {labels.tryAgain}
      </button>
      {isWaiting && (
        // Not the button's description, which a screen reader announces on every change.
        <p data-slot="retry-countdown" role="timer" aria-live="off">
          {format(labels.tryAgainIn, { time: formatClock(seconds, tag) })}
        </p>
      )}
      {announcer}
    </>
  );
}

/** Missing ingredients are not an alert. */
function isMissing({ code }: RecipeError): boolean {
  return code === 'too-few-ingredients';
}

/** Empty for a complete recipe, a live run, and a failure, which is shown as an alert. */
export interface RecipeEnd {
  /** Shown as a plain notice next to the recipe. */
  notice?: string;
  /** Whether the notice comes with Try again. */
  mayRetry?: boolean;
  /** Whether the notice is announced without the text before it. */
  isSaidAlone?: boolean;
}

interface RecipeNoticeProps {
  end: RecipeEnd;
  /** For style sheets. */
  reason: string | undefined;
  /** Without it there is no Try again. */
  onRetry: (() => unknown) | undefined;
  words: Words;
}

interface RetryProps {
  onRetry: () => unknown;
  error: RecipeError;
  words: Words;
}
