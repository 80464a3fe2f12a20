import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { ignoreRepeats } from '../../components/buttons.tsx';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import { useOnChange } from '../../components/timing.ts';
import type { RecipeTool } from '../../core/assistant-event.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { isComplete, readRecipe } from '../readings.ts';
import type { CookModeProps } from './cook-mode.tsx';
import type { TellTimer } from './use-timers.ts';

/**
 * The button that opens cook mode, which is drawn, and so loaded, from when the button gets the pointer or the focus.
 * Absent without a recipe; an opened dialog stays mounted, since its timers go on.
 */
export function CookButton(props: CookButtonProps): ReactNode {
  const { CookMode, entry: finished, tools, onTool, onTimer, announce, lang } = props;
  const { labels, slotProps } = useWords();
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
  return (
    <div data-slot="recipe-cook">
      {isNear && (
        <CookMode
          entry={entry}
          lang={lang}
          isOpen={isOpen}
          onTick={tools.includes('check-off') ? () => onTool?.('check-off') : undefined}
          onClose={() => {
            setPressed(undefined);
            focusButton();
          }}
          focusButton={focusButton}
          onTimer={onTimer}
          announce={announce}
        />
      )}
      {entry && (
        <button
          ref={buttonRef}
          type="button"
          {...slotProps('start-cook-button')}
          onPointerEnter={approach}
          onFocus={approach}
          onClick={() => {
            approach();
            setPressed(entry);
            onTool?.('cook');
          }}
          onKeyDown={ignoreRepeats}
        >
          {labels.cook}
        </button>
      )}
    </div>
  );
}

interface CookButtonProps extends RecipeTextProps {
  /** Loaded when it is first drawn. */
  CookMode: ComponentType<CookModeProps>;
  /** Undefined while there is no finished recipe. */
  entry: RecipeEntry | undefined;
  /** Those that are offered. */
  tools: readonly RecipeTool[];
  /** Called on each use of cook mode, and of the check boxes in it. */
  onTool: ((tool: RecipeTool) => void) | undefined;
  /** Told what happens to the timers. */
  onTimer: TellTimer;
  announce: (text: string) => void;
}
