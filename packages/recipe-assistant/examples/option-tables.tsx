import type { UseRecipeAssistantOptions, UseRecipeAssistantResult } from 'recipe-assistant';
import type { EndpointClientOptions } from 'recipe-assistant';
import type { ChatCompletionsClientOptions } from 'recipe-assistant/chat-completions';
import type { HuggingFaceClientOptions } from 'recipe-assistant/hugging-face';
import type { RecipeHandlerOptions } from 'recipe-assistant/server';

// Storybook reads doc comments from the properties of components. So here the options of what is no
// component are the properties of one that shows nothing.

export function HookOptions(_props: UseRecipeAssistantOptions) {
  return null;
}

export function HookResult(_props: UseRecipeAssistantResult) {
  return null;
}

export function HandlerOptions(_props: RecipeHandlerOptions) {
  return null;
}

export function EndpointOptions(_props: EndpointClientOptions) {
  return null;
}

export function HuggingFaceOptions(_props: HuggingFaceClientOptions) {
  return null;
}

export function ChatCompletionsOptions(_props: ChatCompletionsClientOptions) {
  return null;
}
