import { forwardRef, memo, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { preloadMarkdown } from '#markdown-loader';
import { Heading } from '../heading.tsx';
import { ignoreRepeats } from '../key-events.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';
import type { RecipeError } from '../../core/recipe-error.ts';
import { RepeatableMessage } from '../live-region.tsx';
import { spellWait, useRetryWait } from '../retry-wait.ts';

/**
 * The block with Get a recipe. While ingredients are missing it says how many, and the button does
 * nothing. Its `children` are rendered above the button.
 *
 * @example
 * <GetRecipePanel remaining={remaining} onGenerate={generate} />
 */
export const GetRecipePanel = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLElement, GetRecipePanelProps>(function GetRecipePanel(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { remaining = 0, onGenerate, error, headingLevel = 2, children, ...rest } = own;
    const { labels, format, tag, slotProps } = words;
    const id = useId();
    // The wait at the time of the press: a message that counts down would be announced every second.
    const [refused, setRefused] = useState<Refusal>({ error: undefined, seconds: 0, times: 0 });
    const seconds = useRetryWait(error);
    const isWaiting = remaining <= 0 && seconds > 0;
    const ready = remaining <= 0 && !isWaiting;

    const refuse = () => setRefused({ error, seconds, times: refused.times + 1 });

    return (
      <section
        data-status={remaining <= 0 ? 'ready' : 'missing'}
        aria-labelledby={`${id}heading`}
        {...rootProps('get-recipe-panel', rest)}
        ref={ref}
      >
        <Heading
          level={headingLevel}
          id={`${id}heading`}
          {...slotProps('section-heading')}
          tabIndex={-1}
        >
          {labels.getRecipeHeading}
        </Heading>
        <p data-slot="get-recipe-text">{labels.getRecipeText}</p>
        {children}
        <button
          type="button"
          {...slotProps('get-recipe-button')}
          aria-disabled={!ready}
          aria-describedby={remaining > 0 ? `${id}missing` : undefined}
          onFocus={preloadMarkdown}
          onPointerEnter={preloadMarkdown}
          onKeyDown={ignoreRepeats}
          onClick={() => (ready ? onGenerate() : refuse())}
        >
          {labels.getRecipe}
        </button>
        <p data-slot="missing-ingredients" aria-live="polite" aria-atomic="true">
          {isWaiting && refused.error === error && (
            <RepeatableMessage
              times={refused.times}
              text={format(labels.tryAgainIn, { time: spellWait(refused.seconds, tag) })}
            />
          )}
          {remaining > 0 && (
            <RepeatableMessage
              id={`${id}missing`}
              times={refused.times}
              text={format(labels.missing, { count: remaining })}
            />
          )}
        </p>
      </section>
    );
  }),
);

/** The last press that did nothing. */
interface Refusal {
  error: RecipeError | undefined;
  seconds: number;
  times: number;
}

export interface GetRecipePanelProps extends ComponentPropsWithoutRef<'section'>, LanguageProps {
  /** How many ingredients are missing. Default 0. */
  remaining?: number | undefined;
  /** Called when a recipe is requested and no ingredient is missing. */
  onGenerate: () => unknown;
  /** The last error: if it says how long to wait, the button waits too. Default none. */
  error?: RecipeError | undefined;
  /** The level of the heading, 1 to 6. Default 2. */
  headingLevel?: number | undefined;
}
