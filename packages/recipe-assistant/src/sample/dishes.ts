import { type Kind, RAW } from './foods.ts';
import { type Kitchen, type Meal, STARCHES, the } from './kitchen.ts';
import { pancakes, porridge, SWEETS } from './sweet-dishes.ts';
import { bake, beside, boil, buySalt, fry, mash, serve, when } from './steps.ts';

/** What fills, from a pan or cold. */
const FILLINGS: readonly Kind[] = ['meat', 'bacon', 'fish', 'tofu', 'ready', 'oven'];

/** Strong when it is raw. */
const ONION = /^(?!spring|scallion|green)/u;

/** Vegetables that are eaten raw. */
const CRUNCHY = /carrot|celery|pepper|cabbage|corn/u;

const VEGETABLES: readonly Kind[] = ['onion', 'vegetable', 'greens', 'tomato', 'sauce'];

/** What gives a soup its body. */
const BODIES: readonly Kind[] = ['potato', 'lentils', 'tomato', 'sauce'];

/** On toast, in a roll or a wrap. */
function onBread(kitchen: Kitchen): Meal | undefined {
  const { has, take, takeOf, limit, namesOf } = kitchen;
  const isSweet = !has(...FILLINGS, ...VEGETABLES, 'beans', 'dried beans', 'egg', 'cheese');
  const [bread] = take('bread');
  if (!bread || (isSweet && !has(...SWEETS))) return undefined;

  const it = the([bread]);
  limit(0.5, 'salad', /cucumber/u);
  const spread = take('butter', 'condiment', 'dressing');
  const isCold = !has('meat', 'bacon', 'fish', 'tofu', 'egg', 'beans', 'dried beans', 'sauce');
  if (isCold) limit(0.25, 'onion', ONION);
  const top = isSweet
    ? take(...SWEETS, 'nut')
    : [
        ...take('ready', 'tomato', 'salad', 'cheese', 'herb', 'crisp', 'sharp'),
        ...(isCold && has('ready', 'cheese')
          ? [...take('onion'), ...takeOf(CRUNCHY, 'greens', 'vegetable')]
          : []),
      ];
  const hot = isSweet ? [] : [...bake(take('oven')), ...fry(kitchen)];
  if (has(...RAW)) buySalt(kitchen);
  const seasoning = isSweet ? [] : take('soy sauce', 'salt', 'pepper');
  const steps = [
    ...hot,
    `Heat ${it} in a toaster or a dry pan for 3 minutes.`,
    ...when(spread, (them) => `Spread ${it} with ${them}.`),
    ...(hot.length > 0 ? [`Put what is hot on ${it}.`] : []),
    ...when(top, (them) => `Top ${it} with ${them}.`),
    ...when(seasoning, (them) => `Season with ${them}.`),
  ];
  return { title: [namesOf('curry').join(' and '), bread.name].join(' on '), steps };
}

