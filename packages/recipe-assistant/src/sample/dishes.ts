import type { Kind } from './foods.ts';
import { type Kitchen, STARCHES, the } from './kitchen.ts';
import { boil, fry, serve, when } from './steps.ts';

/** What fills, from a pan or cold. */
const FILLINGS: readonly Kind[] = ['meat', 'bacon', 'fish', 'tofu', 'ready'];

const VEGETABLES: readonly Kind[] = ['onion', 'vegetable', 'greens', 'tomato', 'sauce'];

/** What gives a soup its body. */
const BODIES: readonly Kind[] = ['potato', 'lentils', 'tomato', 'sauce'];

/** On toast, in a roll or a wrap. */
function onBread(kitchen: Kitchen): Meal | undefined {
  const { has, take, nameOf } = kitchen;
  const isSweet = !has(...FILLINGS, ...VEGETABLES, 'beans', 'dried beans', 'egg', 'cheese');
  const [bread] = take('bread');
  if (!bread || (isSweet && !has('sweet', 'fruit'))) return undefined;

  const it = the([bread]);
  const spread = take('butter', 'condiment');
  const top = isSweet
    ? take('fruit', 'sweet', 'nut')
    : take('ready', 'tomato', 'salad', 'cheese', 'herb', 'salt', 'pepper', 'sharp');
  const hot = isSweet ? [] : [...boil(take('dried beans')), ...fry(kitchen)];
  const steps = [
    ...hot,
    `Toast or warm ${it} for 3 minutes.`,
    ...when(spread, (them) => `Spread ${it} with ${them}.`),
    ...(hot.length > 0 ? [`Put what is hot on ${it}.`] : []),
    ...when(top, (them) => `Top ${it} with ${them}.`),
  ];
  return { title: `${nameOf('curry')} on ${bread.name}`, steps };
}

/** Leaves, or tomatoes with cheese, in a dressing, and what is hot on top. */
function salad(kitchen: Kitchen): Meal | undefined {
  const { has, take, buy, nameOf } = kitchen;
  const isCaprese = has('tomato') && has('cheese') && !has(...STARCHES, 'egg');
  if (has('sauce', 'curry') || !(has('salad') || isCaprese)) return undefined;

  buy('oil');
  buy('sharp');
  const dressing = take('oil', 'sharp', 'aroma');
  const eggs = take('egg');
  const boiled = take('dried beans', 'potato', 'starch');
  const cold = take('salad', 'tomato', 'onion', 'ready', 'beans', 'fruit');
  const hot = fry(kitchen);
  const steps = [
    ...boil(boiled),
    ...when(eggs, (them) => `Boil ${them} for 10 minutes, cool in cold water, peel and quarter.`),
    ...hot,
    `Stir ${the(dressing)} to a dressing.`,
    `Toss ${the([...cold, ...boiled, ...eggs])} in it.`,
    ...(hot.length > 0 ? ['Put what is hot on top.'] : []),
    serve(kitchen),
  ];
  return { title: `${nameOf()} salad`, steps };
}

/** Fried, with pasta, rice, potatoes or eggs, or as a curry. */
function pan(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, buy } = kitchen;
  const isMeal = has(...FILLINGS, ...STARCHES, 'egg') || isCurry(kitchen);
  if (!isMeal && !has(...VEGETABLES, 'potato')) return undefined;

  // Vegetables alone get eggs, chicken alone gets rice, and so does a curry.
  const isLittle = count(...FILLINGS, ...VEGETABLES) < 2 && !has('potato', 'egg');
  if (!isMeal) buy('egg');
  if (isLittle || isCurry(kitchen)) buy('starch', 'leftover', 'bread');
  if (isCurry(kitchen)) buy('sauce');
  buy('aroma', ...VEGETABLES);
  const boiled = take('dried beans', 'starch', 'potato');
  const steps = [
    ...boil(boiled),
    ...fry(kitchen),
    ...when(boiled, (them) => `Mix in ${them}, with a splash of hot water if it is dry.`),
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen),
  ];
  return { title: panTitle(kitchen), steps };
}

function isCurry({ has }: Kitchen): boolean {
  return has('curry') && has(...FILLINGS, ...VEGETABLES, 'potato', 'beans', 'dried beans');
}

