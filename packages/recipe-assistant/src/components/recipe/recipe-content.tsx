import type { ReactNode } from 'react';
import { RECIPE_TOOLS, type RecipeTool } from '../../core/assistant-event.ts';
import { warnOfUnknown } from '../../core/unknown-names.ts';
import { RecipeTools } from '../../tools/row/recipe-tools.tsx';
import { checkLabels } from '../labels/check-labels.ts';
import { useWords } from '../labels/words-context.ts';
import { useLeavingQuestion } from '../use-leaving-question.ts';
import { LaterCookMode } from './later-cook-mode.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { pageActions } from './page-actions.tsx';
import { describeEnd, RecipeNotice } from './recipe-notice.tsx';
import { scriptLanguage } from './recipe-language.ts';
import type { RecipeContentProps } from './recipe-view-props.ts';
import { useEntry, useShown } from './use-entry.ts';
import { usePrintTitle } from './use-print-title.ts';
import { useRecipeSpeech } from './use-recipe-speech.ts';
import { useTextTools } from './use-text-tools.ts';

/** What is inside the view of a recipe: its text, its end and its tools. */
export function RecipeContent(props: RecipeContentProps): ReactNode {
  const { recipe = '', tools = NO_TOOLS, ...view } = props;
  const { onRetry, onTool, onTimer } = view;
  const words = useWords();
  warnOfUnknown('tools', tools, RECIPE_TOOLS);
  checkLabels(words);
  const lang = view.recipeLang ?? words.lang ?? scriptLanguage(recipe);
  const end = describeEnd(props, words);
  const speech = useRecipeSpeech(props, end, lang);
  const { textRef } = speech;
  usePrintTitle(textRef);
  useLeavingQuestion(props.status === 'streaming');

  const entry = useEntry(props, words.lang);
  const textTools = useTextTools({ entry, recipe, tools, lang, onTool, speech });
  const { code, isCodeLost } = textTools;
  const shown = useShown(entry, textTools, view.onShow);
  // Its tools come once a screen reader has the text.
  const finished = speech.isRead ? entry : undefined;
  const shared = { ...view, tools, lang };
  const notice = <RecipeNotice end={end} onRetry={onRetry} />;

  return (
    <>
      {/* Stays mounted when the recipe goes, since its timers go on. */}
      {code && tools.includes('cook') && (
        <code.CookButton
          CookMode={LaterCookMode}
          entry={finished}
          tools={tools}
          onTool={onTool}
          onTimer={(...timer) => onTimer?.(...timer)}
          announce={speech.announce}
          lang={lang}
        />
      )}
      {recipe.trim() ? (
        <RecipeCard {...shared} textTools={textTools} ref={textRef}>
          {notice}
          <LostTools isLost={isCodeLost} />
          {finished && shown && (
            <RecipeTools
              {...shared}
              key={finished.id}
              entry={finished}
              Without={code?.Without}
              actions={pageActions(shown, view.recipeActions)}
              text={textTools.marked}
              getText={() => textRef.current!}
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

function LostTools({ isLost }: { isLost: boolean }): ReactNode {
  const { labels, slotProps } = useWords();
  if (!isLost) return undefined;
  return (
    <p {...slotProps('recipe-notice')} role="alert">
      {labels.toolsNotLoaded}
    </p>
  );
}

const NO_TOOLS: readonly RecipeTool[] = [];
