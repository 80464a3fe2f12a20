import type { Names } from './names.ts';

export const en: Names = {
  ingredients:
    "ingredients, ingredient list, shopping list, what you need, what you will need, what you'll need, you will need, you'll need",
  steps:
    "instructions, directions, method, steps, step-by-step, step by step, preparation, procedure, process, how to make it, how to prepare, how to cook, here's how to make it",
  others:
    'notes, note, tips, tip, hints, variations, variation, serving suggestions, serving suggestion, nutrition, nutritional, storage, storing, equipment, tools, utensils, substitutions, swaps, leftovers, make ahead, pairing, pairings, allergens, allergen, why, about, benefits, conclusion, description',
  wish: 'enjoy, bon appetit, bon appétit, happy cooking, i hope, hope you, let me know, feel free',
  dish: 'recipe, recipe name, recipe title, recipe suggestion, recipe idea, title, dish, dish name, name',
  step: 'step',
  servings: 'serves, feeds, servings, serving, portions, number of servings',
  yields: 'makes, yield, yields',
  people: 'people, person, persons, serving, servings, portion, portions, adults, guests',
  prep: 'prep, prep time, preparation, preparation time, active time, hands-on time',
  cook: 'cook, cook time, cooking, cooking time, bake time, baking time, bake, baking, roasting time',
  total:
    'time, total, total time, total cooking time, ready in, overall time, duration, from start to finish, in total',
  beside: 'for, to, with, without, in, on, that, which, using',
};
