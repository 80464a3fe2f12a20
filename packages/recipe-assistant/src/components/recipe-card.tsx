import { forwardRef, useId, useRef } from 'react';
import { Heading } from './heading.tsx';
import { fillLabel, type RecipeLabels } from './labels.ts';
import { RecipeNotice, type RecipeEnd } from './recipe-notice.tsx';
import { RecipeText } from './recipe-text.tsx';
import type { RecipeViewProps } from './recipe-view.tsx';
import { useFocusRescue } from './use-focus-rescue.ts';

/** A recipe, whole or so far, with what is to be known of it. The reference is to the model's text. */
export const RecipeCard = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeCardProps>(
  function RecipeCard(props, ref) {
    const { recipe, status, end, assistantName, headingLevel, labels } = props;
    const headingId = useId();
    const headingRef = useRef<HTMLHeadingElement>(null);
    const rescue = useFocusRescue(() => headingRef.current);
    const streaming = status === 'streaming';
    return (
      <section data-slot="recipe" aria-labelledby={headingId} {...rescue}>
        <Heading
          ref={headingRef}
          level={headingLevel}
          id={headingId}
          data-slot="recipe-heading"
          tabIndex={-1}
        >
          {fillLabel(labels.recipeHeading, { assistantName })}
        </Heading>
        <p data-slot="recipe-byline">{bylineOf(props)}</p>
        <RecipeText
          ref={ref}
          text={recipe}
          streaming={streaming}
          headingLevel={headingLevel + 1}
          live={props.live}
          onFormatted={props.onFormatted}
        />
        {streaming && props.onStop && (
          <button type="button" data-slot="stop-button" onClick={props.onStop}>
            {labels.stop}
          </button>
        )}
        {status === 'success' && <RecipeNotice {...end} onRetry={props.onRetry} labels={labels} />}
      </section>
    );
  },
);

/** Who wrote it, and what to make of that. */
function bylineOf({ model, origin, labels }: RecipeCardProps): string {
  if (origin === 'rules') return labels.writtenByRules;
  return model ? fillLabel(labels.writtenBy, { model }) : labels.writtenByUnnamed;
}

interface RecipeCardProps extends Pick<
  RecipeViewProps,
  'status' | 'model' | 'origin' | 'onRetry' | 'onStop'
> {
  recipe: string;
  end: RecipeEnd;
  assistantName: string;
  headingLevel: number;
  labels: RecipeLabels;
  live: 'off' | 'polite';
  onFormatted: () => void;
}
