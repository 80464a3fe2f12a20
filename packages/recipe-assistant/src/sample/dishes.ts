const SEASON = `
Season with {soy salt/salt}[ and {pepper}], and serve hot[, topped with {herb cheese soft nut}][, with {lemon sharp} over it][, with {bread wrap cracker crispbread} on the side].`.trim();

/** What needs longest comes first, and what burns last. */
const FRY = `
Fry {poultry mince burger sausage bacon}[ in {oil butter/oil}] in your largest pan for 10 minutes, turning often, until browned[, with no pink left inside {=poultry mince burger sausage}].
Fry {tofu}[ in {oil butter/oil}] in your largest pan for 6 minutes, turning, until golden.
Cook {onion root veg mushroom}[ and {chilli}][ with {oil butter/oil}] in your largest pan for 10 minutes, stirring now and then, with a splash of water if it catches, until tender.
Fry {meat}[ in {oil butter/oil}] in your largest pan for 6 minutes, stirring, until browned, with no pink left inside.
Stir {garlic ginger chilli spice warm curry}[ with {oil butter/oil}] in your largest pan for 1 minute, until fragrant.`.trim();

const FISH =
  'Cook {fish prawn}[ with {oil butter wine/oil}] in your largest pan, covered, for 6 minutes, until opaque all the way through.';

/** What is served with a dish, made first. */
const SIDE = `
Boil {rice} for 15 minutes, or as the packet says, until tender, drain, and keep warm to serve with it.
Cook {grain noodle} as the packet says, 15 minutes at most, and keep warm to serve with it.
Bake {side fingers} at 200 °C (180 °C fan, 400 °F) for 20 minutes, or as the packet says, until hot all the way through, and keep warm.`.trim();

/** What a pot needs once its food is tender. */
const SIMMER = `
Stir in {leaf pea ready olive} for 4 minutes, until steaming hot.
Add {fish prawn}, cover, and simmer for 6 minutes, until opaque all the way through.
Take off the heat, and stir in {cream yoghurt}.
${SEASON}`.trim();

/**
 * One paragraph per dish: its title | the kinds of food that it needs | its own amounts for one person,
 * with its own preparation after a semicolon; then its steps, one per line.
 *
 * `{oil butter/oil}` names the foods of these kinds that no step has named yet, or else one from the
 * cupboard; `{=meat}` names foods again. A step, or its part in brackets, is dropped if a blank in it stays
 * empty. In a title `{=pasta}` is the plural, and `{lead}` two of the other foods, the most telling ones.
 */
