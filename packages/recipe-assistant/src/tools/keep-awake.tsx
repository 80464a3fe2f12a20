import { useState, type ReactNode } from 'react';
import type { RecipeLabels } from '../components/labels.ts';
import { canKeepAwake, useWakeLock } from './use-wake-lock.ts';

/** A toggle that keeps the screen on; absent where the browser cannot. */
export function KeepAwake({ onUse, say, labels }: KeepAwakeProps): ReactNode {
  const [isOn, setIsOn] = useState(false);
  useWakeLock(isOn, () => {
    setIsOn(false);
    say(labels.notKeptAwake);
  });
  if (!canKeepAwake()) return null;
  return (
    <button
      type="button"
      data-slot="tool-button"
      aria-pressed={isOn}
      onClick={() => {
        setIsOn(!isOn);
        say('');
        onUse();
      }}
    >
      {labels['keep-awake']}
    </button>
  );
}

interface KeepAwakeProps {
  onUse: () => void;
  /** Puts words into the row's message. */
  say: (text: string) => void;
  labels: RecipeLabels;
}
