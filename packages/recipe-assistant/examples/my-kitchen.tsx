'use client';

import { RecipeAssistant, type DefaultRecipe, type ShownRecipe } from 'recipe-assistant';
import 'recipe-assistant/styles.css';

/** A shop's kitchen: buys what is on the page, in the amounts that are shown, and keeps it for the next visit. */
export default function MyKitchen({ kept, onBuy, onKeep }: MyKitchenProps) {
  return (
    <RecipeAssistant
      endpoint="/api/recipe"
      defaultRecipe={kept}
      tools={['copy', 'print', 'another', 'scale']}
      recipeActions={(shown) =>
        shown.finishReason === 'stop' && ( // one that was cut or stopped lacks what one would buy
          <button type="button" onClick={async () => onBuy(await toShoppingList(shown))}>
            Put into the basket
          </button>
        )
      }
      onShow={(shown) => {
        // One that ended, in the amounts that it was written with
        if (shown?.finishReason === 'stop' && shown.factor === 1) onKeep(shown);
      }}
    />
  );
}

/** The code that reads a recipe is fetched at the first click, not with the page. */
async function toShoppingList({ recipe }: ShownRecipe): Promise<string[]> {
  const { deriveRecipe } = await import('recipe-assistant/recipe');
  const groups = deriveRecipe(recipe)?.ingredients ?? [];
  return groups.flatMap(({ lines }) => lines.map(({ text }) => text));
}

interface MyKitchenProps {
  /** What `onKeep` was given at an earlier visit. */
  kept?: DefaultRecipe | undefined;
  onBuy: (lines: string[]) => void;
  onKeep: (recipe: DefaultRecipe) => void;
}
