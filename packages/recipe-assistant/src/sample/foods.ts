/**
 * The foods that the sample knows. A kind says how a food is cooked; its rows are: the amount for two, a count where it
 * has no unit | the minutes that it takes in a pan or pot | how it is cut | names, in the plural where it is counted.
 *
 * To add a food, write its name into the row that is true of it, or add a row to its kind; mind what it is like raw. The
 * first name of a kind is what a dish takes from the cupboard. A title names the two foods whose kinds stand first here.
 */
const MAINS = {
  // Simmered until it is tender.
  'stewing meat': `
    360 g | 120 | in 3 cm pieces | mutton, stewing beef, stewing steak, stew meat, braising steak, beef shin, beef chuck, brisket, beef brisket, lamb neck, lamb shoulder, lamb shanks, pork shoulder, pork belly, venison, diced beef, diced lamb, diced pork, oxtail
    600 g | 120 | | ribs, pork ribs, spare ribs, short ribs, beef ribs
    4 | 60 | | chicken drumsticks, drumsticks, chicken pieces, chicken legs, chicken wings, duck legs
    1 | 75 | in 8 pieces | whole chickens`,
  meat: `
    260 g | 12 | in 2 cm pieces | chicken, turkey, duck, pork, lamb, diced chicken, pork fillet, pork tenderloin, pork loin, lamb fillet
    4 | 14 | off the bone, in 2 cm pieces | chicken thighs
    2 | 12 | in 2 cm pieces | chicken breasts, chicken fillets, turkey breasts, turkey steaks, duck breasts
    2 | 14 | | pork chops, chops, pork steaks, pork loin steaks, gammon steaks, lamb steaks
    4 | 18 | | sausages, pork sausages, beef sausages, chicken sausages, chipolatas, lamb chops
    260 g | 8 | in thin strips | beef, veal, liver, chicken livers, lamb liver, beef strips, pork strips, flank steak, sirloin, beef fillet, steak, beef steak, sirloin steak, rump steak, ribeye steak, fillet steak
    240 g | 12 | | mince, minced meat, minced beef, minced lamb, minced pork, minced chicken, minced turkey, beef mince, lamb mince, pork mince, chicken mince, turkey mince, ground beef, ground lamb, ground pork, ground chicken, ground turkey, ground meat, meatballs
    2 | 14 | | burgers, beef burgers, burger patties, hamburgers`,
  // Cured or smoked, and fried until golden; goes with other meat.
  bacon: `
    80 g | 8 | in small pieces | bacon, lardons, pancetta, chorizo
    200 g | 8 | sliced | hot dogs, frankfurters, smoked sausage, kielbasa`,
  fish: `
    280 g | 8 | without skin or bones, in large pieces | fish, white fish, salmon, cod, haddock, smoked haddock, halibut, sea bass, sole, tilapia, trout, fresh tuna, fresh sardines
    2 | 10 | | salmon fillets, cod fillets, fish fillets, haddock fillets, trout fillets, sea bass fillets, mackerel fillets, tuna steaks
    220 g | 6 | peeled | prawns, shrimp, shrimps, king prawns, tiger prawns
    220 g | 6 | cleaned | scallops, squid`,
  tofu: `
    200 g | 8 | in 2 cm pieces | tofu, smoked tofu, tempeh, paneer, halloumi
    200 g | 8 | | vegan sausages, veggie sausages, veggie burgers, vegan mince, veggie mince`,
  // Soaked, and boiled hard: some are poisonous until then.
  'dried beans': `150 g | 90 | | dried beans, dried black beans, dried borlotti beans, dried butter beans, dried cannellini beans, dried haricot beans, dried kidney beans, dried red kidney beans, dried pinto beans, dried white beans, dried mixed beans, dried chickpeas, dried black-eyed peas`,
  beans: `1 tin | 10 | drained | beans, black beans, borlotti beans, butter beans, cannellini beans, haricot beans, kidney beans, red kidney beans, pinto beans, white beans, mixed beans, chickpeas, black-eyed peas`,
  lentils: `120 g | 30 | rinsed | lentils, red lentils, green lentils, brown lentils, puy lentils, dal, daal`,
  // Cooked or cured: it is eaten as it is, or warmed.
  ready: `
    4 slices | 5 | in small pieces | ham, cooked ham, parma ham, prosciutto, salami, pepperoni, corned beef, deli ham, smoked salmon, smoked trout
    1 tin | 5 | drained | tuna, sardines
    120 g | 5 | drained | tinned salmon, tinned mackerel
    250 g | 5 | drained | tinned lentils
    160 g | 5 | from the fridge, a day old at most, in small pieces | cooked chicken, leftover chicken, leftover roast chicken, roast chicken, rotisserie chicken, cooked turkey, leftover turkey, roast beef
    4 | 5 | peeled and quartered | boiled eggs, hard-boiled eggs`,
};

