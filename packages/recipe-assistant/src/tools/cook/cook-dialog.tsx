import { useRef, useSyncExternalStore, type ReactNode, type SyntheticEvent } from 'react';
import { ChangingText } from '../../components/live-region.tsx';
import { useFocusFallback } from '../../components/use-focus-fallback.ts';
import { useSinglePress } from '../../components/use-single-press.ts';
import { shorten } from '../../core/shorten.ts';
import type { RecipeTextProps } from '../../components/labels/words.ts';
import { useWords } from '../../components/labels/words-context.ts';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import { readRecipe } from '../readings.ts';
import { CookIngredients } from './cook-ingredients.tsx';
import { CookStepView } from './cook-step.tsx';
import { readCookSteps } from './read-steps.ts';
import { describeStep, useSpeech } from './step-speech.tsx';
import { TimerList } from './timer-list.tsx';
import { useCookStyles } from './use-cook-styles.ts';
import { useModal } from './use-modal.ts';
import { useStepNavigation } from './use-step-navigation.ts';
import type { Timers } from './use-timers.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** A longer name of the dish would push the step aside on a phone. In UTF-16 units. */
const LONGEST_TITLE = 60;

/**
 * A recipe for cooking, full screen: one step at a time in large type beside the ingredients, and the timers.
 * Keeps the screen on, and says at the first step where it can't. At the end, the step is the number of steps.
 */
export function CookDialog(props: CookDialogProps): ReactNode {
  const { entry, lang, timers, onTick, onClose } = props;
  const words = useWords();
  const { labels, format, slotProps } = words;
  const { title } = entry.read(readRecipe)!;
  const steps = entry.read(readCookSteps);
  const { subscribe, getProgress } = entry;
  const { factor, step: stepIndex } = useSyncExternalStore(subscribe, getProgress, getProgress);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const nextRef = useRef<HTMLButtonElement>(null);
  const step = steps[stepIndex];
  const count = steps.length;
  const heading = format(labels.cookStep, { step: stepIndex + 1, count });

  function go(to: number): void {
    entry.setProgress({ step: Math.min(Math.max(to, 0), count) });
    if (pageRef.current) pageRef.current.scrollTop = 0;
  }
  const close = () => dialogRef.current?.close();

  // The focus may be on a button of the previous step.
  const focusHandlers = useFocusFallback(() => nextRef.current);
  const takeOnce = useSinglePress();
  useCookStyles(dialogRef);
  useModal(dialogRef, nextRef);
  const isScreenRefused = useWakeLock(dialogRef);
  const swipes = useStepNavigation(dialogRef, pageRef, { step: stepIndex, count, go, close });
  const [announcer, announce] = useSpeech(describeStep(step, heading, factor, lang, words));

  return (
    <dialog
      ref={dialogRef}
      {...slotProps('cook')}
      aria-label={title ?? labels.cook}
      {...focusHandlers}
      {...swipes}
      onClickCapture={takeOnce}
      onCancel={keepInside}
      onClose={(event) => {
        keepInside(event);
        // An event of an earlier mount may arrive late.
        if (event.currentTarget.open) return;
        onClose();
        // After the last step, cook mode starts from the beginning.
        if (!step) go(0);
      }}
    >
      <div data-slot="cook-head">
        <p data-slot="cook-title" dir="auto" lang={lang}>
          {title && shorten(title, LONGEST_TITLE)}
        </p>
        <button type="button" {...slotProps('tool-button')} onClick={close}>
          {labels.closeCook}
        </button>
      </div>
      <div ref={pageRef} data-slot="cook-page">
        {step ? (
          <>
            <CookStepView
              key={stepIndex}
              step={step}
              number={stepIndex + 1}
              dish={{ id: entry.id, title, lang }}
              {...{ heading, factor, timers, announce }}
            />
            <CookIngredients named={step.named} {...{ entry, factor, onTick, lang }} />
          </>
        ) : (
          <p data-slot="cook-text">{labels.cookEnd}</p>
        )}
        {isScreenRefused && stepIndex === 0 && (
          <p data-slot="tool-message">{labels.notKeptAwake}</p>
        )}
      </div>
      <div data-slot="cook-foot">
        <TimerList
          timers={timers}
          entryId={entry.id}
          onRemoved={() => nextRef.current?.focus({ preventScroll: true })}
          announce={announce}
        />
        <button
          type="button"
          {...slotProps('cook-button')}
          aria-disabled={stepIndex === 0}
          onClick={() => go(stepIndex - 1)}
        >
          {labels.previousStep}
        </button>
        <button
          ref={nextRef}
          type="button"
          {...slotProps('next-button')}
          onClick={() => (step ? go(stepIndex + 1) : close())}
        >
          <ChangingText>{step ? labels.nextStep : labels.closeCook}</ChangingText>
        </button>
      </div>
      {announcer}
    </dialog>
  );
}

/** These two bubble in React, so a dialog around the widget would close. */
function keepInside(event: SyntheticEvent): void {
  event.stopPropagation();
}

interface CookDialogProps extends RecipeTextProps {
  /** A whole recipe. */
  entry: RecipeEntry;
  timers: Timers;
  /** Called when a line is checked off; without it there are no check boxes. */
  onTick: (() => void) | undefined;
  /** Called when it is closed in any way. */
  onClose: () => void;
}
