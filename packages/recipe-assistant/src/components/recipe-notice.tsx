import type { ReactNode } from 'react';
import type { FinishReason } from '../core/recipe-client.ts';
import type { RecipeLabels } from './labels.ts';

/** Says that a recipe ends before its end, and why. */
export function RecipeNotice({ onRetry, labels, ...end }: RecipeNoticeProps): ReactNode {
  const text = noticeOf(end, labels);
  if (text === undefined) return null;
  // Who has stopped a recipe does not want it again.
  const mayRetry = end.finishReason !== 'aborted' || end.wasLeft;
  return (
    <div data-slot="recipe-notice" data-reason={end.finishReason}>
      <p data-slot="notice-text">{text}</p>
      {mayRetry && onRetry && (
        <button type="button" data-slot="retry-button" onClick={onRetry}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Undefined for a recipe that is whole. */
export function noticeOf(
  { finishReason, wasLeft }: RecipeEnd,
  labels: RecipeLabels,
): string | undefined {
  const notices: Partial<Record<FinishReason, string>> = {
    length: labels.cutShort,
    'content-filter': labels.filtered,
    aborted: wasLeft ? labels.leftPage : labels.stopped,
  };
  return finishReason && notices[finishReason];
}

/** How a run ended. */
export interface RecipeEnd {
  finishReason: FinishReason | undefined;
  wasLeft: boolean;
}

interface RecipeNoticeProps extends RecipeEnd {
  onRetry?: (() => unknown) | undefined;
  labels: RecipeLabels;
}
