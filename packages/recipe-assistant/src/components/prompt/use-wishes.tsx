import { lazy, useState, type ReactNode } from 'react';
import type { RecipePreferences, RecipeWish } from '../../core/preferences.ts';
import type { WishValues } from '../../wishes/index.ts';
import type { Words } from '../labels/words.ts';
import { useAnnouncer } from '../live-region.tsx';
import { LoadedLater } from '../loaded-later.tsx';

const load = () => import('../../wishes/index.ts');
const WishFields = /* @__PURE__ */ lazy(async () => ({ default: (await load()).WishFields }));
const WishChips = /* @__PURE__ */ lazy(async () => ({ default: (await load()).WishChips }));

/**
 * The preferences a visitor can choose: `Any wishes?` for the prompt block, and a chip for each choice,
 * which stays when that block goes. The code is loaded with the first prompt block.
 */
export function useWishes(options: WishesOptions): WishesParts {
  const { wishes, wished, onWish, hasPrompt, words } = options;
  const [isOpen, setIsOpen] = useState(false);
  const [hadPrompt, setHadPrompt] = useState(false);
  if (hasPrompt && !hadPrompt) setHadPrompt(true);
  const [announcer, announce] = useAnnouncer('list-announcer');
  if (wishes.length === 0 || !hadPrompt) return {};
  const shared = { wishes, values: wished?.values, onWish, words };
  return {
    details: (
      <details
        data-slot="wishes"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary data-slot="wishes-summary">{words.labels.wishes}</summary>
        <LoadedLater lost={<p>{words.labels.toolsNotLoaded}</p>}>
          <WishFields {...shared} />
        </LoadedLater>
      </details>
    ),
    chips: (
      <>
        <LoadedLater>
          <WishChips {...shared} hasRoom={isOpen && hasPrompt} announce={announce} />
        </LoadedLater>
        {announcer}
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

/** What a visitor has chosen: the values of the fields, and the preferences to send. */
export interface Wished {
  values: WishValues;
  preferences: RecipePreferences;
}

interface WishesOptions {
  wishes: readonly RecipeWish[];
  wished: Wished | undefined;
  onWish: (wished: Wished) => void;
  hasPrompt: boolean;
  words: Words;
}

interface WishesParts {
  details?: ReactNode;
  chips?: ReactNode;
}
