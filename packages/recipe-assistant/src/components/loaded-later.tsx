import { createElement, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { reportFault } from '../core/caller-options.ts';
import { useOnChange } from './timing.ts';

/**
 * A component whose file is loaded when it is first drawn. Where the file is lost, that is reported, and `Lost` is in its
 * place. Nothing else is caught: what goes wrong while it is drawn is for the page's own boundary, or its `onerror`.
 */
export function loadLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props>,
): LaterPart<Props> {
  const attempt = () =>
    lazy(() =>
      load().then(
        (Loaded) => ({ default: Loaded }),
        (error: unknown) => {
          reportFault(error);
          part.Latest = attempt();
          return { default: Lost };
        },
      ),
    );
  const part: LaterPart<Props> = { Latest: attempt() };
  return part;
}

/** Shows `fallback` until the part is loaded. With another `occasion` it asks once more for a file that was lost. */
export function LoadedLater<Props extends object>(props: LoadedLaterProps<Props>): ReactNode {
  const { part, fallback, occasion } = props;
  // Not by the part alone: while it is waited for, nothing below would know which attempt it waits for.
  const [Part, setPart] = useState(() => part.Latest);
  useOnChange(occasion, () => setPart(() => part.Latest));
  // A server cannot wait for it, and React reports what it did not finish as an error. There is no boundary in
  // its HTML either: one is not hydrated yet when the page finds that it is a browser.
  const isBrowser = useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
  if (!isBrowser) return fallback;
  return <Suspense fallback={fallback}>{createElement(Part, props.props)}</Suspense>;
}

/** For `useSyncExternalStore`, of what never changes. */
export const subscribeToNothing = () => () => {};

const isTrue = () => true;
const isFalse = () => false;

interface LaterPart<Props> {
  /** What the last attempt to load it brings. */
  Latest: ComponentType<Props>;
}

interface LoadedLaterProps<Props> {
  part: LaterPart<Props>;
  props: Props;
  fallback?: ReactNode;
  occasion?: unknown;
}
