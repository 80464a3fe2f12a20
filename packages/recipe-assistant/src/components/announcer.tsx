import type { ReactNode } from 'react';

/**
 * What a screen reader is to say once. The region is there before the words, and they come as one
 * text: several elements at once are spoken in any order.
 */
export function RecipeAnnouncer({ words }: { words: string | undefined }): ReactNode {
  return (
    <div data-slot="recipe-announcer" aria-live="polite">
      {words && <p>{words}</p>}
    </div>
  );
}
