import type { ReactNode } from 'react';
import type { CookModeProps } from '../../tools/cook/cook-mode.tsx';
import { useWords } from '../labels/words-context.ts';
import { LoadedLater, loadLater } from '../loaded-later.tsx';

const cookMode = /* @__PURE__ */ loadLater(
  async () => (await import('../../tools/cook/cook-mode.tsx')).CookMode,
  LostCookMode,
);

/** Cook mode, which is loaded when it is first drawn. Where that fails, opening it says so; the next recipe asks again. */
export function LaterCookMode(props: CookModeProps): ReactNode {
  return <LoadedLater part={cookMode} props={props} occasion={props.entry} />;
}

function LostCookMode({ isOpen }: CookModeProps): ReactNode {
  const { labels } = useWords();
  if (!isOpen) return null;
  return (
    <p data-slot="tool-message" role="alert">
      {labels.cookNotLoaded}
    </p>
  );
}
