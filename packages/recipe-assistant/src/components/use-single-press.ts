import { useRef, type MouseEvent } from 'react';

/** Milliseconds in which a second press is ignored. */
const SAME_PRESS_MS = 500;

/** Pixels between two taps of the same finger. */
const SAME_PLACE_PX = 24;

/**
 * Treats a double tap as one press: the second is swallowed, whatever is under the finger by then, such as
 * Stop, or Next of the next step.
 *
 * @param slots the buttons of which only one press counts, by keyboard, too. Default: every tap, and no key
 * @returns a handler for an element around all the buttons
 */
export function useSinglePress(slots?: readonly string[]): (event: MouseEvent) => void {
  const first = useRef<Press>(undefined);
  return (event) => {
    const press = pressOf(event);
    if (first.current && isSame(first.current, press, slots)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      // Any other press ends the double tap: request, stop, request again must all count.
      first.current = !slots || slots.includes(press.slot!) ? press : undefined;
    }
  };
}

function pressOf({ target, timeStamp, clientX, clientY, detail }: MouseEvent): Press {
  const button = (target as Element).closest('button');
  // A key has no count of taps, and a press by script no place.
  const x = (detail && clientX) || NaN;
  return { slot: button?.dataset.slot, time: timeStamp, x, y: clientY };
}

function isSame(one: Press, other: Press, slots: readonly string[] | undefined): boolean {
  if (other.time - one.time >= SAME_PRESS_MS) return false;
  if (slots && one.slot === other.slot) return true;
  return Math.hypot(other.x - one.x, other.y - one.y) < SAME_PLACE_PX;
}

interface Press {
  slot: string | undefined;
  time: number;
  /** Not a number for a press without a place. */
  x: number;
  y: number;
}
