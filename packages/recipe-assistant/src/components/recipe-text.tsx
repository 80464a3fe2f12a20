import { forwardRef, Suspense, useEffect } from 'react';
import { PlainText, RecipeMarkdown, type RecipeMarkdownProps } from '#markdown-loader';

/** The model's text: plain until the code that formats it is here. */
export const RecipeText = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeTextProps>(
  function RecipeText(
    { text, streaming, headingLevel, live, additionsTo, hasBoxes, onFormatted },
    ref,
  ) {
    return (
      <div
        ref={ref}
        data-slot="recipe-markdown"
        dir="auto"
        aria-live={live}
        data-check-off={hasBoxes ? '' : undefined}
      >
        <Suspense fallback={<PlainText text={text} />}>
          <RecipeMarkdown
            text={text}
            streaming={streaming}
            headingLevel={headingLevel}
            additionsTo={additionsTo}
          />
          <Arrival onArrival={onFormatted} />
        </Suspense>
      </div>
    );
  },
);

/** Inside a suspended boundary effects wait, so this one runs when the formatted text is there. */
function Arrival({ onArrival }: { onArrival: () => void }): null {
  useEffect(onArrival, [onArrival]);
  return null;
}

interface RecipeTextProps extends Pick<RecipeMarkdownProps, 'additionsTo'> {
  text: string;
  streaming: boolean;
  headingLevel: number;
  live: 'off' | 'polite';
  /** Whether lines may get boxes, for which there is room from the beginning. */
  hasBoxes: boolean;
  /** Stable. Called when the text is shown formatted. */
  onFormatted: () => void;
}