function panTitle(kitchen: Kitchen): string {
  const { used, nameOf } = kitchen;
  if (isCurry(kitchen)) return `${nameOf(...STARCHES, 'salad', 'curry')} curry`;
  const base = used.find(({ kind }) => kind === 'egg' || STARCHES.includes(kind));
  if (!base) return `${nameOf('salad')} pan`;
  const aroma = used.find(({ kind }) => kind === 'aroma')?.name ?? '';
  return `${base.name} with ${nameOf(base.kind, 'salad') || aroma}`;
}

/** A soup, or with meat or beans a stew. */
function pot(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, need, buy, nameOf } = kitchen;
  const isStew = has('stewing meat', 'meat', 'beans', 'dried beans', 'lentils');
  if (!isStew && !has(...VEGETABLES, 'potato')) return undefined;

  const bodies = count(...BODIES, 'vegetable');
  if (isStew && bodies === 0) buy('sauce');
  if (!isStew && bodies + count('onion') < 2) buy('potato');
  buy('onion', 'vegetable');
  buy('liquid');
  const beans = take('dried beans');
  const meat = take('stewing meat', 'meat');
  const fried = [...meat, ...take('bacon', 'tofu', 'onion', 'vegetable')];
  const simmered = [...beans, ...take(...BODIES, 'aroma', 'cinnamon', 'liquid')];
  const minutes = Math.max(30, ...meat.map((food) => food.minutes));
  const steps = [
    ...boil(beans),
    `Fry ${the(fried)} with ${need('oil', 'butter')} in a large pot for 10 minutes, turning, until golden.`,
    `Add ${the(simmered)}, and more water if that does not cover all, bring to the boil, and simmer under a lid for ${minutes} minutes, until tender.`,
    ...when(meat, (it) => `Simmer on until there is no pink left inside ${it}.`),
    ...when(
      take('beans', 'greens', 'leftover', 'ready'),
      (them) => `Add ${them}, and simmer for 6 minutes, until steaming hot.`,
    ),
    ...when(
      take('starch'),
      (it, more) =>
        `Add ${it}, and simmer for ${more} minutes, with more water as it dries, until tender.`,
    ),
    ...when(take('cream', 'milk'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen),
  ];
  return { title: `${nameOf(...STARCHES, 'salad')} ${isStew ? 'stew' : 'soup'}`, steps };
}

function pancakes({ has, take, need, nameOf }: Kitchen): Meal | undefined {
  if (!has('flour') || !has('egg', 'milk', 'butter', 'sweet')) return undefined;

  const steps = [
    `Whisk ${need('flour')}, ${need('egg')}, ${need('milk')} and ${need('salt')} to a smooth batter, and let it rest for 10 minutes.`,
    `Fry thin pancakes with ${need('butter', 'oil')} in a hot pan, turning each once, 15 minutes in all.`,
    ...when(
      take('fruit', 'nut', 'sweet', 'cinnamon', 'cream', 'sharp'),
      (them) => `Serve with ${them}.`,
    ),
  ];
  return { title: ['Pancakes', nameOf('egg')].filter(Boolean).join(' with '), steps };
}

/** Porridge, or what is sweet without cooking. */
function bowl({ has, count, take, need, nameOf }: Kitchen): Meal | undefined {
  if (!has('oats', 'fruit', 'dessert', 'sweet')) return undefined;

  const isEnough = count('fruit', 'dessert', 'sweet', 'nut', 'cream') > 1;
  const isCold = isEnough && has('dessert', 'cream') && !has('oats');
  const porridge = isCold
    ? []
    : [`Simmer ${need('oats')} in ${need('milk')} for 6 minutes, stirring, until thick.`];
  const toppings = take('fruit', 'dessert', 'nut', 'sweet', 'cinnamon', 'cream', 'milk');
  const write = (them: string) =>
    isCold ? `Divide ${them} between bowls.` : `Serve with ${them}.`;
  const name = nameOf('oats');
  return {
    title: isCold ? `${name} bowl` : ['Porridge', name].filter(Boolean).join(' with '),
    steps: [...porridge, ...when(toppings, write)],
  };
}

/** To add a dish, write its function, and name it here. Of two that use as much of a list, the earlier is cooked. */
export const DISHES = [onBread, salad, pan, pot, pancakes, bowl];

/** A dish; its ingredients are what it has used of the kitchen. */
export interface Meal {
  title: string;
  steps: readonly string[];
}
