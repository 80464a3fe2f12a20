/**
 * How recipes are written in one language: plain words, one after another; those of a text's structure in lower case. A
 * `*` stands for any letters.
 *
 * Behind a unit stand its plural, `cup/cups`, in Polish also that after five; and of how many smaller ones it is made,
 * `cup=16 tablespoon`.
 */
export const en = {
  /** Names of the sections: the ingredients, the steps, and those with neither, such as notes. */
  ingredients:
    "ingredients, ingredient list, shopping list, what you need, what you will need, what you'll need, you will need, you'll need",
  steps:
    "instructions, directions, method, methods, steps, step-by-step, step by step, preparation, procedure, process, how to make, how to prepare, how to cook, here's how to make it",
  others:
    'notes, note, tip, tips, hints, variation, variations, serving suggestions, serving suggestion, nutrition*, conclusion, final thoughts, storage, storing, equipment, tools, utensils, substitution, substitutions, calories, why, leftovers, make ahead, description, pairing, pairings, allergen, allergens, about, benefits',
  /** Words before the name of a section. */
  before:
    'main, key, required, basic, full, cooking, baking, preparation, step-by-step, detailed, easy, simple, quick',
  /** What a dish is made of, as the name of a group: `dough`; and words that start such a name: `for`. */
  components:
    'dressing, crust, filling, sauce, topping, toppings, marinade, glaze, frosting, icing, garnish, dough, batter, base, salad, streusel, syrup, rub, seasoning, broth, gravy, slaw, salsa, vinaigrette, assembly, coating, stuffing, custard, cream, paste, mixture',
  groups: 'for, to, optional',
  /** The word before the number of a step. */
  step: 'step',
  /** Starts of words to the reader that are not part of the recipe. */
  chatter:
    "here, here's, below, this, that, these, it, it's, there, i, i'm, i'd, you, we, let, let's, with, using, based, given, as, if, how, to, sure, yes, okay, ok, certainly, absolutely, of course, great choice, great idea, great question, sounds, hello, hi, thank, thanks, sorry, unfortunately, please, enjoy, happy cooking, note, tip, hint, important, warning, caution, remember, pro tip, feel free, hope you, bon appétit, bon appetit",
  /** Words of sentences that stand in no dish's name, as they are written inside one. */
  sentence:
    'recipes, you, your, we, my, is, are, can, could, have, will, would, make, try, using, based, ingredients',
  /** The word for a recipe, and other labels before a dish's name. */
  recipe: 'recipe',
  names:
    'recipe name, recipe title, recipe suggestion, recipe idea, recommended recipe, suggested recipe, title, dish, dish name, name',
  /** Words within a title that are not capitalised. */
  small: 'and, the, with, of, in, on, for, to, or, from, n, a, an',
  /** Labels of facts, whose value follows. */
  facts:
    'serving, servings, serves, serving size, yield, yields, makes, portion, portions, prep time, preparation time, cook time, cooking time, total time, baking time, active time, time, ready in, difficulty, calories, cuisine, course, category, diet, author, source, step, day, part, option',
  /** Words for people; labels before their number, and before one that may be of cookies. */
  people: 'people, person, persons, serving, servings, portion, portions, adults, guests',
  servings: 'serves, feeds, servings, serving(s)',
  yields: 'makes, yield, yields',
  /** Parts of the labels of all of the time, of cooking and of preparing. */
  total: 'total, ready in',
  cook: 'cook, bak',
  prep: 'prep',
  hours: 'h, hr, hrs, hour, hours',
  minutes: 'min, mins, minut*',
  seconds: 's, sec, secs, second, seconds',
  /** From one to ten, whose places are their values; in English alone. */
  numbers: 'one, two, three, four, five, six, seven, eight, nine, ten',
  half: 'half a, half an, half',
  one: 'a, an, another',
  /** Between a number and its fraction, or a further amount. */
  and: 'and, plus',
  /** A fraction more or less behind an amount, which then isn't read. */
  andAPart: 'and a half, and a quarter',
  /** In a range. */
  to: 'to',
  or: 'or',
  /** Between a part, or a container, and its amount: `Juice of 1 lemon`. */
  of: 'of, from',
  about: 'about, approx, approx., approximately, around, roughly',
  each: 'each, apiece, at a time',
  /** After a number that is no amount: lengths and degrees. */
  sizes: 'inch, inches, in., cm, mm, degree, degrees, percent',
  /** What food is cooked in, of which a larger one is taken. */
  pans: 'skillet, saucepan, frying pan, roasting pan, baking pan, cake pan, loaf pan, inch pan, springform pan, dutch oven, baking dish, casserole dish, pie dish, baking sheet, baking tray, sheet pan, muffin tin, cake tin, loaf tin',
  /** Units written before their number. */
  unitsBefore: '',
  /** Grams and millilitres, and what is made of them. */
  metric:
    'g, gr, gm, gms, gram, grams, ml, milliliter/milliliters, millilitre/millilitres, cl, dl, cc, kg=1000 g, kgs=1000 g, kilo/kilos=1000 g, kilogram/kilograms=1000 grams, l=1000 ml, liter/liters=1000 ml, litre/litres=1000 ml',
  /** Spoons, cups, ounces, pounds. */
  measures:
    'cup/cups=16 tablespoon, tablespoon/tablespoons=3 teaspoon, teaspoon/teaspoons, tbsp=3 tsp, tbsps=3 tsp, tbs=3 tsp, tsp, tsps, pound/pounds=16 ounce, ounce/ounces, lb=16 oz, lbs=16 oz, oz, fl oz, fl. oz, fluid ounce/fluid ounces, pint/pints=2 cup, quart/quarts=4 cup, gallon/gallons=16 cup',
  /** What food is bought in. */
  containers:
    'can/cans, tin/tins, jar/jars, pack/packs, packet/packets, package/packages, pkg, pkgs, bag/bags, box/boxes, bottle/bottles, block/blocks, carton/cartons, container/containers, tub/tubs, tube/tubes, loaf/loaves, bar/bars, envelope/envelopes, pouch/pouches, sachet/sachets',
  /** Parts of a food and bunches of it, before its name. */
  pieces:
    'clove/cloves, slice/slices, stalk/stalks, sprig/sprigs, piece/pieces, sheet/sheets, stick/sticks, strip/strips, pinch/pinches, dash/dashes, bunch/bunches, head/heads, handful/handfuls',
  /** Foods that are counted, where no other noun follows. */
  foods:
    'egg/eggs, yolk/yolks, egg white/egg whites, onion/onions, shallot/shallots, carrot/carrots, pepper/peppers, lemon/lemons, lime/limes, apple/apples, banana/bananas, avocado/avocados, cucumber/cucumbers, chicken/chickens, breast/breasts, thigh/thighs, fillet/fillets, tomato/tomatoes, potato/potatoes, leaf/leaves',
};

/** The words of another language. What it has no word for is left out. */
export type Words = Partial<typeof en>;
