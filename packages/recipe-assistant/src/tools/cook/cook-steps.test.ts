import { deriveRecipe } from 'recipe-assistant/recipe';
import { describe, expect, test } from 'vitest';
import { toCookSteps } from './cook-steps.ts';

function needs(step: string, ...ingredients: string[]): string[] {
  const list = ingredients.map((line) => `- ${line}`).join('\n');
  const recipe = `# Dish\n\n## Ingredients\n\n${list}\n- zz\n\n## Steps\n\n1. ${step}`;
  return toCookSteps(deriveRecipe(recipe)!).steps[0]!.ingredients.map(({ text }) => text);
}

function ingredientsOf(markdown: string): string[][] {
  const { steps } = toCookSteps(deriveRecipe(markdown)!);
  return steps.map(({ ingredients }) => ingredients.map(({ text }) => text));
}

describe('an ingredient belongs to a step that names it', () => {
  test.each([
    ['Fry the onion.', '1 large onion, finely chopped'],
    ['Fry the onions.', '1 onion'],
    ['Add the stock.', '1 l vegetable stock'],
    ['Heat the oil.', '2 tbsp olive oil'],
    ['Slice the potatoes.', '500 g potato'],
    ['Fold in the berries.', '1 cup berry'],
    ['Crush the garlic.', '3 cloves of garlic'],
    ['Scatter with basil.', 'Fresh basil leaves for garnish'],
    ['Brown the thighs.', '4 chicken thighs'],
    ['Brown the chicken.', '4 chicken thighs'],
    ['Stir in the tomatoes.', '1 (14 oz) can diced tomatoes'],
    ['Squeeze the lemon over it.', 'Juice of 1 lemon'],
    ['Core the pears.', '3 small, ripe pears'],
    ['Peel the pear.', '1 crisp, juicy pear'],
    ['Season with pepper.', 'Salt and freshly ground black pepper, to taste'],
    ['Brown the chicken.', '2 boneless, skinless chicken breasts'],
    ['Brown the breasts.', '2 boneless, skinless chicken breasts'],
    ['Stir in the tomatoes.', '1 cup fresh, ripe tomatoes, diced'],
    ['Flake the tuna.', '1 can tuna in oil, drained'],
    ['Brown the thighs.', '4 bone-in chicken thighs'],
    ['Stir in the vanilla.', '1 tsp vanilla extract'],
    ['Add the soy.', '2 tbsp soy sauce'],
    ['Chauffer l’huile.', '2 c. à soupe d’huile d’olive'],
    ['Die Zwiebeln anbraten.', '1 Zwiebel'],
    ['Cuocere i pomodori.', '1 pomodoro'],
    ['Нарежьте картофеля.', '500 г картофель'],
    ['鮭をスライスする。', '鮭 1/2枚'],
    ['倒入可乐，烧开。', '可乐 350毫升'],
    ['소고기를 볶습니다.', '소고기 100g'],
    ['Pokrój cebulę.', '1 cebula'],
    ['Dodaj paprykę.', '2 duże papryki'],
    ['Rozgrzej oliwę.', '2 łyżki oliwy'],
    ['Wsyp mąkę.', '200 g mąki'],
    ['Czosnek posiekaj.', '2 ząbki czosnku'],
    ['Gotuj makaron bez kurczaka.', '1 kurczak'],
    ['Wbij jajka.', '2 jajka'],
    ['أضف الدجاج.', '500 غ دجاج'],
    ['أضف البصل والأرز.', '2 كوب أرز'],
    ['يُقلّى بصل بزيت.', '3 ملاعق كبيرة من زيت الزيتون'],
    ['يقطع البصل.', '1 بصلة كبيرة'],
    ['Den Reis kochen.', '200 g Basmatireis'],
    ['Das Öl erhitzen.', '2 EL Olivenöl'],
    ['Den Knoblauch hacken.', '2 Knoblauchzehen'],
    ['Die Gurkenwürfel zugeben.', '2 Gurken'],
    ['Schalottenringe anbraten.', '1 Schalotte'],
    ['Mit Pecorinospänen bestreuen.', '50 g Pecorino'],
    ['Die Putenstücke anbraten.', '400 g Putenbrust'],
    ['Den Lachs würzen.', '2 Lachsfilets'],
    ['Den Tofu und die Paprikastreifen braten.', '2 Paprikaschoten'],
    ['Petersilie zugeben.', '1 Bund frische Petersilie'],
    ['Faites revenir l’ail.', '2 gousses d’ail'],
    ['Coupez le poulet.', '400 g de blanc de poulet'],
    ['Pica el ajo.', '2 dientes de ajo'],
    ['प्याज भूनें।', '1 बड़ा प्याज'],
    ['パプリカを切る。', '赤パプリカ 1個'],
    ['Saisissez le poulet.', '800 g de poitrines de poulet sans peau'],
    ['Servez sur le riz.', '2 tasses de riz brun cuit'],
    ['Ajoutez la crème.', '1 tasse de lait ou de crème'],
    ['Garnish with green onions.', '4 green onions, sliced'],
    ['Tempere com pimenta.', 'Pimenta-do-reino a gosto'],
    ['Yumurtaları çırpın.', '4 yumurta'],
    ['Soğanı ve domatesleri ekleyin.', '1 soğan'],
    ['Sarımsağı ezin.', '2 diş sarımsak'],
    ['Tereyağını eritin.', '1 yemek kaşığı tereyağı'],
    ['Ispanakları yıkayın.', '1 demet ıspanak'],
    ['Un ve şeker ekleyin.', '1 su bardağı un'],
    ['Unu eleyin.', '2 su bardağı un'],
    ['Suyu kaynatın.', '1 litre su'],
    ['Eti kavurun.', '500 gr et'],
    ['加入鳄梨丁。', '2个熟鳄梨'],
    ['撒上盐。', '犹太盐 1茶匙'],
    ['将鸡肉切片。', '1只烤鸡'],
    ['加入大葱。', '大葱几根'],
    ['放入八角。', '八角数颗'],
    ['加糖拌匀。', '盐、糖各2勺'],
  ])('%s ← %s', (step, line) => {
    expect(needs(step, line)).toHaveLength(1);
  });
});

