import type { ReactNode } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import { RecipeTools } from '../../tools/row/recipe-tools.tsx';
import type { FailureWords } from '../failure.ts';
import type { Words } from '../labels/words.ts';
import type { Announce } from '../live-region.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { describeEnd, RecipeFailure, RecipeNotice } from './recipe-end.tsx';
import { recipeLanguage } from './recipe-language.ts';
import type { ViewProps } from './recipe-view-props.ts';
import { type ShownRecipe, useEntry, useShown } from './use-entry.ts';
import { usePrintTitle } from './use-print-title.ts';
import { useRecipeSpeech } from './use-recipe-speech.ts';
import { useTextTools } from './use-text-tools.ts';

/** What is inside the view of a recipe: its text, its end and its tools. */
export function RecipeContent(props: RecipeContentProps): ReactNode {
  const { recipe = '', tools = NO_TOOLS, words, ...view } = props;
  const { status, error, finishReason, wasLeft, first, announce, onRetry, onTool } = view;
  const lang = recipeLanguage(view.recipeLang, words.lang, recipe);
  const run = { status, recipe, error, finishReason, wasLeft };
  const end = describeEnd(run, words);
  const speech = useRecipeSpeech(run, { end, first, recipeLang: lang, words, announce });
  const { textRef } = speech;
  usePrintTitle(textRef);

  const entry = useEntry(view.entry, { ...view, recipe });
  const textTools = useTextTools({ entry, recipe, tools, words, lang, onTool, speech });
  const { code } = textTools;
  const shown = useShown(entry, textTools, view.onShow);
  // Its tools come once a screen reader has the text.
  const finished = speech.isRead ? entry : undefined;
  const shared = { ...view, tools, lang, words };
  const notice = <RecipeNotice end={end} reason={finishReason} onRetry={onRetry} words={words} />;

  return (
    <>
      {/* Stays mounted when the recipe goes, since its timers go on. */}
      {code && tools.includes('cook') && (
        <code.CookButton
          entry={finished}
          onUse={() => onTool?.('cook')}
          lang={lang}
          words={words}
        />
      )}
      {recipe.trim() ? (
        <RecipeCard {...shared} textTools={textTools} ref={textRef}>
          {notice}
          {finished && shown && (
            <RecipeTools
              {...shared}
              key={finished.id}
              entry={finished}
              Without={code?.Without}
              actions={actionsFor(shown, view.recipeActions)}
              text={textTools.marked}
              notes={[textTools.note, end.notice].filter((note) => note !== undefined)}
            />
          )}
        </RecipeCard>
      ) : (
        notice
      )}
      <RecipeFailure error={error} failure={view.failure} onRetry={onRetry} words={words} />
      {/* Below a recipe it is one of the tools. */}
      {(status === 'error' || status === 'idle') && <BackButton {...view} words={words} />}
    </>
  );
}

function actionsFor(shown: ShownRecipe, actions: ViewProps['recipeActions']): ReactNode {
  return typeof actions === 'function' ? actions(shown) : actions;
}

function BackButton({ previous, onBack, words }: RecipeContentProps): ReactNode {
  if (!previous || !onBack) return null;
  return (
    <button type="button" data-slot="back-button" onClick={() => onBack()}>
      {words.format(words.labels.backTo, { title: previous.title })}
    </button>
  );
}

const NO_TOOLS: readonly RecipeTool[] = [];

export interface RecipeContentProps extends ViewProps {
  /** What was there when the page was: whatever has come since is announced. */
  first: ViewProps;
  /** Says something in the live region. */
  announce: Announce;
  /** What the page says of a failure. */
  failure: FailureWords | undefined;
  words: Words;
}
