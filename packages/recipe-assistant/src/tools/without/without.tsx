import { useId, useState, type ReactNode } from 'react';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { MAX_PREFERENCE_ENTRIES, MAX_PREFERENCE_LENGTH } from '../../core/preferences.ts';
import { foodsIn } from '../../foods/names.ts';
import { ingredientLines } from '../../recipe/scale-markdown.ts';
import { readRecipe } from '../readings.ts';

/**
 * A button that opens a list of the recipe's own ingredients, and requests a recipe without the checked
 * ones. Absent if the text contains no recipe.
 */
export function Without({ entry, onAsk, lang }: WithoutProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const panelId = useId();
  const headingId = useId();
  const { labels, format, slotProps } = useWords();
  const names = entry.read(readNames);
  if (names.length === 0) return null;
  const isFull = chosen.length >= MAX_PREFERENCE_ENTRIES;
  return (
    <>
      <button
        type="button"
        {...slotProps('tool-button')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {labels.without}
      </button>
      {isOpen && (
        <div id={panelId} data-slot="without" role="group" aria-labelledby={headingId}>
          <p id={headingId}>{format(labels.withoutWhich, { maximum: MAX_PREFERENCE_ENTRIES })}</p>
          {names.map((name) => {
            const isChosen = chosen.includes(name);
            return (
              <label key={name} dir="auto" lang={lang}>
                <input
                  type="checkbox"
                  form=""
                  autoComplete="off"
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    setChosen(isChosen ? chosen.filter((one) => one !== name) : [...chosen, name])
                  }
                />
                {name}
              </label>
            );
          })}
          <button
            type="button"
            {...slotProps('ask-button')}
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && onAsk(chosen)}
          >
            {labels.askWithout}
          </button>
        </div>
      )}
    </>
  );
}

/** The recipe's ingredients, each once, without amounts. */
function readNames(entry: RecipeEntry): readonly string[] {
  const recipe = entry.read(readRecipe);
  const foods = recipe ? ingredientLines(recipe).flatMap(foodsIn) : [];
  return [...new Set(foods.map((food) => food.slice(0, MAX_PREFERENCE_LENGTH)))];
}

interface WithoutProps extends RecipeTextProps {
  entry: RecipeEntry;
  /** Requests a recipe without these. */
  onAsk: (avoid: readonly string[]) => void;
}
