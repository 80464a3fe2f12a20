import { normalizeIngredient } from './ingredients.ts';
import { MAX_PREFERENCE_ENTRIES, MAX_PREFERENCE_LENGTH } from './recipe-request.ts';
import type { FinishedRun, RunState } from './run-state.ts';

/** Half of a character that was cut in two. */
const LONE_SURROGATE = /[\uD800-\uDBFF]$/;

/**
 * The recipes that were on the page before: whose titles are not to be suggested again, and to which
 * one can go back. In memory only.
 *
 * @param readTitle finds the dish's name in a text
 * @param onTitle called when a title is known that was not before
 */
export function createHistory(
  readTitle: ReadTitle | undefined,
  onTitle: () => void,
): RecipeHistory {
  /** What was shown since the list of ingredients last changed. */
  let shown: Shown[] = [];
  let shownWith: readonly string[] = [];
  /** Those that something else was asked for instead of, the newest last. */
  let earlier: { finished: FinishedRun; recipe: Shown }[] = [];

  /** Never rejects: where a title cannot be read, the first line has to do. */
  async function titleOf(recipe: Shown): Promise<string> {
    const title = recipe.title ?? (await readTitle?.(recipe.text).catch(() => undefined));
    return (recipe.title = shorten(title ?? firstLine(recipe.text)));
  }

  function noteShown(state: RunState, ingredients: readonly string[]): Shown | undefined {
    if (JSON.stringify(ingredients) !== JSON.stringify(shownWith)) shown = [];
    shownWith = ingredients;
    if (!state.recipe.trim()) return undefined;
    const known = shown.find(({ text }) => text === state.recipe);
    const recipe = known ?? { text: state.recipe };
    shown = [...shown.filter((other) => other !== recipe), recipe].slice(-MAX_PREFERENCE_ENTRIES);
    return recipe;
  }

  return {
    leave(state, ingredients) {
      earlier = [];
      noteShown(state, ingredients);
    },
    leaveForAnother(state, ingredients) {
      const recipe = noteShown(state, ingredients);
      if (recipe && state.status === 'success') {
        earlier = [...earlier, { finished: state, recipe }].slice(-MAX_PREFERENCE_ENTRIES);
        void titleOf(recipe).then(onTitle);
      }
      return Promise.all(shown.map(titleOf)).then((titles) => [...new Set(titles)].filter(Boolean));
    },
    previous() {
      const title = earlier.at(-1)?.recipe.title;
      return title === undefined ? undefined : { title };
    },
    takePrevious: () => earlier.pop()?.finished,
    clear() {
      earlier = [];
      shown = [];
    },
  };
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.replace(/^[#>\s]+|[*_#\s]+$|^[*_]+/g, '');
}

/** Cut between two words, where there are several. */
function shorten(title: string): string {
  const text = normalizeIngredient(title);
  if (text.length <= MAX_PREFERENCE_LENGTH) return text;
  const start = text.slice(0, MAX_PREFERENCE_LENGTH + 1);
  return start
    .replace(/\s\S*$/, '')
    .slice(0, MAX_PREFERENCE_LENGTH)
    .replace(LONE_SURROGATE, '');
}

/** Finds the dish's name in a recipe's markdown. */
export type ReadTitle = (recipe: string) => Promise<string | undefined>;

interface Shown {
  readonly text: string;
  /** Undefined until it is asked for. */
  title?: string;
}

interface RecipeHistory {
  /** A run is about to take the place of what is on the page. */
  leave: (state: RunState, ingredients: readonly string[]) => void;
  /** The same for one that is to bring something else; with the titles that it is not to bring. */
  leaveForAnother: (state: RunState, ingredients: readonly string[]) => Promise<readonly string[]>;
  /** The recipe that was left last for another, once its title is known. */
  previous: () => PreviousRecipe | undefined;
  takePrevious: () => FinishedRun | undefined;
  clear: () => void;
}

/** A recipe that can be brought back. */
export interface PreviousRecipe {
  /** The dish's name as the page reads it, or the text's first line. */
  title: string;
}
