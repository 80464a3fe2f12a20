const FINISH = `
Season with {salt soy/salt}[ and {pepper sharp}].
Serve hot[, topped with {herb cheese soft nut}][, with {bread yoghurt dip} on the side].`.trim();

/** Meat first, then what softens, then what burns. */
const BROWN = `
Put a large frying pan over medium heat[ with {oil butter/oil}].
Add {bird meat mince sausage bacon tofu} and fry for 8 to 10 minutes, turning often, until browned[, with no pink left inside {=bird meat mince sausage}].
Add {onion} and cook for 6 to 8 minutes, until soft.`.trim();

const SOFTEN = `
Add {root veg} and a splash of water, cover, and cook for 10 minutes, until tender.
Stir in {garlic ginger chilli spice curry warm} for 1 minute, until fragrant.
Add {fish prawn}, cover, and cook for 6 minutes, until opaque all the way through.`.trim();

/** Steps of a tray with something else than fish, which takes less time. */
const ON_TRAY = '{?joint bird sausage tofu potato root veg onion}';

const SIMMER = `
Cook {rice grain noodle} as the packet says, and keep warm to serve with it.
${BROWN}
Stir in {garlic ginger chilli spice curry warm bay} for 1 minute, until fragrant.
{?potato root lentil tomato tin bird meat mince sausage tofu}Add [{potato root lentil tomato tin coco sauce wine} with ]{stock/water}, bring to the boil, cover, and simmer for 25 minutes, until tender.
Add [{coco sauce wine} with ]{stock/water}, and bring to the boil.
Add {veg beans}, and simmer for 10 minutes more, until tender.
Add {fish prawn}, and simmer gently for 6 minutes, until opaque all the way through.
Stir in {leaf pea ham} for 3 minutes, until steaming hot.
Take off the heat, and stir in {cream yoghurt}.
${FINISH}`.trim();

/**
 * One paragraph per dish: title | time | kinds of food it needs | its own amounts for one person, with
 * its own preparation after a semicolon; then its steps, one per line.
 *
 * `{oil butter/oil}` is filled with the foods of these kinds that no step has named yet, or one from
 * the cupboard; `{=meat}` names foods again, and `{?meat}` only asks whether there are such foods. A step, or its
 * part in brackets, is dropped if a blank in it stays empty.
 */
