import { useRef, useState, useEffect, type ReactNode } from 'react';
import { ignoreRepeats } from '../../components/key-events.ts';
import type { Words } from '../../components/labels/words.ts';
import { loadModule } from '../../core/load-module.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { readRecipe } from '../readings.ts';
import type * as CookMode from './cook-mode.tsx';

/**
 * The button that opens cook mode, which is loaded when the button gets the pointer or the focus. Where that fails, a
 * press says so, and the next one tries again. Absent without a recipe; an opened dialog stays mounted, since its
 * timers go on.
 */
export function CookButton({ entry, onUse, lang, words }: CookButtonProps): ReactNode {
  const [code, setCode] = useState<typeof CookMode>();
  const [isNear, setIsNear] = useState(false);
  const [pressed, setPressed] = useState<Press>();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const recipe = entry?.result.finishReason === 'stop' ? entry.read(readRecipe) : undefined;
  const press = pressed?.entry === entry ? pressed : undefined;
  useEffect(() => {
    if (!isNear || code) return;
    loadModule(() => import('./cook-mode.tsx'), 'CookMode').then(setCode, () => {
      setIsNear(false);
      setPressed((last) => last && { ...last, isLost: true });
    });
  }, [isNear, code]);
  const fetchCode = () => setIsNear(true);
  const { labels } = words;
  return (
    <div data-slot="recipe-cook">
      {recipe && press?.isLost && !code && (
        <p data-slot="tool-message" role="alert">
          {labels.cookNotLoaded}
        </p>
      )}
      {code && (
        <code.CookMode
          entry={entry}
          recipe={recipe}
          lang={lang}
          isOpen={press?.isLost === false}
          onClose={() => setPressed(undefined)}
          focusButton={() => buttonRef.current?.focus({ preventScroll: true })}
          words={words}
        />
      )}
      {recipe && (
        <button
          ref={buttonRef}
          type="button"
          {...words.slotProps('start-cook-button')}
          onPointerEnter={fetchCode}
          onPointerDown={fetchCode}
          onFocus={fetchCode}
          onClick={() => {
            fetchCode();
            setPressed({ entry, isLost: false });
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

interface Press {
  entry: RecipeEntry | undefined;
  /** Cook mode didn't load. */
  isLost: boolean;
}

interface CookButtonProps {
  /** Undefined while there is no finished recipe. */
  entry: RecipeEntry | undefined;
  onUse: () => void;
  /** The recipe's language, if known. */
  lang: string | undefined;
  words: Words;
}
