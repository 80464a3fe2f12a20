import type { ReactNode } from 'react';
import { ChangingText } from '../live-region.tsx';
import { backLabel } from '../labels/back-label.ts';
import type { Words } from '../labels/words.ts';
import type { ViewProps } from './recipe-view-props.ts';

/** Brings the previous recipe back where there is no row of tools. */
export function BackButton({ previous, onBack, words }: BackButtonProps): ReactNode {
  if (!previous || !onBack) return null;
  return (
    <button type="button" data-slot="back-button" onClick={() => onBack()}>
      <ChangingText>{backLabel(previous, words)}</ChangingText>
    </button>
  );
}

interface BackButtonProps extends Pick<ViewProps, 'previous' | 'onBack'> {
  words: Words;
}
