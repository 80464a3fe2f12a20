/** What the sample kitchen knows of foods: their kind, how much of each, and what a diet leaves out. */
const FOODS = {
  meat: 'bacon, beef, brisket, burger, chicken, chop, chorizo, duck, goat, goose, ham, kebab, lamb, liver, meat, meatball, mince, minced meat, mutton, pancetta, pepperoni, pork, prosciutto, quail, rabbit, salami, sausage, steak, turkey, veal, venison',
  fish: 'anchovy, calamari, clam, cod, crab, crayfish, eel, fish, haddock, halibut, herring, lobster, mackerel, mussel, octopus, oyster, pollock, prawn, salmon, sardine, scallop, seabass, shrimp, squid, swordfish, tilapia, trout, tuna',
  egg: 'egg',
  pulse:
    'bean, black bean, borlotti, broad bean, cannellini, chickpea, edamame, kidney bean, lentil, seitan, split pea, tempeh, tofu, white bean',
  pasta:
    'fettuccine, fusilli, gnocchi, lasagne, linguine, macaroni, orecchiette, pasta, penne, ravioli, rigatoni, spaghetti, tagliatelle, tortellini',
  noodle: 'noodle, ramen, rice noodle, soba, udon, vermicelli',
  grain:
    'barley, buckwheat, bulgur, couscous, farro, freekeh, millet, pearl barley, polenta, quinoa, rice, risotto rice, spelt',
  potato: 'cassava, potato, sweet potato, yam',
  bread:
    'bagel, baguette, bread, breadcrumb, brioche, ciabatta, crouton, flatbread, naan, pita, roll, sourdough, toast, tortilla, wrap',
  aromatic: 'celery, fennel, leek, onion, scallion, shallot, spring onion',
  garlic: 'garlic, garlic clove',
  vegetable:
    'artichoke, asparagus, aubergine, bean sprout, beet, beetroot, bell pepper, broccoli, brussels sprout, butternut, cabbage, capsicum, carrot, cauliflower, celeriac, chestnut mushroom, corn, courgette, eggplant, green bean, kohlrabi, mangetout, mushroom, okra, parsnip, pea, pepper, pumpkin, rutabaga, squash, swede, sweetcorn, turnip, vegetable, zucchini',
  tomato: 'passata, tomato, tomato paste, tomato puree, tomato sauce',
  leaf: 'chard, kale, pak choi, bok choy, spinach, spring green',
  raw: 'avocado, chicory, cress, cucumber, endive, lettuce, olive, radish, rocket, arugula, salad, watercress',
  fruit:
    'apple, apricot, banana, berry, blackberry, blueberry, cherry, clementine, coconut, cranberry, date, fig, grape, grapefruit, kiwi, mandarin, mango, melon, nectarine, orange, papaya, passion fruit, peach, pear, pineapple, plum, pomegranate, quince, raisin, raspberry, rhubarb, strawberry, sultana, watermelon, fruit',
  cream: 'creme fraiche, cream, mascarpone, quark, skyr, sour cream, yoghurt, yogurt',
  milk: 'buttermilk, milk',
  cheese:
    'brie, burrata, camembert, cheddar, cheese, comte, cream cheese, feta, gouda, gruyere, halloumi, mozzarella, paneer, parmesan, pecorino, ricotta, stilton',
  sweet:
    'biscuit, caramel, chocolate, cocoa, cookie, honey, ice cream, jam, maple syrup, marmalade, molasses, sugar, syrup, vanilla',
  flour:
    'baking powder, baking soda, cornflour, flour, granola, muesli, oat, oatmeal, semolina, yeast',
  fat: 'butter, ghee, lard, margarine, oil, olive oil',
  herb: 'basil, bay leaf, chive, coriander, cilantro, dill, herb, lemongrass, marjoram, mint, oregano, parsley, rosemary, sage, tarragon, thyme',
  spice:
    'allspice, black pepper, caraway, cardamom, cayenne, chili, chilli, cinnamon, clove, cumin, curry, curry powder, fenugreek, five spice, garam masala, ginger, jalapeno, nutmeg, paprika, peppercorn, saffron, salt, spice, star anise, sumac, turmeric, white pepper, zaatar',
  sauce:
    'caper, curry paste, fish sauce, gochujang, harissa, hummus, ketchup, mayonnaise, miso, mustard, pesto, pickle, sauce, soy sauce, sriracha, tabasco, tahini, worcestershire',
  stock:
    'beer, bouillon, broth, cider, coconut cream, coconut milk, coconut water, stock, water, wine',
  sharp: 'lemon, lime, verjuice, vinegar, yuzu',
  nut: 'almond, cashew, chestnut, hazelnut, macadamia, nut, peanut, peanut butter, pecan, pine nut, pistachio, pumpkin seed, seed, sesame, sunflower seed, walnut',
} as const satisfies Record<string, string>;

