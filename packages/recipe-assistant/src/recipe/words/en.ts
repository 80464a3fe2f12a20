import type { Words } from './words.ts';

export const en: Words = {
  ingredients:
    "ingredients, ingredient list, shopping list, what you need, what you will need, what you'll need, you will need, you'll need",
  steps:
    "instructions, directions, method, methods, steps, step-by-step, step by step, preparation, procedure, process, how to make, how to prepare, how to cook, here's how to make it",
  others:
    'notes, note, tip, tips, hints, variation, variations, serving suggestions, serving suggestion, nutrition*, conclusion, final thoughts, storage, storing, equipment, tools, utensils, substitution, substitutions, calories, why, leftovers, make ahead, description, pairing, pairings, allergen, allergens, about, benefits',
  before:
    'main, key, required, basic, full, cooking, baking, preparation, step-by-step, detailed, easy, simple',
  components:
    'dressing, crust, filling, sauce, topping, toppings, marinade, glaze, frosting, icing, garnish, dough, batter, base, salad, streusel, syrup, rub, seasoning, broth, gravy, slaw, salsa, vinaigrette, assembly, coating, stuffing, custard, cream, paste, mixture',
  groups: 'for, to, optional',
  step: 'step',
  chatter:
    "here, here's, below, this, that, these, it, it's, there, i, i'm, i'd, you, we, let, let's, with, using, based, given, as, if, how, to, sure, yes, okay, ok, certainly, absolutely, of course, great choice, great idea, great question, sounds, hello, hi, thank, thanks, sorry, unfortunately, please, enjoy, happy cooking, note, tip, hint, important, warning, caution, remember, pro tip, feel free, hope you, bon appétit, bon appetit",
  sentence:
    'recipes, you, your, we, my, is, are, can, could, have, will, would, make, try, using, based, ingredients',
  recipe: 'recipe',
  names:
    'recipe name, recipe title, recipe suggestion, recipe idea, recommended recipe, suggested recipe, title, dish, dish name, name',
  small: 'and, the, with, of, in, on, for, to, or, from, n, a, an',
  facts:
    'serving, servings, serves, serving size, yield, yields, makes, portion, portions, prep time, preparation time, cook time, cooking time, total time, baking time, active time, time, ready in, difficulty, calories, cuisine, course, category, diet, author, source, step, day, part, option',
};