describe('what a step does not name it does not get', () => {
  test.each([
    ['Cook the vegetables.', '1 l vegetable stock'],
    ['Add the egg.', '1 eggplant'],
    ['Beat until creamy.', '100 ml cream'],
    ['Boil the salted potatoes.', '1 tsp salt'],
    ['Add the paste.', '200 g pasta'],
    ['Lay them on the sheet.', '2 sheets of nori'],
    ['It leaves the pan easily.', '5 bay leaves'],
    ['Beat the egg.', '1 large avocado'],
    ['Heat the oil.', '1 can tuna in oil, drained'],
    ['Season with salt and pepper.', '1 red bell pepper'],
    ['Season with pepper and salt.', '2 green peppers'],
    ['Add freshly ground spices.', '500 g ground beef'],
    ['Put it on a baking sheet.', '1 tsp baking powder'],
    ['Boil water.', '1 can water chestnuts'],
    ['Wait.', '2 leeks'],
    ['水分をとる。', '水 100ml'],
    ['Ajoutez une pincée à la fois.', 'une gousse d’ail'],
    ['Servez la soupe.', '2 cuillères à soupe d’huile'],
    ['Servez le café.', '1 c. à café de sel'],
    ['Fold in the cooked barley.', '2 tbsp barley wine'],
    ['Añade el pavo cocido.', '2 tazas de quinoa cocida'],
    ['Junte o peru cozido.', '2 xícaras de quinoa cozida'],
    ['Unire il tacchino cotto.', '200 g di farro cotto'],
    ['Despeje na assadeira.', 'Azeite para untar a assadeira'],
    ['Verser dans le moule.', 'Saindoux pour graisser le moule'],
    ['Mit Eiswürfeln servieren.', '1 Ei'],
    ['Die Gurkenwürfel zugeben.', '1 Brühwürfel'],
    ['Eine große Pfanne erhitzen.', '1 große Zwiebel'],
    ['Usa una sartén grande.', '1 cebolla grande'],
    ['La comida es buena.', 'sal al gusto'],
    ['Cocina a fuego medio.', '1/2 pimiento medio'],
    ['आधा घंटा पकाएँ।', 'आधा कप चावल'],
    ['Gotuj pół godziny.', 'pół cebuli'],
    ['اخفقي نصف الكمية من الخليط.', 'نصف كوب من الحليب'],
    ['ضعي قدرا كبيرة على النار.', '1 ملعقة كبيرة سكر'],
    ['赤ワインを注ぐ。', '赤パプリカ 1個'],
    ['Brush it with egg wash.', '3 large eggs'],
    ['Top with coconut whipped cream.', '1 can coconut milk'],
    ['Serve with your favorite rice.', '2 tablespoons rice flour'],
    ['Garnish with green onions.', '1 large onion'],
    ['Mash the sweet potatoes.', '3 potatoes'],
    ['Press it into an even layer on the bottom.', '12 large leeks or 20 small ones'],
    ['Laissez-les griller jusqu’à ce qu’elles soient cuites.', '2 tasses de riz brun cuit'],
    ['Saisissez le poulet.', '20 cl de bouillon de légumes ou de poulet'],
    ['Ralla el coco.', '400 ml de leche de coco'],
    ['Yemeği servis edin.', '2 yemek kaşığı zeytinyağı'],
    ['把酱油拌匀。', '1个熟牛油果'],
    ['Mix in the ground beef.', '2 liters beef or chicken broth'],
    ['ضع شريحة الجبن.', 'شريحة خبز'],
    ['Serve the chicken curry.', '500 g chicken'],
    ['Enjoy the chocolate chip cookies.', '2 cups chocolate chips'],
    ['Pour in the pumpkin pie filling.', '1 can pumpkin'],
    ['Serve with crusty bread.', '1 cup bread crumbs'],
    ['Reserve 1 cup of pasta water.', '12 oz pasta'],
    ['Pour the chicken stock in.', '500 g chicken'],
    ['Microwave the oat bran mixture.', '1/2 cup oat bran'],
    ['Serve with your favorite fruit.', '1 cup honey or sweetener of your choice'],
    ['Melt the almond butter.', '2 tbsp sliced almonds'],
    ['Rinse the rice under cold water.', '2 cups water'],
    ['Moisten the rim with water.', '2 cups water'],
    ['Lave o arroz em água corrente.', '2 xícaras de água'],
    ['Sweeten it.', '2 sweet potatoes'],
    ['Cook until the juice runs clear.', '2 tbsp lime juice'],
    ['Keep the oat treats dry.', '2 cups oats'],
    ['Turn it to cook the other side.', 'Maple syrup, berries, or other toppings of choice'],
  ])('%s ↚ %s', (step, line) => {
    expect(needs(step, line)).toEqual([]);
  });
});