const OTHERS = {
  egg: `3 | | | eggs, free-range eggs`,
  // A dish has one of these four.
  starch: `
    150 g | 15 | | rice, white rice, long-grain rice, sushi rice, basmati, basmati rice, jasmine rice, risotto rice, arborio rice
    150 g | 30 | | brown rice, wholegrain rice
    140 g | 15 | rinsed | quinoa`,
  pasta: `
    180 g | 10 | | spaghetti, pasta, farfalle, fettuccine, fusilli, linguine, macaroni, penne, rigatoni, tagliatelle, dried pasta, wholemeal pasta, gluten-free pasta
    160 g | 5 | | noodles, egg noodles, rice noodles, ramen, ramen noodles, soba, soba noodles, udon, udon noodles
    340 g | 4 | | gnocchi, ravioli, tortellini, fresh pasta`,
  // Covered with hot water.
  couscous: `
    140 g | 8 | | couscous
    140 g | 15 | | bulgur, bulgur wheat`,
  leftover: `360 g | 5 | from the fridge, a day old at most | cooked rice, leftover rice, cold rice, cooked pasta, leftover pasta, cooked potatoes, leftover potatoes, mashed potatoes, leftover mashed potatoes, leftover mash`,
  fruit: `
    2 | | sliced | bananas, figs, kiwis, clementines, satsumas
    240 g | | in bite-sized pieces | fruit, strawberries, melon, berries, mixed berries, blueberries, blackberries, raspberries, grapes
    40 g | | | raisins, sultanas, dates, dried apricots`,
  // Good fried with meat, too.
  'firm fruit': `
    2 | 5 | sliced | apples, green apples, cooking apples, pears, oranges, peaches, nectarines, plums, apricots
    200 g | 5 | in bite-sized pieces | pineapple, mangoes`,
  // Hard: fried or simmered until tender.
  vegetable: `
    1 | 10 | sliced | peppers, red peppers, green peppers, yellow peppers, bell peppers, red bell peppers, green bell peppers, courgettes, zucchini, aubergines, eggplants, leeks, fennel bulbs
    2 | 12 | sliced | carrots, parsnips
    160 g | 10 | in small pieces | mushrooms, button mushrooms, chestnut mushrooms, portobello mushrooms, shiitake mushrooms, broccoli, cauliflower, cabbage, red cabbage, white cabbage, green cabbage, savoy cabbage, celery, fennel, sprouts, brussels sprouts, green beans, french beans, runner beans, okra, vegetables, mixed vegetables
    200 g | 15 | in 1 cm pieces | beetroot, beets, baby carrots, swede, turnips, pumpkin, squash, butternut squash, celeriac`,
  potato: `400 g | 15 | in 2 cm pieces | potatoes, spuds, new potatoes, baby potatoes, baking potatoes, sweet potatoes`,
  // Soft: done within minutes.
  greens: `
    150 g | 5 | roughly chopped | spinach, baby spinach, kale, chard, swiss chard, spring greens
    160 g | 5 | in small pieces | asparagus, mangetout, sugar snap peas, snow peas, pak choi, bok choy, bean sprouts
    120 g | 5 | | peas, garden peas, petits pois, sweetcorn, corn, edamame, broad beans`,
  // Good hot and cold.
  tomato: `
    2 | 5 | chopped | tomatoes, plum tomatoes, vine tomatoes
    200 g | 5 | halved | cherry tomatoes, baby tomatoes
    30 g | 5 | | olives, black olives, green olives, capers, anchovies, sun-dried tomatoes, gherkins, pickles`,
  sauce: `
    400 g | 10 | | tinned tomatoes, chopped tomatoes, crushed tomatoes
    300 g | 10 | | passata, tomato passata, tomato sauce, marinara sauce, pasta sauce
    240 ml | 10 | | coconut milk, coconut cream, gravy, beef gravy, chicken gravy
    1 tin | 10 | | baked beans, refried beans`,
  onion: `
    1 | 8 | chopped | onions, red onions, white onions, brown onions, shallots
    4 | 3 | sliced | spring onions, scallions, green onions`,
  salad: `
    60 g | | in strips | lettuce, iceberg lettuce, romaine lettuce, rocket, arugula, watercress, salad, salad leaves, mixed leaves
    1 | | sliced | cucumbers, avocados`,
  // Goes on top.
  cheese: `
    60 g | | grated | cheese, cheddar, cheddar cheese, parmesan, parmesan cheese, gouda, emmental, gruyere, pecorino, swiss cheese
    80 g | | in small pieces | feta, feta cheese, goats cheese, goat cheese, blue cheese, mozzarella, fresh mozzarella, brie, camembert, vegan cheese
    80 g | | | cream cheese, cottage cheese, ricotta
    4 | | | cheese slices
    2 tbsp | | | pesto, green pesto, red pesto`,
  oats: `90 g | 6 | | oats, rolled oats, porridge oats`,
  cereal: `60 g | | | granola, muesli, cereal, cornflakes`,
  // Sweet in a bowl; what is in `sweet` goes on bread, too.
  dessert: `
    60 g | | | biscuits, digestive biscuits, shortbread, cookies
    200 g | | | ice cream, vanilla ice cream, custard`,
  sweet: `
    1 tbsp | | | jam, strawberry jam, marmalade
    2 tbsp | | | peanut butter, almond butter, nutella, chocolate spread
    40 g | | in small pieces | chocolate, dark chocolate, milk chocolate, white chocolate
    20 g | | | sugar, brown sugar, white sugar, caster sugar, granulated sugar, icing sugar`,
  // Good with meat, too.
  honey: `1 tbsp | | | honey, maple syrup, golden syrup`,
  nut: `40 g | | roughly chopped | nuts, mixed nuts, almonds, cashews, hazelnuts, peanuts, pecans, pistachios, walnuts, pine nuts`,
  cream: `
    100 ml | | | cream, double cream, single cream, heavy cream, whipping cream, fresh cream, creme fraiche
    120 ml | | | yoghurt, yogurt, natural yoghurt, plain yogurt, greek yoghurt, greek yogurt`,
  curry: `1 tbsp | | | curry powder, curry paste, garam masala, red curry paste, green curry paste`,
};

