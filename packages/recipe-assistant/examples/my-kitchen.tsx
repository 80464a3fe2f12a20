'use client';

import { useState } from 'react';
import { RecipeAssistant, type DefaultRecipe, type ShownRecipe } from 'recipe-assistant';
import type * as Reader from 'recipe-assistant/recipe';
import 'recipe-assistant/styles.css';

/** A shop's kitchen: buys what is on the page, in the amounts that are shown, and keeps it for the next visit. */
export default function MyKitchen({ kept, onBuy, onKeep }: MyKitchenProps) {
  const [reader, setReader] = useState<typeof Reader>();

  return (
    <RecipeAssistant
      endpoint="/api/recipe"
      defaultRecipe={kept}
      tools={['copy', 'print', 'another', 'scale']}
      recipeActions={(shown) => {
        const lines = reader ? linesToBuy(shown, reader) : [];
        if (lines.length === 0) return null;
        return (
          <button type="button" onClick={() => onBuy(lines)}>
            Put into the basket
          </button>
        );
      }}
      onShow={async (shown) => {
        if (!shown) return;
        const loaded = await import('recipe-assistant/recipe'); // with the first recipe, not with the page
        setReader(loaded);
        // In other amounts the text still says "Serves 4".
        if (shown.factor === 1 && linesToBuy(shown, loaded).length > 0) onKeep(shown);
      }}
    />
  );
}

/**
 * What the recipe asks for. None of one that was cut or stopped, and none where there are no lines to read: in a
 * table, or in a model's apology, which ends with `stop` too and must not be kept in a good recipe's place.
 */
function linesToBuy({ recipe, finishReason }: ShownRecipe, { deriveRecipe }: typeof Reader) {
  const groups = finishReason === 'stop' ? deriveRecipe(recipe)?.ingredients : undefined;
  return groups?.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? [];
}

interface MyKitchenProps {
  /** What `onKeep` was given at an earlier visit. */
  kept?: DefaultRecipe | undefined;
  onBuy: (lines: string[]) => void;
  onKeep: (recipe: DefaultRecipe) => void;
}