describe('of several with the same last word', () => {
  const onions = ['1 red onion', '2 spring onions'];

  test('the one that is named by all its words', () => {
    expect(needs('Slice the spring onions.', ...onions)).toEqual(['2 spring onions']);
  });

  test('both, where the step does not say which', () => {
    expect(needs('Slice the onions.', ...onions)).toEqual(onions);
  });

  test('the one of a colour, in a script without spaces', () => {
    const lines = ['赤パプリカ 1個', '黄パプリカ 1個'];
    expect(needs('赤パプリカを切る。', ...lines)).toEqual(['赤パプリカ 1個']);
    expect(needs('パプリカを切る。', ...lines)).toEqual(lines);
  });

  test('the plain one, where there is one', () => {
    const lines = ['50 g butter', '2 tbsp peanut butter'];
    expect(needs('Melt the butter.', ...lines)).toEqual(['50 g butter']);
    expect(needs('Stir in the peanut butter.', ...lines)).toEqual(['2 tbsp peanut butter']);
    expect(needs('Melt the butter with the peanut butter.', ...lines)).toEqual(lines);
  });
});

test('a word in the name of another ingredient names no ingredient', () => {
  const lines = ['3 tomatoes', '2 tbsp tomato paste', '500 g chicken', '1 l chicken stock'];
  expect(needs('Stir in the tomato paste and the chicken stock.', ...lines)).toEqual([
    '2 tbsp tomato paste',
    '1 l chicken stock',
  ]);
});

test.each([
  ['Fill a pot with the chicken stock.', '3 cups chicken stock'],
  ['Keep a jar with the cream cold.', '2 cups cream'],
  ['Heat a pan with the oil.', '2 tbsp oil'],
])('the vessel in "%s" is no amount', (step, line) => {
  expect(needs(step, line)).toEqual([line]);
});

test.each([
  ['डेढ़ घंटे तक पकाएँ।', 'डेढ़ कप चना', '2 कप चीनी'],
  ['يطهى ساعة ونصف.', 'كوب ونصف عدس', '2 كوب سكر'],
  ['Bir buçuk saat bekletin.', '1 buçuk bardak şeker', '2 bardak tuz'],
])('a word of the time in "%s" names no ingredient', (step, ...lines) => {
  expect(needs(step, ...lines)).toEqual([]);
});

test('they keep the order of the list, and come once', () => {
  expect(needs('Leeks, stock, leeks.', '1 l stock', '2 leeks')).toEqual(['1 l stock', '2 leeks']);
});

