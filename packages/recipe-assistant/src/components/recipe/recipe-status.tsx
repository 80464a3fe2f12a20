import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import type { RunStatus } from '../../core/assistant-state.ts';
import { ChangingText } from '../live-region.tsx';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { useTimeout } from '../timing.ts';

/** Milliseconds without text after which the visitor is told that this is normal, and that it no longer is. */
const LONG_WAIT_MS = 6000;
const UNUSUAL_WAIT_MS = 30_000;

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
    const [wait, setWait] = useState<Wait>('generating');
    const isWaiting = status === 'submitted';
    useTimeout(isWaiting, LONG_WAIT_MS, () => setWait('stillGenerating'));
    useTimeout(isWaiting, UNUSUAL_WAIT_MS, () => setWait('unusuallyLong'));
    // Once there is text, a wait that was unusual is over.
    if (wait !== 'generating' && (!isLoading || (wait === 'unusuallyLong' && !isWaiting))) {
      setWait('generating');
    }
    const message = labels[wait];
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

type Wait = 'generating' | 'stillGenerating' | 'unusuallyLong';

export interface RecipeStatusProps extends ComponentPropsWithoutRef<'div'>, LanguageProps {
  /** The phase of the run. */
  status: RunStatus;
  /** Without it there is no Stop. */
  onStop?: (() => void) | undefined;
}
