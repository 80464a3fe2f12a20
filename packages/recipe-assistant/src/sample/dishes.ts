import type { Kind } from './foods.ts';
import { type Kitchen, STARCHES, the } from './kitchen.ts';
import { beside, boil, fry, serve, soak, when } from './steps.ts';

/** What fills, from a pan or cold. */
const FILLINGS: readonly Kind[] = ['meat', 'bacon', 'fish', 'tofu', 'ready'];

const VEGETABLES: readonly Kind[] = ['onion', 'vegetable', 'greens', 'tomato', 'sauce'];

const SWEETS: readonly Kind[] = ['fruit', 'firm fruit', 'sweet', 'honey'];

/** What gives a soup its body. */
const BODIES: readonly Kind[] = ['potato', 'lentils', 'tomato', 'sauce'];

/** On toast, in a roll or a wrap. */
function onBread(kitchen: Kitchen): Meal | undefined {
  const { has, take, named } = kitchen;
  const isSweet = !has(...FILLINGS, ...VEGETABLES, 'beans', 'dried beans', 'egg', 'cheese');
  const [bread] = take('bread');
  if (!bread || (isSweet && !has(...SWEETS))) return undefined;

  const it = the([bread]);
  const spread = take('butter', 'condiment');
  const top = isSweet
    ? take(...SWEETS, 'nut')
    : take('ready', 'tomato', 'salad', 'cheese', 'herb', 'salt', 'pepper', 'sharp');
  const hot = isSweet ? [] : [...soak(take('dried beans')), ...fry(kitchen)];
  const steps = [
    ...hot,
    `Toast or warm ${it} for 3 minutes.`,
    ...when(spread, (them) => `Spread ${it} with ${them}.`),
    ...(hot.length > 0 ? [`Put what is hot on ${it}.`] : []),
    ...when(top, (them) => `Top ${it} with ${them}.`),
  ];
  return { title: named(`on ${bread.name}`, 'curry'), steps };
}

/** Leaves, or tomatoes with cheese, in a dressing, and what is hot on top. */
function salad(kitchen: Kitchen): Meal | undefined {
  const { has, take, buy, named } = kitchen;
  const isCaprese = has('tomato') && has('cheese') && !has(...STARCHES, 'egg');
  if (has('sauce', 'curry') || !(has('salad') || isCaprese)) return undefined;

  buy('oil');
  buy('sharp');
  const dressing = take('oil', 'sharp', 'aroma');
  const eggs = take('egg');
  const beans = take('dried beans');
  const boiled = take('potato', ...STARCHES.filter((kind) => kind !== 'leftover'));
  const cold = take('salad', 'tomato', 'onion', 'ready', 'beans', 'fruit', 'firm fruit');
  const eggSteps = when(
    eggs,
    (them) => `Boil ${them} for 10 minutes, cool in cold water, peel and quarter.`,
  );
  const hot = fry(kitchen);
  const steps = [
    ...soak(beans),
    ...beside(boil(boiled), [...eggSteps, ...hot]),
    ...when(dressing, (them) => `Stir ${them} into a dressing.`),
    `Toss ${the([...cold, ...beans, ...boiled, ...eggs])} in it.`,
    ...(hot.length > 0 ? ['Put what is hot on top.'] : []),
    serve(kitchen),
  ];
  return { title: named('salad'), steps };
}

/** Fried, with pasta, rice, potatoes or eggs, or as a curry. */
function pan(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, buy } = kitchen;
  const isMeal = has(...FILLINGS, ...STARCHES, 'egg') || isCurry(kitchen);
  if (!isMeal && !has(...VEGETABLES, 'potato')) return undefined;

  // Vegetables alone get eggs, chicken alone gets rice, and so does a curry.
  const isLittle = count(...FILLINGS, ...VEGETABLES) < 2 && !has('potato', 'egg');
  if (!isMeal) buy('egg');
  if (isLittle || isCurry(kitchen)) buy('starch', ...STARCHES, 'bread');
  if (isCurry(kitchen)) buy('sauce');
  buy('aroma', ...VEGETABLES);
  const beans = take('dried beans');
  const boiled = take('pasta', 'starch', 'couscous', 'potato');
  const steps = [
    ...soak(beans),
    ...beside(boil(boiled), fry(kitchen)),
    ...when(
      [...beans, ...boiled],
      (them) => `Mix in ${them}, with a splash of hot water if it is dry.`,
    ),
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen),
  ];
  return { title: panTitle(kitchen), steps };
}

