import { forwardRef, useId, type ReactNode } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import { RecipeMarkdown } from '../../markdown/index.ts';
import { ChangingText } from '../live-region.tsx';
import { Heading } from '../heading.tsx';
import type { RecipeTextProps } from '../labels/words.ts';
import { useWords } from '../labels/words-context.ts';
import { describeAuthor } from './author.ts';
import { recipeDirection } from './recipe-language.ts';
import type { ViewProps } from './recipe-view-props.ts';
import type { ShownTextTools } from './use-text-tools.ts';

/** A finished or partial recipe with its byline and notices. The ref is that of the model's text. */
export const RecipeCard = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeCardProps>(
  function RecipeCard(props, ref) {
    const { lang, status, model, origin, headingLevel = 2, hideHeading } = props;
    const { tools, textTools, recipeLang, onStop, children } = props;
    const words = useWords();
    const { labels, recipeHeading, slotProps } = words;
    const headingId = useId();
    const isStreaming = status === 'streaming';
    return (
      <section
        {...slotProps('recipe')}
        data-unfinished={isStreaming ? labels.printedEarly : undefined}
        aria-labelledby={hideHeading ? undefined : headingId}
        aria-label={hideHeading ? recipeHeading : undefined}
      >
        {!hideHeading && (
          <Heading
            level={headingLevel}
            id={headingId}
            {...slotProps('recipe-heading')}
            tabIndex={-1}
          >
            {recipeHeading}
          </Heading>
        )}
        <ChangingText as="p" data-slot="recipe-byline">
          {describeAuthor(model, origin, words)}
        </ChangingText>
        <div
          ref={ref}
          {...slotProps('recipe-markdown')}
          lang={lang}
          dir={recipeDirection(textTools.text)}
          aria-live={textTools.live}
          // There may be check boxes, now or at the end of the recipe.
          data-check-off={tools.includes('check-off') ? '' : undefined}
        >
          <RecipeMarkdown
            text={textTools.text}
            streaming={isStreaming}
            headingLevel={hideHeading ? headingLevel : headingLevel + 1}
            controls={textTools.controls}
            language={recipeLang}
            hasScale={isStreaming ? tools.includes('scale') : textTools.mayScale}
            hasBoxes={tools.includes('check-off')}
          />
        </div>
        {isStreaming && onStop && (
          <button type="button" {...slotProps('stop-button')} onClick={onStop}>
            {labels.stop}
          </button>
        )}
        {status === 'success' && children}
      </section>
    );
  },
);

interface RecipeCardProps extends RecipeTextProps, ViewProps {
  tools: readonly RecipeTool[];
  textTools: Pick<ShownTextTools, 'text' | 'controls' | 'live' | 'mayScale'>;
  /** Rendered after the recipe once it has ended. */
  children: ReactNode;
}
