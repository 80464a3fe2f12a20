import { forwardRef, memo, useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, SubmitEvent } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { splitIngredients, type AddIngredientsResult } from '../core/ingredients.ts';
import { fillLabel, withDefaults, type LabelOverrides, type RecipeLabels } from './labels.ts';
import { RepeatableMessage } from './repeatable-message.tsx';

/**
 * The field for an ingredient. It keeps its own text, so that typing renders nothing.
 *
 * @example
 * <IngredientForm onAdd={addIngredients} />
 */
export const IngredientForm = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLFormElement, IngredientFormProps>(function IngredientForm(
    { onAdd, inputRef, labels: overrides, onSubmit, ...rest },
    ref,
  ) {
    const labels = withDefaults(overrides);
    const defaultRef = useRef<HTMLInputElement>(null);
    const fieldRef = inputRef ?? defaultRef;
    const compositionHandlers = useComposition();
    const messageId = useId();
    const { refusal, add, clear, onBlur } = useRefusal(onAdd);

    function submit(event: SubmitEvent<HTMLFormElement>): void {
      onSubmit?.(event);
      event.preventDefault();
      const field = fieldRef.current;
      if (!field) return;
      if (add(field.value)) field.value = '';
      else field.select();
      field.focus();
    }

    return (
      // Until the page has come to life, this method makes a submission do nothing at all.
      <form data-slot="ingredient-form" method="dialog" {...rest} ref={ref} onSubmit={submit}>
        <input
          ref={fieldRef}
          data-slot="ingredient-input"
          type="text"
          name="ingredient"
          aria-label={labels.ingredientName}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal?.hasBlurred ? messageId : undefined}
          placeholder={labels.ingredientPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          dir="auto"
          onInput={clear}
          onPaste={(event) => addLines(event, event.clipboardData, add)}
          onDrop={(event) => addLines(event, event.dataTransfer, add)}
          onBlur={onBlur}
          {...compositionHandlers}
        />
        <button type="submit" data-slot="add-button">
          {labels.addIngredients}
        </button>
        <p data-slot="ingredient-message" aria-live="polite" aria-atomic="true">
          {refusal && (
            <RepeatableMessage
              id={messageId}
              times={refusal.times}
              text={describe(refusal.duplicates, labels)}
            />
          )}
        </p>
      </form>
    );
  }),
);

/** What was not added, until the visitor types again. */
function useRefusal(onAdd: IngredientFormProps['onAdd']) {
  const [refusal, setRefusal] = useState<Refusal>();

  /** True when every line was added. */
  function add(text: string): boolean {
    const { added, duplicates } = onAdd(text);
    const refused = added.length === 0 || duplicates.length > 0;
    setRefusal((last) => (refused ? { times: (last?.times ?? -1) + 1, duplicates } : undefined));
    return !refused;
  }

  return {
    refusal,
    add,
    clear: () => setRefusal(undefined),
    onBlur: () => setRefusal((last) => last && { ...last, hasBlurred: true }),
  };
}

/** A one-line field drops line breaks; a list that is pasted or dropped is added line by line. */
function addLines(
  event: ClipboardEvent | DragEvent,
  data: DataTransfer | null,
  add: (text: string) => boolean,
): void {
  const text = data?.getData('text/plain') ?? '';
  if (splitIngredients(text).length < 2) return;
  event.preventDefault();
  add(text);
}

/**
 * Enter that ends an input method's composition must not submit. Safari ends the composition before
 * the key arrives, and marks the key with the code 229 alone.
 */
function useComposition() {
  const composing = useRef(false);
  return {
    onCompositionStart: () => (composing.current = true),
    onCompositionEnd: () => (composing.current = false),
    onKeyDown: (event: KeyboardEvent) => {
      const { isComposing, keyCode } = event.nativeEvent;
      const isPart = composing.current || isComposing || keyCode === COMPOSITION_KEY;
      if (event.key === 'Enter' && isPart) event.preventDefault();
    },
  };
}

const COMPOSITION_KEY = 229;

function describe(duplicates: readonly string[], labels: RecipeLabels): string {
  return duplicates.length > 0
    ? fillLabel(labels.duplicateIngredients, { ingredients: duplicates.join(', ') })
    : labels.emptyIngredient;
}

interface Refusal {
  /** How many times in a row. */
  times: number;
  /** Empty when there was nothing to add. */
  duplicates: readonly string[];
  /** Once the focus has left the field, it describes the field; before, it would be said twice. */
  hasBlurred?: boolean;
}

export interface IngredientFormProps extends ComponentPropsWithoutRef<'form'> {
  /** Called once for each submission, with all its lines. */
  onAdd: (text: string) => AddIngredientsResult;
  /** The text field, for moving the focus there. */
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
  labels?: LabelOverrides | undefined;
}
