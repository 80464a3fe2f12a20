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
  people: 'people, person, persons, serving, servings, portion, portions, adults, guests',
  servings: 'serves, feeds, servings, serving(s)',
  yields: 'makes, yield, yields',
  total: 'total, ready in',
  cook: 'cook, bak',
  prep: 'prep',
  hours: 'h, hr, hrs, hour, hours',
  minutes: 'min, mins, minut*',
  seconds: 's, sec, secs, second, seconds',
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten',
  half: 'half a, half an, half',
  one: 'a, an, another',
  and: 'and, plus',
  andAHalf: 'and a half',
  andAQuarter: 'and a quarter',
  to: 'to',
  or: 'or',
  of: 'of, from',
  about: 'about, approx, approx., approximately, around, roughly',
  each: 'each, apiece, per, at a time',
  per: 'per person, per serving, per portion',
  lengths: 'inch, inches, in., cm, mm',
  degrees: 'degree, degrees, percent',
  pans: 'skillet, saucepan, frying pan, roasting pan, baking pan, cake pan, loaf pan, inch pan, springform pan, dutch oven, baking dish, casserole dish, pie dish, baking sheet, baking tray, muffin tin, cake tin, loaf tin',
  metric:
    'g, gr, gm, gms, gram, grams, ml, milliliter/milliliters, millilitre/millilitres, cl, dl, cc, kg=1000 g, kgs=1000 g, kilo/kilos=1000 g, kilogram/kilograms=1000 grams, l=1000 ml, liter/liters=1000 ml, litre/litres=1000 ml',
  measures:
    'cup/cups=16 tablespoon, tablespoon/tablespoons=3 teaspoon, teaspoon/teaspoons, tbsp=3 tsp, tbsps=3 tsp, tbs=3 tsp, tsp, tsps, pound/pounds=16 ounce, ounce/ounces, lb=16 oz, lbs=16 oz, oz, fl oz, fl. oz, fluid ounce/fluid ounces, pint/pints=2 cup, quart/quarts=4 cup, gallon/gallons=16 cup',
  bunches: 'bunch/bunches, head/heads, handful/handfuls',
  containers:
    'can/cans, tin/tins, jar/jars, pack/packs, packet/packets, package/packages, pkg, pkgs, bag/bags, box/boxes, bottle/bottles, block/blocks, carton/cartons, container/containers, tub/tubs, tube/tubes, loaf/loaves, bar/bars, envelope/envelopes, pouch/pouches, sachet/sachets',
  pieces:
    'clove/cloves, slice/slices, stalk/stalks, sprig/sprigs, piece/pieces, sheet/sheets, stick/sticks, strip/strips, pinch/pinches, dash/dashes',
  foods:
    'egg/eggs, yolk/yolks, egg white/egg whites, onion/onions, shallot/shallots, carrot/carrots, pepper/peppers, lemon/lemons, lime/limes, apple/apples, banana/bananas, avocado/avocados, cucumber/cucumbers, chicken/chickens, breast/breasts, thigh/thighs, fillet/fillets, tomato/tomatoes, potato/potatoes, leaf/leaves',
};
