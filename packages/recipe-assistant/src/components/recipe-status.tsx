import { forwardRef, memo, type ComponentPropsWithoutRef } from 'react';
import type { RunStatus } from '../core/assistant-state.ts';
import { withDefaults, type RecipeLabels } from './labels.ts';
import { partRoot } from './part-root.ts';

/**
 * The loading message, announced politely, and Stop until there is text; from then on Stop is at the
 * text, in `RecipeView`.
 *
 * @example
 * <RecipeStatus status={status} onStop={stop} />
 */
export const RecipeStatus = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeStatusProps>(function RecipeStatus(
    { status, onStop, labels: overrides, ...rest },
    ref,
  ) {
    const labels = withDefaults(overrides);
    const isLoading = status === 'submitted' || status === 'streaming';
    return (
      <div data-status={status} {...rest} {...partRoot('recipe-status')} ref={ref}>
        <output data-slot="loading-message" aria-live="polite" tabIndex={-1}>
          {isLoading && labels.generating}
        </output>
        {status === 'submitted' && onStop && (
          <button type="button" data-slot="stop-button" onClick={onStop}>
            {labels.stop}
          </button>
        )}
      </div>
    );
  }),
);

export interface RecipeStatusProps extends ComponentPropsWithoutRef<'div'> {
  status: RunStatus;
  /** Without it there is no Stop. */
  onStop?: () => void;
  labels?: Partial<RecipeLabels>;
}
