import {
  forwardRef,
  useContext,
  useEffect,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { preloadMarkdown } from '#markdown-loader';
import type { RunStatus } from '../../core/run-state.ts';
import type { FinishReason, RecipeOrigin } from '../../core/recipe-client.ts';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { AnotherWish } from '../../core/assistant-store.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type { PreviousRecipe } from '../../core/recipe-history.ts';
import type { RecipeError } from '../../core/recipe-error.ts';
import { givenProps } from '../given-props.ts';
import { useWords, WordsContext, type OwnWords } from '../labels/words.ts';
import { Announcer } from '../live-region.tsx';
import { RecipeCard } from './recipe-card.tsx';
import { describeEnd, RecipeFailure, RecipeNotice } from './recipe-end.tsx';
import { usePrintTitle } from './use-print-title.ts';
import { recipeLanguage } from './recipe-language.ts';
import { useRecipeSpeech } from './use-recipe-speech.ts';
import { type ShownRecipe, useEntry, useShown } from './use-entry.ts';
import { CookPlace, type RecipeActions, ToolRow } from './tool-row.tsx';
import { useToolCode } from './use-tool-code.ts';
import { useTextTools } from './use-text-tools.ts';

/**
 * The recipe, or why there is none. With `status="success"` and a `recipe` it is complete by itself, on
 * a server too.
 *
 * @example
 * <RecipeView status="success" recipe="# Leek soup" assistantName="Sous Chef" />
 * @example
 * const { status, recipe, error, finishReason, model, stop, retry } = useRecipeAssistant({ client });
 * <RecipeView {...{ status, recipe, error, finishReason, model }} onStop={stop} onRetry={retry} />
 */
export const RecipeView = /* @__PURE__ */ forwardRef<HTMLDivElement, RecipeViewProps>(
  function RecipeView(props, ref) {
    const {
      status,
      recipe = '',
      error,
      finishReason,
      wasLeft = false,
      model,
      origin,
      assistantName,
      headingLevel = 2,
      ingredients = NO_INGREDIENTS,
      onRetry,
      onStop,
      tools = NO_TOOLS,
      onAnother,
      previous,
      onBack,
      onTool,
      onShow,
      recipeActions,
      entry: given,
      recipeLang,
      locale,
      labels,
      ...rest
    } = givenProps(props);
    const words = useWords({ locale, labels });
    const hasText = recipe.trim() !== '';
    const lang = recipeLanguage(recipeLang, words.lang, recipe);
    const end = describeEnd({ error, finishReason, wasLeft, hasText }, words.labels);
    const speech = useRecipeSpeech(status, hasText, end, lang);
    const { textRef, isRead } = speech;
    usePrintTitle(textRef);
    const notice = <RecipeNotice end={end} reason={finishReason} onRetry={onRetry} />;

    const isFinished = isRead && status === 'success';
    const code = useToolCode(isFinished, tools);
    const finished = { status, recipe, finishReason, model, origin, ingredients };
    const entry = useEntry(given, finished);
    const textOptions = { entry, recipe, tools, words, lang, onTool, speech };
    const textTools = useTextTools(code.text, textOptions);
    // Not while the text is being formatted: its tools, which have the amounts, come after that.
    const formatted = isFinished ? entry : undefined;
    const shown = useShown(formatted, textTools, onShow);

    useEffect(() => {
      if (status === 'submitted') preloadMarkdown();
    }, [status]);

    return (
      <div
        data-status={status}
        {...words.root('recipe-view', rest, locale)}
        data-cook={tools.includes('cook') || undefined}
        ref={ref}
      >
        <WordsContext.Provider value={words}>
          <CookPlace code={code.cook} entry={formatted} tools={tools} onTool={onTool} lang={lang} />
          {hasText ? (
            <RecipeCard
              ref={textRef}
              lang={lang}
              textTools={textTools}
              status={status}
              model={model}
              origin={origin}
              assistantName={assistantName ?? words.labels.assistantName}
              headingLevel={headingLevel}
              onFormatted={speech.onFormatted}
              onStop={onStop}
            >
              {notice}
              {textTools.keepSelection}
              <ToolRow
                code={code}
                entry={formatted}
                shown={shown}
                marked={textTools.marked}
                tools={tools}
                notes={[textTools.note, end.notice]}
                previous={previous}
                onAnother={onAnother}
                onBack={onBack}
                onTool={onTool}
                lang={lang}
                recipeActions={recipeActions}
              />
            </RecipeCard>
          ) : (
            notice
          )}
          <RecipeFailure error={end.failure} ingredients={ingredients} onRetry={onRetry} />
          <BackButton status={status} previous={previous} onBack={onBack} />
          <Announcer slot="recipe-announcer" words={speech.words} lang={speech.lang} />
        </WordsContext.Provider>
      </div>
    );
  },
);

/** Back, after a run without text; below a recipe it is one of the tools. */
function BackButton({ status, previous, onBack }: BackButtonProps): ReactNode {
  const { labels, fill } = useContext(WordsContext);
  if (!previous || !onBack || (status !== 'error' && status !== 'idle')) return null;
  return (
    <button type="button" data-slot="back-button" onClick={onBack}>
      {fill(labels.backTo, { title: previous.title })}
    </button>
  );
}

type BackButtonProps = Pick<RecipeViewProps, 'status' | 'previous' | 'onBack'>;

const NO_INGREDIENTS: readonly string[] = [];
const NO_TOOLS: readonly RecipeTool[] = [];

export interface RecipeViewProps extends ComponentPropsWithoutRef<'div'>, OwnWords {
  /** The phase of the run. */
  status: RunStatus;
  /** Markdown; empty without one. While streaming, the text so far. */
  recipe?: string | undefined;
  /** Why the recipe is missing or incomplete. */
  error?: RecipeError | undefined;
  /** Why the text ended. */
  finishReason?: FinishReason | undefined;
  /** With `aborted`: the page was left, rather than the visitor stopping it. Default false. */
  wasLeft?: boolean | undefined;
  /** The model's name, as it reports it. */
  model?: string | undefined;
  /** Whether a model or fixed rules wrote it. Default `model`. */
  origin?: RecipeOrigin | undefined;
  /** The name in the heading. Default `Recipe Assistant`, in the page's language. */
  assistantName?: string | undefined;
  /** The requested ingredients, to name one that was refused. Default none. */
  ingredients?: readonly string[] | undefined;
  /** Without it there is no Try again. */
  onRetry?: (() => unknown) | undefined;
  /** Without it there is no Stop. */
  onStop?: (() => void) | undefined;
  /** The tools of a finished recipe. Default none. */
  tools?: readonly RecipeTool[] | undefined;
  /** Requests a different recipe. Without it there is no Something different. */
  onAnother?: ((wish?: AnotherWish) => unknown) | undefined;
  /** The previous recipe, which `onBack` brings back. Default none. */
  previous?: PreviousRecipe | undefined;
  /** Brings the previous recipe back. Without it there is no Back. */
  onBack?: (() => unknown) | undefined;
  /** Called on each use of a tool, for statistics; for `scale` with the factor. */
  onTool?: ((tool: RecipeTool, factor?: number) => void) | undefined;
  /**
   * Called when the finished recipe that is shown changes: another one, other amounts, or none any
   * more. Not for a recipe that failed.
   */
  onShow?: ((shown: ShownRecipe | undefined) => void) | undefined;
  /**
   * The page's own actions, such as a Save button, in the row of tools: a node, or a function of the
   * recipe that is shown. Default none.
   */
  recipeActions?: RecipeActions | undefined;
  /**
   * The hook's `entry`, which keeps amounts, ticks and the step of cook mode and restores them with the
   * recipe. Default: they last as long as the text is shown.
   */
  entry?: RecipeEntry | undefined;
  /**
   * The recipe's language, as a BCP 47 tag. Default: that of the `locale`, else what the script of the text
   * alone tells, such as `ja`; none for Latin.
   */
  recipeLang?: string | undefined;
  /** The level of the heading, 1 to 6; the recipe's own headings start one below. Default 2. */
  headingLevel?: number | undefined;
}