describe('a step gets the ingredients of its group', () => {
  const GROUPS = `## Ingredients

### For the salad

- 1 cucumber
- 1 tbsp olive oil

### For the dressing

- 2 tbsp olive oil
- 1 lemon
- 1 cucumber, grated`;

  const stepsOf = (steps: string) => ingredientsOf(`# Salad\n\n${GROUPS}\n\n## Steps\n\n${steps}`);

  test('by the heading that it stands under', () => {
    const steps = `### Dressing\n\n1. Whisk the oil.\n\n### Salad\n\n1. Slice the cucumber and fry it in the oil with lemon.`;
    expect(stepsOf(steps)).toEqual([
      ['2 tbsp olive oil'],
      ['1 cucumber', '1 tbsp olive oil', '1 lemon'],
    ]);
  });

  test('also where its group has a longer name', () => {
    const list = '### Meatballs\n\n- 1 kg beef\n- 1 tsp black pepper';
    const others = '### Soup\n\n- 1 l stock\n- Salt and pepper';
    const text = `# Soup\n\n## Ingredients\n\n${list}\n\n${others}\n\n## Steps\n\n1. Knead the beef and pepper.\n2. Heat the stock with pepper.`;
    expect(ingredientsOf(text)).toEqual([
      ['1 kg beef', '1 tsp black pepper'],
      ['1 l stock', 'Salt and pepper'],
    ]);
  });

  test('and what its group does not have, of the others, once', () => {
    const list =
      '### Chicken\n\n- 1 kg chicken\n- 1 tbsp olive oil\n\n### Other\n\n- 2 cups oil\n- 1 onion\n- 1 lemon';
    const text = `# Stew\n\n## Ingredients\n\n${list}\n\n## Steps\n\n### Cook the chicken\n\n1. Heat the oil and fry the onion.`;
    expect(ingredientsOf(text)).toEqual([['1 tbsp olive oil', '1 onion']]);
  });

  test('by its name in the step', () => {
    const steps = '1. For the dressing, whisk the oil.\n2. For the salad, heat the oil.';
    expect(stepsOf(steps)).toEqual([['2 tbsp olive oil'], ['1 tbsp olive oil']]);
  });

  test('by what else the step names, and by the step before', () => {
    const steps = '1. Whisk the oil with the lemon.\n2. Stir in the cucumber.';
    expect(stepsOf(steps)).toEqual([['2 tbsp olive oil', '1 lemon'], ['1 cucumber, grated']]);
  });
});

test('steps of a text with thousands of ingredients and words get none', () => {
  const text = `## Ingredients\n\n${'- ab\n'.repeat(1000)}\n## Steps\n\n1. ${'ab '.repeat(1000)}\n2. Stir the ab.`;
  const { steps } = toCookSteps(deriveRecipe(text)!);
  expect(steps.map(({ ingredients }) => ingredients)).toEqual([[], []]);
});

