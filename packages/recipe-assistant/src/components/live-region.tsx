import { useCallback, useState, type ReactNode } from 'react';
import { ChangingText } from './changing-text.tsx';
import { useTimeout } from './use-timeout.ts';

/** Milliseconds until the text is removed, so that nobody comes across it when reading the page. */
const CLEAR_MS = 4000;

/**
 * A visually hidden live region for one-off announcements, and what says a text in it. The region exists before its
 * text, which comes as one text node: several elements at once are spoken in any order.
 *
 * @param draw What is put into the region for a text. Default: the text.
 */
export function useAnnouncer(
  slot: string,
  draw: (words: string) => ReactNode = (words) => words,
): [region: ReactNode, announce: Announce] {
  const [{ words, lang }, setSpoken] = useState<Spoken>(SILENCE);
  useTimeout(words, CLEAR_MS, () => setSpoken(SILENCE));
  const announce = useCallback<Announce>((next, of) => setSpoken({ words: next, lang: of }), []);
  const region = (
    <div ref={putOutOfSight} data-slot={slot} aria-live="polite">
      {/* Not by `words &&`: Preact makes a text node of an empty string. */}
      {words !== '' && (
        // By the words, because Preact turns a `lang` that goes away into an empty one, an unknown
        // language. Not by `lang`: the same words in a new element are spoken again.
        <p key={words} lang={lang}>
          {draw(words)}
        </p>
      )}
    </div>
  );
  return [region, announce];
}

/**
 * By script: without the style sheet the recipe must not show twice, an inline `style` would break a
 * strict policy, and before hydration the regions are empty.
 */
export function putOutOfSight(region: HTMLElement | null): void {
  if (region) Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)' });
}

const SILENCE: Spoken = { words: '' };

/**
 * A message in an atomic live region that can be repeated. Screen readers ignore the same text in the
 * same place, so each repetition appends an invisible space. That space is outside the element with the
 * id, because a changed description is announced too.
 */
export function RepeatableMessage({ id, times, text }: RepeatableMessageProps): ReactNode {
  return (
    <>
      <ChangingText id={id}>{text}</ChangingText>
      {times % 20 > 0 && <ChangingText>{NO_BREAK_SPACE.repeat(times % 20)}</ChangingText>}
    </>
  );
}

const NO_BREAK_SPACE = '\u00A0';

/** Says a text once, in the language if that is another than the page's. Stable. */
export type Announce = (words: string, lang?: string) => void;

interface Spoken {
  words: string;
  /** Default: the widget's. */
  lang?: string | undefined;
}

interface RepeatableMessageProps {
  /** Set if the message describes a control. */
  id?: string;
  /** Incremented to announce the text again. */
  times: number;
  text: string;
}
