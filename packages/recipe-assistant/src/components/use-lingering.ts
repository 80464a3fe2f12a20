import { useState, type RefObject } from 'react';
import { useTimeout } from './timing.ts';

/** Milliseconds until a screen reader has followed the focus away from a pressed button. */
const LINGER_MS = 100;

/**
 * A button whose press takes it away and moves the focus into a field. It leaves the page a moment later: where it
 * goes together with the focus, Orca loses track, and takes what is typed next for commands.
 *
 * @param label undefined or false if there is no button.
 * @returns Its label while it is on the page, and the handler of presses, of which it takes one.
 */
export function useLingering(
  label: string | false | undefined,
  fieldRef: RefObject<HTMLElement | null>,
  onPress: () => void,
): [label: string | false | undefined, press: () => void] {
  const [pressed, setPressed] = useState<string | false>();
  useTimeout(pressed, LINGER_MS, () => setPressed(undefined));
  const press = () => {
    if (!pressed) {
      setPressed(label);
      onPress();
    }
    fieldRef.current?.focus();
  };
  return [label || pressed, press];
}
