import { forwardRef, memo, useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, SubmitEvent } from 'react';
import type { ComponentPropsWithoutRef, RefObject } from 'react';
import { splitIngredients, type AddIngredientResult } from '../core/ingredients.ts';
import { fillLabel, withDefaults, type RecipeLabels } from './labels.ts';
import { partRoot } from './part-root.ts';
import { RepeatableMessage } from './repeatable-message.tsx';

/**
 * The field for an ingredient. It keeps its own text, so that typing renders nothing.
 *
 * @example
 * <IngredientForm onAdd={addIngredient} />
 */
export const IngredientForm = /* @__PURE__ */ memo(
  /* @__PURE__ */ forwardRef<HTMLFormElement, IngredientFormProps>(function IngredientForm(
    { onAdd, inputRef, labels: overrides, onSubmit, ...rest },
    ref,
  ) {
    const labels = withDefaults(overrides);
    const ownRef = useRef<HTMLInputElement>(null);
    const fieldRef = inputRef ?? ownRef;
    const composition = useComposition();
    const messageId = useId();
    const { refusal, add, forgive, leave } = useRefusal(onAdd);

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
      <form method="dialog" {...rest} {...partRoot('ingredient-form')} ref={ref} onSubmit={submit}>
        <input
          ref={fieldRef}
          data-slot="ingredient-input"
          type="text"
          name="ingredient"
          aria-label={labels.ingredientName}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal?.left ? messageId : undefined}
          placeholder={labels.ingredientPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          dir="auto"
          onInput={forgive}
          onPaste={(event) => addLines(event, event.clipboardData, add)}
          onDrop={(event) => addLines(event, event.dataTransfer, add)}
          onBlur={leave}
          {...composition}
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
    const lines = splitIngredients(text);
    const duplicates = lines.filter((line) => !onAdd(line).added);
    const refused = lines.length === 0 || duplicates.length > 0;
    setRefusal((last) => (refused ? { times: (last?.times ?? -1) + 1, duplicates } : undefined));
    return !refused;
  }

  return {
    refusal,
    add,
    forgive: () => setRefusal(undefined),
    leave: () => setRefusal((last) => last && { ...last, left: true }),
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
  left?: boolean;
}

export interface IngredientFormProps extends ComponentPropsWithoutRef<'form'> {
  /** Called once for each line. */
  onAdd: (text: string) => AddIngredientResult;
  /** The text field, for moving the focus there. */
  inputRef?: RefObject<HTMLInputElement | null>;
  labels?: Partial<RecipeLabels>;
}