describe('of a phrase, the ingredient that has most of its words matches', () => {
  test.each([
    [
      'Fouettez le lait pour que tout soit lisse.',
      ['1 tasse de lait', '2 tasses de farine tout usage'],
      [0],
    ],
    ['Squeeze lime juice into the glass.', ['1 oz tomato juice', '1/2 lime, juiced'], [1]],
    ['Drizzle the peanut sauce over rice.', ['1/4 cup soy sauce', '1 cup peanuts'], []],
    [
      'Ajoutez le beurre d’amande.',
      ['1 tasse de lait d’amande', '1 cuillère de beurre d’amande'],
      [1],
    ],
    [
      'Pour in the beef or vegetable broth.',
      ['1 kg beef or lamb', '1 liter beef or vegetable broth'],
      [1],
    ],
    ['Brown the beef.', ['1 kg beef or lamb', '1 liter beef or vegetable broth'], [0]],
    ['Mix the meats.', ['500 g beef', '200 g pork belly', '2 figs'], [0, 1]],
    [
      'Toast the spices.',
      ['1 tsp cumin seeds', '2 tsp chili powder', 'Fresh coriander', '500 g ground beef'],
      [0, 1],
    ],
    ['Fold in the nuts.', ['1 cup chopped walnuts', '1 cup almond milk', '2 figs'], [0]],
    ['Drizzle with cream.', ['1 cup heavy cream', 'Additional cream for drizzling'], [1]],
    ['Season with salt and pepper.', ['1 tsp salt', 'Salt and pepper, to taste'], [1]],
    ['Serve with fresh basil.', ['1 teaspoon dried basil'], []],
    ['Crumble in the dried basil.', ['1 bunch fresh basil'], []],
    ['Add one egg at a time.', ['zest of one lemon', '3 eggs'], [1]],
    ['Put the berries on top.', ['zest of one lemon'], []],
    ['Whisk the milk and cloves.', ['1/4 teaspoon ground cloves', '2 cups milk'], [0, 1]],
    ['Add the garlic cloves.', ['1/4 teaspoon ground cloves', '3 cloves of garlic'], [1]],
    ['Mix the chopped meat and onions.', ['500g beef or pork, chopped', '2 onions'], [0, 1]],
    ['Sauté the veggies.', ['Handful of spinach (or any chopped veggies)', '2 eggs'], [0]],
    ['Keep the meat aside.', ['1 cup beef or chicken stock'], []],
    ['Microwave the peppers.', ['1 cup of peppers', 'Salt and pepper, to taste'], [0]],
    ['Put it in a pie dish.', ['1 pie crust'], []],
    ['Mix all dry ingredients.', ['2 cups flour', '1 cup milk'], []],
    ['Spread the garlic butter mixture on it.', ['3 cloves garlic', '50 g butter'], []],
    ['Drizzle with almond butter dressing.', ['2 tbsp almond butter', 'Sliced almonds'], []],
    ['Stir in the pasta water.', ['12 oz pasta', '2 cups water'], []],
    ['Add sweetener.', ['3 tbsp agave syrup, maple syrup, or sweetener of choice', '2 figs'], [0]],
    ['Heat the sunflower oil.', ['Salt, cumin, sunflower oil', '2 tbsp sesame oil'], [0]],
    ['Slice the red and white onions.', ['1 red onion', '2 white onions', '1 leek'], [0, 1]],
    ['Mix white and brown sugars.', ['1/2 cup brown sugar', '1 cup white sugar'], [0, 1]],
    ['Cut red or green bell peppers.', ['1 red bell pepper', '1 green bell pepper'], [0, 1]],
    [
      'Stir in red onions and white beans.',
      ['1 red onion', '1 white onion', '1 can beans'],
      [0, 2],
    ],
    ['Putenkeulen braten.', ['500 g Putenbrust', '2 Putenkeulen'], [1]],
    ['In Rapsöl anbraten.', ['Salz, Kümmel, Rapsöl', '2 Feigen'], [0]],
    ['Ajoutez le thym.', ['Sel, cumin, thym', '2 figues'], [0]],
    ['참기름을 두릅니다.', ['소금, 설탕, 참기름', '파 1개'], [0]],
    ['Sauté it, peeled.', ['Organic onions, peeled, sliced', '2 figs'], []],
    ['Heat the oil.', ['2 tbsp olive, canola, or vegetable oil', '2 figs'], [0]],
    ['Top with nuts.', ['Optional toppings: berries, chopped nuts, coconut', '2 figs'], [0]],
    ['Add pepper.', ['Salt, pepper, and oregano to taste', '2 figs'], [0]],
    ['Fry it, peeled.', ['2 onions, peeled, and chopped', '2 figs'], []],
    ['葱切成段。', ['葱 1根', '盐 5克'], [0]],
    ['放入鸡翅，加入盐。', ['葱 1根', '盐 5克', '鸡翅膀 500克'], [1, 2]],
    ['加入蒜末、酱油和糖。', ['大蒜 3瓣', '酱油 15毫升', '油 10毫升', '2汤匙糖'], [0, 1, 3]],
    ['翻炒 30 s 后加入葱。', ['葱 1根', '盐 5克'], [0]],
    ['加水没过所有食材。', ['葱 1根', '盐 5克'], []],
    ['撒上胡椒。', ['1/4 茶匙黑胡椒粉', '盐和花椒适量'], [0]],
    [
      '塩と胡椒をふり、卵液をかける。',
      ['塩 小さじ1', '胡椒 少々', '卵 1個', '水 100ml'],
      [0, 1, 2],
    ],
    ['水を加え、ねぎを切る。', ['水 100ml', 'ねぎ 1本'], [0, 1]],
    ['계란, 소고기, 파를 섞습니다.', ['계란 2개', '파 1개', '소고기 100g'], [0, 1, 2]],
    ['양파와 물을 넣습니다.', ['다진 양파 1개', '물 2컵'], [0, 1]],
    ['스파게티와 다진 마늘을 넣습니다.', ['파 1개', '다진 양파 1개', '마늘 2쪽'], [2]],
  ])('%s', (step, lines, expected) => {
    expect(needs(step, ...lines)).toEqual(expected.map((index) => lines[index]));
  });
});

