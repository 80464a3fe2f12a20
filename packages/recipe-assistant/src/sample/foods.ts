/**
 * The known foods: kind | amount for one person (a count without a unit) | preparation | names, in the
 * plural if countable. The kind says how a food is cooked: the cookbook asks for kinds.
 */
const TABLE = `
stew | 180 g | in 3 cm pieces | mutton, goat, brisket, beef shin, stewing beef, stewing steak, braising steak, beef chuck, lamb neck, lamb shoulder, pork shoulder, pork belly, venison, rabbit, diced beef, diced lamb, diced pork, stew meat
stew | 300 g | | pork ribs, ribs, spare ribs, baby back ribs, short ribs, beef ribs
joint | 2 | | chicken drumsticks, drumsticks, chicken pieces, chicken legs, duck legs, chicken wings, wings
whole | 0.25 | | whole chickens
poultry | 130 g | in 2 cm pieces | chicken, diced chicken, turkey, duck, chicken tenders, chicken strips
poultry | 2 | off the bone, in 2 cm pieces | chicken thighs, chicken thigh fillets
poultry | 1 | in 2 cm pieces | chicken breasts, chicken fillets, chicken breast fillets, turkey breasts, turkey steaks, duck breasts
chop | 2 | | lamb chops, lamb cutlets
chop | 1 | | pork chops, chops, steaks, beef steaks, sirloin steaks, rump steaks, ribeye steaks, rib eye steaks, flank steaks, pork steaks, gammon steaks, gammon, pork loins, pork loin steaks, lamb steaks, veal cutlets, venison steaks
meat | 130 g | in thin strips | beef, lamb, pork, veal, liver, chicken livers, lamb liver, lambs liver, calves liver, beef strips, pork strips, stir fry beef, pork fillet, pork tenderloin, lamb fillet, sirloin
mince | 120 g | | mince, minced meat, minced beef, minced lamb, minced pork, minced chicken, minced turkey, beef mince, lamb mince, pork mince, chicken mince, turkey mince, ground beef, ground lamb, ground meat, ground pork, ground chicken, ground turkey, hamburger meat, meatballs, sausage meat
fingers | 4 | | fish fingers, fish sticks, chicken nuggets, nuggets
burger | 1 | | burgers, beef burgers, burger patties, hamburgers, veggie burgers
sausage | 2 | | sausages, bratwursts, hot dogs, frankfurters, italian sausages, andouille, andouille sausages, kielbasa, pork sausages, chipolatas
bacon | 40 g | in small pieces | bacon, pancetta, lardons, chorizo, bacon rashers, bacon lardons, black pudding
ready | 2 slices | in small pieces | ham, prosciutto, salami, pepperoni, parma ham, corned beef, deli ham, deli turkey, spam
ready | 80 g | a day old at most, from the fridge, in small pieces | cooked chicken, roast beef, pulled pork, ham hock
tuna | 0.5 tins | drained | tuna, sardines, tinned salmon, tinned mackerel, tuna fish
tuna | 50 g | in small pieces | smoked salmon, smoked trout, smoked mackerel, crab, crab sticks, crab meat
fish | 140 g | in large pieces | fish, salmon, cod, haddock, hake, halibut, mackerel, pollock, sea bass, sole, tilapia, trout, white fish, smoked haddock
fish | 1 | | salmon fillets, cod fillets, fish fillets, haddock fillets, trout fillets, tilapia fillets, sea bass fillets, tuna steaks, salmon steaks
prawn | 110 g | peeled | prawns, shrimp, king prawns, tiger prawns, scallops, squid
tofu | 100 g | cubed | tofu, firm tofu, smoked tofu, silken tofu, tempeh, seitan, paneer, halloumi, vegan chicken
tofu | 100 g | | vegan mince, veggie mince, vegan sausages, veggie sausages, quorn, quorn mince
beans | 0.5 tins | drained | beans, black beans, borlotti beans, butter beans, cannellini beans, kidney beans, red kidney beans, pinto beans, white beans, navy beans, mixed beans, haricot beans, chickpeas, garbanzo beans, garbanzos, black-eyed peas, tinned beans, tinned lentils
baked | 0.5 tins | | baked beans, refried beans, mushy peas
lentil | 75 g | rinsed | lentils, red lentils, green lentils, brown lentils, puy lentils, dal, dahl, buckwheat, pearl barley, barley
egg | 2 | | eggs
pasta | 90 g | | pasta, spaghetti, farfalle, fettuccine, fusilli, linguine, macaroni, orzo, penne, rigatoni, tagliatelle, angel hair pasta, pasta shells, elbow pasta, lasagne sheets, dried pasta, dry pasta, fresh pasta
pasta | 180 g | | gnocchi, ravioli, tortellini
noodle | 80 g | | noodles, egg noodles, rice noodles, ramen, ramen noodles, instant noodles, instant ramen, soba, soba noodles, udon, udon noodles, glass noodles
rice | 75 g | rinsed | rice, basmati, basmati rice, brown rice, jasmine rice, long grain rice, risotto rice, arborio, arborio rice, sushi rice
leftover | 180 g | a day old at most, from the fridge | cooked rice, leftover rice, cooked noodles, cooked pasta, microwave rice, rice pouches, cooked quinoa, cooked couscous
grain | 70 g | | couscous, cous cous, bulgur, bulgur wheat, quinoa, millet
oats | 45 g | | oats, rolled oats, porridge oats, porridge, oatmeal, muesli
cereal | 30 g | | granola, cereal, biscuits, digestive biscuits, digestives, ginger biscuits, shortbread, cookies, meringues, meringue nests, cornflakes, corn flakes, weetabix
flour | 50 g | | flour, self-raising flour, plain flour, all-purpose flour, wholemeal flour, bread flour, strong flour, strong white flour, white bread flour, strong white bread flour, strong bread flour
raise | 0.25 tsp | | baking powder
yeast | 0.75 tsp | | yeast, dried yeast, dry yeast, instant yeast, active dry yeast, fast action yeast, easy bake yeast
bread | 2 slices | | bread, sourdough, sourdough bread, toast, baguette, ciabatta, brioche, sliced bread, white bread, brown bread, wholemeal bread, rye bread, bread slices
bread | 1 | | bagels, rolls, bread rolls, english muffins, crumpets, croissants
wrap | 2 | | tortillas, wraps, tortilla wraps, flour tortillas, corn tortillas, taco shells, tacos
wrap | 1 | | pittas, pitas, pitta breads, pita breads, naans, naan breads, flatbreads, buns, burger buns, hot dog buns, brioche buns
cracker | 30 g | | crackers, oatcakes, rice cakes, breadsticks, tortilla chips, nachos, crisps, croutons
side | 150 g | | chips, oven chips, fries, french fries, potato wedges, hash browns, tater tots
potato | 200 g | in 2 cm pieces | potatoes, spuds, new potatoes, baby potatoes, baking potatoes, sweet potatoes, yams
boiled | 150 g | a day old at most, from the fridge | cooked potatoes, roast potatoes, boiled potatoes, mashed potatoes, mash, baked potatoes, jacket potatoes
root | 1 | sliced | carrots, parsnips
root | 120 g | in 2 cm pieces | beetroot, beets, baby carrots, celeriac, swede, rutabagas, turnips, pumpkin, squash, butternut squash, acorn squash
veg | 0.5 | sliced | leeks, courgettes, zucchini, fennel, fennel bulbs, bell peppers, green bell peppers, peppers, red peppers, green peppers, yellow peppers, red pepper, green pepper, yellow pepper, sweet peppers, capsicums, aubergines, eggplants
root | 1 | in 3 cm slices | corn on the cob, corn cobs, cobs of corn
veg | 0.25 | in small pieces | cabbages, red cabbages, white cabbages, green cabbages, cauliflowers
veg | 100 g | in small pieces | celery, asparagus, broccoli, tenderstem broccoli, brussels sprouts, brussel sprouts, green beans, french beans, runner beans, mangetout, okra, vegetables, mixed vegetables, stir fry vegetables, stir fry veg, veg, veggies, mixed veg, artichokes, kohlrabi, bean sprouts
mushroom | 100 g | sliced | mushrooms, button mushrooms, chestnut mushrooms, portobello mushrooms, shiitake mushrooms, shiitake
leaf | 50 g | roughly chopped | spinach, baby spinach, kale, chard, swiss chard, bok choy, bok choi, pak choi, spring greens, collard greens, greens, cavolo nero
pea | 60 g | | peas, sweetcorn, corn, edamame, sugar snap peas, snow peas, broad beans
olive | 20 g | stoned | olives, black olives, green olives, kalamata olives
olive | 10 g | | capers, anchovies, sun-dried tomatoes
tomato | 1 | chopped | tomatoes, plum tomatoes, vine tomatoes
tomato | 100 g | halved | cherry tomatoes, baby tomatoes, grape tomatoes
tin | 0.5 tins | | tinned tomatoes, tinned toms, chopped tomatoes, crushed tomatoes, diced tomatoes, peeled tomatoes
tin | 150 g | | passata, tomato sauce, marinara sauce, pasta sauce, tomato passata, spaghetti sauce
onion | 0.5 | chopped | onions, red onions, brown onions, yellow onions, white onions
onion | 1 | sliced | shallots
leaf | 2 | sliced | spring onions, scallions, green onions, salad onions
garlic | 1 cloves | finely chopped | garlic
ginger | 0.5 tsp | grated | ginger, ginger root, root ginger
chilli | 0.25 | finely chopped | chillis, chilis, chillies, chilies, red chillies, green chillies, jalapenos, chilli peppers, chili peppers
lettuce | 0.25 | in strips | lettuces, iceberg lettuces, romaine lettuces, gem lettuces
lettuce | 30 g | | rocket, arugula, watercress, salad, salad leaves, mixed leaves, lamb lettuce, salad mix
salad | 0.5 | sliced | cucumbers, avocados
salad | 40 g | sliced | radishes, gherkins, pickles, coleslaw, pickled onions
fruit | 1 | sliced | apples, green apples, bramley apples, cooking apples, granny smith apples, gala apples, pink lady apples, bananas, oranges, peaches, nectarines, pears, plums, apricots, figs, kiwis, clementines, satsumas, mandarins
fruit | 120 g | in bite-sized pieces | fruit, mangoes, melon, papaya, pineapple, rhubarb, strawberries, watermelon
fruit | 120 g | | berries, mixed berries, blackberries, blueberries, cranberries, grapes, green grapes, raspberries, gooseberries, blackcurrants, redcurrants
fruit | 120 g | stoned | cherries
dryfruit | 15 g | | raisins, sultanas, dates, dried apricots, dried cranberries, dried fruit, prunes, currants, chocolate chips
milk | 100 ml | | milk, whole milk, skimmed milk, buttermilk, soy milk, soya milk, oat milk, almond milk
cream | 50 ml | | cream, double cream, single cream, heavy cream, whipping cream, creme fraiche
yoghurt | 120 ml | | yoghurt, yogurt, greek yoghurt, greek yogurt, natural yoghurt, plain yogurt, quark, skyr
ice | 2 scoops | | ice cream, vanilla ice cream
ice | 100 ml | | custard
coco | 100 ml | | coconut milk, coconut cream
cheese | 30 g | grated | cheese, cheddar, cheddar cheese, parmesan, parmesan cheese, gruyere, gouda, emmental, swiss cheese, pecorino, manchego, red leicester, comte, monterey jack, mexican cheese, Velveeta, grated cheese
cheese | 2 | | cheese slices, american cheese slices
soft | 40 g | in small pieces | feta, feta cheese, goat cheese, goats cheese, blue cheese, gorgonzola, stilton, ricotta, mozzarella, mozzarella cheese, mozzarella balls, brie, camembert
spread | 40 g | | cream cheese, cottage cheese, hummus, houmous, guacamole, mascarpone, Philadelphia
dip | 1 tbsp | | mayonnaise, mayo, sour cream, soured cream, ranch, ranch dressing, caesar dressing, salad dressing, tzatziki, tahini, aioli
salsa | 1 tbsp | | ketchup, tomato ketchup, salsa, tartare sauce, tartar sauce, hot sauce, sriracha, tabasco, bbq sauce, barbecue sauce, brown sauce, mint sauce, cranberry sauce, HP sauce, chilli sauce, sweet chilli sauce, relish, chutney, mango chutney
mustard | 0.5 tsp | | mustard, dijon mustard, wholegrain mustard, worcestershire sauce, worcester sauce, horseradish
pesto | 1 tbsp | | pesto, green pesto, red pesto
paste | 0.5 tbsp | | tomato paste, tomato puree, harissa, harissa paste
oil | 0.5 tbsp | | oil, olive oil, vegetable oil, sunflower oil, rapeseed oil, canola oil, sesame oil, coconut oil
butter | 15 g | | butter, Lurpak, salted butter, unsalted butter, margarine, ghee, lard
herb | 0.5 tbsp | chopped | basil, chives, cilantro, coriander, dill, herbs, mint, parsley, tarragon, basil leaves, coriander leaves, mint leaves, parsley leaves
spice | 0.25 tbsp | finely chopped | rosemary, sage, thyme, sage leaves
spice | 0.5 | | bay leaves
spice | 0.25 tsp | | cumin, turmeric, paprika, smoked paprika, oregano, chilli powder, chili powder, chilli flakes, chili flakes, cayenne pepper, cayenne, cumin seeds, coriander seeds, dried oregano, dried thyme, dried basil, dried herbs, mixed herbs, italian seasoning, garlic powder, onion powder, cajun seasoning, seasoning, saffron, fennel seeds, ras el hanout, five spice
spice | 1.5 tsp | | taco seasoning, fajita seasoning
curry | 0.5 tbsp | | curry powder, garam masala, curry, curry spice, curry paste, thai curry paste, red curry paste, green curry paste, thai red curry paste, thai green curry paste, green thai curry paste, red thai curry paste, curry sauce
warm | 0.25 tsp | | cinnamon, nutmeg, vanilla, vanilla extract, vanilla essence, cardamom, allspice, mixed spice, ground ginger
salt | 0.125 tsp | | salt, table salt
pepper | 0.125 tsp | | pepper, black pepper, white pepper, peppercorns
soy | 0.5 tbsp | | soy sauce, soya sauce, tamari, teriyaki sauce, teriyaki, oyster sauce, hoisin, miso, miso paste, fish sauce, hoisin sauce
wine | 50 ml | | wine, red wine, white wine, cider, beer, ale, stout, lager, guinness
stock | 150 ml | | stock, broth, chicken stock, beef stock, vegetable stock, veg stock, chicken broth, vegetable broth, beef broth, bone broth, gravy
cube | 0.5 | | stock cubes, bouillon cubes, chicken stock cubes, vegetable stock cubes, veg stock cubes, beef stock cubes, Oxo cubes, Oxo, stock pots
cube | 1 tsp | | gravy granules, stock powder, bouillon powder, bouillon
water | 150 ml | | water
lemon | 0.25 | juiced | lemons, limes
sharp | 0.5 tbsp | | vinegar, balsamic vinegar, wine vinegar, red wine vinegar, white wine vinegar, cider vinegar, rice vinegar, malt vinegar, lemon juice, lime juice, balsamic glaze, vinaigrette
nut | 20 g | roughly chopped | almonds, cashews, hazelnuts, nuts, mixed nuts, peanuts, pecans, pine nuts, pistachios, walnuts, chestnuts
nut | 1 tbsp | | seeds, sesame seeds, pumpkin seeds, sunflower seeds, chia seeds, flaxseeds
nutty | 1 tbsp | | peanut butter, almond butter, Nutella, chocolate spread, jam, strawberry jam, marmalade, lemon curd, Marmite
sugar | 20 g | | sugar, brown sugar, demerara, demerara sugar, muscovado sugar, caster sugar, white sugar, icing sugar, granulated sugar
sweet | 0.5 tbsp | | honey, maple syrup, syrup, golden syrup, agave syrup
choc | 20 g | in small pieces | chocolate, dark chocolate, milk chocolate, white chocolate
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
export const MEATS = 'stew joint whole poultry chop meat mince burger sausage fish prawn'.split(
  ' ',
);

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
