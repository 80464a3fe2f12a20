import type { LineWords } from './words.ts';

export const en: LineWords = {
  plural: 'ay/ays, ey/eys, y/ies, ch/ches, sh/shes, s/ses, x/xes, /s',
  hours: 'h, hr, hrs, hour, hours, hr., hrs.',
  minutes: 'min, mins, minute, minutes, m',
  seconds: 's, sec, secs, second, seconds',
  more: 'more, full',
  numbers:
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty, twenty-five/twenty five=25, thirty=30, thirty-five/thirty five=35, forty=40, forty-five/forty five=45, fifty=50, sixty=60, seventy=70, eighty=80, ninety=90, a quarter of an/a quarter of a/quarter of an=1/4, three quarters of an/three quarters of a/three-quarters of an=3/4',
  half: 'half a, half an, half',
  one: 'a, an, another',
  fractions: 'half, third, thirds, quarter, quarters',
  part: 'and a half=1/2, and a quarter=1/4, and three quarters=3/4',
  named:
    'as per, five spice, 5 spice, 7 up, half and half, half-and-half, half & half, one-pot, one-pan, a little, a few, a bit, a lot, a couple',
  bare: 'pinch, dash, handful, bunch',
  and: 'and, plus, &',
  to: 'to',
  or: 'or',
  of: 'of, from',
  with: 'with, using',
  about:
    'about, approx, approx., approximately, around, roughly, up to, under, just under, less than, at least, only',
  times: 'x, by',
  each: 'each, apiece, at a time, per',
  into: 'into, per',
  optional: 'optional',
  sizes: 'inch, inch/inches, in, in., degree, degrees, percent, count, ct, day, days, week, weeks',
  centimetres: 'cm, mm, centimeter/centimeters, centimetre/centimetres',
  long: 'piece, knob, ginger, galangal, galanga, turmeric, cinnamon',
  pans: 'skillet, saucepan, frying pan, roasting pan, baking pan, cake pan/cake pans, loaf pan, inch pan, springform pan, dutch oven, baking dish, casserole dish, casserole, pie dish, baking sheet, baking tray, sheet pan, muffin tin, bundt pan, tube pan, cake tin, loaf tin',
  metric:
    'g, gr, gram, grams, gramme/grammes, ml, milliliter/milliliters, millilitre/millilitres, cc, kg=1000 g, kilo/kilos=1000 g, kilogram/kilograms=1000 grams, l=1000 ml, liter/liters=1000 ml, litre/litres=1000 ml, gm, gm/gms, cl=10 ml, dl=100 ml, kg/kgs=1000 g',
  behindNoun: 'ed, ly, cut',
  measures:
    'cup/cups=16 tablespoon, tablespoon/tablespoons=3 teaspoon, tbsp=3 tsp, tbs=3 tsp, pound/pounds=16 ounce, ounce/ounces, lb=16 oz, oz, fl oz, fl. oz, floz, fluid ounce/fluid ounces, pint/pints=2 cup, pt=2 cup, quart/quarts=4 cup, gallon/gallons=16 cup, lb/lbs=16 oz, tbsp/tbsps=3 tsp',
  teaspoons: 'teaspoon/teaspoons, tsp, tsp/tsps',
  containers:
    'can, tin, jar, pack, packet, package, pkg/pkg, bag, box, bottle, block, carton, container, tub, tube, loaf/loaves, bar, envelope, pouch, sachet, pkg, punnet',
  pieces:
    'clove, slice, stalk, sprig, piece, sheet, stick, strip, pinch, dash, bunch, bouquet, head, handful, dozen/dozen, bulb, rib, ear, stem, cube, rasher, knob, splash, drizzle, drop, spear, wedge',
  foods:
    'egg, yolk, egg yolk, egg white, onion, red onion, green onion, spring onion, scallion, shallot, leek, carrot, beet, radish, potato/potatoes, sweet potato/sweet potatoes, tomato/tomatoes, pepper, bell pepper, jalapeño, chili, chilli/chillies, chile, cucumber, zucchini/zucchini, zucchini, courgette, eggplant, aubergine, squash, mushroom, avocado, lemon, lime, orange, apple, pear, peach, banana, mango/mangoes, date, tortilla, bun, chicken, duck, breast, chicken breast, thigh, chicken thigh, drumstick, fillet, filet, steak, sausage, leaf/leaves, bay leaf/bay leaves, anchovy',
};
