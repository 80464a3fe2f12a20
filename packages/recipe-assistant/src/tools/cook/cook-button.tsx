import { lazy, useRef, useState, type ReactNode } from 'react';
import { ignoreRepeats } from '../../components/key-events.ts';
import type { RecipeWords } from '../../components/labels/words.ts';
import { LoadedLater } from '../../components/loaded-later.tsx';
import { useOnChange } from '../../components/use-on-change.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { isComplete, readRecipe } from '../readings.ts';

const CookMode = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./cook-mode.tsx')).CookMode,
}));

/**
 * The button that opens cook mode, which is loaded when the button gets the pointer or the focus. Where that fails, a
 * press says so. Absent without a recipe; an opened dialog stays mounted, since its timers go on.
 */
export function CookButton({ entry: finished, onUse, lang, words }: CookButtonProps): ReactNode {
  const [isNear, setIsNear] = useState(false);
  const [pressed, setPressed] = useState<RecipeEntry>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isWhole = finished && isComplete(finished) && finished.read(readRecipe);
  const entry = isWhole ? finished : undefined;
  const isOpen = pressed !== undefined && pressed === entry;
  // Or it would open unasked when the recipe is brought back.
  useOnChange(entry, () => setPressed(undefined));

  const approach = () => setIsNear(true);
  const focusButton = () => buttonRef.current?.focus({ preventScroll: true });
  const { labels } = words;
  return (
    <div data-slot="recipe-cook">
      {isNear && (
        <LoadedLater
          lost={
            isOpen && (
              <p data-slot="tool-message" role="alert">
                {labels.cookNotLoaded}
              </p>
            )
          }
        >
          <CookMode
            entry={entry}
            lang={lang}
            isOpen={isOpen}
            onClose={() => {
              setPressed(undefined);
              focusButton();
            }}
            focusButton={focusButton}
            words={words}
          />
        </LoadedLater>
      )}
      {entry && (
        <button
          ref={buttonRef}
          type="button"
          {...words.slotProps('start-cook-button')}
          onPointerEnter={approach}
          onFocus={approach}
          onClick={() => {
            approach();
            setPressed(entry);
            onUse();
          }}
          onKeyDown={ignoreRepeats}
        >
          {labels.cook}
        </button>
      )}
    </div>
  );
}

interface CookButtonProps extends RecipeWords {
  /** Undefined while there is no finished recipe. */
  entry: RecipeEntry | undefined;
  onUse: () => void;
}
