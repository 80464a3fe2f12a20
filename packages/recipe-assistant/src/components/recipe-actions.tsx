import type { ReactNode } from 'react';
import type { RecipeLabels } from './labels.ts';

/** The page's own part of the row of tools, where there are no others: nothing is fetched for it. */
export function RecipeActions({ children, labels }: RecipeActionsProps): ReactNode {
  if (!children) return null;
  return (
    <div data-slot="recipe-tools" role="group" aria-label={labels.tools}>
      <div data-slot="recipe-actions">{children}</div>
    </div>
  );
}

interface RecipeActionsProps {
  children: ReactNode;
  labels: RecipeLabels;
}
