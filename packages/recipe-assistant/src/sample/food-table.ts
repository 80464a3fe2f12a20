const BEANS =
  'beans, black beans, butter beans, cannellini beans, haricot beans, kidney beans, red kidney beans, white beans, chickpeas, pinto beans, borlotti beans, chick peas, garbanzo beans';

/**
 * The foods that the sample knows. A kind says how a food is cooked; its rows are: the amount for two, a count where it
 * has no unit | the minutes that it takes in a pan or pot | how it is cut | names, in the plural where it is counted.
 *
 * To add a food, write its name into the row that is true of it, or add a row to its kind; mind what it is like raw. The
 * first name of a kind is what a dish takes from the cupboard. A title names the two foods whose kinds stand first here.
 */
export const MAINS = {
  // Simmered until it is tender.
  'stewing meat': `
    360 g | 120 | in 3 cm pieces | mutton, stewing beef, beef stew meat, stewing steak, braising steak, beef roast, pork roast, brisket, pork shoulder, pork belly, diced beef, diced lamb
    600 g | 120 | | ribs, pork ribs
    4 | 60 | | chicken drumsticks, drumsticks, chicken legs, chicken wings
    1 | 75 | in 8 pieces | whole chickens`,
  meat: `
    260 g | 12 | in 2 cm pieces | chicken, turkey, duck, pork, lamb, pork loin, pork tenderloin, chicken strips, chicken tenders, pork fillet
    4 | 14 | off the bone, in 2 cm pieces | chicken thighs
    2 | 12 | in 2 cm pieces | chicken breasts, chicken fillets
    2 | 14 | | pork chops, pork steaks, gammon steaks, gammon, turkey steaks, turkey breasts, lamb steaks
    4 | 18 | | sausages, pork sausages, chicken sausages, lamb chops
    260 g | 8 | in thin strips | beef, liver, steak
    240 g | 12 | | mince, minced beef, minced lamb, minced pork, minced chicken, beef mince, lamb mince, pork mince, chicken mince, turkey mince, ground beef, ground lamb, ground pork, ground chicken, ground turkey, meatballs
    2 | 14 | | burgers`,
  // Cured or smoked, and fried until golden; goes with other meat.
  bacon: `
    80 g | 8 | in small pieces | bacon, pancetta, chorizo
    200 g | 8 | sliced | hot dogs`,
  fish: `
    280 g | 8 | without skin or bones, in large pieces | fish, salmon, cod, haddock, trout, tilapia, sea bass, mackerel, hake, pollock
    2 | 10 | | salmon fillets, cod fillets, tuna steaks, haddock fillets, tilapia fillets, trout fillets, sea bass fillets, fish fillets
    220 g | 6 | peeled | prawns, king prawns, shrimp`,
  tofu: `
    200 g | 8 | in 2 cm pieces | tofu, paneer, halloumi, tempeh, quorn
    200 g | 8 | | vegan sausages, veggie sausages, veggie burgers`,
  // Soaked, and boiled hard: some are poisonous until then.
  'dried beans': `150 g | 90 | | dried ${BEANS.replaceAll(', ', ', dried ')}`,
  beans: `1 tin | 10 | drained | ${BEANS}`,
  lentils: `120 g | 30 | rinsed | lentils, red lentils, green lentils, brown lentils, puy lentils, dal`,
  // Cooked or cured: it is eaten as it is, or warmed.
  ready: `
    4 slices | 5 | torn | ham, salami, deli turkey, lunch meat, smoked salmon, prosciutto, parma ham, pepperoni, pastrami, corned beef
    1 tin | 5 | drained | tuna, sardines, tinned salmon, tinned mackerel
    160 g | 5 | | cooked prawns
    2 | 5 | peeled and quartered | boiled eggs
    160 g | 5 | cooked a day ago at most, in small pieces | roast beef, roast lamb, roast pork, roast turkey, rotisserie chicken
    160 g | 5 | from the fridge, a day old at most, in small pieces | cooked chicken, leftover chicken, leftover roast chicken, roast chicken, leftover turkey, leftover beef, leftover lamb, leftover pork`,
  // From a packet, and baked.
  oven: `
    300 g | 25 | | oven chips, frozen chips, fries, french fries, fish fingers, chicken nuggets, fish cakes, hash browns, tater tots, potato wedges, onion rings
    100 g | 25 | | stuffing, garlic bread`,
};

