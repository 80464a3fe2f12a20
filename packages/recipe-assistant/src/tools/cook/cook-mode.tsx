import type { ReactNode } from 'react';
import type { RecipeWords } from '../../components/labels/words.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { readRecipe } from '../readings.ts';
import { CookDialog, type CookRecipe } from './cook-dialog.tsx';
import { toCookSteps } from './cook-steps.ts';
import { TimerList } from './timer-list.tsx';
import { useTimers } from './use-timers.ts';

/**
 * Cook mode, and its timers. Those belong to the widget: they go on when it is closed, and with another
 * recipe.
 */
export function CookMode(props: CookModeProps): ReactNode {
  const { entry, lang, isOpen, onClose, focusButton, words } = props;
  const recipe = entry?.read(readCookRecipe);
  const timers = useTimers();
  if (!isOpen || !entry || !recipe) {
    return <TimerList timers={timers} entryId={entry?.id} onRemoved={focusButton} words={words} />;
  }
  const close = () => {
    onClose();
    // After the last step, cook mode starts from the beginning.
    if (entry.getProgress().step >= recipe.steps.length) entry.setProgress({ step: 0 });
    focusButton();
  };
  return <CookDialog {...{ entry, recipe, lang, timers, words }} onClose={close} />;
}

function readCookRecipe(entry: RecipeEntry): CookRecipe | undefined {
  const recipe = entry.read(readRecipe);
  return recipe && { ...recipe, steps: toCookSteps(recipe) };
}

interface CookModeProps extends RecipeWords {
  /** Undefined while there is nothing to cook. */
  entry: RecipeEntry | undefined;
  isOpen: boolean;
  /** Called when it is closed in any way. */
  onClose: () => void;
  focusButton: () => void;
}
