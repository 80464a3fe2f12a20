/**
 * The known foods: kind | amount for one person (a count without a unit) | preparation | names, in the
 * plural if countable. The kind says how a food is cooked: the cookbook asks for kinds.
 */
const TABLE = `
stew | 180 g | in 3 cm pieces | mutton, brisket, beef shin, stewing beef, stewing steak, beef stewing steak, braising steak, beef chuck, lamb neck, lamb shoulder, pork shoulder, pork belly, venison, diced beef, diced lamb, diced pork, diced steak, cubed steak, steak pieces, stew meat, ham hock
stew | 300 g | | pork ribs, ribs, spare ribs, short ribs, beef ribs
joint | 2 | | chicken drumsticks, drumsticks, chicken pieces, chicken legs, duck legs, chicken wings, wings
whole | 0.25 | | whole chickens
poultry | 130 g | in 2 cm pieces | chicken, turkey, duck, chicken tenders, chicken strips
poultry | 2 | off the bone, in 2 cm pieces | chicken thighs
poultry | 1 | in 2 cm pieces | chicken breasts, chicken fillets, turkey breasts, turkey steaks, duck breasts
chop | 2 | | lamb chops
chop | 1 | | pork chops, chops, pork steaks, gammon steaks, gammon, pork loins, pork loin steaks, lamb steaks, lamb leg steaks, veal cutlets
steak | 1 | | steaks, beef steaks, sirloin steaks, rump steaks, ribeye steaks, rib eye steaks, fillet steaks
meat | 130 g | in thin strips | beef, lamb, pork, veal, liver, chicken livers, lamb liver, lambs liver, calves liver, beef strips, pork strips, stir fry beef, flank steak, skirt steak, pork fillet, pork tenderloin, lamb fillet, sirloin
mince | 120 g | | mince, minced steak, minced beef steak, ground steak, minced meat, minced beef, minced lamb, minced pork, minced chicken, minced turkey, beef mince, lamb mince, pork mince, chicken mince, turkey mince, ground beef, ground lamb, ground meat, ground pork, ground chicken, ground turkey, meatballs, sausage meat
fingers | 4 | | fish fingers, fish sticks, chicken nuggets, nuggets
burger | 1 | | burgers, beef burgers, burger patties, hamburgers, veggie burgers
sausage | 2 | | sausages, bratwursts, pork sausages, chipolatas
bacon | 40 g | in small pieces | bacon, pancetta, lardons, chorizo, rashers, bacon lardons, black pudding, white pudding
bacon | 100 g | sliced | hot dogs, frankfurters, andouille, kielbasa, smoked sausage
ready | 2 slices | in small pieces | ham, prosciutto, salami, pepperoni, parma ham, corned beef, deli ham, deli turkey, spam
ready | 80 g | a day old at most, from the fridge, in small pieces | cooked chicken, roast beef, pulled pork
tuna | 0.5 tins | drained | tuna, sardines, tinned salmon, tinned mackerel, tinned chicken, tuna fish
tuna | 50 g | in small pieces | smoked salmon, smoked trout, smoked mackerel, crab sticks, crab meat
fish | 140 g | without skin or bones, in large pieces | fish, salmon, cod, haddock, halibut, mackerel, sea bass, sole, tilapia, trout, white fish, smoked haddock
fish | 1 | | salmon fillets, cod fillets, fish fillets, haddock fillets, trout fillets, tilapia fillets, sea bass fillets, tuna steaks, salmon steaks
prawn | 110 g | peeled | prawns, shrimp, king prawns, tiger prawns, scallops, squid
tofu | 100 g | cubed | tofu, smoked tofu, silken tofu, tempeh, paneer, halloumi, vegan chicken
tofu | 100 g | | vegan mince, veggie mince, vegan sausages, veggie sausages, quorn, quorn mince
beans | 0.5 tins | drained | beans, black beans, borlotti beans, butter beans, cannellini beans, kidney beans, pinto beans, navy beans, mixed beans, chickpeas, chick peas, garbanzo beans, black-eyed peas, tinned lentils
baked | 0.5 tins | | baked beans, Heinz beans, refried beans, mushy peas
lentil | 75 g | rinsed | lentils, red lentils, green lentils, puy lentils, dal, dahl, buckwheat, pearl barley, barley
egg | 2 | | eggs
ready | 2 | peeled and quartered | hard boiled eggs, boiled eggs
pasta | 90 g | | pasta, spaghetti, farfalle, fettuccine, fusilli, linguine, macaroni, orzo, penne, rigatoni, tagliatelle, angel hair pasta, pasta shells, elbow pasta, lasagne sheets, risoni, dried pasta, dry pasta, mac and cheese, macaroni cheese
pasta | 180 g | | gnocchi, ravioli, tortellini, pierogies, pierogi
noodle | 80 g | | noodles, egg noodles, rice noodles, ramen, ramen noodles, instant noodles, instant ramen, soba, soba noodles, udon, udon noodles, glass noodles
rice | 75 g | | rice, basmati, basmati rice, risotto rice, arborio, arborio rice
leftover | 180 g | a day old at most, from the fridge | cooked rice, cold rice, cold pasta, microwave rice, rice pouches
grain | 70 g | | couscous, cous cous, bulgur, quinoa
oats | 45 g | | oats, rolled oats, porridge oats, porridge, oatmeal, muesli
cereal | 30 g | | granola, cereal, biscuits, digestive biscuits, digestives, ginger biscuits, shortbread, cookies, meringues, meringue nests, cornflakes, corn flakes, weetabix, graham crackers
flour | 50 g | | flour, self-raising flour, SR flour, plain flour, all-purpose flour, wholemeal flour, bread flour, strong flour, strong white flour, strong white bread flour, Bisquick, pancake mix
raise | 0.25 tsp | | baking powder
yeast | 0.75 tsp | | yeast, dried yeast, dry yeast, instant yeast, active dry yeast, fast action yeast, easy bake yeast
bread | 2 slices | | bread, sourdough, sourdough bread, toast, baguette, ciabatta, brioche
bread | 1 | | bagels, rolls, bread rolls, english muffins, crumpets, croissants
wrap | 2 | | tortillas, wraps, tortilla wraps, flour tortillas, corn tortillas, taco shells, tacos
wrap | 1 | | pittas, pitas, pitta breads, pita breads, naans, naan breads, flatbreads, buns, burger buns, hot dog buns, brioche buns
cracker | 30 g | | breadsticks, tortilla chips, corn chips, Doritos, nachos, crisps, croutons
crispbread | 30 g | | crackers, oatcakes, rice cakes, crispbread, saltines, Ritz, Ritz crackers
side | 150 g | | chips, oven chips, fries, french fries, potato wedges, potato waffles, hash browns, tater tots
potato | 200 g | in 2 cm pieces | potatoes, spuds, new potatoes, baby potatoes, baking potatoes, jacket potatoes, sweet potatoes, yams
boiled | 150 g | a day old at most, from the fridge | cooked potatoes, mashed potatoes, mash, cold potatoes, baked potatoes, stuffing
root | 1 | sliced | carrots, parsnips, corn on the cob
root | 120 g | in 1 cm pieces | beetroot, beets, baby carrots, swede, rutabagas, turnips, pumpkin, squash, butternut squash, acorn squash
veg | 0.65 | sliced | leeks, courgettes, zucchini, fennel, fennel bulbs, bell peppers, green bell peppers, peppers, red peppers, green peppers, yellow peppers, capsicums, aubergines, eggplants
veg | 100 g | in small pieces | cabbage, red cabbage, green cabbage, napa cabbage, savoy cabbage, cauliflower, celery, asparagus, broccoli, tenderstem broccoli, brussels sprouts, sprouts, green beans, french beans, runner beans, mangetout, okra, vegetables, mixed vegetables, stir fry vegetables, stir fry veg, veg, veggies, mixed veg, artichokes, bean sprouts
mushroom | 100 g | sliced | mushrooms, button mushrooms, chestnut mushrooms, portobello mushrooms, shiitake mushrooms, shiitake
leaf | 75 g | roughly chopped | spinach, baby spinach, kale, chard, swiss chard, bok choy, bok choi, pak choi, spring greens, collard greens, greens, cavolo nero
pea | 60 g | | peas, sweetcorn, corn, edamame, snap peas, sugar snaps, sugar snap peas, snow peas, broad beans, kimchi, sauerkraut
olive | 15 g | | olives, green olives, kalamata olives, capers, anchovies, sun-dried tomatoes, sundried tomatoes
tomato | 1 | chopped | tomatoes, toms, plum tomatoes, vine tomatoes
tomato | 100 g | halved | cherry tomatoes, baby tomatoes, grape tomatoes
tin | 0.5 tins | | tinned tomatoes, tinned toms, chopped tomatoes, chopped toms, crushed tomatoes, diced tomatoes, peeled tomatoes, Rotel
tin | 150 g | | passata, tomato sauce, marinara sauce, pasta sauce, tomato passata, spaghetti sauce, Prego, Prego sauce, Ragu, Ragu sauce, Dolmio, Dolmio sauce, cream of mushroom soup, cream of chicken soup, tomato soup
onion | 0.5 | chopped | onions, red onions, shallots
leaf | 2 | sliced | spring onions, scallions, green onions
garlic | 1 cloves | finely chopped | garlic
ginger | 0.5 tsp | grated | ginger, ginger root, root ginger
chilli | 0.25 | finely chopped | chillis, chilis, chillies, chilies, green chillies, jalapenos, chilli peppers, chili peppers
lettuce | 0.25 | in strips | lettuces, iceberg lettuces, romaine lettuces, romaines, icebergs, cos lettuces, gem lettuces
lettuce | 30 g | | rocket, arugula, watercress, salad, salad leaves, mixed leaves, lamb lettuce, salad mix
salad | 0.5 | sliced | cucumbers, avocados
salad | 40 g | sliced | radishes, gherkins, pickles, coleslaw, pickled onions
fruit | 1 | cored and sliced | apples, green apples, bramley apples, granny smith apples, pears
fruit | 1 | sliced | bananas, oranges, peaches, nectarines, plums, apricots, figs, kiwis, clementines, satsumas, mandarins
fruit | 120 g | in bite-sized pieces | fruit, mangoes, melon, papaya, pineapple, rhubarb, strawberries, watermelon
fruit | 120 g | | berries, mixed berries, blackberries, blueberries, cranberries, grapes, green grapes, raspberries, gooseberries, blackcurrants, cherries
dryfruit | 15 g | | raisins, sultanas, dates, dried apricots, dried cranberries, dried fruit, prunes, currants, chocolate chips
milk | 100 ml | | milk, buttermilk, soy milk, soya milk, oat milk, almond milk
cream | 50 ml | | cream, double cream, single cream, heavy cream, whipping cream, creme fraiche
yoghurt | 120 ml | | yoghurt, yogurt, greek yoghurt, greek yogurt, skyr
ice | 100 g | | ice cream, vanilla ice cream, custard, whipped cream, Cool Whip
coco | 100 ml | | coconut milk, coconut cream
cheese | 30 g | grated | cheese, cheddar, cheddar cheese, parmesan, parmesan cheese, gouda, swiss cheese, pecorino, manchego, red leicester, monterey jack, cheese blend, Velveeta
soft | 40 g | in small pieces | feta, feta cheese, goat cheese, goats cheese, blue cheese, gorgonzola, stilton, ricotta, mozzarella, mozzarella cheese, mozzarella balls, brie, camembert, cheese slices, american cheese
spread | 40 g | | cream cheese, cottage cheese, hummus, houmous, guacamole, mascarpone, Philadelphia, Philadelphia cream cheese
dip | 1 tbsp | | mayonnaise, mayo, sour cream, soured cream, ranch, ranch dressing, caesar dressing, salad dressing, salad cream, tzatziki, tahini
salsa | 1 tbsp | | ketchup, tomato ketchup, salsa, tartare sauce, tartar sauce, bbq sauce, barbecue sauce, brown sauce, mint sauce, apple sauce, applesauce, cranberry sauce, HP sauce, chilli sauce, relish, chutney, mango chutney
mustard | 0.5 tsp | | mustard, dijon, dijon mustard, worcestershire sauce, worcester sauce, Lea & Perrins, Frank's red hot, hot sauce, sriracha, tabasco, horseradish, horseradish sauce
pesto | 1 tbsp | | pesto, green pesto, red pesto
paste | 0.5 tbsp | | tomato paste, tomato puree, harissa
oil | 0.5 tbsp | | oil, olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, sesame oil, coconut oil
butter | 15 g | | butter, Lurpak, Kerrygold, Kerrygold butter, margarine, marge, Stork, Stork margarine, ghee, lard
herb | 0.5 tbsp | chopped | basil, chives, cilantro, coriander, dill, herbs, mint, parsley, tarragon, basil leaves, coriander leaves, mint leaves, parsley leaves
spice | 0.25 tbsp | finely chopped | rosemary, sage, thyme, sage leaves
spice | 0.125 tsp | | cayenne pepper, cayenne, saffron, chilli flakes, chili flakes
spice | 0.4 tsp | | cumin, turmeric, paprika, oregano, chilli powder, chili powder, cumin seeds, coriander seeds, dried thyme, dried basil, dried herbs, mixed herbs, garlic powder, onion powder, seasoning, five spice
spice | 1.5 tsp | | taco seasoning, fajita seasoning, taco mix, fajita mix, Old Bay, old bay seasoning
curry | 0.5 tbsp | | curry powder, garam masala, curry, curry spice, curry paste, green curry paste, green thai curry paste, curry sauce
warm | 0.125 tsp | | cinnamon, nutmeg, vanilla, vanilla extract, vanilla essence, cardamom, allspice, mixed spice, ground ginger
salt | 0.125 tsp | | salt, table salt
pepper | 0.125 tsp | | pepper, black pepper, peppercorns
soy | 0.5 tbsp | | soy sauce, soya sauce, tamari, teriyaki sauce, teriyaki, oyster sauce, hoisin, miso, miso paste, fish sauce, hoisin sauce
wine | 50 ml | | wine, red wine, white wine, cider, beer, ale, stout, lager, guinness, gravy
stock | 150 ml | | stock, broth, chicken stock, beef stock, vegetable stock, veg stock, chicken broth, vegetable broth, beef broth, bone broth
cube | 0.5 | | stock cubes, bouillon cubes, chicken stock cubes, vegetable stock cubes, veg stock cubes, beef stock cubes, Oxo cubes, Oxo, stock pots
cube | 1 tsp | | gravy mix, gravy granules, Bisto, Bisto gravy, Bisto gravy granules, stock powder, bouillon powder, bouillon
water | 150 ml | | water
lemon | 0.25 | juiced | lemons, limes
sharp | 0.5 tbsp | | vinegar, balsamic vinegar, wine vinegar, cider vinegar, rice vinegar, malt vinegar, lemon juice, lime juice, balsamic glaze, vinaigrette
nut | 20 g | roughly chopped | almonds, cashews, hazelnuts, nuts, mixed nuts, peanuts, pecans, pine nuts, pistachios, walnuts
nut | 1 tbsp | | seeds, sesame seeds, pumpkin seeds, sunflower seeds, chia seeds, flaxseeds
nutty | 1 tbsp | | peanut butter, almond butter, Nutella, chocolate spread, jam, strawberry jam, grape jelly, marmalade, lemon curd, Marmite
sugar | 20 g | | sugar, brown sugar, demerara sugar, muscovado sugar, caster sugar, icing sugar, powdered sugar, granulated sugar
sweet | 0.5 tbsp | | honey, maple syrup, syrup, golden syrup
choc | 20 g | in small pieces | chocolate, dark chocolate, milk chocolate
cocoa | 7 g | | cocoa, cocoa powder
`;

export const FOODS: readonly Food[] = TABLE.trim()
  .split('\n')
  .flatMap((row) => {
    const [kind = '', portion = '', preparation = '', names = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return names.split(', ').map((name) => ({ kind, portion, preparation, name }));
  });

/** The kinds of raw meat and fish. */
export const MEATS =
  'stew joint whole poultry chop steak meat mince burger sausage fish prawn'.split(' ');

/** The last word in the singular; `asparagus` and `couscous` have none. */
export function singular(name: string): string {
  return name
    .replace(/leaves$/u, 'leaf')
    .replace(/(?<=chill?)ies$/u, 'i')
    .replace(/(?<=\p{L}\p{L})ies$/u, 'y')
    .replace(/(?<=to|go|sh|ch|x)es$/u, '')
    .replace(/(?<=[^us])s$/u, '');
}

/** A food: what kind, the amount for one person (`180 g`, `0.5 tins`, `2`), and how it is prepared. */
export interface Food {
  kind: string;
  portion: string;
  preparation: string;
  name: string;
}
