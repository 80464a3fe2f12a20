import type { ReactNode } from 'react';

/**
 * What a screen reader is to say once, and nobody sees. The region is there before the words, and
 * they come as one text: several elements at once are spoken in any order.
 */
export function Announcer({ slot, words }: AnnouncerProps): ReactNode {
  return (
    <div data-slot={slot} aria-live="polite">
      {words && <p>{words}</p>}
    </div>
  );
}

interface AnnouncerProps {
  slot: 'recipe-announcer' | 'list-announcer';
  words: string;
}
