import { useRef, type MouseEvent as ReactMouseEvent } from 'react';

/** Milliseconds in which a second press is ignored. */
const SAME_PRESS_MS = 500;

/** Pixels between two taps of the same finger. */
const SAME_PLACE_PX = 24;

/**
 * Treats a double tap as one press: the second is swallowed, whatever is under the finger by then, such as
 * Stop, Next of the next step, or a control of the page where the widget has become shorter.
 *
 * @param slots the buttons of which only one press counts, by keyboard, too. Default: every tap, and no key
 * @returns a handler for an element around all the buttons
 */
export function useSinglePress(slots?: readonly string[]): (event: ReactMouseEvent) => void {
  const first = useRef<Press & { slot: string | undefined }>(undefined);
  return (event) => {
    const press = pressOf(event);
    const { slot } = (event.target as Element).closest('button')?.dataset ?? {};
    const before = slots && first.current;
    if (before && before.slot === slot && isSoon(before, press)) {
      swallow(event);
      return;
    }
    // Any other press ends the double tap: request, stop, request again must all count.
    const isFirst = !slots || slots.includes(slot!);
    first.current = isFirst ? { ...press, slot } : undefined;
    if (isFirst) swallowNext(press, event.currentTarget.ownerDocument);
  };
}

/** Swallows the second tap of the same finger anywhere on the page. Some controls open before the click. */
function swallowNext(first: Press, page: Document): void {
  const types = ['mousedown', 'click'] as const;
  const end = () => types.forEach((type) => page.removeEventListener(type, look, true));
  const look = (event: MouseEvent) => {
    const press = pressOf(event);
    const isSame =
      isSoon(first, press) && Math.hypot(press.x - first.x, press.y - first.y) < SAME_PLACE_PX;
    if (isSame) swallow(event);
    else end();
  };
  for (const type of types) page.addEventListener(type, look, true);
  setTimeout(end, SAME_PRESS_MS);
}

function swallow(event: Pick<MouseEvent, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault();
  event.stopPropagation();
}

function pressOf({ timeStamp, clientX, clientY, detail }: PressEvent): Press {
  // A key has no count of taps, and a press by script no place.
  return { time: timeStamp, x: (detail && clientX) || NaN, y: clientY };
}

function isSoon(one: Press, other: Press): boolean {
  return other.time - one.time < SAME_PRESS_MS;
}

type PressEvent = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY' | 'detail'>;

interface Press {
  time: number;
  /** Not a number for a press without a place. */
  x: number;
  y: number;
}
