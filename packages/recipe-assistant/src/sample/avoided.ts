import { type Food, FOODS } from './foods.ts';
import { wordsOf } from './words.ts';

const MEAT = 'stewing meat, meat, bacon, ready, chicken, beef, gravy, stuffing';
const FISH =
  'fish, tuna, sardine, salmon, anchovy, mackerel, worcestershire, caesar, curry paste, oyster';
const PORK = 'bacon, ready, pork, sausage, gammon';
const SHELLFISH = 'prawn, shrimp, curry paste, oyster';
const DAIRY =
  'milk, cheese, cream, butter, paneer, halloumi, chocolate, mashed, naan, oven, dressing, curry sauce, masala, korma, alfredo, tikka, tzatziki, coleslaw, brioche, crumpet, muffin, quorn, cereal';
const EGG =
  'egg, mayonnaise, mayo, fresh pasta, ravioli, tortellini, gnocchi, meatball, burger, veggie, quorn, tartare, coleslaw, brioche, muffin, oven, dressing';
const GLUTEN =
  'pasta, couscous, bread, flour, oats, soy sauce, sausage, meatball, burger, stock, broth, gravy, oven, cereal, crisp, dressing, mince, curry sauce, stir fry sauce, seasoning, masala, korma, alfredo, miso, gochujang, brown sauce';
const NUT = 'nut, peanut, almond, pesto, chocolate, satay, cereal';

/** What a word for a diet or an allergy leaves out: kinds of food, and words of their names. */
const DIETS = {
  vegan: `${MEAT}, ${FISH}, ${DAIRY}, ${EGG}, honey`,
  plant: `${MEAT}, ${FISH}, ${DAIRY}, ${EGG}, honey`,
  vegetarian: `${MEAT}, ${FISH}`,
  meat: MEAT,
  pork: PORK,
  halal: `${PORK}, wine`,
  kosher: `${PORK}, ${SHELLFISH}`,
  dairy: DAIRY,
  milk: DAIRY,
  lactose: DAIRY,
  egg: EGG,
  gluten: GLUTEN,
  wheat: GLUTEN,
  coeliac: GLUTEN,
  celiac: GLUTEN,
  nut: NUT,
  peanut: NUT,
  fish: FISH,
  seafood: `${FISH}, ${SHELLFISH}`,
  shellfish: SHELLFISH,
  tomato: 'sauce, salsa, ketchup',
  soy: 'soy, soya, soy sauce, tofu, stir fry, miso, gochujang, edamame',
  sesame: 'sesame, hummus',
};

const NAMES = [...new Set(FOODS.map(({ name }) => wordsOf(name)))];

/** Whether a text that is no food names this one, to be left out: `no eggs`, `nut allergy`, `vegan`, `mouldy bread`. */
export function avoidance(texts: readonly string[]): (food: Food) => boolean {
  const all = texts.map(wordsOf);
  const isSaid = (words: string) => all.some((text) => text.includes(words));
  const named = NAMES.filter(isSaid);
  const diets = Object.entries(DIETS)
    .filter(([diet]) => isSaid(` ${diet} `))
    .map(([diet, left]) => ({
      // Gluten-free pasta and vegan cheese are not left out.
      madeFor: diet === 'vegan' ? ' vegan ' : ` ${diet} free `,
      left: left.split(', ').map(wordsOf),
    }));
  return ({ kind, name }) => {
    const words = wordsOf(name);
    const own = wordsOf(kind);
    const isOf = (left: string) => left === own || words.includes(left);
    return (
      named.some(isOf) ||
      diets.some(({ madeFor, left }) => !words.startsWith(madeFor) && left.some(isOf))
    );
  };
}
