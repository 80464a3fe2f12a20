import { deriveRecipe } from 'recipe-assistant/recipe';
import { describe, expect, test } from 'vitest';
import { linesOfSteps } from './steps.ts';

function namedIn(markdown: string, language?: string): string[][] {
  const lines = linesOfSteps(deriveRecipe(markdown, { language })!);
  return lines.map((own) => own.map(({ text }) => text));
}

/** What one step names of a list. */
function namedBy(language: string, step: string, ...ingredients: readonly string[]): string[] {
  const list = [...ingredients, 'zz'].map((line) => `- ${line}`).join('\n');
  return namedIn(`# Dish\n\n## Ingredients\n\n${list}\n\n## Steps\n\n1. ${step}`, language)[0]!;
}

test('the steps of a recipe without ingredients name none', () => {
  const { title, steps } = deriveRecipe(
    '# Soup\n\n## Ingredients\n\n- 2 leeks\n- salt\n\n## Steps\n\n1. Boil.',
  )!;
  expect(linesOfSteps({ title, ingredients: [], steps })).toEqual([[]]);
});

test.each([
  ['en', 'Fry the onions.', '1 large onion, finely chopped'],
  ['en', 'Fold in the berries.', '1 cup berry'],
  ['en', 'Heat the oil.', '2 tbsp olive oil'],
  ['en', 'Crush the garlic.', '3 cloves of garlic'],
  ['en', 'Whisk in the cloves.', '1/4 teaspoon ground cloves'],
  ['en', 'Scatter with basil.', 'Fresh basil leaves for garnish'],
  ['en', 'Brown the breasts.', '2 boneless, skinless chicken breasts'],
  ['en', 'Brown the meat.', '500 g pork belly'],
  ['en', 'Stir in the tomatoes.', '1 (14 oz) can diced tomatoes'],
  ['en', 'Squeeze the lemon over it.', 'Juice of 1 lemon'],
  ['en', 'Add pepper.', 'Salt and freshly ground black pepper, to taste'],
  ['en', 'Add the soy.', '2 tbsp soy sauce'],
  ['en', 'Add the sambal.', '1 tbsp chili paste (sambal)'],
  ['en', 'Whisk in the cornstarch.', '1 tbsp corn starch'],
  ['fr', 'Chauffer l’huile.', '2 c. à soupe d’huile d’olive'],
  ['fr', 'Coupez le poulet.', '400 g de blanc de poulet'],
  ['fr', 'Salez légèrement.', 'Sel et poivre'],
  ['es', 'Sofríe el ajo.', '5 g de ajo picado finamente'],
  ['pt', 'Espalhe o tomate.', '1 tomate fatiado'],
  ['it', 'Cuocere i pomodori.', '1 pomodoro'],
  ['de', 'Das Öl erhitzen.', '2 EL Olivenöl'],
  ['de', 'Den Knoblauch hacken.', '2 Knoblauchzehen'],
  ['de', 'Die Gurkenwürfel zugeben.', '2 Gurken'],
  ['pl', 'Dodaj paprykę.', '2 duże papryki'],
  ['pl', 'Usmaż rybę.', '300 g łososia'],
  ['pl', 'Dodaj kawałki mięsa.', '500 g wołowiny'],
  ['pl', 'Wlej śmietanę i dodaj marchew.', '200 ml śmietany 18% lub jogurtu'],
  ['tr', 'Yumurtaları çırpın.', '4 yumurta'],
  ['tr', 'Unu eleyin.', '2 su bardağı un'],
  ['tr', 'Yağı kızdırın.', 'kızartmak için sıvı yağ'],
  ['ar', 'أضف البصل والأرز.', '2 كوب أرز'],
  ['hi', 'प्याज़ भूनें।', '1 बड़ा प्याज'],
  ['hi', 'तेजपत्ता डालें।', '1 तेज पत्ता'],
  ['ko', '파를 넣고 볶습니다.', '파 2개'],
  ['ko', '고기를 볶습니다.', '돼지고기 200g'],
  ['ja', '鮭をスライスする。', '鮭 1/2枚'],
  ['ja', 'ニンニクと玉葱を切る。', 'にんにく 1片'],
  ['ja', '鶏肉を切る。', '鶏もも肉 1枚'],
  ['zh', '放入蒜末。', '大蒜 3瓣'],
  ['zh', '西红柿切块。', '番茄 2个'],
  ['zh', '牛肉切块。', '牛腩 500克'],
])('in %s "%s" names %s', (language, step, line) => {
  expect(namedBy(language, step, line)).toEqual([line]);
});

