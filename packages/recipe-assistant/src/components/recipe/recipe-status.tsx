import { forwardRef, memo, useEffect, useState, type ComponentPropsWithoutRef } from 'react';
import type { RunStatus } from '../../core/run-state.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';

/** Delay in milliseconds before the message is announced; skipped if the run ends before. */
const SPEECH_DELAY_MS = 250;

/** Milliseconds without text after which the visitor is told that this is normal. */
const LONG_WAIT_MS = 6000;

/**
 * The loading message, announced politely, with Stop until there is text; from then on `RecipeView` has
 * Stop.
 *
 * @example
 * <RecipeStatus status={status} onStop={stop} />
 */
export const RecipeStatus = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeStatusProps>(function RecipeStatus(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { status, onStop, ...rest } = own;
    const { labels, slotProps } = words;
    const isLoading = status === 'submitted' || status === 'streaming';
    const isSpoken = useDelayed(isLoading, isLoading, SPEECH_DELAY_MS);
    const isLong = useDelayed(status === 'submitted', isLoading, LONG_WAIT_MS);
    const message = isLong ? labels.stillGenerating : labels.generating;
    return (
      <div data-status={status} {...rootProps('recipe-status', rest)} ref={ref}>
        <output data-slot="loading-message" aria-live="polite">
          {isLoading && (
            // A new element with the same words, since a changed one isn't announced everywhere.
            <span key={`${isSpoken} ${isLong}`} aria-hidden={isSpoken ? undefined : true}>
              {message}
            </span>
          )}
        </output>
        {status === 'submitted' && onStop && (
          <button type="button" {...slotProps('stop-button')} onClick={onStop}>
            {labels.stop}
          </button>
        )}
      </div>
    );
  }),
);

/** Whether a condition has been true for some time, within a longer one. */
function useDelayed(isSo: boolean, isKept: boolean, milliseconds: number): boolean {
  const [hasBeen, setHasBeen] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setHasBeen(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isSo, milliseconds]);
  if (hasBeen && !isKept) setHasBeen(false);
  return hasBeen && isKept;
}

export interface RecipeStatusProps extends ComponentPropsWithoutRef<'div'>, LanguageProps {
  /** The phase of the run. */
  status: RunStatus;
  /** Without it there is no Stop. */
  onStop?: (() => void) | undefined;
}
