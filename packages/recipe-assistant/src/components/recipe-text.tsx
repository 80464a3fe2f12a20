import { forwardRef, Suspense, useEffect } from 'react';
import { PlainText, RecipeMarkdown } from '#markdown-loader';

/** The model's text: plain until the code that formats it is here. */
export const RecipeText = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeTextProps>(
  function RecipeText({ text, streaming, headingLevel, live, onFormatted }, ref) {
    return (
      <div ref={ref} data-slot="recipe-markdown" dir="auto" aria-live={live}>
        <Suspense fallback={<PlainText text={text} />}>
          <RecipeMarkdown text={text} streaming={streaming} headingLevel={headingLevel} />
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

interface RecipeTextProps {
  text: string;
  streaming: boolean;
  headingLevel: number;
  live: 'off' | 'polite';
  /** Stable. Called when the text is shown formatted. */
  onFormatted: () => void;
}