test('a word alone does not mean what a later step names in full', () => {
  const list = '## Ingredients\n\n- 1 cup white sugar\n- 1/2 cup brown sugar\n- 2 eggs';
  const steps = '1. Cream the sugar.\n2. Stir in the eggs and brown sugar.\n3. Melt the sugar.';
  expect(ingredientsOf(`# Cookies\n\n${list}\n\n## Steps\n\n${steps}`)).toEqual([
    ['1 cup white sugar'],
    ['1/2 cup brown sugar', '2 eggs'],
    ['white sugar', 'brown sugar'],
  ]);
});

describe('the sauce, or the cream', () => {
  const LIST =
    '## Ingredients\n\n- 2 tablespoons Worcestershire sauce\n- 1 steak\n- 1 cup heavy cream';

  test('is what is made, where another step names the one of the list', () => {
    const steps = `1. Whisk the Worcestershire sauce with the heavy cream.\n2. Serve the sauce with steak.\n3. Top with whipped cream.`;
    expect(ingredientsOf(`# Dinner\n\n${LIST}\n\n## Steps\n\n${steps}`).slice(1)).toEqual([
      ['1 steak'],
      [],
    ]);
  });

  test('is that of the list otherwise', () => {
    expect(ingredientsOf(`# Dinner\n\n${LIST}\n\n## Steps\n\n1. Stir in the sauce.`)).toEqual([
      ['2 tablespoons Worcestershire sauce'],
    ]);
  });
});

test('the pie is no pie crust, where another step names that in full', () => {
  const list = '## Ingredients\n\n- 1 pie crust\n- 1 can pumpkin';
  const steps = '1. Roll out the pie crust.\n2. Bake the pie.';
  expect(ingredientsOf(`${list}\n\n## Steps\n\n${steps}`)).toEqual([['1 pie crust'], []]);
});

test('the name of the dish names no ingredient', () => {
  const text = `# Strawberry Cheesecake\n\n## Ingredients\n\n- 2 cups strawberries\n- 3 eggs\n\n## Steps\n\n1. Beat the eggs.\n2. Serve your strawberry cheesecake.`;
  expect(ingredientsOf(text)).toEqual([['3 eggs'], []]);
});

describe('all ingredients of a group', () => {
  const LIST =
    '## Ingredients\n\n### Tacos\n\n- 8 tortillas\n- 1 tomato\n\n### Salsa:\n\n- 3 tomatoes\n- 1 lime';

  test('are those of the one that the step names', () => {
    const text = `# Tacos\n\n${LIST}\n\n## Steps\n\n1. Blend all salsa ingredients.\n2. Combine all ingredients.\n3. Mix the salsa ingredients.\n4. Mix the dry ingredients.`;
    const salsa = ['3 tomatoes', '1 lime'];
    expect(ingredientsOf(text)).toEqual([salsa, [], ['tomatoes', 'lime'], []]);
  });
});

test('a group of which no step names an ingredient goes in where its name is', () => {
  const list =
    '## Ingredients\n\n- 500 g flour\n- 2 eggs\n\n### Egg wash\n\n- 1 egg, beaten\n\n### Herb butter\n\n- 50 g chives';
  const steps = '1. Knead flour and eggs.\n2. Brush with the egg wash.\n3. Spread the herb butter.';
  expect(ingredientsOf(`# Bread\n\n${list}\n\n## Steps\n\n${steps}\n4. Rest.`)).toEqual([
    ['500 g flour', '2 eggs'],
    ['1 egg, beaten'],
    ['50 g chives'],
    [],
  ]);
});

test('all ingredients are those of a list without groups', () => {
  const text = `# Shake\n\n## Ingredients\n\n- 2 bananas\n- 1 cup milk\n\n## Steps\n\n1. Blend all the ingredients.`;
  expect(ingredientsOf(text)).toEqual([['2 bananas', '1 cup milk']]);
});

test('all ingredients are none that finish the dish', () => {
  const text = `# Shake\n\n## Ingredients\n\n- 2 bananas\n- 1 cup milk, plus more for serving\n- Berries (for serving)\n- Mint to garnish\n\n## Steps\n\n1. Blend all the ingredients.`;
  expect(ingredientsOf(text)).toEqual([['2 bananas', '1 cup milk, plus more for serving']]);
});

