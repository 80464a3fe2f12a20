import type { Foods } from './foods.ts';

export const en: Foods = {
  small:
    'a an the one two three four about some few additional optional large medium small big whole half for to in on with from at plus more other each any your if taste into as such favorite favourite divided',
  of: 'of',
  and: 'and or',
  meanwhile: 'while once when as until',
  all: 'all',
  ingredients: 'ingredient',
  except: 'except but',
  water: 'water',
  otherWater:
    'in under with excess little cold cool ice icy hot warm boiling simmering salted pasta cooking running reserved drain',
  like: 'leaf extra -ed -less -ly -ing fresh raw dry ripe overripe lean ground frozen firm soft hot cold warm low non free reduced sodium fat heavy light thick thin sweet sour dark red green white black brown yellow vegetable neutral canola all purpose plain day old new virgin baby long short boneless skin bone kosher sea torn cut chopped minced sliced melted crispy tender',
  made: 'stock broth flour oil butter milk vinegar water starch syrup wine',
  vague: 'powder paste juice crumb spray seasoning cream seed extract zest flake spice',
  dish: 'sauce dough mixture cake cookie salad soup wash stew curry pie batter filling dressing sandwich ball cooker pan dish bowl skillet brittle',
  also: 'meat=beef pork lamb veal chicken turkey, fish=salmon cod tilapia trout halibut haddock, pasta=spaghetti penne linguine fettuccine macaroni rigatoni fusilli farfalle, noodle=ramen udon, onion=scallion, mozzarella=bocconcini, stock=broth bouillon, broth=stock bouillon, shrimp=prawn, cheese=cheddar mozzarella parmesan feta gruyere gouda pecorino provolone swiss',
  endings: 'ies>y ves>f ves>fe oes>o es s',
  shapes: 'divid shap form roll portion',
  finish: 'garnish serv topping sprinkl drizzl dust decorat greas',
  verbs: 'the them it both',
  isMadeOfBefore: true,
};
