import { useState, type RefObject } from 'react';
import { splitIngredients, type AddIngredientsResult } from '../../core/ingredients.ts';
import type { Words } from '../labels/create-words.ts';
import { useOnChange } from '../timing.ts';
import { describeRefused, type IngredientLimits } from './refusal.ts';
import { ingredientsIn } from './split-entry.ts';
import { useLastChange } from './use-last-change.ts';

/**
 * Tracks the submitted entries: why one was refused, whether one looks like several ingredients, and
 * whether it was split, with what is said of it.
 */
export function useSubmission(options: SubmissionOptions) {
  const { fieldRef, ingredients, onAdd, onReplace, limits, words } = options;
  const [refusal, setRefusal] = useState<Refusal>();
  const [messageCount, setMessageCount] = useState(0);
  const [change, setChange] = useLastChange<EntryChange>(ingredients);
  const parts = refusal ? refusal.parts : (change?.parts ?? []);
  // On a shorter list the duplicate may have gone, and there may be room.
  useOnChange(ingredients.length, (before) => {
    if (ingredients.length < before) setRefusal(undefined);
  });

  const countMessage = () => setMessageCount((before) => before + 1);

  function report(result: AddIngredientsResult, text: string): boolean {
    const message = describeRefused(result, limits, words, text);
    if (message !== undefined) countMessage();
    // An entry that is too long may be several ingredients.
    const isTooLong = result.refused?.some(({ reason }) => reason === 'too-long');
    const own = isTooLong ? split(text) : [];
    setRefusal(message === undefined ? undefined : { message, parts: own });
    return message === undefined;
  }

  /** The ingredients in one line, if they are several. */
  function split(text: string): string[] {
    if (!onReplace || splitIngredients(text).length > 1) return [];
    return ingredientsIn(text, words.labels.and);
  }

  /** Returns true if every line was added. */
  function add(text: string): boolean {
    const result = onAdd(text);
    const isWhole = report(result, text);
    if (!isWhole) return false;
    const own = split(text);
    setChange({ parts: own }, [...ingredients, ...result.added]);
    if (own.length > 0) countMessage();
    return true;
  }

  function addParts(): void {
    const text = parts.join('\n');
    const field = fieldRef.current;
    const others = refusal ? ingredients : ingredients.slice(0, -1);
    const result = refusal ? onAdd(text) : onReplace?.(others.length, text);
    if (!result) return;
    report(result, text);
    if (refusal && field && result.added.length > 0) field.value = '';
    if (!refusal && result.added.length > 0) {
      setChange({ parts: [], addedCount: result.added.length }, [...others, ...result.added]);
      countMessage();
    }
  }

  return {
    refusal,
    message: describeEntry(refusal, change?.addedCount, parts, words),
    // How many there were before it: it differs where the message is the same.
    times: messageCount - 1,
    // What splits the last entry, if that may be several ingredients.
    offer: parts.length > 0 && words.format(words.labels.addAsSeveral, { count: parts.length }),
    // While a split can be undone.
    isSplit: change?.addedCount !== undefined,
    add,
    addParts,
    onInput: () => setRefusal(undefined),
    onBlur: () => setRefusal((last) => last && { ...last, hasBlurred: true }),
  };
}

/** What is said of the last entry, if anything. */
function describeEntry(
  refusal: Refusal | undefined,
  addedCount: number | undefined,
  parts: readonly string[],
  { labels, format }: Words,
): string {
  const several = parts.length > 0 ? labels.severalIngredients : '';
  if (refusal) return `${refusal.message} ${several}`.trim();
  return addedCount === undefined ? several : format(labels.addedAsSeveral, { count: addedCount });
}

/** The result of the last entry. */
interface EntryChange {
  /** The ingredients it may consist of; empty if it is a single one. */
  parts: string[];
  /** How many ingredients it was split into. */
  addedCount?: number;
}

interface Refusal {
  message: string;
  /** The ingredients it may consist of, each of which may be short enough. */
  parts: string[];
  /** The field is described by it only after a blur; before, it would be announced twice. */
  hasBlurred?: boolean;
}

interface SubmissionOptions {
  fieldRef: RefObject<HTMLInputElement | null>;
  ingredients: readonly string[];
  onAdd: (text: string) => AddIngredientsResult;
  onReplace: ((index: number, text: string) => AddIngredientsResult) | undefined;
  limits: IngredientLimits;
  words: Words;
}
