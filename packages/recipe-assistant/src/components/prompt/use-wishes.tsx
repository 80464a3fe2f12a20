import { useState, type ReactNode } from 'react';
import type { Wished, WishChipsProps, WishFieldsProps } from '../../wishes/index.ts';
import { useWords } from '../labels/words-context.ts';
import { useAnnouncer } from '../live-region.tsx';
import { LoadedLater, loadLater } from '../loaded-later.tsx';

const load = () => import('../../wishes/index.ts');
const wishFields = /* @__PURE__ */ loadLater(async () => (await load()).WishFields, LostFields);
const wishChips = /* @__PURE__ */ loadLater<WishChipsProps>(
  async () => (await load()).WishChips,
  () => null,
);

/**
 * The preferences a visitor can choose: `Any wishes?` for the prompt block, and a chip for each choice,
 * which stays when that block goes. The code is loaded with the first prompt block.
 */
export function useWishes({ hasPrompt, ...fields }: WishFieldsProps & { hasPrompt: boolean }) {
  const { wishes, wished } = fields;
  const { labels } = useWords();
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
        <summary data-slot="wishes-summary">{labels.wishes}</summary>
        <LoadedLater part={wishFields} props={fields} />
      </details>
    ),
    chips: (
      <>
        <LoadedLater
          part={wishChips}
          props={{ ...fields, hasRoom: isOpen && hasPrompt, announce }}
        />
        {announcer}
      </>
    ),
  };
}

function LostFields(): ReactNode {
  return <p>{useWords().labels.toolsNotLoaded}</p>;
}

export const NOTHING_WISHED: Wished = { values: {}, preferences: {} };
