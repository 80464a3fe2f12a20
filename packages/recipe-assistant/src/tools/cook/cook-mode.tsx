import { useMemo, type ReactNode } from 'react';
import { cookLabels } from '../../components/labels/cook-labels.ts';
import { withLabels } from '../../components/labels/label.ts';
import { textLabels } from '../../components/labels/text-labels.ts';
import type { Words } from '../../components/labels/words.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type { DerivedRecipe } from '../../recipe/derive-recipe.ts';
import { CookDialog } from './cook-dialog.tsx';
import { toCookSteps } from './cook-steps.ts';
import { TimerList } from './timer-list.tsx';
import { useTimers } from './use-timers.ts';

/** A step's ingredients say by how much they are scaled, as the recipe's text does. */
const COOK_LABELS = { ...textLabels, ...cookLabels };

/**
 * Cook mode, and its timers. Those belong to the widget: they go on when it is closed, and with another
 * recipe.
 */
export function CookMode(props: CookModeProps): ReactNode {
  const { entry, recipe, lang, isOpen, onClose, focusButton, words } = props;
  const steps = useMemo(() => recipe && toCookSteps(recipe), [recipe]);
  const toolWords = useMemo(() => withLabels(words, COOK_LABELS), [words]);
  const timers = useTimers();
  if (!isOpen || !entry || !recipe || !steps) {
    return (
      <TimerList timers={timers} entryId={entry?.id} onEmptied={focusButton} words={toolWords} />
    );
  }
  const close = () => {
    onClose();
    // After the last step, cook mode starts from the beginning.
    if (entry.getProgress().step >= steps.length) entry.setProgress({ step: 0 });
    focusButton();
  };
  return (
    <CookDialog {...{ entry, recipe, steps, lang, timers }} onClose={close} words={toolWords} />
  );
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
