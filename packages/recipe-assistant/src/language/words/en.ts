import type { Words } from './words.ts';

export const en: Words = {
  ingredients:
    "ingredients, ingredient list, shopping list, what you need, what you will need, what you'll need, you will need, you'll need",
  steps:
    "instructions, directions, method, steps, step-by-step, step by step, preparation, procedure, process, how to make it, how to prepare, how to cook, here's how to make it",
  others:
    'notes, note, tips, tip, hints, variations, variation, serving suggestions, serving suggestion, nutrition, nutritional, storage, storing, equipment, tools, utensils, substitutions, swaps, leftovers, make ahead, pairing, pairings, allergens, allergen, why, about, benefits, conclusion, description',
  wish: 'enjoy, bon appetit, bon appétit, happy cooking, i hope, hope you, let me know, feel free',
  dish: 'recipe, recipe name, recipe title, recipe suggestion, recipe idea, title, dish, dish name, name',
  step: 'step',
  servings: 'serves, feeds, servings, serving, portions',
  yields: 'makes, yield, yields',
  prep: 'prep, prep time, preparation, preparation time',
  cook: 'cook, cook time, cooking, cooking time, bake time, baking time',
  total: 'time, total, total time, total cooking time, ready in',
  people: 'people, person, persons, serving, servings, portion, portions, adults, guests',
  hours: 'h, hr, hrs, hour, hours',
  minutes: 'min, mins, minut*, minute, minutes',
  seconds: 's, sec, secs, second, seconds',
  more: 'more, full',
  numbers:
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen=15, twenty=20, thirty=30, forty=40, forty-five=45',
  half: 'half a, half an, half',
  one: 'a, an, another',
  fractions: 'half, third, thirds, quarter, quarters',
  part: 'and a half, and a quarter',
  named:
    'as per, five spice, 5 spice, 7 up, half and half, half-and-half, half & half, one-pot, one-pan',
  and: 'and, plus, &',
  to: 'to',
  or: 'or',
  of: 'of, from',
  about:
    'about, approx, approx., approximately, around, roughly, up to, under, just under, less than, at least, only',
  times: 'x, by',
  each: 'each, apiece, at a time, per',
  beside: 'for, to, with, without, in, on, that, which, using',
  into: 'into, per',
  optional: 'optional',
  sizes: 'inch, inches, in, in., cm, mm, degree, degrees, percent, count, ct',
  long: 'piece, knob, ginger, galangal, galanga, turmeric',
  pans: 'skillet, saucepan, frying pan, roasting pan, baking pan, cake pan/cake pans, loaf pan, inch pan, springform pan, dutch oven, baking dish, casserole dish, casserole, pie dish, baking sheet, baking tray, sheet pan, muffin tin, bundt pan, tube pan, cake tin, loaf tin',
  metric:
    'g, gr, gm, gms, gram, grams, gramme/grammes, ml, milliliter/milliliters, millilitre/millilitres, cl, dl, cc, kg=1000 g, kgs=1000 g, kilo/kilos=1000 g, kilogram/kilograms=1000 grams, l=1000 ml, liter/liters=1000 ml, litre/litres=1000 ml',
  measures:
    'cup/cups=16 tablespoon, tablespoon/tablespoons=3 teaspoon, tbsp=3 tsp, tbsps=3 tsp, tbs=3 tsp, pound/pounds=16 ounce, ounce/ounces, lb=16 oz, lbs=16 oz, oz, fl oz, fl. oz, floz, fluid ounce/fluid ounces, pint/pints=2 cup, pt=2 cup, quart/quarts=4 cup, gallon/gallons=16 cup',
  teaspoons: 'teaspoon/teaspoons, tsp, tsps',
  containers:
    'can/cans, tin/tins, jar/jars, pack/packs, packet/packets, package/packages, pkg, pkgs, bag/bags, box/boxes, bottle/bottles, block/blocks, carton/cartons, container/containers, tub/tubs, tube/tubes, loaf/loaves, bar/bars, envelope/envelopes, pouch/pouches, sachet/sachets',
  pieces:
    'clove/cloves, slice/slices, stalk/stalks, sprig/sprigs, piece/pieces, sheet/sheets, stick/sticks, strip/strips, pinch/pinches, dash/dashes, bunch/bunches, bouquet/bouquets, head/heads, handful/handfuls',
  foods:
    'egg/eggs, yolk/yolks, egg white/egg whites, onion/onions, shallot/shallots, carrot/carrots, pepper/peppers, lemon/lemons, lime/limes, apple/apples, banana/bananas, avocado/avocados, cucumber/cucumbers, chicken/chickens, breast/breasts, thigh/thighs, fillet/fillets, tomato/tomatoes, potato/potatoes, leaf/leaves',
};