describe('where a word means something else, nothing is named', () => {
  test.each([
    ['a small word', 'pt', 'Cozinhe em fogo baixo.', '500g de peito de frango em cubos'],
    ['a small word', 'de', 'Eine Pfanne erhitzen.', '1 Ei'],
    ['a small word', 'es', 'Deja que hierva en la olla.', '100 g de queso en lonchas'],
    ['a part of a word', 'en', 'Add the egg.', '1 eggplant'],
    ['a part of a word', 'en', 'Add the paste.', '200 g pasta'],
    ['a part of a word', 'it', 'Mettila in uno scolapasta.', '300 g di pasta'],
    ['a part of a word', 'ja', 'フライパンを熱する。', 'パン 2枚'],
    ['a part of a word', 'zh', '煎至两面金黄。', '面 200克'],
    ['a part of a word', 'es', 'Calienta una olla.', '1 cebolla'],
    ['other water', 'en', 'Rinse it under cold water.', '2 cups water'],
    ['other water', 'en', 'Rinse it until the water runs clear.', '2 cups water'],
    ['other water', 'en', 'Add a little water.', '2 cups water'],
    ['other water', 'fr', 'Rincez-le à l’eau froide.', '50 cl d’eau'],
    ['other water', 'zh', '用清水冲洗。', '水 500毫升'],
    ['what is done meanwhile', 'en', 'While the couscous is resting, wait.', '1 cup couscous'],
    ['what is done meanwhile', 'fr', 'Pendant que le riz cuit, attendez.', '200 g de riz'],
    ['what is done meanwhile', 'it', 'Mentre la pasta cuoce, attendete.', '300 g di pasta'],
    ['an adjective', 'en', 'Boil it in salted water.', '1 tsp salt'],
    ['an adjective', 'en', 'Beat until creamy.', '100 ml cream'],
    ['an adjective', 'es', 'Usa una sartén grande.', '1 cebolla grande'],
    ['an adjective', 'ar', 'ضعي قدرا كبيرة على النار.', '1 ملعقة كبيرة سكر'],
    ['another dish', 'en', 'Serve the chicken curry.', '500 g chicken'],
    ['another dish', 'en', 'Brush it with egg wash.', '3 large eggs'],
    ['another dish', 'de', 'Die Kartoffelsuppe servieren.', '500 g Kartoffeln'],
    ['another dish', 'ko', '김치찌개를 냅니다.', '김치 2컵'],
    ['another dish', 'zh', '倒入番茄酱。', '番茄 2个'],
    ['what is made of it', 'en', 'Brown the chicken.', '1 l chicken stock'],
    ['what is made of it', 'en', 'Melt the almonds.', '2 tbsp almond butter'],
    ['what is made of it', 'de', 'Die Tomaten schneiden.', '2 EL Tomatenmark'],
    ['a bare vague word', 'en', 'Add the sauce.', '2 tbsp soy sauce'],
    ['a bare vague word', 'fr', 'Nappez de sauce.', '2 c. à s. de sauce soja'],
    ['a verb', 'en', 'Cream the butter.', '2 tbsp cream'],
    ['a verb', 'de', 'Die Zwiebel fein hacken.', '500 g Hackfleisch'],
  ])('%s: in %s "%s" names no %s', (_, language, step, line) => {
    expect(namedBy(language, step, line)).toEqual([]);
  });
});

