import { useLayoutEffect, type ReactNode } from 'react';
import type { ShownRecipe } from '../components/recipe/recipe-view-props.ts';
import type { PageActions } from './element-props.ts';

const SLOT = 'recipe-actions';

/** The place of the page's own actions, where it has some: children of the element, or what its function makes. */
export function drawActions(props: ActionsProps): ReactNode {
  const hasChildren = props.element.querySelector(`:scope > [slot="${SLOT}"]`) !== null;
  return props.make || hasChildren ? <Actions {...props} /> : null;
}

function Actions({ element, make, shown }: ActionsProps): ReactNode {
  useLayoutEffect(() => {
    const node = make?.(shown);
    if (!node) return;
    node.slot = SLOT;
    element.append(node);
    return () => node.remove();
  }, [element, make, shown]);
  return <slot name={SLOT} />;
}

interface ActionsProps {
  element: HTMLElement;
  make: PageActions | undefined;
  shown: ShownRecipe;
}
