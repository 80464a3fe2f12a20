import { useRef, useState, type FormEvent, type RefObject } from 'react';
import {
  sortCandidates,
  splitIngredients,
  type AddIngredientsResult,
} from '../../core/ingredients.ts';
import { loadModule } from '../../core/load-module.ts';
import type { Words } from '../labels/words.ts';
import { useOnChange } from '../use-on-change.ts';
import { useLastChange } from './list-changes.tsx';
import { describeRefusal, type IngredientLimits } from './refusal.ts';
import type * as Splitting from './split-entry.ts';

/** Matches whatever may separate ingredients. An entry without it is never split. */
const SEPARATOR = /[^\p{L}\p{M}\d '-]/u;

/**
 * Tracks the submitted entries: why one was refused, whether one looks like several ingredients, and
 * whether it was split.
 */
export function useSubmission(options: SubmissionOptions): Submission {
  const { fieldRef, ingredients, onAdd, onReplace, limits, words } = options;
  const [refusal, setRefusal] = useRefusal(ingredients);
  const [change, setChange] = useLastChange<EntryChange>(ingredients);
  const entries = useRef(0);
  const parts = refusal ? refusal.parts : (change?.parts ?? []);

  function report(result: AddIngredientsResult, text: string): boolean {
    const message = describeRefusal(result, limits, words);
    setRefusal((last) =>
      message === undefined ? undefined : { message, parts: [], times: (last?.times ?? -1) + 1 },
    );
    // An entry that is too long may be several ingredients.
    if (result.refused?.some(({ reason }) => reason === 'too-long')) {
      split(text, (own) => setRefusal((last) => last && { ...last, parts: own }));
    }
    return message === undefined;
  }

  /** Calls `offer` with the ingredients in the text, unless it is a single one or no longer the last. */
  function split(text: string, offer: (parts: string[]) => void): void {
    entries.current += 1;
    const entry = entries.current;
    if (!onReplace || !SEPARATOR.test(text) || splitIngredients(text).length > 1) return;
    fetchSplitting().then(
      ({ separateEntry }) =>
        entry === entries.current && offer(partsOf(separateEntry(text, words.labels.and))),
      // Without it, the entry stays as it is.
      () => {},
    );
  }

  function add(text: string): boolean {
    const result = onAdd(text);
    const isWhole = report(result, text);
    const after = [...ingredients, ...result.added];
    if (isWhole) split(text, (own) => setChange({ parts: own }, after));
    return isWhole;
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
    }
    field?.focus();
  }

  return {
    refusal,
    partCount: parts.length,
    addedCount: change?.addedCount,
    add,
    addParts,
    onInput({ currentTarget }) {
      setRefusal(undefined);
      if (SEPARATOR.test(currentTarget.value)) fetchSplitting().catch(() => {});
    },
    onBlur: () => setRefusal((last) => last && { ...last, hasBlurred: true }),
  };
}

/** Why the last entry was refused, until the list is shorter: the duplicate may have gone, and there may be room. */
function useRefusal(ingredients: readonly string[]) {
  const state = useState<Refusal>();
  const [, setRefusal] = state;
  useOnChange(ingredients.length, (before) => {
    if (ingredients.length < before) setRefusal(undefined);
  });
  return state;
}

/** The ingredients on the lines, each once; empty if there is only one. */
export function partsOf(lines: string): string[] {
  const { added } = sortCandidates([], splitIngredients(lines));
  return added.length > 1 ? added : [];
}

export function fetchSplitting(): Promise<typeof Splitting> {
  return loadModule(() => import('./split-entry.ts'), 'separateEntry');
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
  /** How many times in a row. */
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
  words: Words;
}

export interface Submission {
  refusal: Refusal | undefined;
  /** How many ingredients the last entry may consist of; 0 if it is a single one. */
  partCount: number;
  /** How many ingredients the last entry was split into, while that can be undone. */
  addedCount: number | undefined;
  /** Returns true if every line was added. */
  add: (text: string) => boolean;
  addParts: () => void;
  /** Loads what splits an entry while it is typed. */
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  onBlur: () => void;
}
