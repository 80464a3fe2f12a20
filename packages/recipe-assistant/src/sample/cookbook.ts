const FRY = `
Put a large frying pan over medium heat[ and add {fat/oil}].
Fry {meat block} for 8 to 10 minutes, turning often, until browned[, with no pink left inside {=meat} and the juices clear]. Lift out onto a clean plate.
Add {aromatic} and cook for 5 to 8 minutes, until soft.
Add {root}[ with {spice warm}] and a splash of water, cover, and cook for 12 to 15 minutes, until tender.
Add {veg fresh ready}[ with {spice warm}] and cook for 8 minutes, until tender and steaming hot.
Add {fish}[ and {spice warm}], cover, and cook for 6 to 8 minutes, until opaque all the way through.
Return {=meat block} to the pan[ with {spice warm}] for 2 minutes.`.trim();

const FINISH = `
Finish with {cream}.
Season with {salt sharp spice warm/salt}.
Serve hot[, topped with {cheese herb nut}][, with {bread} on the side].`.trim();

/**
 * A paragraph for each dish: title | time | foods that it needs | foods that suit another dish better
 * | amounts of its own for one person; then its steps, a line each.
 *
 * `{fat/oil}` stands for the foods of a kind that no step has named yet, and for one from the cupboard
 * when there is none of that kind; `{=meat}` names foods once more. A step, or its part in brackets, is
 * left out when a blank in it stands for nothing.
 */
const COOKBOOK = `
Slow {lead} stew | 2 hours 30 minutes | slow + liquid/water | | liquid 150 ml
Put a heavy pot over medium heat[ with {fat/oil}] and brown {slow aromatic}, turning often, for 10 minutes.
Add {spice warm fresh liquid/water}, bring to the boil, cover, and simmer over low heat for 1 hour 30 minutes.
Add {root veg} and simmer for 40 minutes more, until everything is tender and the meat pulls apart with a fork.
${FINISH}

{lead} {starch cooked} | 40 minutes | starch cooked | |
Cook {starch} as the packet says, and drain.
${FRY}
Add {cooked} and cook for 4 minutes, stirring, until steaming hot.
Beat {egg}, pour in, and stir over low heat for 2 minutes, until just set.
Toss with {=starch} until everything is hot.
${FINISH}

{lead} frittata | 40 minutes | egg | meat fish flour bread | egg 2
${FRY}
Beat {egg}[ with {cream milk cheese}], pour over, and cook over low heat for 8 minutes. Set the top under a hot grill for 3 minutes, until nothing runs.
${FINISH}

{lead} salad | 25 minutes | salad | |
Boil {root} in water for 12 to 15 minutes, until tender, and drain.
Boil {egg} in water for 10 minutes, cool under cold water, and peel.
Cook {starch} as the packet says, rinse under cold water, and drain well.
Fry {meat fish block veg aromatic}[ in {fat/oil}] for 8 to 10 minutes, until tender[ and {=meat fish} is done all the way through, with no pink inside].
Stir a dressing together[ from {=fat/oil}][ with {sharp dip cream spice}], and toss everything in it with {salad fresh ready fruit}.
Season with {salt/salt}.
Serve at once[, topped with {cheese herb nut}][, with {bread} on the side].

{lead} platter | 15 minutes | salad fresh ready cheese | slow meat roast fish starch root veg bread |
Arrange {salad fresh ready cheese fruit} on a large plate.
Sprinkle with {fat sharp herb nut salt/salt}.
Serve cold[, with {bread} on the side].

{lead} on toast | 20 minutes | bread + egg cheese salad fresh ready veg fruit nut choc | meat fish flour milk |
Fry {aromatic veg fresh}[ with {spice}][ in {fat/oil}] for 6 to 8 minutes, until soft and hot.
Beat {egg}[ with {milk}] and stir in a pan over low heat for 3 minutes, until set.
Toast {bread}[ and spread with {fat}].
Top with {ready salad nut fruit cheese cream dip choc sweet sharp herb spice}.
Season with {salt}.
Serve while the toast is crisp.

{lead} soup | 35 minutes | root veg fresh ready aromatic + liquid/water | meat fish | liquid 200 ml, milk 50 ml
Put a large pot over medium heat[ and add {fat/oil}].
Add {aromatic}[ and {spice warm}], and cook gently for 5 minutes, until soft.
Add {root veg fresh meat spice warm liquid/water}, bring to the boil, and simmer for 20 minutes, until tender[ and no pink is left inside {=meat}].
Add {fish ready} and simmer gently for 5 minutes, until done all the way through.
For a thicker soup, crush some of it against the side of the pot.
Stir in {milk}, and heat without boiling.
${FINISH}

{lead} tray bake | 1 hour | roast root | |
Heat the oven to 200 °C (180 °C fan, 400 °F).
Toss {roast root}[ with {fat/oil}][ and {spice warm}], spread out on a large baking tray, and roast for 20 minutes.
Turn everything[, add {meat block veg fresh ready aromatic}], and roast for 25 minutes more, until tender and browned[, with no pink left inside {=roast meat} and the juices clear].
Lay {fish} on top and roast for 12 minutes more, until opaque all the way through.
Season with {salt sharp/salt}.
Serve hot[, topped with {cheese herb nut}][, with {bread} on the side].

{lead} skillet | 40 minutes | meat fish block ready egg root veg fresh aromatic | |
${FRY}
Break {egg} over the top, cover, and cook for 6 to 8 minutes, until whites and yolks are set.
${FINISH}

{lead} cake | 1 hour | flour + egg + sweet + fat/butter/oil | slow meat roast fish | flour 40 g, fat 40 g, sweet 40 g, egg 0.75, milk 20 ml
Heat the oven to 180 °C (160 °C fan, 350 °F) and line a 20 cm tin with baking paper.
Beat {fat/butter/oil} with {sweet} until pale, then beat in {egg}, a little at a time.
Fold in {flour choc warm raise salt/baking powder}[, then {milk fruit nut}].
Bake for 30 to 35 minutes, until a skewer comes out clean.
Cool in the tin for 10 minutes, and slice[; serve with {cream}].

{lead} pancakes | 30 minutes | flour + egg | slow meat roast fish | flour 50 g, milk 100 ml, egg 0.75
Whisk {flour egg milk warm raise salt/milk/water} to a smooth batter, and let it rest for 10 minutes.
Put a non-stick frying pan over medium heat[ and add {fat/oil}]. Pour in a ladle of batter, cook for 2 minutes until bubbles form, turn, and cook for 1 minute more. Go on until the batter is used up.
Serve warm[, topped with {fruit cream nut choc sweet sharp}].

{lead} crumble | 50 minutes | fruit + flour oats + fat/butter/oil + sweet/sugar | slow meat roast fish | flour 40 g, fat 25 g, sweet 20 g
Heat the oven to 180 °C (160 °C fan, 350 °F).
Put {fruit}[ with {sharp warm choc}] in a baking dish.
Rub {fat/butter/oil} into {flour oats nut sweet/sugar} until coarse crumbs form, and scatter over the top.
Bake for 35 minutes, until golden on top and bubbling at the edges.
Serve warm[, with {cream}].

{lead} pudding | 35 minutes | oats starch + milk | slow meat roast fish | milk 250 ml, starch 50 g
Simmer {oats} in {milk}[ with {warm salt}] for 5 minutes, stirring often, until thick.
Simmer {starch} in {=milk}[ with {warm salt}] over low heat for 30 minutes, stirring often, until soft and thick.
Stir in {sweet choc fat cream}.
Serve warm[, topped with {fruit nut}].

{lead} bowl | 10 minutes | fruit cream + fruit nut oats sweet choc | slow meat roast fish |
Mix {fruit}[ with {sharp sweet warm}], and leave for 5 minutes.
Spoon into bowls[ with {cream milk}], and serve at once[, topped with {oats nut sweet herb choc}].

{lead} smoothie | 5 minutes | fruit + milk cream | slow meat roast fish |
Blend {fruit milk cream}[ with {oats nut sweet choc warm sharp}] until smooth.
Serve cold.

Simple flatbreads | 45 minutes | flour + liquid/water | | flour 100 g, liquid 60 ml
Mix {flour raise salt}[ and {spice herb fat sweet}] with {liquid/water}, and knead for 5 minutes to a soft dough.
Cover it, let it rest for 30 minutes, divide it, and roll it out thinly.
Bake each piece in a hot dry pan for 2 minutes on each side, until it has brown spots.
Serve warm.
`;

