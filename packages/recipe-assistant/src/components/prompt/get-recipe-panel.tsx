import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react';
import { Heading } from '../heading.tsx';
import { ignoreRepeats } from '../buttons.tsx';
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
export const GetRecipePanel = /* @__PURE__ */ forwardRef<HTMLElement, GetRecipePanelProps>(
  function GetRecipePanel(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { remaining = 0, onGenerate, error, headingLevel = 2, children, ...rest } = own;
    const { labels, format, tag, slotProps } = words;
    const id = useId();
    // The wait at the time of the press: a message that counts down would be announced every second.
    const [refused, setRefused] = useState({ error, seconds: 0, times: 0 });
    const seconds = useRetryWait(error);
    const isReady = remaining <= 0 && seconds === 0;
    const refuse = () => setRefused({ error, seconds, times: refused.times + 1 });

    return (
      <section
        data-status={remaining <= 0 ? 'ready' : 'missing'}
        aria-labelledby={`${id}heading`}
        {...rootProps('get-recipe-panel', rest)}
        ref={ref}
      >
        <Heading level={headingLevel} id={`${id}heading`} {...slotProps('section-heading')}>
          {labels.getRecipeHeading}
        </Heading>
        <p data-slot="get-recipe-text">{labels.getRecipeText}</p>
        {children}
        <button
          type="button"
          {...slotProps('get-recipe-button')}
          aria-disabled={!isReady}
          aria-describedby={remaining > 0 ? `${id}missing` : undefined}
          onKeyDown={ignoreRepeats}
          onClick={() => (isReady ? onGenerate() : refuse())}
        >
          {labels.getRecipe}
        </button>
        <p data-slot="missing-ingredients" aria-live="polite" aria-atomic="true">
          {seconds > 0 && refused.seconds > 0 && refused.error === error && (
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
  },
);

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
