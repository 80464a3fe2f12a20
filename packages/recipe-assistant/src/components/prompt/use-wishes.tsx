import { lazy, useState } from 'react';
import type { Wished, WishFieldsProps } from '../../wishes/index.ts';
import { useAnnouncer } from '../live-region.tsx';
import { LoadedLater } from '../loaded-later.tsx';

const load = () => import('../../wishes/index.ts');
const WishFields = /* @__PURE__ */ lazy(async () => ({ default: (await load()).WishFields }));
const WishChips = /* @__PURE__ */ lazy(async () => ({ default: (await load()).WishChips }));

/**
 * The preferences a visitor can choose: `Any wishes?` for the prompt block, and a chip for each choice,
 * which stays when that block goes. The code is loaded with the first prompt block.
 */
export function useWishes({ hasPrompt, ...fields }: WishFieldsProps & { hasPrompt: boolean }) {
  const { wishes, wished, words } = fields;
  const [isOpen, setIsOpen] = useState(false);
  const [announcer, announce] = useAnnouncer('list-announcer');
  if (wishes.length === 0 || (!hasPrompt && wished === NOTHING_WISHED)) return {};
  return {
    details: (
      <details
        data-slot="wishes"
        open={isOpen}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <summary data-slot="wishes-summary">{words.labels.wishes}</summary>
        <LoadedLater lost={<p>{words.labels.toolsNotLoaded}</p>}>
          <WishFields {...fields} />
        </LoadedLater>
      </details>
    ),
    chips: (
      <>
        <LoadedLater>
          <WishChips {...fields} hasRoom={isOpen && hasPrompt} announce={announce} />
        </LoadedLater>
        {announcer}
      </>
    ),
  };
}

export const NOTHING_WISHED: Wished = { values: {}, preferences: {} };

/** The preferences that a page offers, and what a visitor has chosen of them. */
export type WishChoice = Omit<WishFieldsProps, 'words'>;
