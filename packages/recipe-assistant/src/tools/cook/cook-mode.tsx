import { useMemo, type ReactNode } from 'react';
import type { Words } from '../../components/labels/words.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type { DerivedRecipe } from '../../recipe/derive-recipe.ts';
import { CookDialog } from './cook-dialog.tsx';
import { toCookSteps } from './cook-steps.ts';
import { TimerList } from './timer-list.tsx';
import { useTimers } from './use-timers.ts';

/**
 * Cook mode, and its timers. Those belong to the widget: they go on when it is closed, and with another
 * recipe.
 */
export function CookMode(props: CookModeProps): ReactNode {
  const { entry, recipe, lang, isOpen, onClose, focusButton, words } = props;
  const steps = useMemo(() => recipe && toCookSteps(recipe), [recipe]);
  const timers = useTimers();
  if (!isOpen || !entry || !recipe || !steps) {
    return <TimerList timers={timers} entryId={entry?.id} onEmptied={focusButton} words={words} />;
  }
  const close = () => {
    onClose();
    // After the last step, cook mode starts from the beginning.
    if (entry.getProgress().step >= steps.length) entry.setProgress({ step: 0 });
    focusButton();
  };
  return <CookDialog {...{ entry, recipe, steps, lang, timers }} onClose={close} words={words} />;
}

interface CookModeProps {
  entry: RecipeEntry | undefined;
  /** The recipe, if there is one. */
  recipe: DerivedRecipe | undefined;
  /** Its language, if known. */
  lang: string | undefined;
  isOpen: boolean;
  /** Called when it is closed in any way. */
  onClose: () => void;
  focusButton: () => void;
  words: Words;
}