/** For each serving, shared among the foods of one kind: an amount, its unit and the smallest step. */
const AMOUNTS: Record<Kind, readonly [amount: number, unit: string, step: number] | string> = {
  meat: [110, 'g', 10],
  fish: [130, 'g', 10],
  egg: [1.5, '', 1],
  pulse: [110, 'g', 10],
  pasta: [90, 'g', 10],
  noodle: [80, 'g', 10],
  grain: [70, 'g', 10],
  potato: [180, 'g', 10],
  bread: [1, 'slices', 1],
  aromatic: [50, 'g', 10],
  garlic: [0.5, 'cloves', 1],
  vegetable: [160, 'g', 10],
  tomato: [110, 'g', 10],
  leaf: [50, 'g', 10],
  raw: [90, 'g', 10],
  fruit: [170, 'g', 10],
  cream: [40, 'ml', 10],
  milk: [100, 'ml', 10],
  cheese: [30, 'g', 10],
  sweet: [10, 'g', 5],
  flour: [50, 'g', 10],
  fat: [0.5, 'tbsp', 1],
  herb: 'a small handful',
  spice: '½ tsp',
  sauce: [0.5, 'tbsp', 1],
  stock: [80, 'ml', 10],
  sharp: 'to taste',
  nut: [15, 'g', 5],
  unknown: 'as much as you like',
};

/** Kinds and words that a diet leaves out. */
const DIETS: Readonly<Record<string, Diet>> = {
  vegetarian: { kinds: ['meat', 'fish'] },
  vegan: {
    kinds: ['meat', 'fish', 'egg', 'cream', 'milk', 'cheese'],
    words: 'butter ghee honey lard',
  },
  pescatarian: { kinds: ['meat'] },
  'gluten-free': {
    kinds: ['pasta', 'noodle', 'bread', 'flour'],
    words: 'barley beer bulgur couscous farro freekeh seitan semolina spelt',
  },
  'dairy-free': { kinds: ['cream', 'milk', 'cheese'], words: 'butter ghee' },
  'nut-free': { kinds: ['nut'] },
  halal: {
    kinds: [],
    words: 'bacon beer chorizo cider ham lard pancetta pork prosciutto salami wine',
  },
};

/** Made of plants, although the last word says otherwise: oat milk, vegan cheese. */
const PLANT = /\b(?:almond|cashew|coconut|oat|peanut|plant|rice|soya?|vegan|cocoa)\b/u;

const KIND_OF_FOOD = new Map(
  Object.entries(FOODS).flatMap(([kind, foods]) =>
    foods.split(', ').map((food): [string, Kind] => [food, kind as Kind]),
  ),
);

/** The kind of a food as somebody types it: `Two ripe Tomatoes` is a tomato, `beef stock` a stock. */
export function kindOf(name: string): Kind {
  const words = wordsOf(name);
  // The last known words name the thing, those before it only describe it.
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - 2); start < end; start += 1) {
      const kind = KIND_OF_FOOD.get(words.slice(start, end).join(' '));
      if (kind) return kind;
    }
  }
  return 'unknown';
}

/** What a diet leaves out; undefined for one that the kitchen has not heard of. */
export function dietOf(name = ''): Diet | undefined {
  const key = name.trim().toLowerCase().replace(/\s+/gu, '-');
  return Object.hasOwn(DIETS, key) ? DIETS[key] : undefined;
}

export function isLeftOut(name: string, { kinds, words = '' }: Diet): boolean {
  const parts = wordsOf(name);
  const plain = parts.join(' ');
  if (kinds.includes(kindOf(name)) && !PLANT.test(plain)) return true;
  if (kinds.includes('nut') && parts.some((word) => KIND_OF_FOOD.get(word) === 'nut')) return true;
  // Chicken stock is no meat, and yet not vegetarian.
  if (kinds.includes('meat') && parts.some((word) => KIND_OF_FOOD.get(word) === 'meat'))
    return true;
  if (kinds.includes('fish') && parts.some((word) => KIND_OF_FOOD.get(word) === 'fish'))
    return true;
  return !PLANT.test(plain) && parts.some((word) => words.split(' ').includes(word));
}

/** Such as `300 g`; `sharedBy` foods of the kind make up the whole amount together. */
export function amountOf(kind: Kind, servings: number, sharedBy: number): string {
  const rule = AMOUNTS[kind];
  if (typeof rule === 'string') return rule;
  const [perServing, unit, step] = rule;
  const amount = Math.max(step, Math.round((perServing * servings) / sharedBy / step) * step);
  const noun = amount === 1 ? unit.replace(/s$/u, '') : unit;
  return `${amount} ${noun}`.trim();
}

/** Lower case, without accents, in the singular. */
export function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (/(?:couscous|hummus|asparagus|swiss|molasses|brussels)$/u.test(word)) return word;
  return word
    .replace(/ies$/u, 'y')
    .replace(/(?<=to|go|sh|ch|x)es$/u, '')
    .replace(/s$/u, '')
    .replace(/leave$/u, 'leaf');
}

export type Kind = keyof typeof FOODS | 'unknown';

interface Diet {
  kinds: readonly Kind[];
  /** Separated by spaces. */
  words?: string;
}
