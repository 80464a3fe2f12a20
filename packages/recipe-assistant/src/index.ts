'use client';

export { createEndpointClient, type EndpointClientOptions } from './clients/endpoint.ts';
export {
  AssistantHeader,
  type AssistantHeaderProps,
} from './components/widget/assistant-header.tsx';
export type { RecipeClassNames } from './components/class-names.ts';
export { GetRecipePanel, type GetRecipePanelProps } from './components/prompt/get-recipe-panel.tsx';
export {
  IngredientForm,
  type IngredientFormProps,
} from './components/ingredients/ingredient-form.tsx';
export {
  IngredientList,
  type IngredientListProps,
} from './components/ingredients/ingredient-list.tsx';
export { describeError } from './components/failure.ts';
export { describeRefusal } from './components/ingredients/refusal.ts';
export {
  defaultLabels,
  type LabelOverrides,
  type RecipeLabels,
  type RecipeLocale,
} from './components/labels/default-labels.ts';
export type { Label } from './components/labels/label.ts';
export {
  RecipeAssistant,
  type RecipeAssistantProps,
} from './components/widget/recipe-assistant.tsx';
export { RecipeStatus, type RecipeStatusProps } from './components/recipe/recipe-status.tsx';
export { RecipeView } from './components/recipe/recipe-view.tsx';
export type { RecipeViewProps, ShownRecipe } from './components/recipe/recipe-view-props.ts';
export type { RecipeAssistantHandle } from './components/widget/use-handle.ts';
export { WelcomePanel, type WelcomePanelProps } from './components/widget/welcome-panel.tsx';
export { WishesPanel, type WishesPanelProps } from './components/prompt/wishes-panel.tsx';
export type { AssistantEvent, RecipeTool, TimerState } from './core/assistant-event.ts';
export type { DefaultRecipe } from './core/assistant-options.ts';
export type { AddIngredientsResult } from './core/ingredients.ts';
export type {
  FinishReason,
  RecipeChunk,
  RecipeClient,
  RecipeClientOptions,
  RecipeOrigin,
  RecipeResult,
} from './core/recipe-client.ts';
export { RecipeError } from './core/recipe-error.ts';
export type { RecipeErrorCode } from './core/recipe-error.ts';
export type { RecipePreferences, RecipeWish } from './core/preferences.ts';
export type { RecipeRequest } from './core/recipe-request.ts';
export type { RunStatus } from './core/assistant-state.ts';
export { useRecipeAssistant } from './react/use-recipe-assistant.ts';
export type {
  UseRecipeAssistantOptions,
  UseRecipeAssistantResult,
} from './react/use-recipe-assistant.ts';
