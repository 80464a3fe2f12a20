import type { ReactNode } from 'react';

/**
 * What a screen reader is to say once. The region is there before the words, which come all at once:
 * a region that grows with the text is read again from its start with each piece.
 */
export function RecipeAnnouncer({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <div data-slot="recipe-announcer" aria-live="polite">
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
