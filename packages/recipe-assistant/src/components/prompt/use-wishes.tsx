import { useContext, useMemo, useState, type ReactNode } from 'react';
import { loadModule } from '../../core/load-module.ts';
import type { RecipePreferences, RecipeWish } from '../../core/preferences.ts';
import type * as Wishes from '../../wishes/index.ts';
import { WordsContext } from '../labels/words.ts';
import { Announcer, useAnnouncer } from '../live-region.tsx';
import { useFetchedModule } from '../use-fetched-module.ts';

/**
 * The preferences a visitor can choose: `Any wishes?` for the prompt block, and a chip for each choice,
 * which stays when that block goes. The code is loaded with the first prompt block; if that fails,
 * there are no wishes.
 */
export function useWishes({ wishes, wished, onWish, hasPrompt }: WishesOptions): WishesParts {
  const words = useContext(WordsContext);
  const [isOpen, setIsOpen] = useState(false);
  const isOffered = wishes.length > 0;
  const [spoken, announce] = useAnnouncer();
  const { module, isMissing } = useFetchedModule(fetchWishes, isOffered && hasPrompt);
  const shared = useMemo(
    () => ({ wishes, values: wished?.values, onWish, words }),
    [wishes, wished, onWish, words],
  );
  // The prompt block is memoised.
  const details = useMemo(
    () => (
      <details
        data-slot="wishes"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary data-slot="wishes-summary">{words.labels.wishes}</summary>
        {module && <module.WishFields {...shared} />}
      </details>
    ),
    [isOpen, module, shared, words],
  );
  return {
    details: isOffered && !isMissing && details,
    chips: module && (
      <>
        <module.WishChips {...shared} hasRoom={isOpen && hasPrompt} announce={announce} />
        <Announcer slot="list-announcer" words={spoken} />
      </>
    ),
  };
}

/** The page's preferences, overridden by the visitor's. */
export function withWishes(
  own: RecipePreferences | undefined,
  wishes: readonly RecipeWish[],
  wished: Wished | undefined,
): RecipePreferences | undefined {
  const chosen = Object.entries(wished?.preferences ?? {}).filter(([wish]) =>
    wishes.includes(wish as RecipeWish),
  );
  return chosen.length > 0 ? { ...own, ...Object.fromEntries(chosen) } : own;
}

function fetchWishes(): Promise<typeof Wishes> {
  return loadModule(() => import('../../wishes/index.ts'), 'WishFields');
}

/** What a visitor has chosen: the values of the fields, and the preferences to send. */
export interface Wished {
  values: Wishes.WishValues;
  preferences: RecipePreferences;
}

interface WishesOptions {
  wishes: readonly RecipeWish[];
  wished: Wished | undefined;
  /** Stable. */
  onWish: (wished: Wished) => void;
  hasPrompt: boolean;
}

interface WishesParts {
  details: ReactNode;
  chips: ReactNode;
}
