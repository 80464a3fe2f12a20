import { useMemo, type ReactNode } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { FailureWords } from '../failure.ts';
import { withLabels } from '../labels/label.ts';
import { viewLabels } from '../labels/view-labels.ts';
import type { ViewWords, Words } from '../labels/words.ts';
import { type Formatter, RecipeCard } from './recipe-card.tsx';
import { describeEnd, RecipeFailure, RecipeNotice } from './recipe-end.tsx';
import { recipeLanguage } from './recipe-language.ts';
import type { ViewProps } from './recipe-view-props.ts';
import { ToolRow } from './tool-row.tsx';
import { useEntry, useShown } from './use-entry.ts';
import { usePrintTitle } from './use-print-title.ts';
import { type Announce, useRecipeSpeech } from './use-recipe-speech.ts';
import { useTextTools } from './use-text-tools.ts';
import { useToolCode } from './use-tool-code.ts';

/** What is inside the view of a recipe: its text, its end and its tools. */
export function LoadedView({
  recipe = '',
  headingLevel = 2,
  tools = NO_TOOLS,
  words: pageWords,
  ...view
}: LoadedViewProps): ReactNode {
  const { status, error, failure, finishReason, wasLeft, onRetry, onTool, first, announce } = view;
  const words = useMemo(() => withLabels(pageWords, viewLabels), [pageWords]);
  const hasText = recipe.trim() !== '';
  const lang = recipeLanguage(view.recipeLang, words.lang, recipe);
  const { labels } = words;
  const run = { status, recipe, error, finishReason, wasLeft };
  const end = describeEnd(run, words);
  const speech = useRecipeSpeech(run, { end, first, recipeLang: lang, words, announce });
  const { textRef, isRead } = speech;
  usePrintTitle(textRef);
  const notice = <RecipeNotice end={end} reason={finishReason} onRetry={onRetry} words={words} />;

  const isFinished = isRead && status === 'success';
  const code = useToolCode(isFinished, tools);
  const entry = useEntry(view.entry, { ...view, recipe });
  const textOptions = { entry, recipe, tools, words, lang, onTool, speech };
  const textTools = useTextTools(code.text, textOptions);
  const shown = useShown(entry, textTools, view.onShow);
  // Its tools come once its text is formatted and a screen reader has it.
  const formatted = isFinished ? entry : undefined;
  const shared = { tools, onTool, lang, words };

  return (
    <>
      {/* Stays mounted when the recipe goes, since its timers go on. */}
      {code.cook && (
        <code.cook.CookButton
          entry={tools.includes('cook') ? formatted : undefined}
          onUse={() => onTool?.('cook')}
          lang={lang}
          words={words}
        />
      )}
      {hasText ? (
        <RecipeCard
          {...view}
          {...shared}
          ref={textRef}
          textTools={textTools}
          assistantName={view.assistantName ?? labels.assistantName}
          headingLevel={headingLevel}
          onFormatted={speech.onFormatted}
        >
          {notice}
          <ToolRow
            {...view}
            {...shared}
            code={code}
            entry={formatted}
            shown={shown}
            marked={textTools.marked}
            notes={[textTools.note, end.notice]}
          />
        </RecipeCard>
      ) : (
        notice
      )}
      <RecipeFailure error={end.failure} failure={failure} onRetry={onRetry} words={words} />
      <BackButton {...view} words={words} />
    </>
  );
}

/** Back, after a run without text; below a recipe it is one of the tools. */
function BackButton({ status, previous, onBack, words }: BackButtonProps): ReactNode {
  if (!previous || !onBack || (status !== 'error' && status !== 'idle')) return null;
  return (
    <button type="button" data-slot="back-button" onClick={onBack}>
      {words.format(words.labels.backTo, { title: previous.title })}
    </button>
  );
}

interface BackButtonProps extends Pick<ViewProps, 'status' | 'previous' | 'onBack'> {
  words: ViewWords;
}

const NO_TOOLS: readonly RecipeTool[] = [];

/** What the view and what stands in for it are given by the element around them. */
export interface FramedProps extends ViewProps {
  /** What the page says of a failure. */
  failure: FailureWords | undefined;
  words: Words;
}

export interface LoadedViewProps extends FramedProps {
  /** What was there when the page was: whatever has come since is announced. */
  first: ViewProps;
  /** Says something in the live region. */
  announce: Announce;
  formatter: Formatter;
}
