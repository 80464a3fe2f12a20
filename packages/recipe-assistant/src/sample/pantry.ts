/**
 * The known foods, one row each: kind | amount for one person (a count without a unit) | preparation |
 * what some diets avoid in it | names, in the plural if countable, with their own marks where the row's
 * don't apply (`label`: only a label can tell) | a careful cook's remark about them.
 *
 * The kind says how a food is cooked: the cookbook asks for kinds. Those of the last rows aren't
 * cooked: `other` foods are in no dish, a `thing` is not a food, nor is anything next to a `poison`, an
 * `unsafe` food is harmful however it is cooked, and some descriptions say that a food needs care.
 */
export const PANTRY = `
slow | 180 g | cut into 3 cm pieces | meat | mutton, goat, goat meat, brisket, beef shin, stewing beef, stewing steak, braising steak, lamb neck, rabbit:meat rabbit, venison
joint | 250 g | | meat | chicken wings, wings, drumsticks, chicken drumsticks, chicken legs, duck legs | Do not rinse raw poultry, and wash hands, knife and board after it.
whole | 0.25 | | meat | whole chickens | Do not rinse raw poultry, and wash hands, knife and board after it.
bird | 130 g | off the bone, in 2 cm pieces | meat | chicken, chicken breasts, turkey, duck, poultry, chicken livers | Do not rinse raw poultry, and wash hands, knife and board after it.
meat | 130 g | in 2 cm pieces | meat | beef, lamb, lamb chops, veal, steaks, meat, liver, schnitzels:meat pork gluten egg, pork:meat pork, pork chops:meat pork, chops:meat pork, gammon:meat pork
mince | 120 g | | meat | mince, minced meat, minced beef, minced lamb, minced pork:meat pork, ground beef, ground lamb, ground meat, ground pork:meat pork, beef mince, lamb mince, pork mince:meat pork, meatballs:meat gluten, burgers:meat gluten label, burger patties:meat gluten label
mince | 120 g | | meat | minced chicken, minced turkey, ground chicken, ground turkey, chicken mince, turkey mince | Do not rinse raw poultry, and wash hands, knife and board after it.
sausage | 120 g | cut into 2 cm pieces | meat pork gluten | sausages, hot dogs, bratwursts, chorizo sausages
bacon | 30 g | diced | meat pork | bacon, pancetta, chorizo, lardons, guanciale
ham | 50 g | in small pieces | meat | ham:meat pork, prosciutto:meat pork, salami:meat pork, pepperoni:meat pork, cooked chicken, roast chicken, leftover chicken, leftover turkey, leftover beef, leftover lamb, roast beef
tuna | 60 g | in small pieces | fish | tuna, tinned salmon, smoked salmon, smoked trout, smoked mackerel, sardines, anchovies, crab:fish shellfish
fish | 140 g | cut into 4 cm pieces | fish | fish, salmon, salmon steaks, tuna steaks, cod, haddock, hake, halibut, herring, mackerel, monkfish, plaice, pollock, sea bass, seabass, sole, swordfish, tilapia, trout, zander
prawn | 110 g | cleaned | fish shellfish | prawns, shrimp, squid, calamari, scallops
tofu | 100 g | cubed | | tofu:soy, tempeh:soy, vegan chicken:gluten soy, vegan mince:gluten soy, vegan sausages:gluten soy, veggie burgers:gluten soy egg, seitan:gluten, paneer:dairy, halloumi:dairy
beans | 100 g | cooked or tinned, drained | | beans, black beans, borlotti beans, broad beans, butter beans, cannellini, kidney beans, pinto beans, white beans | Dried beans need a night in water and hard boiling first: use tinned or cooked ones.
beans | 100 g | cooked or tinned, drained | | chickpeas, garbanzos, black-eyed peas | Dried beans need a night in water and hard boiling first: use tinned or cooked ones.
beans | 100 g | | | baked beans
beans | 100 g | drained | | tinned beans
dried | 70 g | | | dried beans
lentil | 60 g | rinsed | | lentils, split peas, dal, daal, dhal
egg | 1.5 | | egg | eggs
pasta | 90 g | | gluten | pasta, fresh pasta:gluten egg, egg pasta:gluten egg, farfalle, fettuccine, fusilli, gnocchi, lasagne, linguine, macaroni, orecchiette, orzo, penne, ravioli:gluten egg label, rigatoni, spaghetti, tagliatelle, tortellini:gluten egg label
noodle | 80 g | | gluten | noodles, ramen, soba, udon, rice noodles:, glass noodles:
grain | 70 g | | gluten | couscous, bulgur, barley, farro, freekeh, semolina, spelt, quinoa:, buckwheat:, millet:
rice | 75 g | rinsed | | rice, basmati
cooked | 180 g | | | leftover rice, cooked rice, rice pouches | Use cooked rice that was cooled at once and kept in the fridge for a day at most.
oats | 45 g | | gluten | oats, oatmeal, porridge oats, muesli:gluten nut
flour | 50 g | | gluten | flour, self-raising flour, rice flour:
raise | 0.25 tsp | | | baking powder
yeast | 0.5 tsp | | | yeast
bread | 2 slices | | gluten | bread, sourdough, baguette, ciabatta, brioche:gluten egg dairy, toast
bread | 1 | | gluten | bagels, buns, flatbreads, naans:gluten dairy, pitas, pittas, rolls, tortillas, wraps
potato | 200 g | in 2 cm pieces | | potatoes, sweet potatoes, yams
root | 120 g | in 2 cm pieces | | beetroot, beets, butternut squash, celeriac:celery, parsnips, pumpkin, squash, swede, turnips
root | 1 | sliced | | carrots
veg | 0.5 | sliced | | leeks, courgettes, zucchinis, fennel bulbs, bell peppers, peppers, red peppers, green peppers, yellow peppers
veg | 0.25 | cut into small pieces | | aubergines, eggplants, cabbages, cauliflowers
veg | 80 g | cut into small pieces | | artichokes, asparagus, bean sprouts, soybean sprouts:soy, kimchi:fish shellfish label, broccoli, Brussels sprouts, celery:celery, celery sticks:celery, celery stalks:celery, fennel, green beans, French beans, runner beans, string beans, mangetout, mushrooms, chestnut mushrooms, button mushrooms, okra, vegetables
leaf | 50 g | roughly chopped | | spinach, kale, chard, bok choy, pak choi, spring greens
pea | 20 g | | | olives
pea | 60 g | | | peas, sweetcorn, corn, edamame:soy
tomato | 1 | chopped | | tomatoes
tomato | 100 g | halved | | cherry tomatoes
tin | 100 g | | | tinned tomatoes, canned tomatoes, chopped tomatoes, passata, tomato sauce
onion | 0.35 | chopped | | onions
onion | 1 | sliced | | spring onions, scallions, shallots, green onions
garlic | 0.75 | finely chopped | | garlic cloves
garlic | 0.75 cloves | finely chopped | | garlic
salad | 0.25 | sliced | | lettuces, cucumbers, avocados
salad | 25 g | | | rocket, arugula, watercress, salad, radishes, gherkins, pickles
fruit | 1 | sliced | | apples, bananas, oranges, peaches, nectarines, pears, plums, apricots, figs, kiwis, clementines
fruit | 120 g | in bite-sized pieces | | berries, blackberries, blueberries, cherries, cranberries, fruit, grapes, mangoes, melons, papayas, pineapple, raspberries, rhubarb, strawberries, watermelon
dryfruit | 15 g | | | raisins, sultanas, dates, dried apricots, dried cranberries, dried fruit
milk | 100 ml | | dairy | milk, buttermilk, soy milk:soy, soya milk:soy, oat milk:gluten, almond milk:nut
cream | 40 ml | | dairy | cream, crème fraîche, sour cream, mascarpone
yoghurt | 60 ml | | dairy | yoghurt, yogurt, quark, skyr
coco | 100 ml | | | coconut milk, coconut cream
dip | 1 tbsp | | egg mustard | mayonnaise, mayo
cheese | 25 g | grated | dairy rennet | cheese:dairy, cheddar:dairy, comté, emmental:dairy, gouda:dairy, gruyère, manchego, parmesan, pecorino
soft | 30 g | in small pieces | dairy | feta, goat cheese, blue cheese, gorgonzola, stilton, cream cheese, cottage cheese, ricotta, mozzarella, brie, camembert
oil | 0.5 tbsp | | | oil
butter | 10 g | | dairy | butter, ghee, margarine, lard:meat pork
herb | 0.25 tbsp | chopped | | basil, chives, cilantro, coriander, dill, herbs, mint, parsley, rosemary, sage, tarragon, thyme
spice | 0.25 tsp | | | caraway, cayenne pepper, chilli flakes, chili flakes, chilli powder, chili powder, coriander seeds, cumin, cumin seeds, fennel seeds, garlic powder, mustard seeds, onion powder, oregano, paprika, saffron, spices
bay | 0.25 | | | bay leaves
chilli | 0.25 | finely chopped | | chillis, chilis, chillies, chilies, jalapeños, chilli peppers
curry | 0.5 tsp | | | curry, curry powder, garam masala, turmeric
curry | 0.5 tbsp | | fish shellfish label | curry paste
curry | 20 g | | gluten label | curry roux
ginger | 0.5 tsp | grated | | ginger
warm | 0.1 tsp | | | allspice, cardamom, cinnamon, cloves, nutmeg, vanilla
salt | 0.125 tsp | | | salt
pepper | 0.1 tsp | | | pepper, black pepper, white pepper, peppercorns
soy | 0.5 tbsp | | label | soy sauce:gluten soy, miso:gluten soy, bean paste:gluten soy, fish sauce:fish, oyster sauce:fish shellfish gluten, teriyaki sauce:gluten soy, Worcestershire sauce:fish gluten
sauce | 0.5 tbsp | | label | pesto:dairy rennet nut, mustard:mustard, ketchup:, tomato paste:, tomato purée:, tahini:sesame, capers:, harissa:, hummus:sesame, salsa:, paste:label
wine | 30 ml | | alcohol label | wine, cider
stock | 50 ml | | label | stock, broth, bouillon, vegetable stock:gluten celery, vegetable broth:gluten celery, water:
sharp | 0.25 | juiced | | lemons, limes
sharp | 0.5 tbsp | | | vinegar, lemon juice, lime juice
nut | 15 g | | nut | almonds, cashews, hazelnuts, nuts, peanuts, peanut butter, almond butter, pecans, pine nuts, pistachios, walnuts, seeds:sesame, sesame:sesame
sugar | 15 g | | | sugar
sweet | 0.5 tbsp | | | honey:honey, syrup, maple syrup, jam, marmalade
choc | 15 g | | dairy nut | chocolate, dark chocolate:nut
cocoa | 7 g | | | cocoa, cocoa powder
other | | | meat | nuggets, bones, chicken bones, beef bones, leftover lasagne, lasagne leftovers, leftover lasagna, lasagna leftovers
other | | | | cakes, chips, fries, tortilla chips, taco shells, cookies, corn dogs, pastry, clams, cornflour, crisps, fingers, food, ice, ice cream, juice, mussels, oysters, pies, pizzas, sauce, soup, whole duck, whole turkey, coffee, tea, beer, vodka, cola, coconut, biscuits, crackers, cereal, granola
thing | | | | chicken feed, feed, egg shells, eggshells, cat food, dog food, pet food, cats, dogs, hamsters, hair, shoes, socks, paper, glass, plastic, nails, screws, stones, rocks, sand, soil, mud, wood, metal, coins, stars, candles, chalk, crayons, chewing gum, cigarettes, tobacco, toothpaste, toothbrush, lipstick, laptops, phones, bicycles, cars, tyres, batteries, knives, forks, spoons, plates, bowls, frying pans, saucepans, pots, cookers, timers, kettles, shakers, tanks, tables, chairs, houses, humans, people, babies, love, air, nothing, mice, rats, spiders, worms, flies, beetles, bears, boots, bricks, carpets, clay, cotton, ink, keys, lamps, leather, pens, pillows, rope, rubber, sponges, string, teddy bears, wool, toilet paper, toilet rolls
poison | | | | bleach, detergent, soap, shampoo, washing powder, disinfectant, drain cleaner, cleaner, glue, paint, petrol, gasoline, diesel, antifreeze, battery acid, ammonia, arsenic, cyanide, mercury, poison, rat poison, poisonous, poisoned, pesticide, weedkiller, medicine, pills, dishwasher tablets, aspirin, ibuprofen, paracetamol, cocaine, heroin, cannabis, urine, faeces, vomit
unsafe | | | | rhubarb leaves, tomato leaves, potato leaves, bitter almonds, apricot kernels, apricot stones, apricot pits, cherry stones, cherry pits, peach stones, peach pits, plum stones, apple seeds, castor beans, castor seeds, horse chestnuts, magic mushrooms, mistletoe, elderberries, daffodils, daffodil bulbs, foxgloves, hemlock, nightshade, belladonna, lily of the valley, oleander, yew, fly agarics, death caps, toadstools, puffer fish, pufferfish, fugu | Poisonous plants and animals stay out of this kitchen.
unsafe | | | | cassava | Cassava holds a poison that only long soaking and boiling removes.
unsafe | | | | garlic in oil | Home-made garlic in oil can hold a poison that nobody smells.
green | | | | green, greenish, sprouting, sprouted, with sprouts | Green or sprouting potatoes hold a poison that cooking does not destroy.
coated | | | gluten egg dairy | breaded, battered, crumbed, coated, crusted
dry | | | | dried, dry, raw, uncooked, soaked, overnight
wild | | | | wild, picked, from the woods, from the forest, from my garden, from the garden | Wild mushrooms are safe only where an expert has named each one.
spoilt | | | | spoilt, spoiled, mouldy, moldy, rotten, rotting, expired, rancid, gone off, gone bad, out of date, bulging, bloated, swollen, slimy, fuzzy, smelly, smells, left out, refrozen, roadkill | Cooking does not make safe what has spoilt.
spoilt | | | | foraged | Wild plants and mushrooms are safe only where an expert has named each one.
old | | | | old, last week, days old, days ago, weeks old, weeks ago, week old, week ago | Old cooked rice, meat or fish may hold a poison that cooking does not destroy.
done | | | | cooked, tinned, canned, jarred, leftover, boiled, steamed, microwave, microwaveable, precooked, rotisserie, reheated, day-old, yesterday
infant | | | infant | infants, newborns, weaning, months, month old, months old, month old baby, months old baby, for baby, for a baby, for my baby, for our baby, for the baby, for babies, baby food
plain | | | | of, for, to, from, the, taste, frying, cooking, extra, virgin, cold, pressed, light, toasted, neutral, sunflower, rapeseed, canola, groundnut, grapeseed, flaxseed, linseed, bran, truffle, sea, rock, table, fine, coarse, flaky, flakes, pink, Himalayan, Maldon, kosher, iodised, iodized, low, sodium, smoked, tap, hot, warm, boiling, lukewarm, iced, mineral, sparkling, still, spring, bottled, filtered, drinking, fresh, clean, tablespoons, teaspoons, spoons, bottles, litres, liters, drops, splash, drizzle, dash
frozen | | | frozen | frozen
without | | | | no, not, without
`;
