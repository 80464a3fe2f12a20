import { useMemo, type ReactNode } from 'react';
import { firstRunState } from '../core/run-state.ts';
import type { AssistantEvent } from '../core/assistant-event.ts';
import { LaterContent } from '../components/recipe/later-content.tsx';
import { RecipeFrame } from '../components/recipe/recipe-frame.tsx';
import {
  DEFAULT_TOOLS,
  type RecipeAssistantProps,
} from '../components/widget/recipe-assistant.tsx';

/** A recipe and its tools alone, the whole width; nothing without one. */
export function KeptRecipe({
  recipe: kept,
  tools = DEFAULT_TOOLS,
  onEvent,
  onShow,
  recipeActions,
  recipeLang,
  headingLevel,
  ...words
}: KeptRecipeProps): ReactNode {
  const { status, written, entry, request } = useMemo(() => firstRunState(kept), [kept]);
  return (
    <RecipeFrame
      {...words}
      Content={LaterContent}
      view={{
        ...written,
        status,
        entry,
        ingredients: request?.ingredients,
        tools,
        onShow,
        recipeActions,
        recipeLang,
        headingLevel,
        onTool: (tool, factor) => onEvent({ type: 'tool', tool, factor }),
        onTimer: (state, seconds, id) => onEvent({ type: 'timer', state, seconds, id }),
      }}
    />
  );
}

interface KeptRecipeProps extends Pick<
  RecipeAssistantProps,
  | 'assistantName'
  | 'headingLevel'
  | 'labels'
  | 'locale'
  | 'onShow'
  | 'recipeActions'
  | 'recipeLang'
  | 'tools'
> {
  recipe: RecipeAssistantProps['defaultRecipe'];
  onEvent: (event: AssistantEvent) => void;
}
