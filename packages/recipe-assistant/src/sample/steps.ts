import type { Kind } from './foods.ts';
import { type Ingredient, type Kitchen, the } from './kitchen.ts';

/** A step about foods, if there are any; the minutes are those of the slowest. */
export function when(
  foods: readonly Ingredient[],
  write: (them: string, minutes: number) => string,
): string[] {
  const minutes = Math.max(...foods.map(({ food }) => food.minutes));
  return foods.length > 0 ? [write(the(foods), minutes)] : [];
}

/** What is boiled, each by itself. Beans are soaked and boiled hard: some are poisonous until then. */
export function boil(foods: readonly Ingredient[]): string[] {
  return foods.flatMap(({ food: { kind, minutes }, name }) => {
    const it = `the ${name}`;
    if (kind === 'grain') return `Cook ${it} as the packet says, some ${minutes} minutes.`;
    if (kind !== 'dried beans') {
      return `Boil ${it} in plenty of salted water for ${minutes} minutes, or as the packet says, until tender, and drain.`;
    }
    return [
      `Soak ${it} in plenty of cold water for 8 hours, overnight. Drain, and rinse.`,
      `Boil ${it} hard in fresh water for 10 minutes, simmer for ${minutes} minutes, until soft, and drain.`,
    ];
  });
}

/** All that is cooked in one pan: vegetables, then raw meat until it is done, then what only gets hot. */
export function fry({ take, need }: Kitchen): string[] {
  const frying = (until: string) => (them: string, minutes: number) =>
    `Fry ${them} with ${need('oil', 'butter')} in your largest pan for ${minutes} minutes, ${until}.`;
  return [
    ...when(take('onion', 'vegetable'), frying('stirring now and then, until tender')),
    ...when(take('bacon', 'tofu'), frying('turning, until golden')),
    ...when(
      take('meat', 'strips'),
      frying('turning often, until browned, with no pink left inside'),
    ),
    ...when(
      take('garlic', 'spice', 'curry'),
      (them) => `Stir in ${them} with ${need('oil', 'butter')} for 1 minute, until fragrant.`,
    ),
    ...when(
      take('sauce', 'coconut milk', 'beans'),
      (them) =>
        `Add ${them} to the pan with a splash of water, and simmer for 10 minutes, until thick.`,
    ),
    ...when(take('fish'), frying('turning once, until opaque all the way through')),
    ...when(
      take('leftover', 'ready', 'tomato', 'greens'),
      (them) =>
        `Put ${them} in your largest pan, and stir for 5 minutes, until steaming hot all the way through.`,
    ),
  ];
}

/** The last step: salt, what goes on top, and what is eaten with it. */
export function serve({ has, take, need }: Kitchen, beside: readonly Ingredient[] = []): string {
  const cheese: Kind[] = has('soy sauce', 'curry') ? [] : ['cheese'];
  return [
    `Season with ${has('soy sauce') ? need('soy sauce') : need('salt')}`,
    ...when(take('pepper'), (it) => ` and ${it}`),
    ', and serve',
    ...when(take('herb', 'nut', ...cheese), (them) => `, topped with ${them}`),
    ...when(take('sharp'), (it) => `, with ${it} over it`),
    ...when(
      [...beside, ...take('salad', 'bread', 'condiment')],
      (them) => `, with ${them} beside it`,
    ),
    '.',
  ].join('');
}
