import { useState, type RefObject } from 'react';
import { splitIngredients, type AddIngredientsResult } from '../../core/ingredients.ts';
import type { Words } from '../labels/words.ts';
import type { Announce } from '../live-region.tsx';
import { useOnChange } from '../use-on-change.ts';
import { describeRefused, type IngredientLimits } from './refusal.ts';
import { partsOf } from './split-entry.ts';
import { useLastChange } from './use-last-change.ts';

/**
 * Tracks the submitted entries: why one was refused, whether one looks like several ingredients, and
 * whether it was split.
 */
export function useSubmission(options: SubmissionOptions) {
  const { fieldRef, ingredients, onAdd, onReplace, limits, announce, words } = options;
  const { labels, format } = words;
  const [refusal, setRefusal] = useState<Refusal>();
  // Counted on when the message has gone: the same one is then said again.
  const [times, setTimes] = useState(0);
  const [change, setChange] = useLastChange<EntryChange>(ingredients);
  const parts = refusal ? refusal.parts : (change?.parts ?? []);
  // On a shorter list the duplicate may have gone, and there may be room.
  useOnChange(ingredients.length, (before) => {
    if (ingredients.length < before) setRefusal(undefined);
  });

  function report(result: AddIngredientsResult, text: string): boolean {
    const message = describeRefused(result, limits, words, text);
    // An entry that is too long may be several ingredients.
    const isTooLong = result.refused?.some(({ reason }) => reason === 'too-long');
    const own = isTooLong ? split(text) : [];
    setRefusal(message === undefined ? undefined : { message, parts: own, times });
    if (message === undefined) return true;
    setTimes(times + 1);
    if (own.length > 0) announce(describeOffer(own, words));
    return false;
  }

  /** The ingredients in one line, if they are several. */
  function split(text: string): string[] {
    if (!onReplace || splitIngredients(text).length > 1) return [];
    return partsOf(text, labels.and);
  }

  /** Returns true if every line was added. */
  function add(text: string): boolean {
    const result = onAdd(text);
    const isWhole = report(result, text);
    if (!isWhole) return false;
    const own = split(text);
    setChange({ parts: own }, [...ingredients, ...result.added]);
    if (own.length > 0) announce(`${labels.severalIngredients} ${describeOffer(own, words)}`);
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
      const addedCount = result.added.length;
      setChange({ parts: [], addedCount }, [...others, ...result.added]);
      announce(format(labels.addedAsSeveral, { count: addedCount }));
    }
    field?.focus();
  }

  return {
    refusal,
    // Of the last entry; 0 if it is a single ingredient.
    partCount: parts.length,
    // While a split can be undone.
    addedCount: change?.addedCount,
    add,
    addParts,
    onInput: () => setRefusal(undefined),
    onBlur: () => setRefusal((last) => last && { ...last, hasBlurred: true }),
  };
}

/** Names the button, which is elsewhere for who doesn't see it. */
function describeOffer({ length: count }: readonly string[], { labels, format }: Words): string {
  return format(labels.severalOffer, { button: format(labels.addAsSeveral, { count }) });
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
  /** How many there were before it. */
  times: number;
  /** The field is described by it only after a blur; before, it would be announced twice. */
  hasBlurred?: boolean;
}

interface SubmissionOptions {
  fieldRef: RefObject<HTMLInputElement | null>;
  ingredients: readonly string[];
  onAdd: (text: string) => AddIngredientsResult;
  onReplace: ((index: number, text: string) => AddIngredientsResult) | undefined;
  limits: IngredientLimits;
  announce: Announce;
  words: Words;
}
