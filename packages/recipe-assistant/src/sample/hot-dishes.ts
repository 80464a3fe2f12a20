import { type Ingredient, type Kitchen, RAW, STARCHES, the } from './kitchen.ts';
import { FILLINGS, type Meal, nameOf, VEGETABLES } from './meal.ts';
import { boil, fry, serve, when } from './steps.ts';

/** Fried, with pasta, noodles, rice or grain; a curry with curry powder, an omelette with eggs alone. */
export function pan(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, buy, used } = kitchen;
  const isPasta = has('pasta');
  const isCurry = !isPasta && has('curry', 'coconut milk');
  const isOmelette = has('egg') && !isCurry && !has(...STARCHES, ...RAW);
  if (!isOmelette && !isCurry && !has(...FILLINGS, ...STARCHES)) return undefined;

  kitchen.portions.milk = '25 ml';
  if (!isOmelette) kitchen.portions.egg = '1';
  if (!isOmelette && !has(...STARCHES, 'potato') && count(...VEGETABLES) < 2) buy('rice');
  if (!has(...VEGETABLES, 'garlic', 'spice', 'curry')) buy('garlic');
  if (isCurry && !has('coconut milk', 'sauce')) buy('sauce');
  const beside = isCurry ? take('rice', 'grain') : [];
  const boiled = take('dried beans', 'pasta', 'rice', 'grain');
  if (!has(...STARCHES)) boiled.push(...take('potato'));
  const steps = [
    ...boil([...boiled, ...beside]),
    ...fry(kitchen),
    // Before the eggs, which bind it.
    ...when(boiled, (them) => `Mix in ${them}, with a splash of hot water if it is dry.`),
    ...when(
      isOmelette ? take('egg', 'milk') : [],
      (them, minutes) =>
        `Beat ${them} together, pour into the pan, cover, and cook over low heat for ${minutes} minutes, until set.`,
    ),
    // With pasta only beside bacon, as in a carbonara.
    ...when(
      has('rice', 'leftover') || (isPasta && has('bacon')) ? take('egg') : [],
      (them) => `Beat ${them}, pour into the pan, and stir over low heat for 3 minutes, until set.`,
    ),
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    serve(kitchen, beside),
  ];
  const [starch] = used.filter(({ food }) => STARCHES.includes(food.kind));
  const name = nameOf(used, starch && [starch]);
  if (starch && (isPasta || name === '')) {
    return { title: `${starch.name} with ${name || 'garlic and oil'}`, steps };
  }
  const style = isCurry ? 'curry' : isOmelette ? 'omelette' : has('soy sauce') ? 'stir-fry' : 'pan';
  return { title: `${name} ${style}${starch ? ` with ${starch.name}` : ''}`, steps };
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
  const raw = loads.flatMap(({ foods }) => foods).filter(({ food }) => RAW.includes(food.kind));
  const steps = [
    'Heat the oven to 200 °C (180 °C fan, 400 °F), and take a large roasting tin.',
    ...loads.map(({ foods, minutes }, index) => {
      const ahead = minutes - (loads[index + 1]?.minutes ?? 0);
      return `Turn ${the(foods)} in ${need('oil', 'butter')}, put in the tin, and roast for ${ahead} minutes.`;
    }),
    ...when(
      raw,
      (them) => `Cut into the thickest part of ${them}, and roast on until ${doneness(raw)}.`,
    ),
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
    ...when(take('cream'), (it) => `Take off the heat, and stir in ${it}.`),
    ...boil(starch),
    serve(kitchen, starch),
  ];
  return { title: `${nameOf(kitchen.used, starch)} ${isStew ? 'stew' : 'soup'}`, steps };
}

function doneness(raw: readonly Ingredient[]): string {
  const isFish = raw.some(({ food }) => food.kind === 'fish');
  return isFish ? 'it is opaque all the way through' : 'there is no pink left inside';
}
