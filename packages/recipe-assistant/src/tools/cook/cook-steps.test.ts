import { deriveRecipe } from 'recipe-assistant/recipe';
import { describe, expect, test } from 'vitest';
import { linesOfSteps } from './cook-steps.ts';

function shownIn(markdown: string): string[][] {
  return linesOfSteps(deriveRecipe(markdown)!).map((lines) => lines.map(({ text }) => text));
}

/** What one step shows of a list. */
function needs(step: string, ...ingredients: string[]): string[] {
  const list = [...ingredients, 'zz'].map((line) => `- ${line}`).join('\n');
  return shownIn(`# Dish\n\n## Ingredients\n\n${list}\n\n## Steps\n\n1. ${step}`)[0]!;
}

test.each([
  ['Fry the onions.', '1 large onion, finely chopped'],
  ['Slice the potatoes.', '500 g potato'],
  ['Fold in the berries.', '1 cup berry'],
  ['Heat the oil.', '2 tbsp olive oil'],
  ['Crush the garlic.', '3 cloves of garlic'],
  ['Whisk in the cloves.', '1/4 teaspoon ground cloves'],
  ['Scatter with basil.', 'Fresh basil leaves for garnish'],
  ['Brown the chicken.', '4 chicken thighs'],
  ['Brown the breasts.', '2 boneless, skinless chicken breasts'],
  ['Brown the meat.', '500 g pork belly'],
  ['Brown the meat.', '500 g ground meat (beef or pork)'],
  ['Stir in the tomatoes.', '1 (14 oz) can diced tomatoes'],
  ['Squeeze the lemon over it.', 'Juice of 1 lemon'],
  ['Add pepper.', 'Salt and freshly ground black pepper, to taste'],
  ['Add the soy.', '2 tbsp soy sauce'],
  ['Chauffer l’huile.', '2 c. à soupe d’huile d’olive'],
  ['Coupez le poulet.', '400 g de blanc de poulet'],
  ['Pica el ajo.', '2 dientes de ajo'],
  ['Sofríe el ajo.', '5 g de ajo picado finamente'],
  ['Beat the shortenings.', '1 cup Crisco Shortening'],
  ['Espalhe o tomate.', '1 tomate fatiado'],
  ['Cuocere i pomodori.', '1 pomodoro'],
  ['Das Öl erhitzen.', '2 EL Olivenöl'],
  ['Den Knoblauch hacken.', '2 Knoblauchzehen'],
  ['Die Gurkenwürfel zugeben.', '2 Gurken'],
  ['Dodaj paprykę.', '2 duże papryki'],
  ['Yumurtaları çırpın.', '4 yumurta'],
  ['Unu eleyin.', '2 su bardağı un'],
  ['أضف البصل والأرز.', '2 كوب أرز'],
  ['प्याज भूनें।', '1 बड़ा प्याज'],
  ['파를 넣고 볶습니다.', '파 2개'],
  ['鮭をスライスする。', '鮭 1/2枚'],
  ['パプリカを切る。', '赤パプリカ 1個'],
  ['加入鳄梨丁和蒜末。', '2个熟鳄梨'],
  ['放入蒜末。', '大蒜 3瓣'],
])('"%s" takes %s', (step, line) => {
  expect(needs(step, line)).toEqual([line]);
});

describe('where a word may mean something else, nothing is shown', () => {
  test.each([
    ['Add the egg.', '1 eggplant'],
    ['Beat until creamy.', '100 ml cream'],
    ['Cream the butter.', '2 tbsp cream'],
    ['Boil the salted potatoes.', '1 tsp salt'],
    ['Add the paste.', '200 g pasta'],
    ['Add the sauce.', '2 tbsp soy sauce'],
    ['Collect the juice.', '2 tbsp lime juice'],
    ['Brush it with egg wash.', '3 large eggs'],
    ['Serve the chicken curry.', '500 g chicken'],
    ['Serve the chocolate chip cookies.', '2 cups chocolate chips'],
    ['Bake the cheesecake.', '200 g cheese'],
    ['Shape the meatballs.', '500 g ground meat'],
    ['Melt the almonds.', '2 tbsp almond butter'],
    ['Put it on a baking sheet.', '1 tsp baking powder'],
    ['Lay them on the sheet.', '2 sheets of nori'],
    ['Rinse it under cold water.', '2 cups water'],
    ['Add a little water.', '2 cups water'],
    ['Rinse it until the water runs clear.', '2 cups water'],
    ['Cook for two minutes.', 'Cooking spray'],
    ['Heat a non-stick pan.', '100 g non-fat yogurt'],
    ['Stuff the peppers.', 'Salt and black pepper'],
    ['Let it soften.', '200 g soft tofu'],
    ['Keep the heat low.', 'low-sodium soy sauce'],
    ['Take it off the heat.', '4 dried shiitake mushrooms'],
    ['Calienta una olla.', '1 cebolla'],
    ['Sazona con pimienta.', '1 pimiento rojo'],
    ['Fold in the cooked barley.', '2 tbsp barley wine'],
    ['Wait.', '2 leeks'],
    ['Servez le café.', '1 c. à café de sel'],
    ['Usa una sartén grande.', '1 cebolla grande'],
    ['Mit Eiswürfeln servieren.', '1 Ei'],
    ['ضعي قدرا كبيرة على النار.', '1 ملعقة كبيرة سكر'],
    ['赤ワインを注ぐ。', '赤パプリカ 1個'],
    ['把酱油拌匀。', '1个熟牛油果'],
  ])('"%s" takes no %s', (step, line) => {
    expect(needs(step, line)).toEqual([]);
  });
});

