import type { PreviousRecipe } from './assistant-state.ts';
import { normalizeIngredient } from './ingredients.ts';
import { MAX_PREFERENCE_ENTRIES, MAX_PREFERENCE_LENGTH } from './preferences.ts';
import type { RunState } from './run-state.ts';
import { shorten } from './shorten.ts';

/** How many texts `back` can return to. */
const MAX_STACK = 5;

/**
 * The earlier texts: those `back` returns to, and the titles that shouldn't be suggested again. In
 * memory only.
 *
 * @param onTitle called when another title becomes known
 */
export function createHistory(readTitle: ReadTitle | undefined, onTitle: () => void) {
  /** The title of each text shown since the list of ingredients last changed, newest last. */
  const seenTitles = new Map<string, Promise<string>>();
  let seenForList = '';
  /** Texts that a run replaced, newest last. */
  let stack: Saved[] = [];

  /** Never rejects: without a title, the first line is used. */
  async function readTitleOf(text: string): Promise<string> {
    const title = readTitle && (await readTitle(text).catch(() => undefined));
    // With the ellipsis, it is as long as a server takes.
    return shorten(normalizeIngredient(title ?? firstLine(text)), MAX_PREFERENCE_LENGTH - 1);
  }

  function markSeen({ written }: RunState): Promise<string> | undefined {
    const recipe = written?.recipe;
    if (!recipe?.trim()) return undefined;
    const title = seenTitles.get(recipe) ?? readTitleOf(recipe);
    seenTitles.delete(recipe);
    seenTitles.set(recipe, title);
    return title;
  }

  return {
    /** Keeps the current state, if it has a text, before a run with these ingredients replaces it. */
    push(state: RunState, ingredients: readonly string[]): void {
      const list = JSON.stringify(ingredients);
      if (list !== seenForList) seenTitles.clear();
      seenForList = list;
      const title = markSeen(state);
      if (!title) return;
      const entry: Saved = { state };
      stack = [...stack, entry].slice(-MAX_STACK);
      void title.then((known) => {
        entry.previous = { title: known };
        return onTitle();
      });
    },
    /** The titles of up to five recipes shown since the list last changed. */
    async excludedTitles(): Promise<readonly string[]> {
      const titles = await Promise.all([...seenTitles.values()].slice(-MAX_PREFERENCE_ENTRIES));
      return [...new Set(titles)].filter(Boolean);
    },
    /** The text kept last, once its title is known. */
    previous: () => stack.at(-1)?.previous,
    /** Takes out the text kept last, to replace the current state. */
    pop(state: RunState): RunState | undefined {
      void markSeen(state);
      return stack.pop()?.state;
    },
    clear(): void {
      stack = [];
      seenTitles.clear();
    },
  };
}

/** Without marks, of which a title has none; read from many more characters than one has. */
function firstLine(text: string): string {
  const start = text.trim().slice(0, 400);
  return start.split('\n', 1)[0]!.replace(/^#+|[>*_`]+/g, '');
}

/** Finds the dish's name in a recipe's markdown. */
export type ReadTitle = (recipe: string) => Promise<string | undefined>;

interface Saved {
  readonly state: RunState;
  /** Undefined until the title is read. */
  previous?: PreviousRecipe;
}