test('a heading over steps that names the dish names none of its groups', () => {
  const text = `# Pumpkin Pie\n\n## Ingredients\n\n### Pie crust (makes one)\n\n- 2 cups flour\n\n### Filling\n\n- 1 can pumpkin\n\n## Steps\n\n### Now, we work on the filling\n\n1. Whisk the pumpkin.\n\n### Assembling the pie\n\n1. Pour the pumpkin into it.`;
  expect(ingredientsOf(text)).toEqual([['1 can pumpkin'], ['pumpkin']]);
});

describe('the amount of the list is left out', () => {
  test.each([
    ['Boil 2.5 L of water.', '4.5 L water', 'water'],
    ['Add the remaining 2 L water.', '4.5 L water', 'water'],
    ['Add half of the sugar.', '1 cup sugar', 'sugar'],
    ['Add the rest of the sugar.', '1 cup sugar', 'sugar'],
    ['Stir in 1 tablespoon of the warm milk.', '1 cup milk', 'milk'],
    ['Stir in the milk (2 tablespoons).', '1 cup milk', 'milk'],
    ['Whisk in a tablespoon of water.', '1/2 cup water', 'water'],
    ['Whisk in two tablespoons of water.', '1/2 cup water', 'water'],
    ['Loosen it with a bit of water.', '2 cups water', 'water'],
    ['Season with more salt.', '1 tsp salt', 'salt'],
    ['Rub it with a drizzle of olive oil.', '2 tbsp olive oil', 'olive oil'],
    ['Butter a baking dish.', '200 g butter', 'butter'],
    ['Preheat the oven. Grease and flour two pans.', '2 cups flour', 'flour'],
    ['Grease a tin with butter.', '200 g butter', 'butter'],
    ['Engrasa un molde con mantequilla.', '200 g de mantequilla', 'mantequilla'],
    ['Lay two boiled eggs on it.', '6 eggs', 'eggs'],
    ['Top with a layer of sliced tomatoes.', '4 tomatoes', 'tomatoes'],
    ['Add a generous amount of butter.', '200 g butter', 'butter'],
    ['Tavaya çok az yağ sürün.', '1 yemek kaşığı yağ', 'yağ'],
    ['Versez la moitié du lait.', '20 cl de lait', 'lait'],
    ['加入 1g 盐。', '盐 2g', '盐'],
    ['水100mlを加える。', '水 300ml', '水'],
  ])('where a step takes a part: %s', (step, line, name) => {
    expect(needs(step, line)).toEqual([name]);
  });

  test.each([
    ['Add 2 tbsp of sugar.', '2 tablespoons sugar'],
    ['Boil 500 ml of water.', '2 cups (500 ml) water'],
    ['Add a can of beans.', '1 can beans'],
    ['Add half a cup of milk.', '1/2 cup milk'],
    ['Serve it cut in half and garnished with dill.', '2 tbsp dill'],
    ['Grease a dish with butter.', '1 tbsp butter for greasing'],
    ['Rinse it and add the water.', '2 cups water'],
    ['Beat two eggs.', '2 large eggs'],
    ['Add one egg at a time.', '3 eggs'],
    ['Fold in the flour and sugar.', '2 cups flour'],
    ['Spread it with butter, then the jam.', '200 g butter'],
    ['Whisk in the water. Add more water if it is thick.', '1/4 cup water'],
    ['Season with more pepper, then add the stock and salt.', '1 tsp salt'],
    ['Bake for 20 minutes. Add milk.', '1 cup milk'],
    ['Rest the pork.', '1.5 kg pork'],
  ])('but not where it takes all: %s', (step, line) => {
    expect(needs(step, line)).toEqual([line]);
  });

  test('where a step takes a part of two', () => {
    const lines = ['1 tsp salt', '1 tsp oregano'];
    expect(needs('Season with more oregano and salt.', ...lines)).toEqual(['salt', 'oregano']);
  });

  test('where several lines have one name, unless the step states one of their amounts', () => {
    const lines = ['1/4 cup sugar', '1 cup sugar'];
    expect(needs('Mix the crumbs with sugar.', ...lines)).toEqual(['sugar']);
    expect(needs('Mix the crumbs with ¼ cup sugar.', ...lines)).toEqual(['1/4 cup sugar']);
  });
});

