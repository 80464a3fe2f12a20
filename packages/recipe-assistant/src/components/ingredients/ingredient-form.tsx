import { forwardRef, useId, useRef } from 'react';
import type { ClipboardEvent, SubmitEvent } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { splitIngredients, type AddIngredientsResult } from '../../core/ingredients.ts';
import { isComposing } from '../key-events.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { ChangingText, RepeatableMessage } from '../live-region.tsx';
import { useLingering } from '../use-lingering.ts';
import type { IngredientLimits } from './refusal.ts';
import { readList } from './split-entry.ts';
import { useSubmission } from './use-submission.ts';

/**
 * The field for an ingredient. It keeps its own text, so that typing re-renders nothing else. An entry
 * with commas is added as it is; a button offers to split it.
 *
 * @example
 * <IngredientForm
 *   onAdd={addIngredients}
 *   ingredients={ingredients}
 *   onReplace={replaceIngredient}
 *   onUndo={undo}
 * />
 */
export const IngredientForm = /* @__PURE__ */ forwardRef<HTMLFormElement, IngredientFormProps>(
  function IngredientForm(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const {
      onAdd,
      ingredients = NO_INGREDIENTS,
      onReplace,
      onUndo,
      maxIngredients,
      maxIngredientLength,
      inputRef,
      onSubmit,
      ...rest
    } = own;
    const { labels, slotProps } = words;
    const defaultRef = useRef<HTMLInputElement>(null);
    const fieldRef = inputRef ?? defaultRef;
    const composing = useRef(false);
    const id = useId();
    const limits = { maxIngredients, maxIngredientLength };
    const submission = useSubmission({ fieldRef, ingredients, onAdd, onReplace, limits, words });
    const { refusal, message } = submission;

    function submit(event: SubmitEvent<HTMLFormElement>): void {
      onSubmit?.(event);
      event.preventDefault();
      // Submit events bubble through React portals (https://react.dev/reference/react-dom/createPortal): from a
      // dialog, it would submit the page's form too.
      event.stopPropagation();
      const field = fieldRef.current;
      if (!field) return;
      if (submission.add(field.value)) field.value = '';
      else field.select();
      field.focus();
    }

    const [severalLabel, pressSeveral] = useLingering(
      submission.offer,
      fieldRef,
      submission.addParts,
    );
    const [undoLabel, pressUndo] = useLingering(
      submission.isSplit && onUndo && labels.undo,
      fieldRef,
      () => onUndo?.(),
    );

    return (
      // Before hydration, this method keeps a submission from navigating.
      <form method="dialog" {...rootProps('ingredient-form', rest)} ref={ref} onSubmit={submit}>
        <label data-slot="ingredient-label" htmlFor={`${id}field`}>
          {labels.ingredientName}
        </label>
        <input
          ref={fieldRef}
          id={`${id}field`}
          {...slotProps('ingredient-input')}
          type="text"
          name="ingredient"
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal?.hasBlurred ? `${id}message` : undefined}
          placeholder={labels.ingredientPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          dir="auto"
          onInput={submission.onInput}
          onPaste={(event) => addLines(event, submission.add)}
          onBlur={submission.onBlur}
          onCompositionStart={() => (composing.current = true)}
          onCompositionEnd={() => (composing.current = false)}
          onKeyDown={(event) => {
            // Enter that ends an IME composition must not submit.
            const isPart = composing.current || isComposing(event);
            if (event.key === 'Enter' && isPart) event.preventDefault();
          }}
        />
        <button type="submit" {...slotProps('add-button')}>
          {labels.addIngredients}
        </button>
        <p
          data-slot="ingredient-message"
          data-status={refusal ? 'refused' : 'added'}
          aria-live="polite"
          aria-atomic="true"
        >
          {/* Not by `message &&`: Preact makes a text node of an empty string. */}
          {message !== '' && (
            <span id={`${id}message`}>
              <RepeatableMessage times={submission.times} text={message} />
            </span>
          )}
        </p>
        {severalLabel && (
          <button type="button" data-slot="split-button" onClick={pressSeveral}>
            <ChangingText>{severalLabel}</ChangingText>
          </button>
        )}
        {undoLabel && (
          <p data-slot="split-message">
            <button type="button" data-slot="undo-button" onClick={pressUndo}>
              {undoLabel}
            </button>
          </p>
        )}
      </form>
    );
  },
);

const NO_INGREDIENTS: readonly string[] = [];

/** A one-line field drops line breaks, so pasted lists are added line by line. */
function addLines(event: ClipboardEvent, add: (text: string) => boolean): void {
  const text = event.clipboardData.getData('text/plain');
  if (splitIngredients(text).length < 2) return;
  event.preventDefault();
  add(readList(text));
}

export interface IngredientFormProps
  extends ComponentPropsWithoutRef<'form'>, IngredientLimits, LanguageProps {
  /** Called once per submission, with all its lines. */
  onAdd: (text: string) => AddIngredientsResult;
  /** The list they are added to. Required together with `onReplace`. Default none. */
  ingredients?: readonly string[] | undefined;
  /**
   * Replaces an ingredient (zero-based index) with the lines of a text. Without it, entries aren't
   * offered to be split.
   */
  onReplace?: ((index: number, text: string) => AddIngredientsResult) | undefined;
  /** Undoes the last replacement. Without it there is no Undo. */
  onUndo?: (() => void) | undefined;
  /** The text field, for moving the focus to it. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}
