import type { ReactNode } from 'react';
import { ChangingText } from '../live-region.tsx';
import { useWords } from '../labels/words-context.ts';
import type { ViewProps } from './recipe-view-props.ts';

/** Brings the previous recipe back where there is no row of tools. */
export function BackButton({ previous, onBack }: BackButtonProps): ReactNode {
  const { format, labels } = useWords();
  if (!previous || !onBack) return null;
  return (
    <button type="button" data-slot="back-button" onClick={() => onBack()}>
      <ChangingText>{format(labels.backTo, { title: previous.title })}</ChangingText>
    </button>
  );
}

type BackButtonProps = Pick<ViewProps, 'previous' | 'onBack'>;
