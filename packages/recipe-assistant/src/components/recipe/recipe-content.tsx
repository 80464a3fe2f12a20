import type { ReactNode } from 'react';
import type { RecipeTool } from '../../core/assistant-event.ts';
import { RecipeTools } from '../../tools/row/recipe-tools.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { describeEnd, RecipeNotice } from './recipe-notice.tsx';
import { scriptLanguage } from './recipe-language.ts';
import type { RecipeContentProps, ShownRecipe, ViewProps } from './recipe-view-props.ts';
import { useEntry, useShown } from './use-entry.ts';
import { usePrintTitle } from './use-print-title.ts';
import { useRecipeSpeech } from './use-recipe-speech.ts';
import { useTextTools } from './use-text-tools.ts';

/** What is inside the view of a recipe: its text, its end and its tools. */
export function RecipeContent(props: RecipeContentProps): ReactNode {
  const { recipe = '', tools = NO_TOOLS, words, ...view } = props;
  const { onRetry, onTool } = view;
  const lang = view.recipeLang ?? words.lang ?? scriptLanguage(recipe);
  const end = describeEnd(props, words);
  const speech = useRecipeSpeech(props, end, lang);
  const { textRef } = speech;
  usePrintTitle(textRef);

  const entry = useEntry(props, words.lang);
  const textTools = useTextTools({ entry, recipe, tools, words, lang, onTool, speech });
  const { code } = textTools;
  const shown = useShown(entry, textTools, view.onShow);
  // Its tools come once a screen reader has the text.
  const finished = speech.isRead ? entry : undefined;
  const shared = { ...view, tools, lang, words };
  const notice = <RecipeNotice end={end} onRetry={onRetry} words={words} />;

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
    </>
  );
}

function actionsFor(shown: ShownRecipe, actions: ViewProps['recipeActions']): ReactNode {
  return typeof actions === 'function' ? actions(shown) : actions;
}

const NO_TOOLS: readonly RecipeTool[] = [];
