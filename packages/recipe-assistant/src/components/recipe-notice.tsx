import type { ReactNode } from 'react';
import type { FinishReason } from '../core/recipe-client.ts';
import type { RecipeLabels } from './labels.ts';

/** Says that a recipe ends before its end, and why. */
export function RecipeNotice({ finishReason, onRetry, labels }: RecipeNoticeProps): ReactNode {
  const text = noticeOf(finishReason, labels);
  if (text === undefined) return null;
  return (
    <div data-slot="recipe-notice" data-reason={finishReason}>
      <p data-slot="notice-text">{text}</p>
      {finishReason !== 'aborted' && onRetry && (
        <button type="button" data-slot="retry-button" onClick={onRetry}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
}

/** Undefined for a recipe that is whole. */
export function noticeOf(
  finishReason: FinishReason | undefined,
  labels: RecipeLabels,
): string | undefined {
  const notices: Partial<Record<FinishReason, string>> = {
    length: labels.cutShort,
    'content-filter': labels.filtered,
    aborted: labels.stopped,
  };
  return finishReason && notices[finishReason];
}

interface RecipeNoticeProps {
  finishReason: FinishReason | undefined;
  onRetry?: () => unknown;
  labels: RecipeLabels;
}
