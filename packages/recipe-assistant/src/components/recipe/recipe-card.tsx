import { forwardRef, Suspense, useEffect, useId, useRef, type ReactNode } from 'react';
import type { PlainText, RecipeMarkdown } from '#markdown-loader';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { RecipeOrigin } from '../../core/recipe-client.ts';
import { Heading } from '../heading.tsx';
import type { ViewWords } from '../labels/words.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { recipeDirection } from './recipe-language.ts';
import type { ViewProps } from './recipe-view-props.ts';
import type { ShownTextTools } from './use-text-tools.ts';

/** A finished or partial recipe with its byline and notices. The ref is that of the model's text. */
export const RecipeCard = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeCardProps>(
  function RecipeCard(
    {
      lang,
      status,
      model,
      origin,
      assistantName,
      headingLevel,
      tools,
      textTools: { text, controls, live },
      formatter,
      onFormatted,
      onStop,
      words,
      children,
    },
    ref,
  ) {
    const { labels, format, slotProps } = words;
    const headingId = useId();
    const headingRef = useRef<HTMLHeadingElement>(null);
    const focusHandlers = useFocusFallback(() => {
      const view = headingRef.current?.closest('[data-slot="recipe-view"]');
      const failure = view?.querySelector<HTMLElement>(FAILURE);
      return failure?.querySelector('button') ?? failure ?? headingRef.current;
    });
    const isStreaming = status === 'streaming';
    // A page may have kept anything with its recipe of before.
    const shortModel = typeof model === 'string' ? shortenModel(model) : undefined;
    return (
      <section
        {...slotProps('recipe')}
        data-unfinished={isStreaming ? labels.printedEarly : undefined}
        aria-labelledby={headingId}
        {...focusHandlers}
      >
        <Heading
          ref={headingRef}
          level={headingLevel}
          id={headingId}
          {...slotProps('recipe-heading')}
          tabIndex={-1}
        >
          {format(labels.recipeHeading, { assistantName })}
        </Heading>
        <p data-slot="recipe-byline" title={shortModel !== model && shortModel ? model : undefined}>
          {describeAuthor(shortModel, origin, words)}
        </p>
        <div
          ref={ref}
          {...slotProps('recipe-markdown')}
          lang={lang}
          dir={recipeDirection(text)}
          aria-live={live}
          // There may be check boxes, now or at the end of the recipe.
          data-check-off={tools.includes('check-off') ? '' : undefined}
        >
          {/* Plain until the formatter is loaded. */}
          <Suspense fallback={<formatter.PlainText text={text} />}>
            <formatter.RecipeMarkdown
              text={text}
              streaming={isStreaming}
              headingLevel={headingLevel + 1}
              controls={controls}
              hasScale={tools.includes('scale')}
            />
            <Arrival onArrival={onFormatted} />
          </Suspense>
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

/** In UTF-16 units: `mistralai/Mixtral-8x7B-Instruct-v0.1` is whole. */
const LONGEST_MODEL = 36;

const FAILURE = '[data-slot="recipe-failure"][data-code]';

/** Effects inside a suspended boundary wait, so this one runs once the formatted text is rendered. */
function Arrival({ onArrival }: { onArrival: () => void }): null {
  useEffect(onArrival, [onArrival]);
  return null;
}

/** Without who published it, and cut, where the whole name would take lines beside Cook on a phone. */
function shortenModel(model: string): string {
  const name = model.length > LONGEST_MODEL ? model.slice(model.lastIndexOf('/') + 1) : model;
  return name.length > LONGEST_MODEL ? `${name.slice(0, LONGEST_MODEL - 1)}…` : name;
}

/** What wrote it, and the advice to check it. */
function describeAuthor(
  model: string | undefined,
  origin: RecipeOrigin | undefined,
  { labels, format }: ViewWords,
): string {
  if (origin === 'rules') return labels.writtenByRules;
  return model ? format(labels.writtenBy, { model }) : labels.writtenByUnnamed;
}

/** What draws a text, formatted and not: the same for the whole page, which may have loaded it before. */
export interface Formatter {
  PlainText: typeof PlainText;
  RecipeMarkdown: typeof RecipeMarkdown;
}

interface RecipeCardProps extends Pick<ViewProps, 'status' | 'model' | 'origin' | 'onStop'> {
  /** The recipe's language, if known. */
  lang: string | undefined;
  tools: readonly RecipeTool[];
  textTools: Pick<ShownTextTools, 'text' | 'controls' | 'live'>;
  assistantName: string;
  headingLevel: number;
  formatter: Formatter;
  onFormatted: () => void;
  words: ViewWords;
  /** Rendered after the recipe once it has ended. */
  children: ReactNode;
}
