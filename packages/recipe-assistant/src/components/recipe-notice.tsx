import type { ReactNode } from 'react';
import type { RecipeLabels } from './labels.ts';

/** Says plainly how a recipe ended before its end, or why there is none. */
export function RecipeNotice({ text, reason, onRetry, labels }: RecipeNoticeProps): ReactNode {
  return (
    <div data-slot="recipe-notice" data-reason={reason}>
      <p data-slot="notice-text">{text}</p>
      {onRetry && (
        <button type="button" data-slot="retry-button" onClick={onRetry}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
}

interface RecipeNoticeProps {
  text: string;
  /** For style sheets. */
  reason: string | undefined;
  /** Without it there is no Try again. */
  onRetry: (() => unknown) | undefined;
  labels: RecipeLabels;
}
