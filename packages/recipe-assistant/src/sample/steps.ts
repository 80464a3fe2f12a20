import { type Ingredient, type Kitchen, the } from './kitchen.ts';

/** A step about foods, if there are any; the minutes are those of the slowest. */
export function when(
  foods: readonly Ingredient[],
  write: (them: string, minutes: number) => string,
): string[] {
  const minutes = Math.max(...foods.map((food) => food.minutes));
  return foods.length > 0 ? [write(the(foods), minutes)] : [];
}

/** What is boiled, each by itself. Beans are soaked and boiled hard: some are poisonous until then. */
export function boil(foods: readonly Ingredient[]): string[] {
  return foods.flatMap(({ kind, minutes, name }) => {
    const it = `the ${name}`;
    if (kind !== 'dried beans') {
      return `Boil ${it} in plenty of salted water for ${minutes} minutes, or as the packet says, until tender, and drain.`;
    }
    return [
      `Soak ${it} in plenty of cold water for 8 hours, overnight. Drain, and rinse.`,
      `Boil ${it} hard in fresh water for 10 minutes, simmer for ${minutes} minutes, until soft, and drain.`,
    ];
  });
}

/**
 * All that is cooked in one pan: vegetables, then raw meat until it is done, then what only gets hot, and eggs last.
 */
export function fry({ take, need }: Kitchen): string[] {
  const fat = () => need('oil', 'butter');
  const frying = (until: string) => (them: string, minutes: number) =>
    `Fry ${them} with ${fat()} in your largest pan for ${minutes} minutes, ${until}.`;
  return [
    ...when(take('onion', 'vegetable'), frying('stirring now and then, until tender')),
    ...when(take('bacon', 'tofu'), frying('turning, until golden')),
    ...when(take('meat'), frying('turning often, until browned, with no pink left inside')),
    ...when(
      take('aroma', 'curry'),
      (them) => `Stir ${them} with ${fat()} in the pan for 1 minute, until fragrant.`,
    ),
    ...when(
      take('sauce', 'beans'),
      (them) => `Simmer ${them} in the pan, with a splash of water, for 10 minutes, until thick.`,
    ),
    ...when(take('fish'), frying('turning once, until opaque all the way through')),
    ...when(
      take('leftover', 'ready', 'tomato', 'greens'),
      frying('stirring, until steaming hot all the way through'),
    ),
    ...when(
      take('egg'),
      (them) =>
        `Beat ${them}, and stir in the pan with ${fat()} over low heat for 5 minutes, until set.`,
    ),
  ];
}

/** The last step: salt, what goes on top, and what is eaten with it. */
export function serve({ has, take, buy }: Kitchen): string {
  if (!has('soy sauce')) buy('salt');
  return [
    `Season with ${the(take('soy sauce', 'salt', 'pepper'))}, and serve`,
    ...when(take('herb', 'nut', 'cheese'), (them) => `, topped with ${them}`),
    ...when(take('sharp'), (it) => `, with ${it} over it`),
    ...when(take('salad', 'bread', 'condiment'), (them) => `, with ${them} beside it`),
    '.',
  ].join('');
}