const COOKBOOK = `
[{lead} ]stir-fry with {=noodle rice leftover} | noodle rice leftover + noodle leftover soy ginger sweet egg + poultry meat mince sausage bacon fish prawn tofu onion root veg mushroom pea leaf ready beans tomato egg | egg 1
Cook {noodle} in boiling water for 5 minutes, or as the packet says, and drain.
Simmer {rice} in plenty of water for 15 minutes, or as the packet says, until tender, and drain.
Cook {fish prawn} in your largest pan[ with {oil butter/oil}] for 6 minutes, until opaque all the way through, and take out.
${FRY}
Stir {pea leaf ready beans tomato fruit}[ with {oil butter/oil}] in your largest pan for 3 minutes, until steaming hot.
Fry {leftover}[ with {oil butter/oil}] in your largest pan for 5 minutes, until steaming hot all the way through.
Beat {egg}, and stir[ with {oil butter/oil}] in your largest pan for 2 minutes, until set.
Toss it all[ with {=noodle rice fish prawn}] for 2 minutes.
Season with {soy salt/salt}[ and {sweet salsa mustard lemon pepper}], and serve hot[, topped with {herb nut}].

[{lead} ]curry | curry coco + poultry meat mince fish prawn tofu beans lentil onion veg root potato leaf + coco tin tomato stock/tinned tomatoes | coco 120 ml, yoghurt 30 ml
${FRY}
Add {potato lentil}[ with {tin coco tomato paste beans baked cube wine}][, {curry/curry powder}] and {stock water/water}, bring to the boil, cover, and simmer for 30 minutes, until tender.
Add {coco tin tomato stock/tinned tomatoes}[ with {curry/curry powder}][ and {paste beans baked cube wine}], bring to the boil, and simmer for 12 minutes, until it thickens.
${SIDE}
${SIMMER}

Slow {lead} stew | stew | yoghurt 30 ml, potato 150 g, lentil 30 g, stock 250 ml, water 250 ml
Put a heavy pot over medium heat[ with {oil butter/oil}], and brown {stew bacon} on all sides for 10 minutes.
Add {onion mushroom}, and cook for 8 minutes, until soft.
Stir in {garlic ginger chilli spice curry} for 1 minute, until fragrant.
Add [{tin tomato paste wine cube coco} with ]{stock water/water} so that all is covered, bring to the boil, cover, and simmer over low heat for 90 minutes.
Simmer for 30 minutes more[, with {potato root veg beans olive lentil} added], until everything is tender and a fork goes through {=stew} with ease.
${SIDE}
${SIMMER}

Roast {whole}[ with {=lead}] | whole | potato 250 g, garlic 2 cloves;in their skins
Heat the oven to 190 °C (170 °C fan, 375 °F).
Put {whole}, of about 1.6 kg, in a large roasting tin, rub with {oil butter/oil}[ and {salt/salt}][ and {pepper spice}], and roast for 45 minutes.
Arrange {potato root onion/onions}[ with {herb garlic lemon}] around it, and roast for 55 minutes more, until the juices from the thickest part of a thigh run clear, with no pink in them. Rest for 15 minutes before carving[, and serve with {lettuce bread}].

[{lead} ]stew | mince beans baked lentil sausage poultry tofu + tin/tinned tomatoes + onion root potato veg spice bacon leaf wine paste tin tomato | yoghurt 30 ml, sausage ;in 3 cm pieces
${FRY}
Add {lentil} and {tin/tinned tomatoes}[ with {tomato paste potato beans baked cube stock wine}], pour in {water/water}, bring to the boil, cover, and simmer for 30 minutes, until tender.
Add {tin/tinned tomatoes}[ with {tomato paste potato beans baked}][ and {cube stock wine}] and a splash of water, bring to the boil, cover, and simmer for 30 minutes, until tender.
${SIDE}
${SIMMER}

{=pasta noodle} with {=lead} | pasta noodle/spaghetti + poultry meat mince sausage bacon ready fish prawn tofu tuna beans onion veg root mushroom leaf pea olive tomato tin soft spread cream pesto cheese | egg 1, sausage ;in 3 cm pieces
${FRY}
Simmer {tin tomato paste}[ with {wine cube stock}] and a splash of water in your largest pan for 10 minutes, until thick.
Cook {pasta noodle/spaghetti} in plenty of salted boiling water as the packet says, 10 minutes at most. Keep a cup of the water, and drain.
${FISH}
Heat {leaf pea tuna beans ready olive} in your largest pan[ with {oil butter/oil}] for 3 minutes, until steaming hot.
Put {=pasta noodle} over low heat with a splash of the water[, add {=poultry meat mince sausage bacon ready fish prawn tofu tuna beans onion veg root mushroom leaf pea olive tomato tin paste}], and toss.
Pour in {egg}, beaten, and stir over low heat for 3 minutes, until thick and steaming.
Off the heat, season with {salt/salt}[ and {pepper}][, stir in {cream spread pesto mustard dip}], and serve[ with {cheese soft herb nut lettuce}][, with {lemon} over it].

{=chop steak sausage burger fingers}[ with {=lead}] | chop steak sausage burger fingers
${SIDE}
Boil {potato root} for 15 minutes, until tender, drain, and keep warm.
Fry {chop sausage burger}[ in {oil butter/oil}] in your largest pan for 12 minutes, turning often, until browned and cooked through, with no pink left inside. Keep warm.
Fry {steak}[ in {oil butter/oil}] in a very hot pan for 6 minutes, turning now and then, or longer to your taste. Rest on a warm plate.
Fry {onion mushroom veg fruit} in your largest pan[ with {oil butter/oil}] for 8 minutes, until soft.
Heat {garlic tomato leaf pea} in your largest pan[ with {oil butter/oil}] for 4 minutes, until hot.
Stir in {wine stock cube mustard cream}[ and {sweet}] with 100 ml of water, and simmer for 4 minutes to a sauce.
Warm {ready baked boiled beans} in a small pan for 5 minutes, until steaming hot.
Season with {soy salt/salt}[ and {pepper spice}], and serve hot[, with {herb cheese soft butter lemon} over it][, with {bread wrap lettuce salad salsa dip yoghurt} on the side].

{lead} on {=bread crispbread} | bread crispbread + egg cheese soft tuna ready beans baked bacon spread mushroom sausage burger nutty choc fruit sweet | tomato 0.5, egg 1, leaf 30 g
Fry {bacon sausage burger}[ in {oil}] for 10 minutes, turning, until browned[, with no pink left inside {=sausage burger}].
Fry {onion veg mushroom tomato leaf}[ in {butter oil/oil}][ with {garlic}] for 8 minutes, until soft.
Warm {beans baked} in a small pan for 5 minutes, until steaming hot.
Beat {egg}, and stir in a pan[ with a little of {=butter oil/oil}] over low heat for 3 minutes, until set.
Crisp {bread} in a toaster or a dry pan for 3 minutes.
Spread {=bread crispbread} with {butter dip spread mustard pesto nutty}.
Top {=bread crispbread} with {=bacon sausage burger onion veg mushroom tomato leaf beans baked egg ready tuna lettuce salad olive cheese soft fruit choc nut sweet}[, and sprinkle with {salt pepper herb spice warm lemon}], and serve at once[, with {salsa} on the side].

[{lead} ]frittata | egg | egg 2, milk 25 ml, sausage ;sliced
Bake {side} at 200 °C (180 °C fan, 400 °F) for 20 minutes, or as the packet says, and keep warm to serve with it.
Boil {potato root} in water for 12 minutes, until tender, and drain.
Put an ovenproof frying pan over medium heat[ with {oil butter/oil}].
Add {=potato root sausage bacon tofu onion veg mushroom}[ and {garlic spice chilli}], and fry for 10 minutes, until browned and tender[, with no pink left inside {=sausage}].
Add {tomato leaf pea ready boiled beans olive}, and cook for 5 minutes, until steaming hot.
Beat {egg}[ with {milk cream cheese soft}][ and {salt/salt}][ and {pepper herb}], pour over, and cook over low heat for 6 minutes, until nearly set.
Set the top under a hot grill (broiler) for 3 minutes, until nothing runs. Serve in wedges[, with {lettuce bread salsa sweet} on the side].

{lead} {=wrap} | wrap + poultry meat mince sausage bacon burger beans baked tofu ready prawn fish cheese soft salad lettuce spread veg | sausage 1, bacon ;, yoghurt 30 ml
${FRY}
${FISH}
Warm {beans baked tin pea} in a small pan for 5 minutes, until steaming hot.
Warm {wrap} in a dry pan or the oven for 2 minutes[, and spread with {dip spread}].
Fill with {=poultry meat mince sausage bacon burger tofu prawn fish onion veg chilli beans baked tin pea ready lettuce salad tomato cheese soft}[, top with {yoghurt salsa mustard herb lemon}][, and season with {salt/salt}].

{lead} with {=grain lentil} | grain lentil + meat poultry tofu soft nut salad lettuce fish prawn mushroom leaf | lentil 75 g
Cook {grain} as the packet says, 15 minutes at most.
Simmer {lentil} in plenty of water as the packet says, 30 minutes at most, until tender, and drain.
${FRY}
${FISH}
Heat {leaf pea beans tomato olive} in your largest pan[ with {oil butter/oil}] for 4 minutes, until steaming hot.
Toss {=grain lentil}[ with {=meat poultry mince sausage bacon tofu fish prawn onion root veg mushroom leaf pea beans tomato olive}][, with {lemon sharp sweet pesto}].
Season with {salt/salt}[ and {pepper}], and serve[, topped with {salad lettuce herb cheese soft nut dryfruit}][, with {yoghurt dip spread} on the side].

[{lead} ]soup | potato root veg tomato tin lentil leaf pea mushroom + onion stock cube potato root cream milk coco lentil | stock 250 ml, potato 120 g, root 150 g, milk 60 ml, water 250 ml, lentil 50 g
Put a large pot over medium heat[ with {oil butter/oil}][, add {bacon onion}, and cook for 8 minutes, until soft].
Stir in {garlic ginger chilli spice curry} for 1 minute, until fragrant.
Add {potato root veg mushroom tomato tin lentil coco}, stir for 2 minutes, then add {stock water/water}[ and {cube}], bring to the boil, and simmer for 30 minutes, until tender. Mash or blend it if you like it smooth.
Add {leaf pea beans ready}[ with {stock water/water}][ and {cube}], bring to the boil, and simmer for 5 minutes.
Stir in {milk cream}[ and {warm}], and heat for 2 minutes without boiling.
${SEASON}

[{lead} ]rice | rice + poultry meat mince sausage bacon fish prawn tofu beans onion veg root mushroom leaf pea tomato tin | stock 180 ml, water 180 ml, tin 0.25 tins
${FRY}
Put {rice}[ with {tomato tin beans baked}][ and {cube wine}] in your largest pan with {stock water/water}, bring to the boil, cover, and simmer over low heat for 20 minutes, or as the packet says, until tender.
Lay {fish prawn} on top, cover, and cook over low heat for 8 minutes, until opaque all the way through.
Lay {pea leaf ready tuna} on top, cover, and leave for 5 minutes, until steaming hot.
Stir in {cream cheese butter}.
${SEASON}

{fish} tray bake[ with {=lead}] | fish
Heat the oven to 200 °C (180 °C fan, 400 °F), and take a large baking tray.
${SIDE}
Boil {potato root} for 12 minutes, until nearly tender, and drain.
Toss {=potato root onion}[ with {oil butter/oil}] on the tray, and roast for 12 minutes.
Lay {fish} on the tray[ with {veg mushroom tomato olive leaf garlic}][, spoon {oil lemon butter cream mustard pesto soy sweet/oil} over it], and roast for 15 minutes, until opaque all the way through.
Heat {pea baked} in a small pan with a splash of water for 5 minutes, and serve with it.
Season with {salt/salt}[ and {pepper}], and serve[, topped with {herb cheese soft nut}][, with {salsa dip} on the side].

[{lead} ]tray bake | joint poultry sausage tofu potato root veg + onion root potato veg tomato mushroom joint | poultry ;off the bone and in large pieces, garlic 2 cloves;in their skins
${SIDE}
Heat the oven to 200 °C (180 °C fan, 400 °F), and take a large baking tray.
Toss {joint potato root}[ with {oil butter/oil}][ and {spice curry}] on the tray, and roast for 20 minutes.
Toss {poultry sausage tofu veg onion mushroom}[ with {oil butter/oil}] on the tray[, beside {=joint potato root}].
Roast for 30 minutes[, with {tomato garlic lemon sweet soy mustard bacon pesto} added], turning once, until tender and browned[, with no pink left inside {=joint poultry sausage}].
Scatter over {cheese soft}, and roast for 5 minutes more.
Season with {salt/salt}[ and {pepper}], and serve[ with {herb lettuce salad}][, with {dip spread yoghurt salsa} on the side].

[{lead} ]salad | lettuce salad tomato leaf beans tuna + lettuce salad tuna egg soft spread olive fruit nut bread ready tomato onion dip lemon sharp | egg 1, tomato 1.5, onion 0.25, cheese 20 g, oil 1 tbsp
Boil {potato root} in water for 15 minutes, until tender, drain, and cool.
Cook {pasta grain} as the packet says, 15 minutes at most, drain, and cool.
Boil {pea} for 3 minutes, drain, and cool.
Boil {egg} for 10 minutes, cool under cold water, peel, and quarter.
Fry {poultry meat bacon prawn tofu}[ in a little of {=oil butter/oil}] for 8 minutes, turning often, until browned[, with no pink left inside {=poultry meat}][, and {=prawn} opaque all the way through].
Stir {=oil/oil} with {sharp lemon/vinegar}[ and {dip yoghurt mustard sweet garlic spice}] to a dressing, 2 minutes.
Toss {lettuce salad leaf tomato onion fruit beans tuna ready olive}[ with {=pea potato root boiled pasta grain leftover}] in the dressing.
Season with {salt/salt}[ and {pepper}], and serve[, topped with {=egg poultry meat bacon prawn tofu}][, with {herb cheese soft spread nut dryfruit} on top][, with {bread wrap cracker crispbread} on the side].

[{lead} ]pan | potato boiled veg leaf root mushroom beans baked + bacon ready tuna sausage poultry meat mince prawn tofu beans egg tomato pea cheese tin salsa | potato 180 g, egg 1
${SIDE}
Boil {potato} in water for 12 minutes, until tender, and drain.
${FRY}
Heat {=potato ready boiled tuna tomato olive leaf pea beans baked nut} in your largest pan[ with {oil butter/oil}] for 5 minutes, until steaming hot.
Stir in {wine stock tin cube} with a splash of water[ (100 ml for {=cube})], and let it bubble for 5 minutes.
${FISH}
Break {egg} over it, cover, and cook over low heat for 6 minutes, until white and yolk are set.
Off the heat, spoon {cream spread mustard salsa dip} over it.
${SEASON}

{fruit} crumble | fruit + flour oats + butter + sugar sweet/sugar | flour 40 g, oats 40 g, butter 30 g, sugar 30 g
Heat the oven to 180 °C (160 °C fan, 350 °F).
Put {fruit}[ with {dryfruit lemon warm}] in a baking dish, with half of {sugar sweet/sugar}.
Rub {butter} into {flour oats}, stir in the rest of {=sugar sweet}[ and {nut}], and scatter it over.
Bake for 35 minutes, until golden on top and bubbling at the edges. Serve warm[, with {cream yoghurt ice}].

[{fruit sweet nut} ]porridge | oats | milk 280 ml, water 280 ml
Simmer {oats} in {milk coco/water}[ with {warm salt}] for 6 minutes, stirring often, until thick.
Serve hot[, topped with {fruit dryfruit nut nutty sugar sweet choc yoghurt butter}].

Eggy bread[ with {fruit}] | bread + egg + milk + sugar sweet warm fruit dryfruit | egg 1, milk 60 ml, sugar 10 g
Beat {egg} with {milk}[ and {warm sugar}], and soak {bread} in it, 3 minutes.
Fry {=bread}[ in {butter oil/oil}] in your largest pan for 6 minutes, turning once, until golden.
Serve hot[, topped with {fruit dryfruit nut nutty sweet choc yoghurt cream}].

Bowl of {=fruit choc dryfruit nut}[ with {=yoghurt ice cereal cream spread}] | fruit yoghurt ice cereal cream spread + fruit dryfruit choc nut | cream 60 ml, milk 60 ml
Put {fruit}[, mixed with {lemon sugar},] in bowls, 2 minutes.
Divide {yoghurt ice cereal cream spread} between the bowls, 2 minutes.
Serve at once[, topped with {oats nut dryfruit choc warm herb}][, with {sweet nutty} over it][, and {milk} over {=cereal}].

[{choc cocoa fruit dryfruit nut} ]cake | flour/flour + egg + sugar sweet + butter | flour 25 g, butter 25 g;soft, sugar 25 g, egg 0.5, milk 10 ml, oats 10 g, raise 0.25 tsp, fruit 0.5;in small pieces, fruit 30 g
Heat the oven to 180 °C (160 °C fan, 350 °F), and line a small tin of 15 cm with baking paper.
Melt {choc} in a bowl over hot water for 5 minutes, and let it cool.
Beat {butter} with {sugar sweet} for 3 minutes, until pale, then beat in {egg}, a little at a time[, and {=choc}].
Fold in {flour/flour}[ with {raise/baking powder}][ and {cocoa warm nut dryfruit oats}][, then {milk yoghurt fruit lemon}].
Spoon into the tin, and bake for 25 minutes[, and 15 minutes more because of {=fruit}], until a skewer comes out clean. Cool in the tin for 10 minutes, and slice[; serve with {cream}].

Bread[ with {lead}] | flour + yeast | flour 125 g, water 80 ml, salt 0.5 tsp, oil 1 tbsp
Mix {flour yeast} with {salt/salt}, {oil butter/oil} and {water/water}, lukewarm, knead for 10 minutes, cover, and let it rise in a warm place for 60 minutes.
Heat the oven to 220 °C (200 °C fan, 425 °F), press the dough flat on a baking tray[, scatter {herb spice garlic olive nut onion cheese} over it], and bake for 25 minutes, until golden.

[{fruit} ]pancakes | flour/flour + egg/eggs + milk/milk | flour 50 g, milk 100 ml, egg 0.5, fruit 0.5, sugar 5 g
Whisk {flour/flour} and {egg/eggs} with {milk/milk}[ and {raise warm salt sugar/salt}] to a smooth batter, and let it rest for 10 minutes.
Fry the batter in thin pancakes in a non-stick pan[ with a little of {butter oil/oil}], turning once, 15 minutes in all.
Serve warm[, topped with {fruit dryfruit nut sweet nutty choc cream yoghurt lemon}].

{=pasta} with garlic and oil | pasta/spaghetti + garlic/garlic + oil/oil | garlic 2 cloves, oil 2 tbsp
Cook {pasta/spaghetti} in plenty of salted boiling water as the packet says, 10 minutes at most. Keep a cup of the water, and drain.
Warm {garlic/garlic}[ and {chilli spice}] in {oil/oil} over low heat for 3 minutes, until golden.
Toss with {=pasta} and a splash of the water[, season with {salt/salt}][ and {pepper}], and serve at once[, with {herb cheese lemon} on top].
`;

/** The dishes. If two suit a list equally well, the earlier one is cooked. */
export const DISHES = COOKBOOK.trim()
  .split('\n\n')
  .map((paragraph) => {
    const [head = '', ...steps] = paragraph.split('\n');
    const [title = '', needs = '', own = ''] = head.split(' | ');
    const amounts = own.split(', ').map((each) => {
      const [amount = '', preparation] = each.split(';');
      const [kind, number, unit = ''] = amount.split(' ');
      return { kind, number, unit, preparation };
    });
    return { title, needs: needs.split(' + '), amounts, steps };
  });
