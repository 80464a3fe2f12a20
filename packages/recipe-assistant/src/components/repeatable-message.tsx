import type { ReactNode } from 'react';

/**
 * Words in an atomic live region that can be said again. The same words in the same place are
 * nothing new to a screen reader, so each time one more space comes after them, which nobody sees. It
 * is not part of the element with the id: a description that changes would be said as well.
 */
export function RepeatableMessage({ id, times, text }: RepeatableMessageProps): ReactNode {
  return (
    <>
      <span id={id}>{text}</span>
      {NO_BREAK_SPACE.repeat(times % 20)}
    </>
  );
}

const NO_BREAK_SPACE = '\u00A0';

interface RepeatableMessageProps {
  /** Where the words describe a control. */
  id?: string;
  /** One more says them again. */
  times: number;
  text: string;
}
