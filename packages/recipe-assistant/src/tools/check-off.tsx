import { useSyncExternalStore, type ReactNode } from 'react';
import type { RecipeEntry } from '../core/recipe-entry.ts';

/** The check box of an ingredient line: the same tick wherever the line stands, beside a step as in the recipe. */
export function CheckOff({ entry, index, onTick }: CheckOffProps): ReactNode {
  const isTicked = () => entry.getProgress().ticks.has(index);
  return (
    <input
      type="checkbox"
      data-slot="check-off"
      // Belongs to no form around the widget, so that resetting it or pressing Enter has no effect.
      form=""
      autoComplete="off"
      checked={useSyncExternalStore(entry.subscribe, isTicked, isTicked)}
      onChange={({ currentTarget: { checked } }) => {
        const others = [...entry.getProgress().ticks].filter((other) => other !== index);
        entry.setProgress({ ticks: new Set(checked ? [...others, index] : others) });
        onTick();
      }}
    />
  );
}

interface CheckOffProps {
  entry: RecipeEntry;
  /** That of its line among all ingredient lines of the text. */
  index: number;
  /** Called on each press. */
  onTick: () => void;
}
