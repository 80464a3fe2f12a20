'use client';

import { useState } from 'react';
import type { DefaultRecipe } from 'recipe-assistant';
import MyKitchen from '../../my-kitchen';

/** The documented kitchen beside a basket. What it keeps is on the page `/saved`. */
export function Shop({ kept }: { kept?: DefaultRecipe | undefined }) {
  const [basket, setBasket] = useState<string[]>([]);
  return (
    <main>
      <MyKitchen
        kept={kept}
        onBuy={setBasket}
        onKeep={(recipe) => localStorage.setItem('kept', JSON.stringify(recipe))}
      />
      <ul id="basket">
        {basket.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </main>
  );
}