const COOKBOOK = `
Slow {lead} stew | 2 hours 30 minutes | slow + stock/water | stock 150 ml
Put a heavy pot over medium heat[ with {oil butter/oil}], and brown {slow bacon} on all sides for 10 minutes.
Add {onion} and cook for 6 to 8 minutes, until soft.
Stir in {garlic ginger chilli spice curry warm bay} for 1 minute, until fragrant.
Add [{tomato tin sauce wine} with ]{stock/water}, bring to the boil, cover, and simmer over low heat for 1 hour 20 minutes.
Add {potato root veg beans}.
Simmer for 40 minutes more, until everything is tender and {=slow} comes apart with a fork.
Stir in {cream}, and heat for 2 minutes.
Cook {rice grain noodle} as the packet says, and serve with it.
${FINISH}

{lead} pot | 10 hours (8 of them soaking) | dried + stock/water | stock 250 ml
Leave {dried} in plenty of cold water for 8 hours or overnight. Drain, and throw this water away.
Put {=dried} in a pot with fresh water, bring to the boil, and boil hard for 15 minutes: below a full boil they stay poisonous. Simmer for 1 hour, until completely soft, and drain.
${BROWN}
Stir in {garlic ginger chilli spice curry warm bay} for 1 minute, until fragrant.
Add [{potato root tomato tin sauce} with ]{stock/water} and {=dried}, bring to the boil, and simmer for 20 minutes.
Add {veg leaf pea}, and simmer for 8 minutes more, until tender.
Cook {rice grain noodle} as the packet says, and serve with it.
${FINISH}

Roast {whole} | 1 hour 50 minutes | whole
Heat the oven to 190 °C (170 °C fan, 375 °F).
Put {whole}, of about 1.6 kg, in a large roasting tin, rub with {oil butter/oil}[ and {salt/salt}][ and {pepper spice}], and roast for 45 minutes.
Arrange {potato root onion} around it.
Add {herb garlic sharp} to the tin.
Roast for 45 minutes more, until the juices from the thickest part of a thigh run clear, with no pink in them.
Rest for 15 minutes before carving[, and serve with {salad bread}].

{lead} curry | 1 hour | curry + bird meat mince prawn fish tofu beans lentil veg root potato | stock 75 ml
${SIMMER}

{lead} {=pasta} | 45 minutes | pasta
Cook {pasta} in plenty of boiling water as the packet says. Keep a cup of the water, and drain.
${BROWN}
${SOFTEN}
Add {tomato tin} and simmer for 10 minutes, until thick.
Stir in {leaf pea tuna beans ham} for 3 minutes, until steaming hot.
Toss with {=pasta}[, {cream sauce dip}] and a splash of the water.
Beat {egg}[ with {cheese}], pour over, and stir over low heat for 2 minutes, until thick and steaming.
${FINISH}

{lead} {=noodle grain cooked} | 40 minutes | noodle grain cooked | egg 1
Cook {noodle grain} as the packet says, and drain.
${BROWN}
${SOFTEN}
Add {cooked} and fry for 3 minutes, stirring, until steaming hot.
Stir in {tomato leaf pea beans ham} for 3 minutes, until steaming hot.
Beat {egg}, pour in, and stir for 2 minutes, until set.
Toss with {=noodle grain}.
${FINISH}

{lead} rice | 45 minutes | rice | stock 150 ml
${BROWN}
Stir in {rice}[ and {garlic ginger chilli spice warm curry bay}] for 1 minute.
Add [{root veg tomato tin beans} with ]{stock/water}, bring to the boil, cover, and simmer over low heat for 12 minutes.
Lay {fish prawn pea leaf tuna ham} on top, without stirring.
Cover, and cook for 8 minutes more, until the rice is tender[ and {=fish prawn} opaque all the way through].
Rest for 5 minutes, and loosen with a fork.
${FINISH}

{lead} on {=bread} | 20 minutes | bread + egg cheese soft tuna ham salad tomato veg beans nut choc fruit bacon sweet | tomato 0.5
Fry {bacon sausage} for 8 minutes, turning, until crisp[, with no pink left inside {=sausage}].
Fry {onion veg tomato}[ in {butter oil/oil}] for 8 minutes, until soft.
Warm {beans} in a small pan for 5 minutes, until steaming hot.
Beat {egg}, and stir in a pan[ with {butter oil/oil}] over low heat for 3 minutes, until set.
Toast {bread}[, and spread with {butter dip sauce}].
Top with {=bacon sausage onion veg tomato beans egg tuna ham salad pea cheese soft nut choc fruit sweet}.
Sprinkle with {salt pepper herb sharp}.
Serve while it is warm.

{lead} frittata | 40 minutes | egg | egg 2, milk 25 ml
Boil {potato root} in water for 12 minutes, until tender, and drain.
Put an ovenproof frying pan over medium heat[ with {oil butter/oil}].
Add {=potato root sausage bacon tofu onion veg}, and fry for 10 minutes, until tender and browned[, with no pink left inside {=sausage}].
Stir in {garlic spice chilli} for 1 minute.
Add {tomato tin leaf pea ham beans}, and cook for 5 minutes, until steaming hot.
Beat {egg}[ with {milk cream cheese soft}][ and {salt/salt}][ and {pepper herb}], pour over, and cook over low heat for 8 minutes.
Set the top under a hot grill for 3 minutes, until nothing runs.
Serve in wedges[, with {salad bread} on the side].

{lead} salad | 35 minutes | salad | garlic 0.25 cloves
Boil {potato} in water for 12 minutes, until tender, drain, and cool.
Boil {egg} in water for 10 minutes, cool under cold water, peel, and quarter.
Cook {pasta grain} as the packet says, cool under cold water, and drain well.
Fry {bird meat sausage bacon fish prawn tofu} in a little of {=oil/oil} for 10 minutes, turning, until done all the way through[, with no pink left inside {=bird meat sausage}].
Stir a dressing from {=oil/oil}[ and {sharp dip yoghurt sauce garlic}][ with {salt/salt}][ and {pepper}].
Stir a dressing from {sharp dip yoghurt sauce}[ with {salt}][ and {pepper}].
Toss {salad tomato pea onion}[ with {=potato pasta grain}][ and {fruit beans tuna ham}][{?oil sharp dip yoghurt sauce/oil} in the dressing].
Serve at once[, topped with {=egg bird meat sausage bacon fish prawn tofu}][, sprinkled with {herb cheese soft nut}][, with {bread} on the side].

Jacket potatoes with {lead} | 1 hour 20 minutes | potato + tuna cheese soft beans ham dip | potato 1; left whole
Heat the oven to 200 °C (180 °C fan, 400 °F).
Wash {potato}, prick all over, and bake for 1 hour 10 minutes, until a knife slides in.
Warm {beans}[ with {tomato tin}] in a small pan for 5 minutes, until steaming hot.
Mix {tuna pea ham}[ with {dip cream yoghurt soft}][ and {onion}].
Cut {=potato} open[, and add {butter}].
Top with [{=beans} and ]{=tuna pea ham cheese soft dip beans}.
Season with {salt/salt}[ and {pepper herb}], and serve hot.

{lead} tray bake | 1 hour | joint bird sausage fish tofu potato root veg
Heat the oven to 200 °C (180 °C fan, 400 °F).
Toss {joint potato root}[ with {oil butter/oil}][ and {spice curry chilli}], spread out on a large baking tray, and roast for 20 minutes.
Toss {bird sausage tofu veg onion}[ with {oil butter/oil}][ and {spice curry chilli}], and spread out on a large baking tray[ beside {=joint potato root}].
${ON_TRAY}Add {garlic tomato sauce sweet soy wine}.
${ON_TRAY}Roast for 25 minutes, turning once, until tender and browned[, with no pink left inside {=joint bird sausage} and the juices clear].
${ON_TRAY}Lay {fish} on top and roast for 12 minutes more, until opaque all the way through.
Lay {fish} on a large baking tray[ with {garlic tomato sauce sweet soy wine}][, rub with {oil butter/oil}], and roast for 12 minutes, until opaque all the way through.
${FINISH}

{lead} pan | 40 minutes | bird meat mince sausage fish prawn tofu beans + onion veg root leaf tomato tin pea garlic potato bread cheese fruit herb salt oil butter | potato 180 g
Boil {potato} in water for 15 minutes, until tender, drain, and keep warm to serve with it.
${BROWN}
Add {fruit}[ and {wine}], and cook for 5 minutes, until soft.
${SOFTEN}
Stir in {tomato tin leaf pea beans} for 5 minutes, until steaming hot.
Take off the heat, and stir in {cream yoghurt sauce}.
${FINISH}

{lead} stew | 1 hour | bird meat mince sausage beans lentil fish prawn tofu + tomato tin coco stock potato root lentil | stock 100 ml, lentil 40 g
${SIMMER}

{lead} soup | 45 minutes | potato root veg tomato tin lentil pea leaf + stock/water | stock 200 ml, potato 120 g, milk 50 ml
Put a large pot over medium heat[ with {oil butter/oil}].
Add {bacon onion}, and cook for 6 to 8 minutes, until soft.
Stir in {garlic ginger chilli spice curry bay} for 1 minute, until fragrant.
{?potato root veg tomato tin lentil}Add {potato root veg tomato tin lentil coco}[ with {stock/water}], bring to the boil, and simmer for 25 minutes, until tender.
Add {leaf pea beans ham}[ with {stock coco/water}, bring to the boil], and simmer for 5 minutes.
For a thicker soup, crush some of it against the side of the pot.
Stir in {milk cream}[ and {warm}], and heat without boiling.
${FINISH}

{fruit choc cocoa} cake | 1 hour | flour + egg + sugar sweet + butter | flour 40 g, butter 40 g, sugar 40 g, egg 0.5, milk 10 ml, raise 0.25 tsp, fruit 0.5
Heat the oven to 180 °C (160 °C fan, 350 °F) and line a 20 cm tin with baking paper.
Melt {choc} in a bowl over hot water, and let it cool for 5 minutes.
Beat {butter} with {sugar sweet} for 3 minutes, until pale, then beat in {egg}, a little at a time[, and {=choc}].
Fold in {flour}[ with {raise/baking powder}][ and {cocoa warm nut dryfruit}][, then {milk yoghurt}].
Spoon into the tin, and lay {fruit} on top.
Bake for 30 to 35 minutes, until a skewer comes out clean.
Cool in the tin for 10 minutes, and slice[; serve with {cream}].

{fruit} pancakes | 30 minutes | flour + egg + milk/milk | flour 50 g, milk 100 ml, egg 0.5, fruit 0.5, sugar 5 g
Whisk {flour egg} with {milk/milk}[ and {raise warm salt sugar/salt}] to a smooth batter, and let it rest for 10 minutes.
Put a non-stick frying pan over medium heat[ with a little of {butter oil/oil}]. Pour in a ladle of batter, cook for 2 minutes until bubbles form, turn, and cook for 1 minute more. Go on until the batter is used up.
Serve warm[, topped with {fruit nut sweet choc cocoa cream yoghurt sharp}].

French toast | 20 minutes | bread + egg + milk cream | egg 1, milk 50 ml
Whisk {egg} with {milk cream}[ and {warm sugar}].
Dip {bread} in it for 1 minute on each side.
Put a frying pan over medium heat with {butter oil/butter/oil}, and fry {=bread} for 3 minutes on each side, until golden and set in the middle.
Serve hot[, topped with {fruit nut sweet yoghurt}].

{lead} crumble | 50 minutes | fruit + flour oats + butter/butter/oil + sugar sweet/sugar | flour 40 g, oats 40 g, butter 25 g, oil 20 ml, sugar 20 g
Heat the oven to 180 °C (160 °C fan, 350 °F).
Put {fruit}[ with {dryfruit sharp warm}] in a baking dish.
Rub {butter/butter/oil} into {flour oats}, and stir in {sugar sweet/sugar}[ and {nut}] until coarse crumbs form. Scatter over the fruit.
Bake for 35 minutes, until golden on top and bubbling at the edges.
Serve warm[, with {cream yoghurt}].

{lead} porridge | 15 minutes | oats + milk coco/water | milk 200 ml, coco 100 ml, stock 200 ml
Simmer {oats} in {milk coco/water}[ with {warm salt}] for 5 minutes, stirring often, until thick.
Serve hot[, topped with {fruit dryfruit nut sugar sweet choc cocoa yoghurt cream butter}].

{lead} rice pudding | 45 minutes | rice + milk + sugar sweet/sugar | milk 250 ml, rice 50 g
Simmer {rice} in {milk}[ with {warm}] over low heat for 35 minutes, stirring often, until soft and thick.
Stir in {sugar sweet}[ and {choc cocoa butter cream}].
Serve warm[, topped with {fruit dryfruit nut}].

{=fruit} with {=yoghurt cream} | 10 minutes | fruit + yoghurt cream
Spoon {yoghurt cream} into bowls, and put {fruit} on top[, mixed with {sharp warm sugar}].
Serve at once[, topped with {nut oats dryfruit choc cocoa herb sweet}].

Fruit salad | 15 minutes | fruit + fruit sharp sweet sugar nut
Mix {fruit dryfruit}[ with {sharp sugar sweet warm}], and leave for 10 minutes.
Serve cold[, topped with {nut herb choc}].

Flatbreads | 1 hour | flour + stock/water | flour 100 g, stock 60 ml, yoghurt 30 ml
Mix {flour yeast raise salt/salt}[ and {spice herb}] with {stock/water}[ and {oil yoghurt}], and knead for 5 minutes to a soft dough.
Cover it, let it rest for 30 minutes, divide it, and roll it out thinly.
Bake each piece in a hot dry pan for 2 minutes on each side, until it has brown spots and is cooked through.
Serve warm[, with {butter soft} on the side].
`;

/** The dishes. If two suit a list equally well, the earlier one is cooked. */
export const DISHES = COOKBOOK.trim().split('\n\n').map(readDish);

function readDish(paragraph: string) {
  const [head = '', ...steps] = paragraph.split('\n');
  const [title = '', time = '', needs = '', own = ''] = head.split(/ *\| */u);
  return { title, time, needs: needs.split(' + '), amounts: own.split(', '), steps };
}

export type Dish = ReturnType<typeof readDish>;
