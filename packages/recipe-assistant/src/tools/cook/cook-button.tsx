import { useRef, useState, useEffect, type ReactNode } from 'react';
import { ignoreRepeats } from '../../components/key-events.ts';
import { cookLabels } from '../../components/labels/cook-labels.ts';
import { withLabels } from '../../components/labels/label.ts';
import type { Words } from '../../components/labels/words.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { readRecipe } from '../../shown/readings.ts';
import type * as CookMode from './cook-mode.tsx';

/**
 * The button that opens cook mode, which is loaded when the button gets the pointer or the focus.
 * Absent without a recipe; an opened dialog stays mounted, since its timers go on.
 */
export function CookButton({ entry, onUse, lang, words }: CookButtonProps): ReactNode {
  const [code, setCode] = useState<typeof CookMode>();
  const [isNear, setIsNear] = useState(false);
  const [openEntry, setOpenEntry] = useState<RecipeEntry>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const recipe = entry?.result.finishReason === 'stop' ? entry.read(readRecipe) : undefined;
  const isOpen = entry !== undefined && entry === openEntry;
  useEffect(() => {
    // If loading fails, it is tried again at the next hover or focus.
    if (isNear && !code) import('./cook-mode.tsx').then(setCode, () => setIsNear(false));
  }, [isNear, code]);
  const fetchCode = () => setIsNear(true);
  return (
    <div data-slot="recipe-cook">
      {recipe && (
        <button
          ref={buttonRef}
          type="button"
          {...words.part('start-cook-button')}
          aria-haspopup="dialog"
          onPointerEnter={fetchCode}
          onPointerDown={fetchCode}
          onFocus={fetchCode}
          onClick={() => {
            fetchCode();
            setOpenEntry(entry);
            onUse();
          }}
          onKeyDown={ignoreRepeats}
        >
          {withLabels(words, cookLabels).labels.cook}
        </button>
      )}
      {code && (
        <code.CookMode
          entry={entry}
          recipe={recipe}
          lang={lang}
          isOpen={isOpen}
          onClose={() => setOpenEntry(undefined)}
          focusButton={() => buttonRef.current?.focus({ preventScroll: true })}
          words={words}
        />
      )}
    </div>
  );
}

interface CookButtonProps {
  /** Undefined while there is no finished recipe. */
  entry: RecipeEntry | undefined;
  onUse: () => void;
  /** The recipe's language, if known. */
  lang: string | undefined;
  words: Words;
}
