import { Component, Suspense, useSyncExternalStore, type ReactNode } from 'react';

/** Shows `fallback` until its children, which are `lazy`, are loaded, and `lost` where they fail to load or to render. */
export function LoadedLater({ fallback, lost, children }: LoadedLaterProps): ReactNode {
  // A server cannot wait for them, and React reports what it did not finish as an error. There is no boundary in
  // its HTML either: one is not hydrated yet when the page finds that it is a browser.
  const isBrowser = useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
  return (
    <Boundary lost={lost}>
      {isBrowser ? <Suspense fallback={fallback}>{children}</Suspense> : fallback}
    </Boundary>
  );
}

class Boundary extends Component<Pick<LoadedLaterProps, 'lost' | 'children'>> {
  override state = { isLost: false };

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true };
  }

  override render(): ReactNode {
    return this.state.isLost ? this.props.lost : this.props.children;
  }
}

const subscribeToNothing = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

interface LoadedLaterProps {
  fallback?: ReactNode;
  lost?: ReactNode;
  children: ReactNode;
}