test.each([
  ['Slice the spring onions.', ['1 red onion', '2 spring onions'], [1]],
  ['Slice the onions.', ['1 red onion', '2 spring onions'], [0, 1]],
  ['Melt the butter.', ['50 g butter', '2 tbsp peanut butter'], [0]],
  ['Halve the peppers.', ['4 large bell peppers', 'Salt and pepper to taste'], [0]],
  ['Remove the cinnamon stick.', ['1 tsp ground cinnamon', '1 cinnamon stick'], [1]],
  ['Brown the meat.', ['500 g ground meat', '1 l beef or veal broth'], [0]],
  ['Stir in the tomato paste.', ['3 tomatoes', '2 tbsp tomato paste'], [1]],
  ['Fry the onions.', ['1 onion', 'Green onions for garnish'], [0]],
  ['Garnish with dill.', ['1 tbsp dill', 'Dill for garnish'], [1]],
  ['Heat the sunflower oil.', ['Salt, cumin, sunflower oil', '2 tbsp sesame oil'], [0]],
  ['Leeks, stock, leeks.', ['1 l stock', '2 leeks'], [0, 1]],
  ['Mix all ingredients.', ['1 leek', '1 preserved lemon', 'Dill to serve'], [0, 1]],
  ['Mix all ingredients except the wine.', ['1 leek', '1 cup wine', 'Dill to serve'], [0]],
  ['Wait until all ingredients melt.', ['1 leek', '1 cup wine'], []],
  ['Mix all dry ingredients.', ['2 cups flour', '1 cup milk'], []],
  ['将所有食材混合。', ['葱 1根', '盐 5克'], [0, 1]],
  ['加入酱油。', ['酱油 15毫升', '油 10毫升'], [0]],
])('of several, "%s" takes those of %j at %j', (step, lines, at) => {
  const shown = needs(step, ...lines).filter((line) => line !== 'zz');
  expect(shown).toEqual(at.map((index) => lines[index]));
});

describe('a step gets the ingredients of its group', () => {
  const shownWith = (steps: string) =>
    shownIn(
      `# Salad\n\n## Ingredients\n\n### For the salad\n\n- 1 cucumber\n- 1 tbsp olive oil\n\n### For the dressing\n\n- 2 tbsp olive oil\n- 1 lemon\n- 1 cucumber, grated\n\n## Steps\n\n${steps}`,
    );

  test.each([
    ['by its heading', '### Dressing\n\n1. Whisk the oil.', [['2 tbsp olive oil']]],
    [
      'by its name',
      '1. For the dressing, whisk the oil.\n2. For the salad, heat the oil.',
      [['2 tbsp olive oil'], ['1 tbsp olive oil']],
    ],
    [
      'by what else it names, and by the step before',
      '1. Whisk the oil with the lemon.\n2. Stir in the cucumber.',
      [['2 tbsp olive oil', '1 lemon'], ['1 cucumber, grated']],
    ],
    [
      'all of them',
      '1. For the dressing, mix all the ingredients.',
      [['2 tbsp olive oil', '1 lemon', '1 cucumber, grated']],
    ],
    [
      'all of them, by its name',
      '1. Whisk the dressing ingredients.\n2. Add the remaining dressing ingredients.',
      [['2 tbsp olive oil', '1 lemon', '1 cucumber, grated'], []],
    ],
  ])('%s', (_by, steps, shown) => {
    expect(shownWith(steps)).toEqual(shown);
  });
});

test.each([
  [
    'an ingredient is whole in each step that takes it',
    '- 200 g butter, melted\n- 4 figs\n- 1 tbsp milk',
    '1. Melt the butter.\n2. Add the figs to the butter.\n3. Stir.',
    [['200 g butter, melted'], ['200 g butter, melted', '4 figs'], []],
  ],
  [
    'a food that is listed twice is taken line by line',
    '- 1 cup water\n- 2 cups water\n- 1 leek',
    '1. Boil the water.\n2. Boil the leek in the water.\n3. Pour off the water.',
    [['1 cup water'], ['2 cups water', '1 leek'], ['1 cup water']],
  ],
])('%s', (_what, list, steps, shown) => {
  expect(shownIn(`# Tart\n\n## Ingredients\n\n${list}\n\n## Steps\n\n${steps}`)).toEqual(shown);
});

test('the name of the dish means none of its ingredients', () => {
  const text = '# Rice Skillet\n\n## Ingredients\n\n- 200 g rice\n- 1 leek\n\n## Steps\n\n';
  expect(shownIn(`${text}1. Boil the rice.\n2. Serve the Rice Skillet warm.`)[1]).toEqual([]);
});

test('steps of a text with thousands of ingredients and words get none', () => {
  const text = `## Ingredients\n\n${'- ab\n'.repeat(1000)}\n## Steps\n\n1. ${'ab '.repeat(1000)}\n2. Stir the ab.`;
  expect(shownIn(text)).toEqual([[], []]);
});
