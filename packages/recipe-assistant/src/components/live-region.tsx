import { useCallback, useRef, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useTimeout } from './timing.ts';

/** Milliseconds until the text is removed, so that nobody comes across it when reading the page. */
const CLEAR_MS = 4000;

/**
 * A visually hidden live region for one-off announcements, and what says a text in it. The region exists before its
 * text, which comes as one paragraph: several at once are spoken in any order.
 */
export function useAnnouncer(slot: string): [region: ReactNode, announce: Announce] {
  const [phrases, setPhrases] = useState(SILENCE);
  const last = useRef('');
  const words = textOf(phrases);
  useTimeout(words, CLEAR_MS, () => setPhrases(SILENCE));
  const announce = useCallback<Announce>((next) => {
    const said: readonly Phrase[] = typeof next === 'string' ? [{ text: next }] : next;
    const text = textOf(said);
    if (!text) return setPhrases(SILENCE);
    // Orca drops a text that is the last one again.
    const isSame = text === last.current;
    last.current = isSame ? '' : text;
    const space = isSame ? NO_BREAK_SPACE : '';
    setPhrases(said.map((phrase) => ({ ...phrase, text: phrase.text + space })));
  }, []);
  const region = (
    <div ref={putOutOfSight} data-slot={slot} aria-live="polite">
      {/* Not by `words &&`: Preact makes a text node of an empty string. */}
      {words !== '' && (
        // By the words, because Preact turns a `lang` that goes away into an empty one, an unknown
        // language. Not by `lang`: the same words in a new element are spoken again.
        <p key={words} lang={phrases.length === 1 ? phrases[0]!.lang : undefined}>
          {phrases.map(({ text, lang }, index) => (
            <span key={index} lang={lang}>
              {text}
            </span>
          ))}
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
function putOutOfSight(region: HTMLElement | null): void {
  if (region) Object.assign(region.style, { position: 'absolute', clipPath: 'inset(50%)' });
}

function textOf(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}

const SILENCE: readonly Phrase[] = [];

/**
 * A text that may change, in an element that is replaced with it: every text that does is one string in one of these,
 * and stands beside no text outside an element.
 *
 * Browsers that translate a page put elements of their own in the place of each text node. React and Preact go on
 * writing into the nodes they know, which are no longer in the page, so that the old words stay; and what they insert
 * before such a node, or remove of it, throws: https://github.com/facebook/react/issues/11538.
 */
export function ChangingText({
  as: Tag = 'span',
  children,
  ...rest
}: ChangingTextProps): ReactNode {
  return (
    <Tag key={children} {...rest}>
      {children}
    </Tag>
  );
}

/**
 * A message in an atomic live region that can be repeated. Screen readers ignore the same text in the same place, so
 * each repetition is a new element with one more invisible space, in one text: two at once are announced twice.
 *
 * Where it describes a control that has the focus, a changed description is announced too: its element stays, and the
 * spaces are outside of it.
 */
export function RepeatableMessage({ id, times, text }: RepeatableMessageProps): ReactNode {
  const spaces = NO_BREAK_SPACE.repeat(times % 20);
  if (!id) return <span key={text + spaces}>{text + spaces}</span>;
  return (
    <>
      <ChangingText id={id}>{text}</ChangingText>
      {spaces !== '' && <ChangingText>{spaces}</ChangingText>}
    </>
  );
}

const NO_BREAK_SPACE = '\u00A0';

/** Says a text once, or phrases in several languages; an empty one falls silent. Stable. */
export type Announce = (words: string | readonly Phrase[]) => void;

/** A part of what is said. */
export interface Phrase {
  text: string;
  /** Default: the widget's. */
  lang?: string | undefined;
}

interface RepeatableMessageProps {
  /** Set if the message describes a control that may have the focus. */
  id?: string;
  /** Incremented to announce the text again. */
  times: number;
  text: string;
}

interface ChangingTextProps extends ComponentPropsWithoutRef<'span'> {
  children: string;
  /** Not what has the focus or is a live region, which must stay: the text is inside that. Default `span`. */
  as?: 'span' | 'p' | undefined;
}
