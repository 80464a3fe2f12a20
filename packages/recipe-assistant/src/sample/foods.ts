/**
 * The foods that the sample knows. A kind says how a food is cooked; its rows are: the amount for one person, a count
 * where it has no unit | the minutes that it takes in a pan or pot | how it is cut | names, in the plural where it is
 * counted.
 *
 * To add a food, write its name into the row that is true of it, or add a row to its kind; mind what it is like raw. The
 * first name of a kind is what a dish takes from the cupboard. A title names the two foods whose kinds stand first here.
 */
const MAINS = {
  'stewing meat': `
    180 g | 120 | in 3 cm pieces | mutton, stewing beef, stewing steak, stew meat, braising steak, beef shin, beef chuck, brisket, lamb neck, lamb shoulder, pork shoulder, pork belly, venison, diced beef, diced lamb, diced pork, oxtail
    300 g | 120 | | ribs, pork ribs, spare ribs, short ribs, beef ribs`,
  // On the bone: the minutes are the oven's.
  joint: `
    2 | 55 | | chicken drumsticks, drumsticks, chicken pieces, chicken legs, chicken wings, duck legs
    0.5 | 100 | | whole chickens`,
  meat: `
    130 g | 12 | in 2 cm pieces | chicken, turkey, duck, pork, lamb, diced chicken, pork fillet, pork tenderloin, pork loin, lamb fillet
    2 | 14 | off the bone, in 2 cm pieces | chicken thighs
    1 | 12 | in 2 cm pieces | chicken breasts, chicken fillets, turkey breasts, turkey steaks, duck breasts
    1 | 14 | | pork chops, chops, pork steaks, pork loin steaks, gammon steaks, lamb steaks
    2 | 18 | | sausages, pork sausages, beef sausages, chicken sausages, chipolatas, lamb chops`,
  // Raw, for a pan alone: in the oven it would dry out.
  strips: `
    130 g | 8 | in thin strips | beef, veal, liver, chicken livers, lamb liver, beef strips, pork strips, flank steak, sirloin, beef fillet, steak, beef steak, sirloin steak, rump steak, ribeye steak, fillet steak
    120 g | 12 | | mince, minced meat, minced beef, minced lamb, minced pork, minced chicken, minced turkey, beef mince, lamb mince, pork mince, chicken mince, turkey mince, ground beef, ground lamb, ground pork, ground chicken, ground turkey, ground meat, meatballs
    1 | 14 | | burgers, beef burgers, burger patties, hamburgers`,
  fish: `
    140 g | 8 | without skin or bones, in large pieces | fish, white fish, salmon, cod, haddock, smoked haddock, halibut, sea bass, sole, tilapia, trout, fresh tuna
    1 | 10 | | salmon fillets, cod fillets, fish fillets, haddock fillets, trout fillets, sea bass fillets, mackerel fillets, tuna steaks
    110 g | 6 | peeled | prawns, shrimp, shrimps, king prawns, tiger prawns, scallops, squid`,
  tofu: `100 g | 8 | in 2 cm pieces | tofu, smoked tofu, tempeh, paneer, halloumi, vegan sausages, veggie sausages, veggie burgers, vegan mince, veggie mince`,
  // Soaked, and boiled hard: some are poisonous until then.
  'dried beans': `75 g | 90 | | dried beans, dried black beans, dried borlotti beans, dried butter beans, dried cannellini beans, dried haricot beans, dried kidney beans, dried red kidney beans, dried pinto beans, dried white beans, dried mixed beans, dried chickpeas, dried black-eyed peas`,
  beans: `
    0.5 tins | 10 | drained | beans, black beans, borlotti beans, butter beans, cannellini beans, haricot beans, kidney beans, red kidney beans, pinto beans, white beans, mixed beans, chickpeas, black-eyed peas, tinned lentils
    0.5 tins | 10 | | baked beans, refried beans`,
  lentils: `60 g | 30 | rinsed | lentils, red lentils, green lentils, brown lentils, puy lentils, dal, daal`,
  // Cooked or cured: it is eaten as it is, or warmed.
  ready: `
    2 slices | 5 | in small pieces | ham, cooked ham, parma ham, prosciutto, salami, pepperoni, corned beef, deli ham, smoked salmon, smoked trout
    0.5 tins | 5 | drained | tuna, sardines, tinned salmon, tinned mackerel
    80 g | 5 | from the fridge, a day old at most, in small pieces | cooked chicken, leftover chicken, leftover roast chicken, roast chicken, rotisserie chicken, cooked turkey, leftover turkey, roast beef
    2 | 5 | peeled and quartered | boiled eggs, hard-boiled eggs`,
  bacon: `
    40 g | 8 | in small pieces | bacon, lardons, pancetta, chorizo
    100 g | 8 | sliced | hot dogs, frankfurters, smoked sausage, kielbasa`,
};

