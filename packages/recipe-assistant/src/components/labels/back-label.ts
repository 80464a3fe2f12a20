import type { PreviousRecipe } from '../../core/assistant-state.ts';
import { shorten } from './shorten.ts';
import type { Words } from './words.ts';

/** A longer name would take a phone's whole row. In UTF-16 units. */
const LONGEST_NAME = 40;

/** Of the button that brings a recipe back. */
export function backLabel({ title }: PreviousRecipe, { labels, format }: Words): string {
  return format(labels.backTo, { title: shorten(title, LONGEST_NAME) });
}
