import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { RecipePreferences, RecipeWish } from '../../core/preferences.ts';
import { usePart, type LanguageProps } from '../labels/words.ts';
import { WordsContext } from '../labels/words-context.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import type { WishFieldsProps } from '../../wishes/index.ts';
import { NOTHING_WISHED, useWishes } from './use-wishes.tsx';

/**
 * For a page of your own: what the visitor may wish for, and a chip for each choice. Pass the hook what `onChange`
 * is given.
 *
 * @example
 * const [preferences, setPreferences] = useState<RecipePreferences>();
 * const assistant = useRecipeAssistant({ client, preferences });
 * <WishesPanel wishes={['diet', 'servings']} onChange={setPreferences} />
 */
export const WishesPanel = /* @__PURE__ */ forwardRef<HTMLDivElement, WishesPanelProps>(
  function WishesPanel(props, ref) {
    const { words, own, rootProps } = usePart(props);
    const { wishes, onChange, ...rest } = own;
    const [wished, setWished] = useState(NOTHING_WISHED);
    const onWish: WishFieldsProps['onWish'] = (next) => {
      setWished(next);
      onChange(next.preferences);
    };
    // The Remove of the last chip goes with its focus.
    const focusHandlers = useFocusFallback((part) => part.querySelector('summary'));
    return (
      <div {...rootProps('wishes-panel', rest)} ref={ref}>
        <div {...focusHandlers}>
          <WordsContext.Provider value={words}>
            <Wishes {...{ wishes, wished, onWish }} />
          </WordsContext.Provider>
        </div>
      </div>
    );
  },
);

function Wishes(props: WishFieldsProps): ReactNode {
  const { details, chips } = useWishes({ ...props, hasPrompt: true });
  return (
    <>
      {chips}
      {details}
    </>
  );
}

export interface WishesPanelProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange'>, LanguageProps {
  /** The preferences to choose. */
  wishes: readonly RecipeWish[];
  /** Called after each choice with all that are chosen, as the hook's `preferences` take them. */
  onChange: (preferences: RecipePreferences) => void;
}
