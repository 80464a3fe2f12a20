import { normalizeIngredient } from './ingredients.ts';
import { MAX_PREFERENCE_ENTRIES, MAX_PREFERENCE_LENGTH } from './preferences.ts';
import type { RunState } from './run-state.ts';

/** How many texts `back` can return to. */
const MAX_KEPT = 5;

/**
 * The earlier texts: those `back` returns to, and the titles that shouldn't be suggested again. In
 * memory only.
 *
 * @param readTitle finds the dish's name in a text
 * @param onTitle called when another title becomes known
 */
export function createHistory(
  readTitle: ReadTitle | undefined,
  onTitle: () => void,
): RecipeHistory {
  /** The title of each text shown since the list of ingredients last changed, newest last. */
  const shown = new Map<string, Promise<string>>();
  let shownWith = '';
  /** Texts that a run replaced, newest last. */
  let kept: Kept[] = [];

  /** Never rejects: without a title, the first line is used. */
  async function readTitleOf(text: string): Promise<string> {
    const title = readTitle && (await readTitle(text).catch(() => undefined));
    const name = normalizeIngredient(title ?? firstLine(text));
    // Normalised again: a surrogate pair may have been cut in two.
    return normalizeIngredient(name.slice(0, MAX_PREFERENCE_LENGTH));
  }

  function noteShown({ recipe }: RunState): Promise<string> | undefined {
    if (!recipe.trim()) return undefined;
    const title = shown.get(recipe) ?? readTitleOf(recipe);
    shown.delete(recipe);
    shown.set(recipe, title);
    return title;
  }

  return {
    keep(state, ingredients) {
      const list = JSON.stringify(ingredients);
      if (list !== shownWith) shown.clear();
      shownWith = list;
      const noted = noteShown(state);
      if (!noted) return;
      const entry: Kept = { state };
      kept = [...kept, entry].slice(-MAX_KEPT);
      void noted.then((title) => {
        entry.previous = { title };
        return onTitle();
      });
    },
    async shownTitles() {
      const titles = await Promise.all([...shown.values()].slice(-MAX_PREFERENCE_ENTRIES));
      return [...new Set(titles)].filter(Boolean);
    },
    previous: () => kept.at(-1)?.previous,
    takePrevious(state) {
      void noteShown(state);
      return kept.pop()?.state;
    },
    clear() {
      kept = [];
      shown.clear();
    },
  };
}

/** Of far more than a title may have, since the expression tries each character of a run. */
function firstLine(text: string): string {
  const start = text.trim().slice(0, 400);
  return start.split('\n', 1)[0]!.replace(/^[#>*_\s]+|[#*_\s]+$/g, '');
}

/** Finds the dish's name in a recipe's markdown. */
export type ReadTitle = (recipe: string) => Promise<string | undefined>;

interface Kept {
  readonly state: RunState;
  /** Undefined until the title is read. */
  previous?: PreviousRecipe;
}

interface RecipeHistory {
  /** Keeps the current state, if it has a text, before a run with these ingredients replaces it. */
  keep: (state: RunState, ingredients: readonly string[]) => void;
  /** The titles of up to five recipes shown since the list last changed. */
  shownTitles: () => Promise<readonly string[]>;
  /** The text kept last, once its title is known. */
  previous: () => PreviousRecipe | undefined;
  /** Takes out the text kept last, to replace the current state. */
  takePrevious: (state: RunState) => RunState | undefined;
  clear: () => void;
}

/** A recipe that can be brought back. */
export interface PreviousRecipe {
  /** The dish's name as the formatter reads it, or the text's first line. */
  title: string;
}
