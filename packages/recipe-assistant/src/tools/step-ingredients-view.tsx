import type { ReactNode } from 'react';
import { fillLabel, type RecipeLabels } from '../components/labels.ts';
import type { DerivedRecipe, IngredientLine } from '../recipe/derive-recipe.ts';
import { scaleLine, writeAmount } from '../recipe/scale-line.ts';

/** What a step needs, as far as it says so, and all the ingredients for whoever opens them. */
export function StepIngredients({
  lines,
  groups,
  factor,
  labels,
}: StepIngredientsProps): ReactNode {
  return (
    <div data-slot="cook-ingredients">
      {lines.length > 0 && (
        <>
          <h3>{labels.stepIngredients}</h3>
          <Lines lines={lines} factor={factor} />
        </>
      )}
      {factor !== 1 && (
        <p dir="auto">{fillLabel(labels.scaledBy, { factor: writeAmount(factor) })}</p>
      )}
      <details>
        <summary data-slot="tool-button">{labels.allIngredients}</summary>
        {groups.map(({ heading, lines: own }, index) => (
          <div key={index}>
            {heading && <h3 dir="auto">{heading}</h3>}
            <Lines lines={own} factor={factor} />
          </div>
        ))}
      </details>
    </div>
  );
}

function Lines({ lines, factor }: Pick<StepIngredientsProps, 'lines' | 'factor'>): ReactNode {
  return (
    <ul dir="auto">
      {lines.map((line, index) => (
        <li key={index}>{scaleLine(line, factor).text}</li>
      ))}
    </ul>
  );
}

interface StepIngredientsProps {
  /** Those of the step; may be none. */
  lines: readonly IngredientLine[];
  /** All of them. */
  groups: DerivedRecipe['ingredients'];
  factor: number;
  labels: RecipeLabels;
}
