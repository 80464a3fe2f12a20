import type { ReactNode } from 'react';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { CookDialog } from './cook-dialog.tsx';
import { TimerList } from './timer-list.tsx';
import { type TellTimer, useTimers } from './use-timers.ts';

/**
 * Cook mode, and its timers. Those belong to the widget: they go on when it is closed, and with another
 * recipe.
 */
export function CookMode(props: CookModeProps): ReactNode {
  const { entry, lang, isOpen, onTick, onClose, focusButton, onTimer, announce } = props;
  const timers = useTimers(onTimer);
  return isOpen && entry ? (
    <CookDialog {...{ entry, lang, timers, onTick, onClose }} />
  ) : (
    <TimerList entryId={entry?.id} onRemoved={focusButton} {...{ timers, announce }} />
  );
}

export interface CookModeProps extends RecipeTextProps {
  /** A whole recipe; undefined while there is nothing to cook. */
  entry: RecipeEntry | undefined;
  isOpen: boolean;
  /** Called when a line is checked off; without it there are no check boxes. */
  onTick: (() => void) | undefined;
  /** Called when it is closed in any way. */
  onClose: () => void;
  focusButton: () => void;
  onTimer: TellTimer;
  /** Says what happens to a timer while the dialog is closed. */
  announce: (text: string) => void;
}