/** Leaves, or tomatoes with cheese, in a dressing, and what is hot on top. */
function salad(kitchen: Kitchen): Meal | undefined {
  const { has, take, takeOf, limit, buy, named } = kitchen;
  const isCaprese = has('tomato') && has('cheese') && !has(...STARCHES, 'egg', 'meat');
  if (has('sauce', 'curry') || !(has('salad') || isCaprese)) return undefined;

  if (!has('dressing')) buy('oil');
  buy('sharp', 'dressing');
  const dressing = [
    ...take('oil', 'sharp', 'aroma', 'dressing'),
    ...takeOf(/mayo|mustard/u, 'condiment'),
  ];
  const isMixed = dressing.length > 1;
  const eggs = take('egg');
  const beans = take('dried beans');
  const boiled = take('potato', ...STARCHES.filter((kind) => kind !== 'leftover'));
  limit(0.25, 'onion', ONION);
  const cold = [
    ...take('salad', 'tomato', 'onion', 'ready', 'beans', 'fruit', 'firm fruit'),
    ...takeOf(CRUNCHY, 'vegetable', 'greens'),
  ];
  const eggSteps = when(
    eggs,
    (them) => `Boil ${them} for 10 minutes, cool in cold water, peel and quarter.`,
  );
  const oven = take('oven');
  const hot = fry(kitchen);
  const steps = [
    ...beside(boil(boiled), [...bake(oven), ...eggSteps, ...hot]),
    ...(isMixed ? [`Stir ${the(dressing)} into a dressing.`] : []),
    `Toss ${the([...cold, ...beans, ...boiled, ...eggs])} in ${isMixed ? 'it' : the(dressing)}.`,
    ...(hot.length > 0 ? ['Let what is hot cool for 5 minutes, and put it on top.'] : []),
    serve(kitchen, oven),
  ];
  return { title: named('salad', 'onion'), steps };
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
  // Fish has something under it, and garlic would burn; with pasta it needs nothing.
  buy(has('fish') && !has('pasta') ? 'vegetable' : 'aroma', ...VEGETABLES);
  const { mixed, aside } = takeStarches(kitchen);
  const isNoodles = mixed.some(({ name }) => /noodle|ramen/u.test(name));
  if (isNoodles) buy('soy sauce', 'sauce', 'condiment', 'curry', 'cream', 'cheese');
  const steps = [
    ...beside(bake(take('oven')), beside(boil([...mixed, ...aside]), fry(kitchen))),
    ...when(mixed, (them) => `Mix in ${them}, with a splash of hot water if it is dry.`),
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen, aside),
  ];
  return { title: panTitle(kitchen), steps };
}

/** Potatoes are served beside all but a curry; so is rice with a sauce or fish, which mixing would break. */
function takeStarches(kitchen: Kitchen) {
  const { has, take } = kitchen;
  const isApart = has('sauce', 'fish');
  const grains: Kind[] = isApart ? [] : ['starch', 'couscous'];
  const potato: Kind[] = isCurry(kitchen) && !has('fish') ? ['potato'] : [];
  const mixed = take('pasta', ...grains, ...potato);
  return { mixed, aside: isApart ? take('potato', ...STARCHES) : take('potato') };
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
  const isSoup = !has('stewing meat', 'meat', 'beans', 'dried beans');
  const isThin = isSoup && !has('lentils');
  if (isThin && !has(...VEGETABLES, 'potato')) return undefined;

  const bodies = count(...BODIES, 'vegetable');
  if (!isThin && bodies === 0) buy('sauce');
  if (isThin && bodies + count('onion') < 2) buy('potato');
  buy('onion', 'vegetable');
  const water = pourWater(kitchen);
  const beans = take('dried beans');
  const meat = take('stewing meat', 'meat');
  const fried = [...meat, ...take('bacon', 'tofu', 'onion', 'vegetable')];
  const spices: Kind[] = has('lentils') ? ['aroma', 'curry', 'wine'] : ['aroma', 'wine'];
  const simmered = [...beans, ...take(...BODIES, ...spices, 'cinnamon', 'liquid')];
  const minutes = Math.max(isThin ? 20 : 30, ...meat.map((food) => food.minutes));
  const steps = [
    ...when(
      fried,
      (them) =>
        `Fry ${them} with ${need('oil', 'butter')} in a large pot for 10 minutes, turning, until golden.`,
    ),
    `Add ${the(simmered)}, ${water}, bring to the boil, and simmer under a lid for ${minutes} minutes, until tender.`,
    ...when(
      meat,
      (it) => `Simmer on until there is no pink left inside ${it}, and the juices run clear.`,
    ),
    ...mash(kitchen),
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
  return { title: named(isSoup ? 'soup' : 'stew', ...STARCHES, 'salad'), steps };
}

/** Tinned tomatoes and coconut milk are wet enough for a stew, but not for lentils. */
function pourWater({ has, buy, limit }: Kitchen): string {
  buy('liquid');
  const isWet = has('sauce') && has('stewing meat', 'meat', 'beans') && !has('lentils');
  if (isWet || has('milk')) limit(200, 'liquid');
  return isWet ? 'with more water as it dries' : 'and more water until all is just covered';
}

/** To add a dish, write its function, and name it here. Of two that use as much of a list, the earlier is cooked. */
export const DISHES = [onBread, salad, pan, pot, pancakes, porridge];
