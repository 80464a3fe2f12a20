import { RAW } from './foods.ts';
import { type Ingredient, type Kitchen, STARCHES, the } from './kitchen.ts';
import { FILLINGS, type Meal, nameOf, VEGETABLES } from './meal.ts';
import { boil, fry, serve, when } from './steps.ts';

const POTATO = ['potato'] as const;

/** Fried, with pasta, rice, grain or potatoes. */
export function pan(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, buy, used } = kitchen;
  const isStarchy = has(...STARCHES);
  if (isCurry(kitchen) || (!isStarchy && !has(...FILLINGS))) return undefined;

  kitchen.portions.egg = '1';
  if (!isStarchy && !has('potato', 'bread') && count(...VEGETABLES) < 2) buy('rice');
  if (!has(...VEGETABLES, 'garlic', 'spice')) buy('garlic');
  const boiled = take('dried beans', 'pasta', 'rice', 'grain', ...(isStarchy ? [] : POTATO));
  // With rice, or with bacon as in a carbonara.
  const isEggy = has('rice', 'leftover', 'bacon');
  const steps = [
    ...boil(boiled),
    ...fry(kitchen),
    ...when(boiled, (them) => `Mix in ${them}, with a splash of hot water if it is dry.`),
    ...when(
      isEggy ? take('egg') : [],
      (them) => `Beat ${them}, pour into the pan, and stir over low heat for 3 minutes, until set.`,
    ),
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen),
  ];
  return { title: panTitle(used), steps };
}

function panTitle(used: readonly Ingredient[]): string {
  const [starch] = used.filter(({ food }) => STARCHES.includes(food.kind));
  if (!starch) return `${nameOf(used)} pan`;
  return `${starch.name} with ${nameOf(used, [starch]) || 'garlic and oil'}`;
}

/** With curry powder or coconut milk. */
export function curry(kitchen: Kitchen): Meal | undefined {
  const { has, take, buy, used } = kitchen;
  const isFilling = has(...FILLINGS, ...VEGETABLES, 'beans');
  if (!isFilling || !isCurry(kitchen)) return undefined;

  if (!has('coconut milk', 'sauce')) buy('sauce');
  if (!has(...STARCHES, 'bread')) buy('rice');
  const beside = take('rice', 'grain');
  const steps = [
    ...boil(beside),
    ...fry(kitchen),
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen, beside),
  ];
  return { title: `${nameOf(used, beside)} curry`, steps };
}

function isCurry({ has }: Kitchen): boolean {
  return has('curry', 'coconut milk') && !has('pasta');
}

/** Eggs, set over what is fried. */
export function omelette(kitchen: Kitchen): Meal | undefined {
  const { has, take, buy, used } = kitchen;
  if (!has('egg') || has(...STARCHES, ...RAW)) return undefined;

  kitchen.portions.milk = '25 ml';
  if (!has(...VEGETABLES, ...FILLINGS, 'potato')) buy('onion');
  const potato = take('potato');
  const steps = [
    ...boil(potato),
    ...fry(kitchen),
    ...when(potato, (them) => `Mix in ${them}.`),
    ...when(
      take('egg', 'milk'),
      (them) =>
        `Beat ${them} together, pour into the pan, cover, and cook over low heat for 8 minutes, until set.`,
    ),
    serve(kitchen),
  ];
  return { title: `${nameOf(used)} omelette`, steps };
}

/** From the oven: what takes longest goes in first. */
export function trayBake(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, need } = kitchen;
  const vegetables = count('potato', 'onion', 'vegetable');
  const hasMain = has('meat', 'fish', 'tofu', 'bacon') && vegetables > 0;
  if (!has('joint') && !hasMain && vegetables < 2) return undefined;

  const joint = take('joint');
  const loads = [
    { foods: joint, minutes: joint[0]?.food.minutes ?? 0 },
    { foods: take('potato'), minutes: 45 },
    { foods: take('meat', 'bacon', 'tofu', 'onion', 'vegetable', 'tomato', 'spice'), minutes: 30 },
    { foods: take('fish'), minutes: 15 },
  ].filter(({ foods }) => foods.length > 0);
  const done = has('fish') ? 'it is opaque all the way through' : 'there is no pink left inside';
  const raw = loads.flatMap(({ foods }) => foods).filter(({ food }) => RAW.includes(food.kind));
  const steps = [
    'Heat the oven to 200 °C (180 °C fan, 400 °F), and take a large roasting tin.',
    ...loads.map(({ foods, minutes }, index) => {
      const ahead = minutes - (loads[index + 1]?.minutes ?? 0);
      return `Turn ${the(foods)} in ${need('oil', 'butter')}, put in the tin, and roast for ${ahead} minutes.`;
    }),
    ...when(raw, (them) => `Cut into the thickest part of ${them}, and roast on until ${done}.`),
    ...when(
      take('beans', 'greens'),
      (them) => `Heat ${them} in a pan for 5 minutes, until steaming hot.`,
    ),
    serve(kitchen),
  ];
  return { title: `${nameOf(kitchen.used)} tray bake`, steps };
}

/** A soup, or with beans or tough meat a stew. */
export function pot(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, need, buy } = kitchen;
  const isStew = has('stewing meat', 'beans', 'dried beans', 'lentils');
  if (!isStew && !has('potato', 'vegetable', 'sauce', 'onion')) return undefined;

  if (!has('onion', 'vegetable', 'garlic')) buy('onion');
  const bodies = count('potato', 'vegetable', 'tomato', 'sauce', 'lentils');
  if (isStew && bodies === 0) buy('sauce');
  if (!isStew && bodies < 2) buy('potato');
  const oil = () => need('oil', 'butter');
  const liquid = need('water', 'stock');
  const beans = take('dried beans');
  const meat = take('stewing meat');
  const starch = take('rice', 'grain', 'pasta');
  const slow = take('potato', 'vegetable', 'lentils', 'tomato', 'sauce', 'coconut milk', 'cube');
  const simmered = [...slow, ...beans];
  const steps = [
    ...boil(beans),
    ...when(meat, (it) => `Brown ${it} in ${oil()} in a large pot for 10 minutes, turning.`),
    ...when(
      take('onion', 'bacon'),
      (them) => `Fry ${them} in ${oil()} in a large pot for 8 minutes.`,
    ),
    ...when(
      take('garlic', 'spice', 'curry', 'cinnamon'),
      (them) => `Stir in ${them} with ${oil()} for 1 minute, until fragrant.`,
    ),
    ...when(
      meat,
      (it, minutes) =>
        `Add ${liquid}, and more until ${it} is covered, bring to the boil, and simmer under a lid for ${minutes - 30} minutes.`,
    ),
    ...when(meat.length > 0 ? simmered : [], (them) => `Add ${them}.`),
    ...when(meat, (it) => `Simmer for 30 minutes more, until a fork goes through ${it} easily.`),
    ...when(
      meat.length > 0 ? [] : simmered,
      (them) =>
        `Add ${them} and ${liquid}, bring to the boil, and simmer under a lid for 30 minutes, until tender.`,
    ),
    ...when(
      take('beans', 'greens', 'ready'),
      (them) => `Add ${them}, and simmer for 6 minutes, until steaming hot.`,
    ),
    ...when(take('cream', 'milk'), (it) => `Take off the heat, and stir in ${it}.`),
    ...boil(starch),
    serve(kitchen, starch),
  ];
  return { title: `${nameOf(kitchen.used, starch)} ${isStew ? 'stew' : 'soup'}`, steps };
}
