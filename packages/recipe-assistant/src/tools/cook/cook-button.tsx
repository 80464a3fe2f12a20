import { useRef, useState, type ReactNode } from 'react';
import { ignoreRepeats } from '../../components/key-events.ts';
import type { RecipeWords } from '../../components/labels/words.ts';
import { useOnChange } from '../../components/use-on-change.ts';
import { loadModule } from '../../core/load-module.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { readRecipe } from '../readings.ts';
import type * as CookMode from './cook-mode.tsx';

/**
 * The button that opens cook mode, which is loaded when the button gets the pointer or the focus. Where that fails, a
 * press says so, and the next one tries again. Absent without a recipe; an opened dialog stays mounted, since its
 * timers go on.
 */
export function CookButton({ entry: finished, onUse, lang, words }: CookButtonProps): ReactNode {
  const [code, setCode] = useState<typeof CookMode>();
  const [pressed, setPressed] = useState<{ entry: RecipeEntry; isLost?: true }>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isWhole = finished?.result.finishReason === 'stop' && finished.read(readRecipe);
  const entry = isWhole ? finished : undefined;
  const press = pressed?.entry === entry ? pressed : undefined;
  // Or it would open unasked when the recipe is brought back.
  useOnChange(entry, () => setPressed(undefined));

  function fetchCode(): void {
    loadModule(() => import('./cook-mode.tsx'), 'CookMode').then(setCode, () =>
      setPressed((last) => last && { ...last, isLost: true }),
    );
  }

  const focusButton = () => buttonRef.current?.focus({ preventScroll: true });
  const { labels } = words;
  return (
    <div data-slot="recipe-cook">
      {press?.isLost && !code && (
        <p data-slot="tool-message" role="alert">
          {labels.cookNotLoaded}
        </p>
      )}
      {code && (
        <code.CookMode
          entry={entry}
          lang={lang}
          isOpen={press !== undefined && !press.isLost}
          onClose={() => {
            setPressed(undefined);
            focusButton();
          }}
          focusButton={focusButton}
          words={words}
        />
      )}
      {entry && (
        <button
          ref={buttonRef}
          type="button"
          {...words.slotProps('start-cook-button')}
          onPointerEnter={fetchCode}
          onFocus={fetchCode}
          onClick={() => {
            fetchCode();
            setPressed({ entry });
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
