import type { ReactNode } from 'react';
import type { RecipeError } from '../../core/recipe-error.ts';
import { ignoreRepeats } from '../buttons.tsx';
import { describeFailure } from '../failure.ts';
import { formatClock } from '../labels/clock.ts';
import { useWords } from '../labels/words-context.ts';
import { ChangingText, type Announce } from '../live-region.tsx';
import { spellWait, useRetryWait } from '../retry-wait.ts';
import { useOnChange, useTimeout } from '../timing.ts';
import type { RecipeContentProps } from './recipe-view-props.ts';

/** Delay in milliseconds before the wait is announced, by when the alert is being read. */
const WAIT_SPEECH_DELAY_MS = 500;

/**
 * The error message, with Try again where it can help. When a focused Stop button goes, the focus moves
 * to Try again, else to the group.
 *
 * The alert is inserted into an element that already exists: if a button appears in the same place a
 * moment later, screen readers drop the alert, and Firefox announces no alert in an element that
 * becomes a group at the same time. It is one text, because several elements at once are spoken in any
 * order.
 */
export function RecipeFailure(props: FailureProps): ReactNode {
  const { ingredients = [], onRetry, announce } = props;
  const words = useWords();
  const { labels, slotProps } = words;
  // Missing ingredients are not an alert.
  const error = props.error?.code === 'too-few-ingredients' ? undefined : props.error;
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
            <ChangingText data-slot="failure-message">{failure.message}</ChangingText>
            <br />
            <ChangingText data-slot="failure-reason">{failure.reason}</ChangingText>
          </p>
        )}
      </section>
      {error?.retryable && onRetry && <Retry {...{ onRetry, error, announce }} />}
    </div>
  );
}

function Retry({ onRetry, error, announce }: RetryProps): ReactNode {
  const { labels, format, tag, slotProps } = useWords();
  const seconds = useRetryWait(error);
  const isWaiting = seconds > 0;
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
          <ChangingText>
            {format(labels.tryAgainIn, { time: formatClock(seconds, tag) })}
          </ChangingText>
        </p>
      )}
    </>
  );
}

type FailureProps = Omit<RecipeContentProps, 'first'>;

interface RetryProps {
  onRetry: () => unknown;
  error: RecipeError;
  announce: Announce;
}