export const OTHERS = {
  egg: `3 | | | eggs`,
  // A dish has one of these four.
  starch: `
    150 g | 15 | | rice, basmati rice, risotto rice
    150 g | 30 | | brown rice
    140 g | 15 | rinsed | quinoa`,
  pasta: `
    180 g | 10 | | spaghetti, pasta, linguine, tagliatelle, fusilli, macaroni, penne, gluten-free pasta, fettuccine, rigatoni, farfalle, orzo
    160 g | 5 | | noodles, egg noodles, rice noodles, ramen, ramen noodles
    340 g | 4 | | gnocchi, fresh pasta, ravioli, tortellini`,
  // Covered with hot water.
  couscous: `
    140 g | 8 | | couscous
    140 g | 15 | | bulgur, bulgur wheat`,
  leftover: `360 g | 5 | from the fridge, a day old at most | cooked rice, leftover rice, cooked pasta, leftover pasta, leftover potatoes, leftover noodles, mash, leftover mash, mashed potatoes, leftover mashed potatoes, roast potatoes, leftover roast potatoes, boiled potatoes, cooked potatoes`,
  fruit: `
    2 | | sliced | bananas, peaches, nectarines, plums, kiwis, clementines
    240 g | | in bite-sized pieces | fruit, strawberries, melon, watermelon
    240 g | | | berries, blueberries, raspberries, grapes, blackberries, cherries
    40 g | | | raisins`,
  // Good fried with meat, too.
  'firm fruit': `
    2 | 5 | sliced | apples, pears, oranges
    200 g | 5 | in bite-sized pieces | pineapple, mangoes`,
  // Hard: fried or simmered until tender.
  vegetable: `
    1 | 10 | sliced | peppers, red peppers, green peppers, yellow peppers, bell peppers, courgettes, zucchini, aubergines, eggplants, leeks
    2 | 12 | sliced | carrots, parsnips
    160 g | 10 | in small pieces | mushrooms, broccoli, cauliflower, cabbage, celery, sprouts, brussels sprouts, green beans, vegetables, stir-fry mix, stir-fry vegetables, fennel, okra, runner beans
    300 g | 15 | peeled, in 1 cm pieces | beetroot, beets, baby carrots, pumpkin, squash, butternut squash, swede, turnips, celeriac`,
  potato: `400 g | 15 | in 2 cm pieces | potatoes, new potatoes, baby potatoes, sweet potatoes`,
  // Soft: done within minutes.
  greens: `
    150 g | 5 | roughly chopped | spinach, baby spinach, kale, chard, cavolo nero, spring greens, collard greens
    160 g | 5 | in small pieces | asparagus, mangetout, sugar snap peas, snow peas, baby corn, pak choi, bok choy, bean sprouts
    120 g | 5 | | peas, sweetcorn, corn, edamame, broad beans`,
  // Good hot and cold.
  tomato: `
    2 | 5 | chopped | tomatoes
    200 g | 5 | halved | cherry tomatoes
    30 g | 5 | | olives, capers, anchovies`,
  sauce: `
    400 g | 10 | | tinned tomatoes, chopped tomatoes, diced tomatoes
    300 g | 10 | | passata, tomato sauce, pasta sauce, marinara sauce, curry sauce, stir-fry sauce, tikka masala sauce, korma sauce, alfredo sauce
    240 ml | 10 | | coconut milk, gravy, chicken gravy, onion gravy
    150 g | 10 | | satay sauce, peanut sauce
    4 tbsp | 10 | made up with boiling water as the packet says | gravy granules
    1 tin | 10 | | baked beans, refried beans`,
  onion: `
    1 | 8 | chopped | onions, red onions, shallots
    4 | 3 | sliced | spring onions, scallions, green onions`,
  salad: `
    60 g | | in strips | lettuce, romaine, rocket, arugula, salad, salad leaves, mixed leaves
    1 | | sliced | cucumbers, avocados`,
  // Goes on top.
  cheese: `
    60 g | | grated | cheese, cheddar, parmesan, gouda, gruyere, edam, emmental, monterey jack, red leicester, stilton
    80 g | | in small pieces | feta, goats cheese, goat cheese, blue cheese, mozzarella, fresh mozzarella, brie, vegan cheese
    80 g | | | cream cheese, cottage cheese, ricotta
    4 | | | cheese slices
    2 tbsp | | | pesto`,
  oats: `70 g | 6 | | oats, porridge oats, oatmeal`,
  // In a bowl as it is.
  cereal: `80 g | | | granola, cereal, muesli, cornflakes`,
  // In a bowl, or on bread.
  sweet: `
    1 tbsp | | | jam, jelly
    2 tbsp | | | peanut butter
    40 g | | in small pieces | chocolate
    20 g | | | sugar`,
  // Good with meat, too.
  honey: `1 tbsp | | | honey, maple syrup`,
  nut: `40 g | | roughly chopped | nuts, almonds, cashews, peanuts, walnuts, pecans, hazelnuts, pistachios, pine nuts, cashew nuts, sunflower seeds, pumpkin seeds`,
  // On top of what is savoury.
  crisp: `40 g | | | croutons, tortilla chips`,
  cream: `
    100 ml | | | cream, double cream, single cream, heavy cream, creme fraiche
    120 ml | | | yoghurt, yogurt`,
  curry: `1 tbsp | | | curry powder, curry paste, garam masala, green curry paste, thai curry paste, red curry paste, tikka paste`,
};

