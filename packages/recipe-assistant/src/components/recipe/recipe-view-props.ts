import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type {
  AnotherWish,
  PreviousRecipe,
  RecipeAssistantState,
  RunStatus,
} from '../../core/assistant-state.ts';
import type { RecipeTool, TimerState } from '../../core/assistant-event.ts';
import type { FinishReason, RecipeOrigin, RecipeResult } from '../../core/recipe-client.ts';
import type { RecipeError } from '../../core/recipe-error.ts';
import type { LanguageProps } from '../labels/words.ts';
import type { Announce } from '../live-region.tsx';

/** The props of the view that aren't attributes of its element, nor its words. */
export type ViewProps = Omit<
  RecipeViewProps,
  keyof ComponentPropsWithoutRef<'div'> | keyof LanguageProps | 'assistantName'
>;

/** What is inside the frame of a view is given. */
export interface RecipeContentProps extends ViewProps {
  /** What was there when the page was: whatever has come since is announced. */
  first: ViewProps;
  /** Says something in the live region. */
  announce: Announce;
}

export interface RecipeViewProps extends ComponentPropsWithoutRef<'div'>, LanguageProps {
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
   * Called when a timer of cook mode runs for so many seconds, ends, or is no longer there, for statistics, with an id
   * that tells it from others.
   */
  onTimer?: ((state: TimerState, seconds: number, id: string) => void) | undefined;
  /**
   * Called when the finished recipe that is shown changes: another one, other amounts, or none any
   * more, also when the view leaves the page. Not for a recipe that failed. If it throws, the error is reported.
   */
  onShow?: ((shown: ShownRecipe | undefined) => void) | undefined;
  /**
   * The page's own actions, such as a Save button, in the row of tools: a node, or a function of the
   * recipe that is shown. Where they throw they alone are dropped, and the error goes to `reportError`. Default none.
   */
  recipeActions?: RecipeActions | undefined;
  /**
   * The hook's `entry`, which keeps amounts, ticks and the step of cook mode and restores them with the
   * recipe. Default: they last as long as the text is shown.
   */
  entry?: RecipeAssistantState['entry'];
  /**
   * The recipe's language, as a BCP 47 tag: its `lang`, and what it is read in. Default of the first: that of the
   * `locale`, else what the script of the text alone tells, such as `ja`; none for Latin. It is read in what its words
   * tell.
   */
  recipeLang?: string | undefined;
  /** The level of the heading, 1 to 6; the recipe's own headings start one below. Default 2. */
  headingLevel?: number | undefined;
  /** Without the heading; then the recipe's own headings start at `headingLevel`. Default false. */
  hideHeading?: boolean | undefined;
}

/** The page's own actions in the row of tools. */
type RecipeActions = ReactNode | ((shown: ShownRecipe) => ReactNode);

/** A finished recipe as it is shown. */
export interface ShownRecipe extends Omit<RecipeResult, 'usage' | 'upstream'> {
  /** The ingredients it was requested with. */
  ingredients: readonly string[];
  /** The factor of its amounts. The text has these amounts. */
  factor: number;
}