describe('what an earlier step has listed', () => {
  function later(second: string, ...lines: string[]): string[] {
    const list = lines.map((line) => `- ${line}`).join('\n');
    const first = `Slice ${lines.join(', then ')}.`;
    const steps = `1. ${first}\n2. ${second}`;
    return ingredientsOf(`# Dish\n\n## Ingredients\n\n${list}\n- zz\n\n## Steps\n\n${steps}`)[1]!;
  }

  test.each([
    ['Add the leeks.', '2 leeks', 'leeks'],
    ['Add the leeks and cook until the leeks are soft.', '2 leeks', 'leeks'],
    ['Add 2 leeks.', '2 leeks', 'leeks'],
    ['Cook until it is soft and add the leeks.', '2 leeks', 'leeks'],
    ['Simmer until soft then add the leeks.', '2 leeks', 'leeks'],
    ['Nach und nach den Lauch zugeben.', '200 g Lauch', 'Lauch'],
    ['2 bis 3 Lauch zugeben.', '200 g Lauch', 'Lauch'],
    ['파를 넣고 볶습니다.', '파 2개', '파'],
    ['番茄を加える。', '番茄 2個', '番茄'],
    ['油热后放入番茄。', '番茄：2个', '番茄'],
    ['倒至碗中加入番茄。', '番茄：2个', '番茄'],
    ['葱姜等放入锅中与番茄翻炒。', '番茄：2个', '番茄'],
    ['Mix the wet ingredients and water.', '2 cups water', 'water'],
    ['Köcheln lassen und mit Salz würzen.', '2 TL Salz', 'Salz'],
  ])('is there without its amount: %s', (step, line, name) => {
    expect(later(step, line)).toEqual([name]);
  });

  test.each([
    ['Bake until the cheese is melted.', '1 cup cheese'],
    ['Bake until it is firm and the cheese is golden.', '1 cup cheese'],
    ['Once the cheese has melted, stir.', '1 cup cheese'],
    ['While the cheese melts, clean the pan.', '1 cup cheese'],
    ['Allow the cheese to set.', '1 cup cheese'],
    ['Store it cold. The cheese may sweat.', '1 cup cheese'],
    ['Backen, bis der Käse schmilzt.', '200 g Käse'],
    ['Cuire jusqu’à ce que le fromage fonde.', '200 g de fromage'],
    ['치즈가 녹을 때까지 볶습니다.', '치즈 1컵'],
    ['番茄が柔らかくなるまで煮る。', '番茄 2個'],
    ['煮到直到番茄变软。', '番茄：2个'],
  ])('is not, where the step only tells how it is: %s', (step, line) => {
    expect(later(step, line)).toEqual([]);
  });

  test('has its amount after a little of it for the pan', () => {
    const list = '## Ingredients\n\n- 200 g butter\n- 4 figs';
    const steps = '1. Grease a tin with butter.\n2. Cream the butter.\n3. Brush with butter.';
    expect(ingredientsOf(`# Tart\n\n${list}\n\n## Steps\n\n${steps}`)).toEqual([
      ['butter'],
      ['200 g butter'],
      ['butter'],
    ]);
  });

  test('is there the first time, wherever it is named', () => {
    expect(needs('Once the water boils, add the pasta.', '2 l water', '1 box pasta')).toEqual([
      '2 l water',
      '1 box pasta',
    ]);
  });
});

describe('a moment of a wait', () => {
  const secondsOf = (steps: string) => {
    const text = `# Dish\n\n## Ingredients\n\n- 2 figs\n- 1 leek\n\n## Steps\n\n${steps}`;
    return toCookSteps(deriveRecipe(text)!).steps.map(({ durations }) =>
      durations.map(({ seconds }) => seconds),
    );
  };

  test.each([
    ['1. Bake for 15 minutes.\n2. After 15 minutes, turn it and bake for 40 minutes.'],
    ['1. Bake for 15 minutes.\n2. Once it has baked for 15 minutes, bake for 40 minutes.'],
    ['1. 15 Minuten backen.\n2. Nach 15 Minuten wenden und 40 Minuten backen.'],
  ])('has no timer besides the one before: %s', (steps) => {
    expect(secondsOf(steps)).toEqual([[900], [2400]]);
  });

  test('has one where no other names it', () => {
    expect(secondsOf('1. Bake for 25 minutes. After 15 minutes, turn it.')).toEqual([[1500, 900]]);
  });

  test.each([
    ['1. Heat the oven during the final 15 minutes of the rise.', []],
    ['1. Bake for 40 minutes. Uncover it in the last 10 minutes.', [2400]],
    ['1. 40 Minuten backen. Während der letzten 10 Minuten zudecken.', [2400]],
  ])('has none as a part of another time: %s', (steps, seconds) => {
    expect(secondsOf(steps)).toEqual([seconds]);
  });
});
