import type { Kind } from './foods.ts';
import type { Kitchen, Meal } from './kitchen.ts';
import { when } from './steps.ts';

export const SWEETS: readonly Kind[] = ['fruit', 'firm fruit', 'sweet', 'honey'];

export function pancakes({ has, can, take, need, withNames }: Kitchen): Meal | undefined {
  const isLikely = has('egg', 'milk', 'butter', ...SWEETS);
  if (!has('flour') || !isLikely || !can('egg', 'milk')) return undefined;

  const steps = [
    `Whisk ${need('flour')}, ${need('egg')} and ${need('milk')} to a smooth batter, and let it rest for 10 minutes.`,
    `Fry thin pancakes with ${need('butter', 'oil')} in a hot pan, turning each once, 15 minutes in all.`,
    ...when(take(...SWEETS, 'nut', 'cinnamon', 'cream', 'sharp'), (them) => `Serve with ${them}.`),
  ];
  return { title: withNames('Pancakes', 'egg'), steps };
}

export function porridge({ has, can, take, need, withNames }: Kitchen): Meal | undefined {
  if (has('cereal')) {
    const steps = [
      `Put ${need('cereal')} in two bowls.`,
      ...when(take(...SWEETS, 'nut', 'cinnamon', 'cream', 'milk'), (them) => `Top with ${them}.`),
    ];
    return { title: withNames('Bowl'), steps };
  }
  if (!can('oats') || !has('oats', ...SWEETS)) return undefined;

  const steps = [
    `Simmer ${need('oats')} in ${need('milk')} for 6 minutes, stirring, until thick.`,
    ...when(take(...SWEETS, 'nut', 'cinnamon', 'cream', 'milk'), (them) => `Serve with ${them}.`),
  ];
  return { title: withNames('Porridge', 'oats'), steps };
}
