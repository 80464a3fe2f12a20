import { type Food, FOODS } from './foods.ts';
import { wordsOf } from './words.ts';

const MEAT = 'stewing meat, meat, bacon, ready, chicken, beef';
const FISH = 'fish, tuna, sardine, salmon, anchovy';
const PORK = 'bacon, ready, pork, sausage, gammon';
const SHELLFISH = 'prawn, shrimp';
const DAIRY = 'milk, cheese, cream, butter, paneer, halloumi, chocolate, mashed, naan';
const EGG = 'egg, mayonnaise, mayo, fresh pasta, gnocchi, meatball, burger';
const GLUTEN =
  'pasta, couscous, bread, flour, oats, soy sauce, sausage, meatball, burger, stock, gravy';
const NUT = 'nut, peanut, almond, pesto, chocolate';

/** What a word for a diet or an allergy leaves out: kinds of food, and words of their names. */
const DIETS = {
  vegan: `${MEAT}, ${FISH}, ${DAIRY}, ${EGG}, honey`,
  plant: `${MEAT}, ${FISH}, ${DAIRY}, ${EGG}, honey`,
  vegetarian: `${MEAT}, ${FISH}`,
  meat: MEAT,
  pork: PORK,
  halal: PORK,
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
  seafood: FISH,
  shellfish: SHELLFISH,
  tomato: 'sauce, salsa, ketchup',
  soy: 'soy, soya, soy sauce, tofu, edamame',
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
