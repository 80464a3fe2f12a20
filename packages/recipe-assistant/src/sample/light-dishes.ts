import { type Kitchen, the } from './kitchen.ts';
import { FILLINGS, type Meal, nameOf, VEGETABLES } from './meal.ts';
import { boil, fry, serve, when } from './steps.ts';

/** On toast, in a roll or a wrap. */
export function onBread(kitchen: Kitchen): Meal | undefined {
  const { has, take, need } = kitchen;
  const isSweet = !has(...FILLINGS, ...VEGETABLES, 'beans', 'egg', 'cheese');
  const [bread] = take('bread');
  if (!bread || (isSweet && !has('sweet', 'fruit'))) return undefined;

  const it = the([bread]);
  const spread = take('butter', 'condiment');
  const cold = isSweet
    ? take('fruit', 'sweet', 'nut')
    : take('ready', 'tomato', 'salad', 'cheese', 'herb', 'salt', 'pepper', 'sharp');
  const hot = isSweet ? [] : fry(kitchen);
  const egg = when(
    isSweet ? [] : take('egg'),
    (them) =>
      `Stir ${them} in a pan with ${need('butter', 'oil')} over low heat for 4 minutes, until set.`,
  );
  const steps = [
    ...hot,
    ...egg,
    `Toast or warm ${it} for 3 minutes.`,
    ...when(spread, (them) => `Spread ${it} with ${them}.`),
    ...(hot.length + egg.length > 0 ? [`Put what is hot on ${it}.`] : []),
    ...when(cold, (them) => `Top ${it} with ${them}.`),
  ];
  return { title: `${nameOf(kitchen.used, [bread])} on ${bread.name}`, steps };
}

/** In a dressing. */
export function salad(kitchen: Kitchen): Meal | undefined {
  const { has, take, need, portions } = kitchen;
  if (!has('salad') && !(has('tomato') && has('cheese', 'ready', 'grain'))) return undefined;

  Object.assign(portions, { oil: '1 tbsp', egg: '1', onion: '0.25' });
  const cooled = take('potato', 'pasta', 'grain');
  const cold = [...take('salad', 'tomato', 'ready', 'beans', 'fruit'), ...cooled];
  const eggs = take('egg');
  const hot = fry(kitchen);
  const steps = [
    ...boil(cooled),
    ...when(eggs, (them) => `Boil ${them} for 10 minutes, cool in cold water, peel and quarter.`),
    ...hot,
    `Stir ${need('oil')} with ${need('sharp')} to a dressing.`,
    ...when(cold, (them) => `Toss ${them} in the dressing.`),
    ...(hot.length > 0 ? ['Put what is hot on top.'] : []),
    serve(kitchen),
  ];
  return { title: `${nameOf(kitchen.used)} salad`, steps };
}

/** Pancakes, porridge, or what is sweet without cooking. */
export function sweet(kitchen: Kitchen): Meal | undefined {
  const { has, count, take, need, buy, used, portions } = kitchen;
  const isBatter = has('flour') && has('egg', 'milk', 'butter', 'sugar');
  if (!isBatter && !has('oats', 'fruit', 'dessert', 'sweet')) return undefined;

  if (!isBatter && count('fruit', 'dessert', 'sweet', 'nut', 'cream') < 2) buy('oats');
  Object.assign(portions, { egg: '1', milk: isBatter ? '120 ml' : '250 ml' });
  const steps = isBatter
    ? [
        `Whisk ${need('flour')}, ${need('egg')}, ${need('milk')} and ${need('salt')} to a smooth batter, and let it rest for 10 minutes.`,
        `Fry thin pancakes with ${need('butter', 'oil')} in a hot pan, turning each once, 15 minutes in all.`,
      ]
    : when(
        take('oats'),
        (it, minutes) =>
          `Simmer ${it} in ${need('milk', 'water')} for ${minutes} minutes, stirring, until thick.`,
      );
  const base = [...used];
  const toppings = take('fruit', 'dessert', 'nut', 'sweet', 'cinnamon', 'cream', 'sharp', 'sugar');
  steps.push(
    ...when(toppings, (them) =>
      base.length > 0 ? `Serve with ${them}.` : `Divide ${them} between bowls.`,
    ),
  );
  const name = nameOf(used, base);
  if (base.length === 0) return { title: `${name} bowl`, steps };
  const title = isBatter ? 'Pancakes' : 'Porridge';
  return { title: name ? `${title} with ${name}` : title, steps };
}