/** For foods of which nothing else can be made. */
const FALLBACK = `
Simple dressing | 5 minutes | fat/oil + sharp dip spice herb
Shake {fat/oil} with {sharp dip spice herb salt sweet} in a closed jar for 30 seconds.
Taste, and spoon over whatever needs a dressing.

Improvised pan | 40 minutes | any
Prepare {any} as each one needs it, in pieces of one size.
Put a large pan over medium heat[ and add {=fat/oil}].
Start with what takes longest, add the rest bit by bit, and cook until everything is tender, hot all the way through, and nothing is raw inside.
Season with {=salt/salt}.
Serve hot.

Improvised tray bake | 1 hour | any
Heat the oven to 200 °C (180 °C fan, 400 °F).
Prepare {any} as each one needs it, in pieces of one size.
Spread out on a baking tray[ with {=fat/oil}][ and {=salt/salt}].
Bake for 40 minutes, turning once, until everything is tender, hot all the way through, and nothing is raw inside.
Serve hot.
`;

/** What the kitchen can make of foods that it knows, and of any. */
export const DISHES = COOKBOOK.trim().split('\n\n').map(readDish);
export const FALLBACKS = FALLBACK.trim().split('\n\n').map(readDish);

function readDish(paragraph: string) {
  const [head = '', ...steps] = paragraph.split('\n');
  const [title = '', time = '', needs = '', unless = '', own = ''] = head.split(/ *\| */u);
  return { title, time, needs: needs.split(' + '), unless, amounts: own.split(', '), steps };
}

export type Dish = ReturnType<typeof readDish>;
