import { forwardRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ComponentType } from 'react';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { WordsContext } from '../labels/words-context.ts';
import { useAnnouncer } from '../live-region.tsx';
import { BackButton } from './back-button.tsx';
import { RecipeFailure } from './recipe-failure.tsx';
import type { RecipeContentProps, RecipeViewProps, ViewProps } from './recipe-view-props.ts';

/**
 * The element of a recipe's view and its live region, which are there from the start: browsers anchor their scrolling
 * by elements, and screen readers must know a region before its words.
 */
export const RecipeFrame = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeFrameProps>(
  function RecipeFrame({ view, Content, isWanted, ...props }, ref) {
    const { words, own, rootProps } = usePart(props);
    const [first] = useState(view);
    const [announcer, announce] = useAnnouncer('recipe-announcer');
    const { status, error, finishReason, tools } = view;
    // Never reset: the timers of cook mode go on without a recipe.
    const [isNeeded, setIsNeeded] = useState(false);
    if (!isNeeded && (isWanted || status !== 'idle' || error || finishReason)) setIsNeeded(true);

    return (
      <div
        data-status={status}
        {...rootProps('recipe-view', own)}
        data-cook={tools?.includes('cook') || undefined}
        ref={ref}
      >
        {isNeeded && (
          <WordsContext.Provider value={words}>
            <Content {...view} {...{ first, announce }} />
            <RecipeFailure {...view} announce={announce} />
            {/* Below a recipe it is one of the tools. */}
            {(status === 'error' || status === 'idle') && <BackButton {...view} />}
          </WordsContext.Provider>
        )}
        {announcer}
      </div>
    );
  },
);

interface RecipeFrameProps
  extends ComponentPropsWithoutRef<'div'>, LanguageProps, Pick<RecipeViewProps, 'assistantName'> {
  view: ViewProps;
  /** What is inside once it is needed. */
  Content: ComponentType<RecipeContentProps>;
  /** Whether there may soon be something to show. Default: once there is. */
  isWanted?: boolean;
}