function isCurry({ has }: Kitchen): boolean {
  return has('curry') && has(...FILLINGS, ...VEGETABLES, 'potato', 'beans', 'dried beans');
}

function panTitle(kitchen: Kitchen): string {
  const { used, namesOf, named, withNames } = kitchen;
  if (isCurry(kitchen)) return named('curry', ...STARCHES, 'salad', 'curry');
  const base = used.find(({ kind }) => kind === 'egg' || STARCHES.includes(kind));
  if (!base) return named('pan', 'salad');
  if (namesOf(base.kind, 'salad').length > 0) return withNames(base.name, base.kind, 'salad');
  const aroma = used.find(({ kind }) => kind === 'aroma');
  return aroma ? `${base.name} with ${aroma.name}` : base.name;
}

/** A soup, or with meat or beans a stew. */
function pot(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, need, buy, named } = kitchen;
  const isStew = has('stewing meat', 'meat', 'beans', 'dried beans', 'lentils');
  if (!isStew && !has(...VEGETABLES, 'potato')) return undefined;

  const bodies = count(...BODIES, 'vegetable');
  if (isStew && bodies === 0) buy('sauce');
  if (!isStew && bodies + count('onion') < 2) buy('potato');
  buy('onion', 'vegetable');
  buy('liquid', 'milk');
  const beans = take('dried beans');
  const meat = take('stewing meat', 'meat');
  const fried = [...meat, ...take('bacon', 'tofu', 'onion', 'vegetable')];
  const simmered = [...beans, ...take(...BODIES, 'aroma', 'cinnamon', 'liquid')];
  const minutes = Math.max(isStew ? 30 : 20, ...meat.map((food) => food.minutes));
  const steps = [
    ...soak(beans),
    ...when(
      fried,
      (them) =>
        `Fry ${them} with ${need('oil', 'butter')} in a large pot for 10 minutes, turning, until golden.`,
    ),
    `Add ${[...when(simmered, (them) => them), has('liquid') ? 'more water' : 'water'].join(', and ')} until all is just covered, bring to the boil, and simmer under a lid for ${minutes} minutes, until tender.`,
    ...when(
      meat,
      (it) => `Simmer on until there is no pink left inside ${it}, and the juices run clear.`,
    ),
    ...when(
      take('beans', 'greens', 'leftover', 'ready'),
      (them) => `Add ${them}, and simmer for 6 minutes, until steaming hot.`,
    ),
    ...when(
      take('pasta', 'starch', 'couscous'),
      (it, more) =>
        `Add ${it}, and simmer for ${more} minutes, with more water as it dries, until tender.`,
    ),
    ...when(
      take('cream', 'milk'),
      (it) => `Stir in ${it}, and warm through for 3 minutes without boiling.`,
    ),
    serve(kitchen),
  ];
  return { title: named(isStew ? 'stew' : 'soup', ...STARCHES, 'salad'), steps };
}

function pancakes({ has, can, take, need, withNames }: Kitchen): Meal | undefined {
  const isLikely = has('egg', 'milk', 'butter', ...SWEETS);
  if (!has('flour') || !isLikely || !can('egg', 'milk')) return undefined;

  const steps = [
    `Whisk ${need('flour')}, ${need('egg')} and ${need('milk')} to a smooth batter, and let it rest for 10 minutes.`,
    `Fry thin pancakes with ${need('butter', 'oil')} in a hot pan, turning each once, 15 minutes in all.`,
    ...when(take(...SWEETS, 'nut', 'cinnamon', 'cream', 'sharp'), (them) => `Serve with ${them}.`),
  ];
  return { title: withNames('Pancakes', 'egg'), steps };
}

function porridge({ has, can, take, need, withNames }: Kitchen): Meal | undefined {
  if (!can('oats') || !has('oats', ...SWEETS)) return undefined;

  const steps = [
    `Simmer ${need('oats')} in ${need('milk')} for 6 minutes, stirring, until thick.`,
    ...when(take(...SWEETS, 'nut', 'cinnamon', 'cream', 'milk'), (them) => `Serve with ${them}.`),
  ];
  return { title: withNames('Porridge', 'oats'), steps };
}

/** To add a dish, write its function, and name it here. Of two that use as much of a list, the earlier is cooked. */
export const DISHES = [onBread, salad, pan, pot, pancakes, porridge];

/** A dish; its ingredients are what it has used of the kitchen. */
export interface Meal {
  title: string;
  steps: readonly string[];
}
