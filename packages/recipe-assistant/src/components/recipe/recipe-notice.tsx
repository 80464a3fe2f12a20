import type { ReactNode } from 'react';
import { ChangingText } from '../live-region.tsx';
import type { Words } from '../labels/create-words.ts';
import { useWords } from '../labels/words-context.ts';
import type { ViewProps } from './recipe-view-props.ts';

/** What the page says about a run that didn't end normally, but for a failure. */
export function describeEnd(view: ViewProps, words: Words): RecipeEnd {
  const { labels } = words;
  const { error, finishReason, wasLeft, recipe = '' } = view;
  // Missing ingredients are not an alert.
  if (error?.code === 'too-few-ingredients') {
    // Not by `describeFailure`, which a page may import alone: bundlers would load the rest with it.
    const { missing } = error;
    const notice = missing
      ? words.format(labels.missing, { count: missing })
      : labels[`error-${error.code}`];
    return { notice, isSaidAlone: true };
  }
  if (error) return {};
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
export function RecipeNotice({ end, onRetry }: RecipeNoticeProps): ReactNode {
  const { labels, slotProps } = useWords();
  if (!end.notice) return null;
  return (
    <div {...slotProps('recipe-notice')}>
      <ChangingText as="p" data-slot="notice-text">
        {end.notice}
      </ChangingText>
      {end.mayRetry && onRetry && (
        <button type="button" {...slotProps('retry-button')} onClick={onRetry}>
          {labels.tryAgain}
        </button>
      )}
    </div>
  );
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
  /** Without it there is no Try again. */
  onRetry: (() => unknown) | undefined;
}
