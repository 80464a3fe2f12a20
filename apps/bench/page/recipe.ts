const FOODS = ['white beans', 'tomatoes', 'garlic', 'thyme', 'stale bread', 'olive oil', 'leeks'];
const AMOUNTS = ['2 tins', '500 g', '3 cloves', '4 sprigs', '100 g', '3 tbsp', '½ tsp'];
const STEPS = [
  'Heat the oven to 200 °C and oil a wide baking dish.',
  'Toss the {food} with salt, pepper and *half* of the oil.',
  'Add 150 ml water, so that the {food} do not dry out, and bake for **25 minutes**.',
  'Stir in the {food}, taste, and season again if it needs it.',
  'Let it stand for 5 minutes before you serve it.',
];

/** Dishes with all that a model writes, up to a length. */
export function recipe(length: number): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += dish(index);
  return text.slice(0, length);
}

function dish(index: number): string {
  const items = AMOUNTS.map((amount, at) => `- ${amount} ${food(index + at)}, *drained and cut*`);
  const steps = STEPS.map((step, at) => `${at + 1}. ${step.replace('{food}', food(index + at))}`);
  return [
    `## ${index + 1}. Gratin of ${food(index)}`,
    `A warm supper for **four** from one dish: soft ${food(index)}, sharp ${food(index + 1)} and a crust that cracks under the spoon. It takes about 50 minutes, most of them in the oven.`,
    '### Ingredients',
    items.join('\n'),
    '### Method',
    steps.join('\n'),
    `| What you see | What to do |\n| :-- | :-- |\n| Pale crust | 5 minutes under the grill |\n| Dry edges | Spoon 2 tbsp water around the ${food(index)} |`,
    '> **Tip:** cold from the fridge it makes a good spread for toast the next day.',
    '',
  ].join('\n\n');
}

function food(index: number): string {
  return FOODS[index % FOODS.length] ?? 'salt';
}
