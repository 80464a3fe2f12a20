import type { ReactNode } from 'react';
import { ChangingText } from '../live-region.tsx';
import type { Words } from '../labels/words.ts';
import type { ViewProps } from './recipe-view-props.ts';

/** Brings the previous recipe back where there is no row of tools. */
export function BackButton({ previous, onBack, words }: BackButtonProps): ReactNode {
  if (!previous || !onBack) return null;
  return (
    <button type="button" data-slot="back-button" onClick={() => onBack()}>
      <ChangingText>{words.format(words.labels.backTo, { title: previous.title })}</ChangingText>
    </button>
  );
}

interface BackButtonProps extends Pick<ViewProps, 'previous' | 'onBack'> {
  words: Words;
}
