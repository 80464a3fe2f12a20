import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { RunStatus } from '../../core/assistant-state.ts';
import { ChangingText } from '../changing-text.tsx';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { useTimeout } from '../use-timeout.ts';

/** Milliseconds without text after which the visitor is told that this is normal. */
const LONG_WAIT_MS = 6000;

/**
 * The loading message, announced politely, with Stop until there is text; from then on `RecipeView` has
 * Stop.
 *
 * @example
 * <RecipeStatus status={status} onStop={stop} />
 */
export const RecipeStatus = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeStatusProps>(
  function RecipeStatus(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { status, onStop, ...rest } = own;
    const { labels, slotProps } = words;
    const isLoading = status === 'submitted' || status === 'streaming';
    const [isLong, setIsLong] = useState(false);
    useTimeout(status === 'submitted', LONG_WAIT_MS, () => setIsLong(true));
    if (isLong && !isLoading) setIsLong(false);
    const message = isLong ? labels.stillGenerating : labels.generating;
    return (
      <div data-status={status} {...rootProps('recipe-status', rest)} ref={ref}>
        <output data-slot="loading-message" aria-live="polite">
          {isLoading && <ChangingText>{message}</ChangingText>}
        </output>
        {status === 'submitted' && onStop && (
          <button type="button" {...slotProps('stop-button')} onClick={onStop}>
            {labels.stop}
          </button>
        )}
      </div>
    );
  },
);

export interface RecipeStatusProps extends ComponentPropsWithoutRef<'div'>, LanguageProps {
  /** The phase of the run. */
  status: RunStatus;
  /** Without it there is no Stop. */
  onStop?: (() => void) | undefined;
}