test.each([
  ['en', 'Slice the spring onions.', ['1 red onion', '2 spring onions'], [1]],
  ['en', 'Fry the onions.', ['1 onion', 'Green onions for garnish'], [0]],
  ['en', 'Melt the butter.', ['50 g butter', '2 tbsp peanut butter'], [0]],
  ['en', 'Heat the oil.', ['1 tsp sesame oil', '2 tbsp vegetable oil'], [1]],
  ['en', 'Halve the peppers.', ['4 large bell peppers', 'Salt and pepper to taste'], [0]],
  ['en', 'Remove the cinnamon stick.', ['1 tsp ground cinnamon', '1 cinnamon stick'], [1]],
  ['en', 'Stir in the tomato paste.', ['3 tomatoes', '2 tbsp tomato paste'], [1]],
  ['en', 'Brown the meat.', ['500 g ground beef', '1 l beef broth'], [0]],
  ['en', 'Garnish with dill.', ['1 tbsp dill', 'Dill for garnish'], [1]],
  ['de', 'Die Zwiebel schälen.', ['1 Zwiebel', '2 Frühlingszwiebeln'], [0]],
  ['ko', '팬에 기름을 두릅니다.', ['참기름 1작은술', '식용유 1큰술'], [1]],
  ['zh', '加入酱油。', ['酱油 15毫升', '油 10毫升'], [0]],
  ['ar', 'أضف الطماطم ومعجون الطماطم.', ['3 طماطم', '1 ملعقة معجون طماطم'], [0, 1]],
  ['en', 'Mix all ingredients.', ['1 leek', '1 preserved lemon', 'Dill to serve'], [0, 1]],
  ['en', 'Mix all ingredients except the wine.', ['1 leek', '1 cup wine'], [0]],
  ['en', 'Wait until all ingredients melt.', ['1 leek', '1 cup wine'], []],
  ['en', 'Mix all dry ingredients.', ['2 cups flour', '1 cup milk'], []],
  ['fr', 'Mélangez tous les ingrédients.', ['200 g de riz', '1 citron'], [0, 1]],
  ['zh', '将所有食材混合。', ['葱 1根', '盐 5克'], [0, 1]],
  ['ja', 'すべての材料を混ぜる。', ['砂糖 大さじ1', '酢 大さじ2'], [0, 1]],
] as const)('in %s of several, "%s" names those of %j at %j', (language, step, lines, at) => {
  const named = namedBy(language, step, ...lines).filter((line) => line !== 'zz');
  expect(named).toEqual(at.map((index) => lines[index]));
});

describe('a step names the lines of its group', () => {
  const salad = (steps: string) =>
    namedIn(
      `# Salad\n\n## Ingredients\n\n### For the salad\n\n- 1 cucumber\n- 1 tbsp olive oil\n\n### For the dressing\n\n- 2 tbsp olive oil\n- 1 lemon\n- 1 cucumber, grated\n\n## Steps\n\n${steps}`,
    );
  const all = ['2 tbsp olive oil', '1 lemon', '1 cucumber, grated'];

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
    ['all of them', '1. For the dressing, mix all the ingredients.', [all]],
    ['all of them, by its name', '1. Mix all of the dressing ingredients.', [all]],
    ['not the rest of them', '1. Add the remaining dressing ingredients.', [[]]],
    ['none of them where it is the whole', '1. Mix in all of the dressing.', [[]]],
  ])('%s', (_by, steps, named) => {
    expect(salad(steps)).toEqual(named);
  });

  test.each([
    [
      'de',
      'Zutaten',
      'Für die Marinade',
      '2 EL Öl',
      'Zubereitung',
      'Alle Zutaten der Marinade mischen.',
    ],
    [
      'es',
      'Ingredientes',
      'Para la salsa',
      '2 tomates',
      'Pasos',
      'Tritura todos los ingredientes de la salsa.',
    ],
    ['ko', '재료', '양념장', '간장 2큰술', '단계', '양념장 재료를 모두 섞습니다.'],
  ])('all of them in %s', (language, list, group, line, method, step) => {
    const text = `# Dish\n\n## ${list}\n\n- 200 g tofu\n\n### ${group}\n\n- ${line}\n- zz\n\n## ${method}\n\n1. ${step}`;
    expect(namedIn(text, language)).toEqual([[line, 'zz']]);
  });
});

test('a line is named whole by each step, in the order of the list', () => {
  const list = '- 200 g butter, melted\n- 4 figs\n- 1 tbsp milk';
  const steps = '1. Melt the butter.\n2. Add the figs to the butter.\n3. Stir.';
  const butter = '200 g butter, melted';
  expect(namedIn(`# Tart\n\n## Ingredients\n\n${list}\n\n## Steps\n\n${steps}`)).toEqual([
    [butter],
    [butter, '4 figs'],
    [],
  ]);
});

test.each([
  ['Rice Skillet', '200 g rice', 'Serve the Rice Skillet warm.'],
  ['Bean Chili', '1 tbsp chili powder', 'Let the chili simmer.'],
])('the name of the dish %s means none of its %s', (title, line, step) => {
  const text = `# ${title}\n\n## Ingredients\n\n- ${line}\n- 1 leek\n\n## Steps\n\n1. ${step}`;
  expect(namedIn(text)).toEqual([[]]);
});

test('steps of a text with thousands of ingredients and words name none', () => {
  const text = `## Ingredients\n\n${'- ab\n'.repeat(3000)}\n## Steps\n\n1. ${'ab '.repeat(3000)}\n2. Stir the ab.`;
  expect(namedIn(text)).toEqual([[], []]);
});