const OTHERS = {
  egg: `2 | 8 | | eggs, free-range eggs`,
  pasta: `
    90 g | 10 | | spaghetti, pasta, farfalle, fettuccine, fusilli, linguine, macaroni, penne, rigatoni, tagliatelle, dried pasta, wholemeal pasta, gluten-free pasta
    80 g | 5 | | noodles, egg noodles, rice noodles, ramen, ramen noodles, soba, soba noodles, udon, udon noodles
    170 g | 4 | | gnocchi, ravioli, tortellini, fresh pasta`,
  rice: `75 g | 15 | | rice, white rice, brown rice, long-grain rice, basmati, basmati rice, jasmine rice, risotto rice, arborio rice`,
  leftover: `180 g | 5 | from the fridge, a day old at most | cooked rice, leftover rice, cold rice`,
  grain: `70 g | 15 | | couscous, bulgur, bulgur wheat, quinoa`,
  fruit: `
    1 | | sliced | apples, green apples, pears, bananas, oranges, peaches, nectarines, plums, apricots, figs, kiwis, clementines, satsumas
    120 g | | in bite-sized pieces | fruit, strawberries, mangoes, melon, pineapple, berries, mixed berries, blueberries, blackberries, raspberries, grapes`,
  // Hard: fried, roasted or simmered until tender.
  vegetable: `
    0.65 | 10 | sliced | peppers, red peppers, green peppers, yellow peppers, bell peppers, red bell peppers, green bell peppers, courgettes, zucchini, aubergines, eggplants, leeks, fennel bulbs
    1 | 12 | sliced | carrots, parsnips
    80 g | 10 | in small pieces | mushrooms, button mushrooms, chestnut mushrooms, portobello mushrooms, shiitake mushrooms, broccoli, cauliflower, cabbage, red cabbage, white cabbage, green cabbage, savoy cabbage, celery, fennel, asparagus, brussels sprouts, green beans, french beans, runner beans, mangetout, sugar snap peas, snow peas, okra, vegetables, mixed vegetables, pak choi, bok choy, bean sprouts
    100 g | 15 | in 1 cm pieces | beetroot, beets, baby carrots, swede, turnips, pumpkin, squash, butternut squash, celeriac`,
  potato: `200 g | 15 | in 2 cm pieces | potatoes, spuds, new potatoes, baby potatoes, baking potatoes, sweet potatoes`,
  // Soft: done within minutes.
  greens: `
    75 g | 5 | roughly chopped | spinach, baby spinach, kale, chard, swiss chard, spring greens
    60 g | 5 | | peas, garden peas, petits pois, sweetcorn, corn, edamame, broad beans`,
  // Good hot and cold.
  tomato: `
    1 | 5 | chopped | tomatoes, plum tomatoes, vine tomatoes
    100 g | 5 | halved | cherry tomatoes, baby tomatoes
    15 g | 5 | | olives, black olives, green olives, capers, anchovies, sun-dried tomatoes, gherkins, pickles`,
  sauce: `
    0.5 tins | 10 | | tinned tomatoes, chopped tomatoes, crushed tomatoes
    150 g | 10 | | passata, tomato passata, tomato sauce, marinara sauce, pasta sauce`,
  onion: `
    0.5 | 8 | chopped | onions, red onions, white onions, brown onions, shallots
    2 | 3 | sliced | spring onions, scallions, green onions`,
  salad: `
    30 g | | in strips | lettuce, iceberg lettuce, romaine lettuce, rocket, arugula, watercress, salad, salad leaves, mixed leaves
    0.5 | | sliced | cucumbers, avocados`,
  cheese: `
    30 g | | grated | cheese, cheddar, cheddar cheese, parmesan, parmesan cheese, gouda, emmental, gruyere, pecorino, swiss cheese
    40 g | | in small pieces | feta, feta cheese, goats cheese, goat cheese, blue cheese, ricotta, mozzarella, fresh mozzarella, brie, camembert, cream cheese, cottage cheese`,
  oats: `45 g | 6 | | oats, rolled oats, porridge oats`,
  // Sweet in a bowl; what is in `sweet` goes on bread, too.
  dessert: `
    30 g | | | granola, muesli, cereal, cornflakes, biscuits, digestive biscuits, shortbread, cookies
    100 g | | | ice cream, vanilla ice cream, custard`,
  sweet: `
    0.5 tbsp | | | honey, maple syrup, golden syrup, jam, strawberry jam, marmalade
    1 tbsp | | | peanut butter, almond butter, nutella, chocolate spread
    20 g | | in small pieces | chocolate, dark chocolate, milk chocolate, white chocolate`,
  nut: `20 g | | roughly chopped | nuts, mixed nuts, almonds, cashews, hazelnuts, peanuts, pecans, pistachios, walnuts, pine nuts, raisins, sultanas, dates, dried apricots`,
  'coconut milk': `120 ml | 10 | | coconut milk, coconut cream`,
  cream: `
    1 tbsp | | | pesto, green pesto, red pesto
    50 ml | | | cream, double cream, single cream, heavy cream, whipping cream, fresh cream, creme fraiche
    60 ml | | | yoghurt, yogurt, natural yoghurt, plain yogurt, greek yoghurt, greek yogurt`,
  milk: `120 ml | | | milk, fresh milk, whole milk, skimmed milk, semi-skimmed milk, soy milk, soya milk, oat milk, almond milk`,
  flour: `50 g | | | flour, plain flour, self-raising flour, all-purpose flour, wholemeal flour, gluten-free flour`,
  condiment: `0.5 tbsp | | | mayonnaise, mayo, ketchup, tomato ketchup, salsa, hummus, guacamole, bbq sauce, sour cream, mango chutney, chutney, mustard, dijon mustard, hot sauce, sriracha`,
  bread: `
    2 slices | | | bread, white bread, brown bread, wholemeal bread, sourdough, sourdough bread, baguette, ciabatta, gluten-free bread
    2 | | | tortillas, wraps, flour tortillas, corn tortillas, taco shells, pittas, pitta breads, rolls, bread rolls, buns, burger buns, bagels
    1 | | | naans, naan breads, flatbreads`,
};

