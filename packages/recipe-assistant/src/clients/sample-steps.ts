import type { Basket } from './sample-basket.ts';
import { listed } from './sample-names.ts';
import type { Kind } from './sample-pantry.ts';

/** What can go into a pan, a pot or a tin, in the order in which the list names it. */
export const SAVOURY: readonly Kind[] = [
  ...(['meat', 'fish', 'egg', 'pulse', 'potato', 'aromatic', 'garlic', 'vegetable'] as const),
  ...([
    'tomato',
    'leaf',
    'bread',
    'cream',
    'milk',
    'cheese',
    'fat',
    'herb',
    'spice',
    'sauce',
  ] as const),
  ...(['stock', 'sharp', 'nut'] as const),
];

/** Knife work; it uses nothing up. */
export function prepare(basket: Basket, ...kinds: Kind[]): Step {
  const names = basket.names(...kinds).map((name) => `the ${name}`);
  return names.length > 0 && `Wash and trim ${listed(names)}, and cut into bite-sized pieces.`;
}

/** Fried in the order in which things need the heat: meat, onions, spices, vegetables, liquids. */
export function cookInPan(basket: Basket, pan = 'a large pan'): Step[] {
  const meat = basket.take('meat');
  const soft = basket.take('aromatic', 'garlic');
  const hot = basket.take('spice', 'sauce');
  const firm = basket.take('potato', 'vegetable');
  const wet = basket.take('tomato', 'pulse', 'stock');
  const waits = [soft, hot, firm, wet].some(Boolean);
  return [
    `Heat ${basket.fat()} in ${pan} over medium heat.`,
    meat && fry(meat, waits),
    soft && `Add ${soft} and cook gently for 5 minutes, until soft.`,
    hot && `Stir in ${hot}, and give the flavour a minute to open.`,
    firm &&
      `Add ${firm} and a splash of water, cover, and cook for 8 to 15 minutes, stirring now and then, until tender.`,
    wet && `Add ${wet} and cook for 10 minutes, until hot through.`,
    meat && waits && 'Return the meat, cover, and cook until it is done all the way through.',
  ];
}

function fry(meat: string, waits: boolean): string {
  return waits
    ? `Brown ${meat} in it on all sides, 6 to 8 minutes, and set aside.`
    : `Fry ${meat} in it, turning often, until done all the way through.`;
}

/** What comes last, the gentlest of all, and then to the table. */
export function finish(basket: Basket, serve = 'Serve hot'): Step[] {
  const leaf = basket.take('leaf', 'raw');
  const cream = basket.take('cream', 'milk');
  const unknown = addUnknown(basket);
  const taste = basket.seasoning();
  const top = basket.take('cheese', 'herb', 'nut');
  const bread = basket.take('bread');
  const last = bread ? `${serve}, with ${bread} beside it.` : `${serve}.`;
  return [
    leaf && `Stir in ${leaf} and let the leaves wilt for 2 minutes.`,
    cream && `Off the heat, stir in ${cream}.`,
    unknown,
    taste && `Taste, and season with ${taste}.`,
    top ? `Scatter ${top} over the top. ${last}` : last,
  ];
}

/** What the pantry has no word for is the cook's to judge. */
export function addUnknown(basket: Basket): Step {
  const unknown = basket.take('unknown');
  return (
    unknown &&
    `Add ${unknown}; the sample kitchen does not know what that is, so cook it as you know best.`
  );
}

export function addFish(basket: Basket): Step {
  const fish = basket.take('fish');
  return (
    fish &&
    `Lay in ${fish}, cover, and cook gently for 5 to 6 minutes, until just done all through.`
  );
}

export function addEggs(basket: Basket): Step {
  const eggs = basket.take('egg');
  return (
    eggs &&
    `Make small hollows, break in ${eggs}, cover, and cook for 5 minutes, until the whites are set.`
  );
}

/** One dish, and how it is made of whatever is there. */
export interface Dish {
  /** Begins the title, as in `Country soup with leek and potato`. */
  name: string;
  /** The kind that belongs to the name, as in `One-pot rice`. */
  base?: Kind;
  /** The kinds that the title names, the most telling first. */
  lead: readonly Kind[];
  minutes: number;
  uses: readonly Kind[];
  suits: (has: Has) => boolean;
  /** In order; those that do not apply are false or empty. */
  steps: (basket: Basket) => Step[];
  tip: string;
}

/** Whether there is a food of one of these kinds. */
export type Has = (...kinds: Kind[]) => boolean;

export type Step = string | false;
