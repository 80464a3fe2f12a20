import type { Kind } from './foods.ts';
import { type Ingredient, type Kitchen, the } from './kitchen.ts';

const MEANWHILE = 'Meanwhile, ';

/** Warmed in the pan within minutes. */
const SOFT: readonly Kind[] = ['ready', 'tomato', 'greens'];

const SALTY =
  /stock|broth|olive|caper|anchov|halloumi|feta|pesto|gravy|salsa|ketchup|baked beans|sausage|gammon|sauce|dressing/u;

/** What the steps take, but for what is done meanwhile. */
export function minutesOf(steps: readonly string[]): number {
  const inTurn = steps.filter((step) => !step.startsWith(MEANWHILE));
  return inTurn
    .flatMap((step) => [...step.matchAll(/(\d{1,3}) (minute|hour)/gu)])
    .reduce((sum, [, count, unit]) => sum + Number(count) * (unit === 'hour' ? 60 : 1), 0);
}

/** Two things done at once: the longer is begun, and the shorter goes beside it, as late as it is hot in time. */
export function beside(one: readonly string[], other: readonly string[]): string[] {
  const [long, short] = minutesOf(one) >= minutesOf(other) ? [one, other] : [other, one];
  const meanwhile = short.map((step) =>
    step.startsWith(MEANWHILE) ? step : MEANWHILE + step.charAt(0).toLowerCase() + step.slice(1),
  );
  const isInTime = (step: string, index: number) =>
    !step.startsWith(MEANWHILE) && minutesOf(long.slice(index)) >= minutesOf(short);
  const start = Math.max(0, long.findLastIndex(isInTime)) + 1;
  return [...long.slice(0, start), ...meanwhile, ...long.slice(start)];
}

/** A step about foods, if there are any; the minutes are those of the slowest. */
export function when(
  foods: readonly Ingredient[],
  write: (them: string, minutes: number) => string,
): string[] {
  const minutes = Math.max(...foods.map((food) => food.minutes));
  return foods.length > 0 ? [write(the(foods), minutes)] : [];
}

/** Beans are soaked and boiled hard: some are poisonous until then. */
export function soak(beans: readonly Ingredient[]): string[] {
  return beans.flatMap(({ minutes, name }) => [
    `Soak the ${name} in plenty of cold water for 8 hours, overnight. Drain, and rinse.`,
    `Boil the ${name} hard in fresh water for 10 minutes, simmer for ${minutes} minutes, until soft, and drain.`,
  ]);
}

/** What comes from a packet for the oven. */
export function bake(foods: readonly Ingredient[]): string[] {
  return when(
    foods,
    (them, minutes) =>
      `Bake ${them} in a hot oven for ${minutes} minutes, or as the packet says, until steaming hot all the way through.`,
  );
}

/** What is boiled or heated, each by itself, and all at once. */
export function boil(foods: readonly Ingredient[]): string[] {
  return foods
    .map(({ kind, minutes, name }) => {
      if (kind === 'couscous') {
        return `Pour boiling water over the ${name} until it stands 1 cm above, cover, leave for ${minutes} minutes, and loosen with a fork.`;
      }
      if (kind === 'leftover') {
        return `Heat the ${name} with a splash of water in another covered pan for ${minutes} minutes, stirring, until steaming hot all the way through.`;
      }
      const time = `${minutes} minutes${kind === 'potato' ? '' : ', or as the packet says'}`;
      return `Boil the ${name} in plenty of salted water for ${time}, until tender, and drain.`;
    })
    .reduce<string[]>((steps, step) => beside(steps, [step]), []);
}

/**
 * All that is cooked in one pan: what is raw until it is done, the vegetables, the soft ones last, then fish, then eggs.
 */
