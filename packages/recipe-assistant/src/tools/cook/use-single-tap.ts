import { useRef, type MouseEvent } from 'react';

/** Milliseconds and pixels within which a second tap is of the same press. */
const SAME_TAP_MS = 500;
const SAME_TAP_PX = 24;

/**
 * Treats a double tap as one press: the second is swallowed, whatever is under the finger by then, such as the next
 * step's Next or another timer's Cancel. A key has no place, and each of its presses counts.
 *
 * @returns a handler for an element around all the buttons
 */
export function useSingleTap(): (event: MouseEvent) => void {
  const last = useRef({ timeStamp: -Infinity, clientX: 0, clientY: 0 });
  return (event) => {
    const { detail, timeStamp, clientX, clientY } = event;
    if (detail === 0 || (clientX === 0 && clientY === 0)) return;
    const distance = Math.hypot(clientX - last.current.clientX, clientY - last.current.clientY);
    if (timeStamp - last.current.timeStamp < SAME_TAP_MS && distance < SAME_TAP_PX) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      last.current = { timeStamp, clientX, clientY };
    }
  };
}
