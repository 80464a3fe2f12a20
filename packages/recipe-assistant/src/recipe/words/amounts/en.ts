import type { AmountWords } from './amount-words.ts';

export const en: AmountWords = {
  people: 'people, person, persons, serving, servings, portion, portions, adults, guests',
  servings: 'serves, feeds, servings, serving(s)',
  yields: 'makes, yield, yields',
  time: 'time, ready in',
  total: 'total, ready in',
  cook: 'cook, bak',
  prep: 'prep',
  hours: 'h, hr, hrs, hour, hours',
  minutes: 'min, mins, minut*',
  seconds: 's, sec, secs, second, seconds',
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten',
  half: 'half a, half an, half',
  one: 'a, an, another',
  and: 'and',
  andAHalf: 'and a half',
  andAQuarter: 'and a quarter',
  to: 'to',
  or: 'or',
  plus: 'plus',
  of: 'of, from',
  for: 'for',
  about: 'about, approx, approx., approximately, around, roughly',
  each: 'each, apiece, per, at a time',
  per: 'per person, per serving, per portion',
  perWeight: 'per',
  lengths: 'inch, inches, in., cm, mm',
  degrees: 'degree, degrees, percent',
  pans: 'skillet, saucepan, frying pan, roasting pan, baking pan, cake pan, loaf pan, sheet pan, springform pan, dutch oven, baking dish, casserole dish, pie dish, pie plate, gratin dish, baking sheet, baking tray, cookie sheet, muffin tin, cake tin, loaf tin, mixing bowl',
  grams:
    'g, gr, gm, gms, gram, grams, ml, milliliter/milliliters, millilitre/millilitres, cl, dl, cc',
  kilograms:
    'kg=1000 g, kgs=1000 g, kilo/kilos=1000 g, kilogram/kilograms=1000 grams, l=1000 ml, liter/liters=1000 ml, litre/litres=1000 ml',
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
