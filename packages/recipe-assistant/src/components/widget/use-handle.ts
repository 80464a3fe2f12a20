import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { UseRecipeAssistantResult } from '../../react/use-recipe-assistant.ts';
import { findPart } from '../find-part.ts';

/** Has a `ref` of the page's refer to the root element, together with the methods. */
export function useHandle(
  ref: Ref<HTMLElement>,
  { generate, stop }: UseRecipeAssistantResult,
): RefObject<HTMLElement | null> {
  const rootRef = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => {
    const root = rootRef.current!;
    const focus = (options?: FocusOptions) => findPart(root, 'ingredient-input')?.focus(options);
    return Object.assign(root, { focus, generate, stop });
  }, [generate, stop]);
  return rootRef;
}
/**
 * What a `ref` on the widget refers to: its root element, with methods of its own.
 *
 * @example
 * const kitchen = useRef<RecipeAssistantHandle>(null);
 * <RecipeAssistant ref={kitchen} endpoint="/api/recipe" />
 * <button onClick={() => kitchen.current?.focus()}>What can I cook?</button>
 */
export interface RecipeAssistantHandle extends HTMLElement {
  /** Moves the focus to the field for ingredients. */
  focus: (options?: FocusOptions) => void;
  /** Starts a run, as the button does. Resolves when it ends, however it ends. */
  generate: () => Promise<void>;
  /** Ends the run and keeps the text so far. */
  stop: () => void;
}
