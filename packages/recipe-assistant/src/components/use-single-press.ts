import { useRef, type MouseEvent } from 'react';

/** Milliseconds in which a second press is ignored. */
const SAME_PRESS_MS = 500;

/** Pixels between two taps of the same finger. */
const SAME_PLACE_PX = 24;

/**
 * Treats a double tap on buttons as one press: the second is swallowed, whatever button is under the finger by then,
 * such as Stop, or Next of the next step.
 *
 * @param slots the buttons of which only one press counts, by keyboard, too. Default: every tap, and no key
 * @returns a handler for an element around all the buttons
 */
export function useSinglePress(slots?: readonly string[]): (event: MouseEvent) => void {
  const first = useRef<Press>(undefined);
  return (event) => {
    const { timeStamp, clientX, clientY, detail } = event;
    const button = (event.target as Element).closest('button');
    // A label passes its click on to its box, at once and at the same place.
    if (!button) return;
    const { slot } = button.dataset;
    // A key has no count of taps, and a press by script no place.
    const press = { timeStamp, slot, x: (detail && clientX) || NaN, y: clientY };
    const before = first.current;
    const isSame = before && ((slots && before.slot === slot) || isNear(before, press));
    if (isSame && timeStamp - before.timeStamp < SAME_PRESS_MS) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Any other press ends the double tap: request, stop, request again must all count.
    first.current = !slots || slots.includes(slot!) ? press : undefined;
  };
}

function isNear(one: Press, other: Press): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < SAME_PLACE_PX;
}

interface Press {
  timeStamp: number;
  slot: string | undefined;
  /** Not a number for a press without a place. */
  x: number;
  y: number;
}
