import type { ComponentProps, ReactNode } from 'react';
import type { RecipeEntry } from '../../core/recipe-entry.ts';
import type { ShownRecipe } from './use-entry.ts';
import type { ToolCode } from './use-tool-code.ts';

/** The row of tools, once loaded. If it fails to load, a line says so, and the page's own actions show without it. */
export function ToolRow(props: ToolRowProps): ReactNode {
  const { code, entry, shown, marked, recipeActions, notes, words, ...row } = props;
  if (!entry || !shown) return null;
  const actions = typeof recipeActions === 'function' ? recipeActions(shown) : recipeActions;
  return (
    <>
      {code.isMissing && <p data-slot="notice-text">{words.labels.toolsNotLoaded}</p>}
      {code.row ? (
        <code.row.RecipeTools
          {...row}
          key={entry.id}
          entry={entry}
          text={marked ?? shown.recipe}
          notes={notes.filter((note) => note !== undefined)}
          actions={actions}
          words={words}
        />
      ) : (
        actions &&
        !code.hasRow && (
          <div {...words.slotProps('recipe-tools')} role="group" aria-label={words.labels.tools}>
            <div data-slot="recipe-actions">{actions}</div>
          </div>
        )
      )}
    </>
  );
}

/** The page's own actions in the row of tools. */
export type RecipeActions = ReactNode | ((shown: ShownRecipe) => ReactNode);

type RowProps = ComponentProps<NonNullable<ToolCode['row']>['RecipeTools']>;

interface ToolRowProps extends Omit<RowProps, 'entry' | 'text' | 'notes' | 'actions'> {
  code: ToolCode;
  /** Undefined while there is no finished recipe. */
  entry: RecipeEntry | undefined;
  shown: ShownRecipe | undefined;
  /** Its text, with what isn't scaled marked; undefined if the amounts are as written. */
  marked: string | undefined;
  /** Notes about the recipe, if any. */
  notes: readonly (string | undefined)[];
  recipeActions?: RecipeActions | undefined;
}
