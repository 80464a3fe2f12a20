import { createElement, lazy, useState, type ReactNode } from 'react';
import { loadModule } from '../../core/load-module.ts';
import { useFetchedModule } from '../use-fetched-module.ts';
import type * as View from './loaded-view.tsx';

let loaded: typeof View.LoadedView | undefined;

/** Ends the wait for the view. */
let arrive: (() => void) | undefined;

const LazyView = /* @__PURE__ */ lazy(
  () =>
    new Promise<{ default: typeof View.LoadedView }>((resolve) => {
      arrive = () => resolve({ default: loaded! });
    }),
);

/** The view of a recipe, suspending until a {@link ViewLoader} has loaded it. */
export function LoadedView(props: View.LoadedViewProps): ReactNode {
  // Keeps the component it was mounted with, since another one would recreate the elements.
  const [Mounted] = useState(() => loaded ?? LazyView);
  return createElement(Mounted, props);
}

/**
 * Loads the view once it is needed. A component of its own, so that its state renders nothing again: React 18 would
 * draw anew what a server has rendered.
 */
export function ViewLoader({ isNeeded }: { isNeeded: boolean }): null {
  useFetchedModule(fetchView, isNeeded);
  return null;
}

async function fetchView(): Promise<typeof View> {
  const view = await loadModule(() => import('./loaded-view.tsx'), 'LoadedView');
  loaded = view.LoadedView;
  arrive?.();
  return view;
}
