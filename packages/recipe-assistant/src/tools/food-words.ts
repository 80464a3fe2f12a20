import { wordsIn } from '../language/lexicon.ts';
import { type Language, NAMES } from '../language/names/languages.ts';
import { plainWord } from './word-forms.ts';

/* The words by which an ingredient is found, in all languages of the interface. A plural in `s` is one too. */

const UNITS = ['metric', 'measures', 'teaspoons', 'containers', 'pieces'] as const;

/** What an amount is measured and counted in: the units of a recipe, and words that only stand before a food's name. */
export const isUnit = wordTest(
  ...(Object.keys(NAMES) as Language[])
    .flatMap((language) => wordsIn(language, UNITS))
    // Of a Turkish `su bardağı`, `su` alone is water.
    .map((unit) => unit.replaceAll('.', ' ').replace('su ', ''))
    // A Turkish sprig, and lentils elsewhere; a clove that is garlic by itself.
    .filter((unit) => !/^(?:dal|knoblauch)/.test(unit)),
  'inch inches cm splash drizzle rib leaf leaves knob wedge square cube adet حبة चुटकी 개 쪽',
);

/** Small words, numbers and sizes: they name nothing. Two are no end of a food: `take` of shiitake, `olla` of cebolla. */
export const isSmall = wordTest(
  'a an the of or and to for in on with from about some few more extra additional each other choice optional plus half one two three four',
  'large medium small big whole taste needed serve serving until it is at your any if as all them half take',
  'de del la las el los un una y o con en para al grande mediano mediana pequeño medio media gusto que olla',
  'le les du des une et ou au aux avec dans sans pour sur par ce qu d l c à goût gros grosse petit petite demi tout',
  'der die das den dem ein eine einen und oder mit von für im in zum große großer kleine kleiner etwas nach Belieben',
  'il lo gli di e da per i grandi piccola mezzo quanto basta um uma do dos das com no na os as grande gosto',
  'w z na i lub do ze dla duży duża małe smaku bir ve ile veya büyük orta küçük yarım için',
  'من في على مع و أو كبيرة صغيرة كبير صغير نصف حسب الذوق الرغبة للتزيين और या का की के को में से पर एक आधा आधी बड़ा बड़े छोटा स्वाद अनुसार स्वादानुसार भर सजाने लिए 약간 다진 큰',
);

/** What a food is like: part of its name, but no name. */
export const isDescribing = wordTest(
  'fresh raw dry ripe lean ground frozen firm soft hot cold warm low non sweet sour light dark heavy thick thin long short purpose plain',
  'red green white black brown yellow vegetable fresco fresca frais fraîche cuit cuite frische frischer getrocknet',
  'cocido cocida cozido cozida cotto cotta hachée picada rojo roja verde rouge vert rosso taze kuru',
);

/** Where a name ends: `salt to taste`, `oil for frying`. */
export const isNameEnd = wordTest(
  'to for in on with from plus as if at para pour sans selon für zum nach per con do için حسب',
);

/** Between two names. */
export const isBetween = wordTest('and or y o e et ou und oder ed ve veya i lub oraz و أو और या');

/** What many foods are: `butter` is no name of peanut butter's nuts, so `the peanuts` isn't that line. */
export const isStaple = wordTest(
  'oil milk butter stock broth flour vinegar water wine lait huile beurre bouillon farine vinaigre aceite leche mantequilla caldo harina azeite leite manteiga farinha olio latte burro brodo farina',
);

/** What is made from the food before it, so that this isn't meant: `egg wash`, `pasta water`. */
export const isMade = wordTest(
  'mixture sauce dressing dough batter paste filling wash water stock broth soup stew curry salad cream cake pie cookie brittle ball',
  'sandwich bun bowl dish pan plate powder flour butter milk treat white yolk crumb mezcla mélange',
);

/** What a recipe has many of, so that the word alone isn't the one on the list: `the sauce`, `the juice`. */
export const isAmbiguous = wordTest(
  'mixture sauce dressing dough batter paste filling juice powder seed extract crumb zest treat soup stew curry salad cake pie side salsa molho mezcla',
);

/** Meat, and what it may be. */
export const isMeat = wordTest('meat carne viande Fleisch mięso');
export const isKindOfMeat = wordTest(
  'beef pork lamb veal chicken turkey res cerdo pollo bœuf porc poulet Rind Schwein manzo maiale boi porco frango',
);

/** What goes on the finished dish, or into it later. */
export const FINISHING =
  /additional|garnish|(?<!\p{L})serv|topping|sprinkl|drizzl|dust|decora|garnir|garnieren|guarnire|servir/iu;

/** A test for a word in any of the lists. */
function wordTest(...lists: readonly string[]): (word: string) => boolean {
  const words = new Set(lists.flatMap((list) => list.split(' ')).map(plainWord));
  return (word) => words.has(word) || (word.endsWith('s') && words.has(word.slice(0, -1)));
}