export function fry({ has, take, need }: Kitchen): string[] {
  // Raw eggs are stirred into nothing wet, and lie beside the rest on bread or with fish.
  const isEggApart = has('egg') && has('sauce', 'beans', 'dried beans', 'bread', 'fish');
  let isHot = false;
  const inPan = (pan = 'pan') => {
    if (isHot) return `in the ${pan}`;
    isHot = true;
    return `with ${isEggApart ? 'half of ' : ''}${need('oil', 'butter')} in your largest ${pan}`;
  };
  const frying = (until: string) => (them: string, minutes: number) =>
    isHot
      ? `Add ${them} to the pan, and fry for ${minutes} minutes, ${until}.`
      : `Fry ${them} ${inPan()} for ${minutes} minutes, ${until}.`;

  const hasMeat = has('meat');
  const fruit: Kind[] = hasMeat ? ['firm fruit'] : [];
  const glaze: Kind[] = has('meat', 'bacon', 'tofu', 'fish') ? ['honey'] : [];
  const meat = take('bacon', 'tofu', 'meat');
  const done = hasMeat ? 'browned, with no pink left inside and juices that run clear' : 'golden';
  const first = when(meat, frying(`turning often, until ${done}`));
  const then = [
    ...when(take('onion', 'vegetable', ...fruit), frying('stirring now and then, until tender')),
    ...when(
      take('aroma', 'curry', ...glaze),
      (them) => `Stir ${them} ${inPan()} for 1 minute, until fragrant.`,
    ),
    ...when(
      take('wine'),
      (it) => `Pour in ${it}, and boil for 3 minutes, until most of it is gone.`,
    ),
    ...when(
      has('sauce') ? take('sauce', 'beans', 'dried beans', 'leftover', ...SOFT) : [],
      (them) =>
        `Simmer ${them} in ${isHot ? 'the' : 'your largest'} pan for 10 minutes, until thick and steaming hot.`,
    ),
    ...when(
      take('beans', 'dried beans'),
      (them) => `Warm ${them} ${inPan()} for 5 minutes, stirring, until hot.`,
    ),
    ...when(take('leftover', ...SOFT), frying('stirring, until steaming hot all the way through')),
  ];
  // Bacon with eggs stays crisp.
  const isCrisp = has('egg') && meat.every(({ kind }) => kind === 'bacon');
  const isLong = first.length > 0 && minutesOf(then) > 1;
  return [
    ...first.map((step) => (isLong ? `${step} Lift out onto a clean plate.` : step)),
    ...then,
    ...when(isLong && !isCrisp ? meat : [], (it) => `Put ${it} back in for 2 minutes.`),
    // Fish comes last: it is done in minutes, and falls apart when it is moved.
    ...when(
      take('fish'),
      (them, minutes) =>
        `Cook ${them} ${has('sauce') ? 'on top, in the covered pan' : `${isHot ? 'on top, ' : ''}${inPan('covered pan')}`} for ${minutes} minutes, turning once, until opaque all the way through.`,
    ),
    ...when(take('egg'), (them) =>
      isEggApart
        ? `Fry ${them} with ${isHot ? 'the rest of ' : ''}${need('oil', 'butter')} in a pan of their own for 5 minutes, until white and yolk are set.`
        : `Beat ${them}, and stir them ${inPan()} over low heat for 5 minutes, until set.`,
    ),
    ...when(isLong && isCrisp ? meat : [], (it) => `Put ${it} on top.`),
  ];
}

/** Thickens a soup, but not with pieces of meat or whole beans in it. */
export function mash({ has }: Kitchen): string[] {
  const isChunky = has('stewing meat', 'meat', 'ready', 'beans', 'dried beans');
  return isChunky ? [] : ['Mash roughly for a thicker soup.'];
}

/** Buys salt where nothing salty is used. */
export function buySalt({ used, has, buy }: Kitchen): void {
  const isSalty = used.some(({ name }) => SALTY.test(name));
  if (!isSalty && !has('soy sauce', 'bacon', 'ready')) buy('salt');
}

/** The last step: salt, what goes on top, and what is eaten with it. */
export function serve(kitchen: Kitchen, aside: readonly Ingredient[] = []): string {
  const { take } = kitchen;
  buySalt(kitchen);
  return [
    ...when(take('soy sauce', 'salt', 'pepper'), (them) => `Season with ${them}, and serve`),
    ...when(take('herb', 'nut', 'cheese', 'crisp'), (them) => `, topped with ${them}`),
    ...when(take('sharp'), (it) => `, with ${it} over it`),
    ...when(
      [...aside, ...take('salad', 'bread', 'condiment', 'dressing')],
      (them) => `, with ${them} beside it`,
    ),
    '.',
  ]
    .join('')
    .replace(/^(?!Season)/u, 'Taste, season if it needs it, and serve');
}
