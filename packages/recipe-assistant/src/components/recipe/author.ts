import type { RecipeOrigin } from '../../core/recipe-client.ts';
import type { Words } from '../labels/create-words.ts';

/** What wrote it, and the advice to check it. */
export function describeAuthor(
  model: string | undefined,
  origin: RecipeOrigin | undefined,
  { labels, format }: Words,
): string {
  if (origin === 'rules') return labels.writtenByRules;
  if (origin === 'built-in') return labels.writtenByBuiltIn;
  // A page may have kept anything with its recipe of before.
  return typeof model === 'string' && model
    ? format(labels.writtenBy, { model })
    : labels.writtenByUnnamed;
}
