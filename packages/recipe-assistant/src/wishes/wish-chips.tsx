import { useId, type ReactNode } from 'react';
import { ChangingText } from '../components/live-region.tsx';
import { RemoveButton } from '../components/buttons.tsx';
import { useWords } from '../components/labels/words-context.ts';
import { listWishes, toWished } from './wish-values.ts';
import type { WishFieldsProps } from './wish-fields.tsx';

/** The chosen preferences, each with a Remove button. */
export function WishChips(props: WishChipsProps): ReactNode {
  const { wished, onWish, hasRoom, announce } = props;
  const words = useWords();
  const id = useId();
  const { labels, format, slotProps } = words;
  const chosen = listWishes(wished.values, words);
  if (!hasRoom && chosen.length === 0) return undefined;
  return (
    <div data-slot="chosen-wishes">
      <span id={`${id}label`}>{`${labels.chosenWishes} `}</span>
      {chosen.length === 0 && <span data-slot="no-wishes">{labels.noWishes}</span>}
      <ul data-slot="wish-list" aria-labelledby={`${id}label`}>
        {chosen.map(({ key, text, without }) => (
          <li key={key} data-slot="wish">
            <ChangingText data-slot="wish-name" dir="auto">
              {text}
            </ChangingText>
            <RemoveButton
              {...slotProps('remove-button')}
              label={format(labels.removeWish, { wish: text })}
              onRemove={(button) => {
                focusNext(button);
                announce(format(labels.removedIngredient, { ingredient: text }));
                onWish(toWished(without));
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Called before a chip is removed. After the last, the input column moves the focus. */
function focusNext(button: HTMLElement): void {
  const chip = button.closest('li');
  const next = chip?.nextElementSibling ?? chip?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

export interface WishChipsProps extends WishFieldsProps {
  /** Whether to reserve room for the first chip, so that nothing moves. */
  hasRoom: boolean;
  /** Announces a text once. */
  announce: (words: string) => void;
}