const SEASONINGS = {
  garlic: `
    1 cloves | | finely chopped | garlic
    0.5 tsp | | grated | ginger, root ginger, fresh ginger
    0.25 | | finely chopped | chillies, chilies, red chillies, green chillies, jalapenos`,
  oil: `0.5 tbsp | | | oil, olive oil, extra virgin olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, sesame oil, coconut oil, cooking oil`,
  butter: `10 g | | | butter, salted butter, unsalted butter, margarine, ghee, lard`,
  curry: `0.5 tbsp | | | curry powder, curry paste, garam masala, red curry paste, green curry paste`,
  spice: `
    0.5 tsp | | | paprika, smoked paprika, cumin, ground cumin, turmeric, oregano, dried oregano, ground coriander, thyme, rosemary, dried thyme, mixed herbs, dried herbs, garlic powder, five spice
    0.125 tsp | | | cayenne pepper, cayenne, chilli flakes, chili flakes, chilli powder, chili powder`,
  // For what is sweet, and soups.
  cinnamon: `0.125 tsp | | | cinnamon, nutmeg, cardamom, mixed spice, ground ginger, vanilla, vanilla extract`,
  herb: `0.5 tbsp | | chopped | parsley, basil, chives, coriander, cilantro, dill, mint, herbs, basil leaves, mint leaves`,
  salt: `0.125 tsp | | | salt, sea salt, table salt`,
  pepper: `0.125 tsp | | | pepper, black pepper, white pepper`,
  'soy sauce': `0.5 tbsp | | | soy sauce, dark soy sauce, light soy sauce, tamari, teriyaki sauce, oyster sauce, hoisin sauce`,
  water: `250 ml | | | water`,
  stock: `250 ml | | | stock, chicken stock, beef stock, vegetable stock, broth, chicken broth, beef broth, vegetable broth`,
  cube: `
    0.5 | | | stock cubes, bouillon cubes, chicken stock cubes, beef stock cubes, vegetable stock cubes
    0.5 tbsp | | | tomato paste, tomato puree`,
  sharp: `
    0.25 | | juiced | lemons, limes
    0.5 tbsp | | | vinegar, balsamic vinegar, red wine vinegar, white wine vinegar, cider vinegar, lemon juice, lime juice`,
  sugar: `10 g | | | sugar, brown sugar, white sugar, caster sugar, granulated sugar, icing sugar`,
};

const TABLE = { ...MAINS, ...OTHERS, ...SEASONINGS };

export const RAW: readonly Kind[] = ['stewing meat', 'joint', 'meat', 'strips', 'fish'];

export const KINDS = Object.keys(TABLE) as Kind[];

export const FOODS: readonly Food[] = KINDS.flatMap((kind) =>
  TABLE[kind]
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [portion = '', minutes, cut = '', names = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      return names
        .split(', ')
        .map((name) => ({ kind, portion, minutes: Number(minutes), cut, name }));
    }),
);

/** How much it counts that a dish uses a food. */
export function weigh(kind: Kind): number {
  if (kind in MAINS) return 5;
  return kind in SEASONINGS ? 0.25 : 1;
}

/** The last word in the singular; `asparagus` and `couscous` have none. */
export function singular(name: string): string {
  return name
    .replace(/leaves$/u, 'leaf')
    .replace(/(?<=chill?)ies$/u, 'i')
    .replace(/(?<=\p{L}[^k])ies$/u, 'y')
    .replace(/(?<=to|go|sh|ch|x)es$/u, '')
    .replace(/(?<=[^us])s$/u, '');
}

export type Kind = keyof typeof TABLE;

export interface Food {
  kind: Kind;
  /** For one person: `180 g`, `0.5 tins`, `2`. */
  portion: string;
  minutes: number;
  cut: string;
  name: string;
}