/** No reason for a dish, and in no title. */
export const EXTRAS = {
  milk: `400 ml | | | milk, fresh milk, soy milk, oat milk, almond milk, lactose-free milk`,
  flour: `150 g | | | flour, self-raising flour, all-purpose flour, bread flour, gluten-free flour`,
  condiment: `
    4 tbsp | | | mayonnaise, mayo, ketchup, tomato ketchup, salsa, hummus, guacamole, sour cream, chutney, tzatziki, relish, coleslaw
    2 tbsp | | | bbq sauce, sweet chilli sauce, apple sauce, cranberry sauce, mint sauce, brown sauce, tartare sauce
    1 tbsp | | | mustard, dijon mustard, hot sauce, sriracha`,
  // Of a salad.
  dressing: `3 tbsp | | | dressing, salad dressing, caesar dressing, ranch, ranch dressing, vinaigrette`,
  bread: `
    4 slices | | | bread, toast, brown bread, sourdough, baguette, ciabatta, gluten-free bread, rye bread, focaccia
    4 | | | tortillas, flour tortillas, tortilla wraps, wraps, taco shells, pittas, pitas, rolls, bread rolls, buns, burger buns, hot dog buns, bagels, english muffins, crumpets, pitta breads, flatbreads, brioche buns
    2 | | | naans, naan breads`,
  // Stirred into hot fat for a minute.
  aroma: `
    2 cloves | | finely chopped | garlic
    1 tsp | | grated | ginger
    0.5 | | finely chopped | chillies, chilies, green chillies, jalapenos
    1 tsp | | | paprika, cumin, turmeric, oregano, thyme, rosemary, sage, onion powder, mixed herbs, italian seasoning, garlic powder, ground coriander, chili powder, cajun seasoning, fajita seasoning, five spice, cumin seeds
    0.25 tsp | | | chilli flakes, chili flakes, chilli powder, cayenne, cayenne pepper
    1 | | taken out at the end | bay leaves
    1 | | crumbled | stock cubes
    1 tbsp | | | tomato paste, tomato puree, taco seasoning, harissa, harissa paste, chipotle paste, miso, miso paste, gochujang`,
  wine: `100 ml | | | wine, white wine, red wine`,
  oil: `2 tbsp | | | oil, olive oil, vegetable oil, sunflower oil, canola oil, cooking oil, sesame oil, coconut oil`,
  butter: `20 g | | | butter`,
  // For what is sweet, and soups.
  cinnamon: `0.25 tsp | | | cinnamon, nutmeg`,
  herb: `1 tbsp | | chopped | parsley, basil, chives, coriander, cilantro, dill, mint, herbs`,
  salt: `0.5 tsp | | | salt, sea salt`,
  pepper: `0.25 tsp | | | pepper, black pepper`,
  'soy sauce': `1 tbsp | | | soy sauce, fish sauce, teriyaki sauce, worcestershire sauce, hoisin sauce, hoisin, oyster sauce`,
  liquid: `500 ml | | | water, stock, chicken stock, beef stock, vegetable stock, broth, chicken broth, beef broth, vegetable broth, veg stock, veggie stock, bone broth`,
  sharp: `
    0.5 | | juiced | lemons, limes
    1 tbsp | | | vinegar, balsamic vinegar, wine vinegar, cider vinegar, apple cider vinegar, rice vinegar, lemon juice`,
};