/** No reason for a dish, and in no title. */
const EXTRAS = {
  milk: `400 ml | | | milk, fresh milk, whole milk, skimmed milk, semi-skimmed milk, soy milk, soya milk, oat milk, almond milk, lactose-free milk`,
  flour: `150 g | | | flour, plain flour, self-raising flour, all-purpose flour, bread flour, wholemeal flour, gluten-free flour`,
  condiment: `1 tbsp | | | mayonnaise, mayo, ketchup, tomato ketchup, salsa, hummus, guacamole, bbq sauce, sour cream, mango chutney, chutney, mustard, dijon mustard, hot sauce, sriracha`,
  bread: `
    4 slices | | | bread, toast, garlic bread, white bread, brown bread, wholemeal bread, sourdough, sourdough bread, baguette, ciabatta, gluten-free bread
    4 | | | tortillas, wraps, flour tortillas, corn tortillas, taco shells, pittas, pitta breads, rolls, bread rolls, buns, burger buns, bagels
    2 | | | naans, naan breads, flatbreads`,
  // Stirred into hot fat for a minute.
  aroma: `
    2 cloves | | finely chopped | garlic
    1 tsp | | grated | ginger, root ginger, fresh ginger
    0.5 | | finely chopped | chillies, chilies, red chillies, green chillies, jalapenos
    1 tsp | | | paprika, smoked paprika, cumin, ground cumin, turmeric, oregano, dried oregano, ground coriander, thyme, rosemary, sage, onion powder, dried thyme, mixed herbs, dried herbs, garlic powder, five spice
    0.25 tsp | | | cayenne pepper, cayenne, chilli flakes, chili flakes, chilli powder, chili powder
    1 | | crumbled | stock cubes, bouillon cubes, chicken stock cubes, beef stock cubes, vegetable stock cubes
    1 tbsp | | | tomato paste, tomato puree`,
  oil: `2 tbsp | | | oil, olive oil, extra virgin olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, sesame oil, peanut oil, coconut oil, cooking oil`,
  butter: `20 g | | | butter, salted butter, unsalted butter, margarine, ghee, lard`,
  // For what is sweet, and soups.
  cinnamon: `0.25 tsp | | | cinnamon, nutmeg, cardamom, mixed spice, ground ginger, vanilla, vanilla extract`,
  herb: `1 tbsp | | chopped | parsley, basil, chives, coriander, cilantro, dill, mint, herbs, basil leaves, mint leaves`,
  salt: `0.5 tsp | | | salt, sea salt, table salt`,
  pepper: `0.25 tsp | | | pepper, black pepper, white pepper`,
  'soy sauce': `1 tbsp | | | soy sauce, dark soy sauce, light soy sauce, tamari, fish sauce, teriyaki sauce, oyster sauce, hoisin sauce`,
  liquid: `500 ml | | | water, stock, chicken stock, beef stock, vegetable stock, broth, chicken broth, beef broth, vegetable broth`,
  sharp: `
    0.5 | | juiced | lemons, limes
    1 tbsp | | | vinegar, balsamic vinegar, red wine vinegar, white wine vinegar, cider vinegar, apple cider vinegar, rice vinegar, lemon juice, lime juice`,
};

const TABLE = { ...MAINS, ...OTHERS, ...EXTRAS };

export const KINDS = Object.keys(TABLE) as Kind[];

export const RAW: readonly Kind[] = ['stewing meat', 'meat', 'fish'];

export const FOODS: readonly Food[] = KINDS.flatMap((kind) => {
  const rows = TABLE[kind].trim().split('\n');
  return rows.flatMap((row) => {
    const [amount = '', minutes, cut = '', names = ''] = row.split('|').map((cell) => cell.trim());
    const [count, unit = ''] = amount.split(' ');
    const food = { kind, amount: Number(count), unit, minutes: Number(minutes), cut };
    return names.split(', ').map((name) => ({ ...food, name }));
  });
});

/** How much it counts that a dish uses a food. */
export function weigh(kind: Kind): number {
  if (kind in MAINS) return 5;
  return kind in EXTRAS ? 0.25 : 1;
}

export type Kind = keyof typeof TABLE;

export interface Food {
  kind: Kind;
  amount: number;
  /** `g`, `ml`, `tin`, `tbsp` and so on; none where it is counted. */
  unit: string;
  minutes: number;
  cut: string;
  name: string;
  isFrozen?: boolean;
}
