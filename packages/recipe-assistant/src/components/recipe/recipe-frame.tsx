import { forwardRef, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { PlainText, preloadMarkdown, RecipeMarkdown } from '#markdown-loader';
import { LoadedView, ViewLoader } from '#view-loader';
import { describeFailure } from '../failure.ts';
import { attributesOf } from '../given-props.ts';
import { Heading } from '../heading.tsx';
import { usePart } from '../labels/words.ts';
import { Announcer, useAnnouncer } from '../live-region.tsx';
import type { FramedProps } from './loaded-view.tsx';
import type { RecipeViewProps, ViewProps } from './recipe-view-props.ts';
import type { Announce } from './use-recipe-speech.ts';

/**
 * The element of a recipe's view and its live region, which are there from the start: browsers anchor their scrolling
 * by elements, and screen readers must know a region before its words. What is inside is loaded once it is needed; until
 * then, text and failure are plain.
 */
export const RecipeFrame = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeFrameProps>(
  function RecipeFrame(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { isNeeded, ...others } = own;
    const [first] = useState(others);
    const [spoken, setSpoken] = useAnnouncer();
    const [lang, setLang] = useState<string>();
    const announce = useCallback<Announce>(
      (text, textLang) => {
        setSpoken(text);
        setLang(textLang);
      },
      [setSpoken],
    );
    const { status, error, finishReason, ingredients = [], tools } = others;
    // Missing ingredients are not a failure.
    const isFailure = error && error.code !== 'too-few-ingredients';
    const failure = isFailure ? describeFailure(error, ingredients, words) : undefined;
    const framed = { ...others, failure, words };
    // Never reset: the timers of cook mode go on without a recipe.
    const [hasRun, setHasRun] = useState(false);
    if (!hasRun && (status !== 'idle' || error || finishReason)) setHasRun(true);

    useEffect(() => {
      if (status === 'submitted') preloadMarkdown();
    }, [status]);

    return (
      <div
        data-status={status}
        {...rootProps('recipe-view', attributesOf(others, VIEW_PROPS))}
        data-cook={tools?.includes('cook') || undefined}
        ref={ref}
      >
        <ViewLoader isNeeded={isNeeded} />
        <Suspense fallback={<PlainView {...framed} />}>
          {hasRun && (
            <LoadedView {...framed} first={first} announce={announce} formatter={FORMATTER} />
          )}
        </Suspense>
        <Announcer slot="recipe-announcer" words={spoken} lang={lang} />
      </div>
    );
  },
);

const FORMATTER = { PlainText, RecipeMarkdown };

/** The text and the failure so far, until the view is loaded. */
function PlainView({
  recipe = '',
  recipeLang,
  error,
  failure,
  assistantName,
  headingLevel = 2,
  words,
}: FramedProps): ReactNode {
  const { labels, format, slotProps } = words;
  return (
    <>
      {recipe.trim() && (
        <section {...slotProps('recipe')}>
          <Heading level={headingLevel} {...slotProps('recipe-heading')}>
            {format(labels.recipeHeading, { assistantName: assistantName ?? labels.assistantName })}
          </Heading>
          <div {...slotProps('recipe-markdown')} lang={recipeLang ?? words.lang} dir="auto">
            <PlainText text={recipe} />
          </div>
        </section>
      )}
      {failure && (
        <div {...slotProps('recipe-failure')} data-code={error?.code} tabIndex={-1}>
          <p role="alert">
            {failure.message} {failure.reason}
          </p>
        </div>
      )}
    </>
  );
}

/** The props of the view among those of its element. */
const VIEW_PROPS: Record<keyof ViewProps, true> = {
  status: true,
  recipe: true,
  error: true,
  finishReason: true,
  wasLeft: true,
  model: true,
  origin: true,
  assistantName: true,
  ingredients: true,
  onRetry: true,
  onStop: true,
  tools: true,
  onAnother: true,
  previous: true,
  onBack: true,
  onTool: true,
  onShow: true,
  recipeActions: true,
  entry: true,
  recipeLang: true,
  headingLevel: true,
};

interface RecipeFrameProps extends RecipeViewProps {
  /** Whether there is something to show, or soon may be. */
  isNeeded: boolean;
}
