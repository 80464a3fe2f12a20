import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

// Many renders: a busy machine needs more time than for most tests.
vi.setConfig({ testTimeout: 60_000 });

/** A text as shown: a line for each block, headings by their level and role. */
function shown(text: string, streaming = false): string[] {
  const { container, unmount } = render(<RecipeMarkdown text={text} streaming={streaming} />);
  const lines = [...container.children].map((block) => {
    const role = block.getAttribute('data-role');
    if (role !== null) return `${block.localName} ${role}: ${block.textContent}`;
    const items = [...block.querySelectorAll(':scope > li')].map((item) => item.textContent);
    return `${block.localName}: ${items.length > 0 ? items.join(', ') : block.textContent}`;
  });
  unmount();
  return lines;
}

/** Replies as models write them, shortened. */
const REPLIES: Record<string, [reply: string, expected: string[]]> = {
  'numbered sections, and steps with numbered names': [
    '### Leek Pie\n\n#### I. Ingredients\n- 2 leeks\n\n#### II. Instructions\n\n**1. Preparation:**\n- Chop.\n\n**2. Bake:**\n- Bake.\n\n#### III. Tips\n- Rest it.',
    [
      'h2 title: Leek Pie',
      'h3 section: I. Ingredients',
      'ul: 2 leeks',
      'h3 section: II. Instructions',
      'p: 1. Preparation:',
      'ul: Chop.',
      'p: 2. Bake:',
      'ul: Bake.',
      'h3 section: III. Tips',
      'ul: Rest it.',
    ],
  ],
  'two recipes that are counted': [
    'Recipe 1: Lentil Stew\n\nIngredients:\n- lentils\n\nSteps:\n1. Boil.\n\nRecipe 2: Fried Rice\n\nIngredients:\n- rice\n\nSteps:\n1. Fry.',
    [
      'h2 title: Recipe 1: Lentil Stew',
      'h3 section: Ingredients:',
      'ul: lentils',
      'h3 section: Steps:',
      'ol: Boil.',
      'h2 title: Recipe 2: Fried Rice',
      'h3 section: Ingredients:',
      'ul: rice',
      'h3 section: Steps:',
      'ol: Fry.',
    ],
  ],
  'two recipes with bold names': [
    '**Lentil Stew**\n\n**Ingredients:**\n- lentils\n\n**Steps:**\n1. Boil.\n\n**Fried Rice**\n\n### Ingredients\n- rice\n\n**Steps:**\n1. Fry.',
    [
      'h2 title: Lentil Stew',
      'h3 section: Ingredients:',
      'ul: lentils',
      'h3 section: Steps:',
      'ol: Boil.',
      'h2 title: Fried Rice',
      'h3 section: Ingredients',
      'ul: rice',
      'h3 section: Steps:',
      'ol: Fry.',
    ],
  ],
  'two recipes in a numbered list': [
    'Two ideas.\n\n1. **Lentil Stew**\n\nIngredients:\n- lentils\n\nSteps:\n1. Boil.\n2. Eat.\n\n2. **Fried Rice**\n\nIngredients:\n- rice\n\nSteps:\n1. Fry.\n2. Eat.',
    [
      'p: Two ideas.',
      'h2 title: 1. Lentil Stew',
      'h3 section: Ingredients:',
      'ul: lentils',
      'h3 section: Steps:',
      'ol: Boil., Eat.',
      'h2 title: 2. Fried Rice',
      'h3 section: Ingredients:',
      'ul: rice',
      'h3 section: Steps:',
      'ol: Fry., Eat.',
    ],
  ],
  'two recipes under a title of both, one called a salad': [
    '# Two Ideas\n\n## Lentil Stew\n\n**Ingredients:**\n- lentils\n\n**Steps:**\n1. Boil.\n\n## Rice Salad\n\n**Ingredients:**\n- rice',
    [
      'h2 title: Two Ideas',
      'h3 section: Lentil Stew',
      'h4 section: Ingredients:',
      'ul: lentils',
      'h4 section: Steps:',
      'ol: Boil.',
      'h3 section: Rice Salad',
      'h4 section: Ingredients:',
      'ul: rice',
    ],
  ],
  'a bold name that ends in an exclamation': [
    '**CARROT CAKE - enjoy!**\n\nIngredients:\n- carrots',
    ['h2 title: CARROT CAKE - enjoy!', 'h3 section: Ingredients:', 'ul: carrots'],
  ],
  'facts that are written as headings': [
    '# Leek Stew\n\n## Prep Time: 10 minutes\n\n## **Servings:** 4\n\n## Ingredients\n- 2 leeks',
    [
      'h2 title: Leek Stew',
      'p: Prep Time: 10 minutes',
      'p: Servings: 4',
      'h3 section: Ingredients',
      'ul: 2 leeks',
    ],
  ],
  'ingredients behind their label': [
    '**Ingredients:** 1 cup flour, 2 eggs (large, beaten), salt\n\nSteps:\n1. Mix.',
    [
      'h2 section: Ingredients:',
      'ul: 1 cup flour, 2 eggs (large, beaten), salt',
      'h2 section: Steps:',
      'ol: Mix.',
    ],
  ],
  'markers before a space that does not break': [
    '材料：\n-\u00a0卵\n\n作り方：\n1.\u3000混ぜる。\n2.\u3000焼く。',
    ['h2 section: 材料：', 'ul: 卵', 'h2 section: 作り方：', 'ol: 混ぜる。, 焼く。'],
  ],
  'Korean labels': [
    '**서문:**\n\n매운 음식.\n\n**준비물**：\n- 김치\n\n요리법:\n1. 볶는다.',
    [
      'h2 section: 서문:',
      'p: 매운 음식.',
      'h2 section: 준비물：',
      'ul: 김치',
      'h2 section: 요리법:',
      'ol: 볶는다.',
    ],
  ],
  'a label before the name': [
    'Recipe Title: Lemon Rice\n\nIngredients:\n- rice',
    ['h2 title: Lemon Rice', 'h3 section: Ingredients:', 'ul: rice'],
  ],
  'a bold label before the name': [
    '**Recipe:** Lemon Rice\n\n**Ingredients:**\n- rice',
    ['h2 title: Lemon Rice', 'h3 section: Ingredients:', 'ul: rice'],
  ],
  'a question after the steps': [
    'Ingredients:\n- rice\n\nSteps:\n1. Cook.\n\n**Hvers vegna er þetta hollt?**\n- It is.',
    [
      'h2 section: Ingredients:',
      'ul: rice',
      'h2 section: Steps:',
      'ol: Cook.',
      'h2 section: Hvers vegna er þetta hollt?',
      'ul: It is.',
    ],
  ],
  'a name with a colon in a script without capitals': [
    '**أرز بالليمون والنعناع:**\n\n- **المكونات:**\n  - أرز\n- **الطريقة:**\n  1. اطبخ.',
    ['h2 title: أرز بالليمون والنعناع:', 'ul: المكونات:أرز, الطريقة:اطبخ.'],
  ],
  'ingredients whose marker was forgotten or stands too close': [
    'Ingredients:\n-1 block of tofu\n- Salt\n- 3-4 cups of flour, sifted or\nnot\nEgg wash (1 egg)\nNote: sift the flour.\n\nSteps:\n1. Freeze.',
    [
      'h2 section: Ingredients:',
      'ul: 1 block of tofu, Salt, 3-4 cups of flour, sifted ornot, Egg wash (1 egg)Note: sift the flour.',
      'h2 section: Steps:',
      'ol: Freeze.',
    ],
  ],
  'a name with a colon, right above the ingredients': [
    'Sounds good!\n\nKale Caesar Salad:\n\nIngredients:\n- kale\n\nMethod:\n1. Mix.',
    [
      'p: Sounds good!',
      'h2 title: Kale Caesar Salad:',
      'h3 section: Ingredients:',
      'ul: kale',
      'h3 section: Method:',
      'ol: Mix.',
    ],
  ],
  'a name of one word, explained in parentheses': [
    'Koldskål (Danish Buttermilk Soup)\n\nIngredients:\n- buttermilk\n\nSteps:\n1. Stir.',
    [
      'h2 title: Koldskål (Danish Buttermilk Soup)',
      'h3 section: Ingredients:',
      'ul: buttermilk',
      'h3 section: Steps:',
      'ol: Stir.',
    ],
  ],
  'a name with a colon, above something else': [
    'Kale Caesar Salad:\n\nIt is crisp.\n\nRecipe:\n\nIngredients:\n- kale',
    [
      'p: Kale Caesar Salad:',
      'p: It is crisp.',
      'p: Recipe:',
      'h2 section: Ingredients:',
      'ul: kale',
    ],
  ],
  'the name of the steps as the last ingredient': [
    '材料：\n\n- 卵 1個\n- 作り方：\n\n1. 卵を焼く。\n\n- Salt\n- Method:\n',
    [
      'h2 section: 材料：',
      'ul: 卵 1個',
      'h2 section: 作り方：',
      'ol: 卵を焼く。',
      'ul: Salt, Method:',
    ],
  ],
  'a text that was stopped at its first ingredient': [
    '# Lemon Rice\n\n## Ingredients\n\n- ',
    ['h2 title: Lemon Rice', 'h3 section: Ingredients'],
  ],
  'a text that was stopped at its first step': [
    '## Ingredients\n- rice\n\n## Steps\n\n1.',
    ['h2 section: Ingredients', 'ul: rice', 'h2 section: Steps'],
  ],
  'the names of groups, bold alone': [
    '## Ingredients\n\n**Lemon Rice**\n- rice\n- lemon\n\n**Soup**\n- leeks',
    ['h2 section: Ingredients', 'p: Lemon Rice', 'ul: rice, lemon', 'p: Soup', 'ul: leeks'],
  ],
  'groups of steps, named in bold': [
    '### Instructions\n\n**Fry the Pork:**\n1. Fry.\n\n**Pickle the Onions:**\n1. Pickle.\n\n**Assembly:**\n1. Pile.\n\n**Tips for the pork:**\nIt is sour.',
    [
      'h2 section: Instructions',
      'h3 group: Fry the Pork:',
      'ol: Fry.',
      'h3 group: Pickle the Onions:',
      'ol: Pickle.',
      'h3 group: Assembly:',
      'ol: Pile.',
      'h2 section: Tips for the pork:',
      'p: It is sour.',
    ],
  ],
  'groups of steps, written with fewer signs than the steps': [
    '## Instructions:\n # Prepare the Crust\nPress it.\n # Bake the Cake\nBake it.',
    [
      'h2 section: Instructions:',
      'h3 group: Prepare the Crust',
      'p: Press it.',
      'h3 group: Bake the Cake',
      'p: Bake it.',
    ],
  ],
  'a sentence that introduces the steps': [
    "Here's how to make it:\n\nIngredients:\n- rice\n- salt\n\nAnd here's how to make it:\n1. Cook.",
    [
      "p: Here's how to make it:",
      'h2 section: Ingredients:',
      'ul: rice, salt',
      "h2 section: And here's how to make it:",
      'ol: Cook.',
    ],
  ],
  'a table after the steps': [
    '## Instructions\n\n1. Cook\n2. Serve\n\n| Item | Amount |\n|---|---|\n| Rice | 1 cup |\n\nStir it.\nServe it.',
    [
      'h2 section: Instructions',
      'ol: Cook, Serve',
      'table: ItemAmountRice1 cup',
      'p: Stir it.',
      'p: Serve it.',
    ],
  ],
  'plain labels': [
    'Sure! Here is a recipe for Lemon Rice:\n\nIngredients:\n* 1 cup rice\n* 1 lemon\n\nInstructions:\n\n1. Cook the rice.\n\n2. Add the lemon.\n\nEnjoy your meal!',
    [
      'p: Sure! Here is a recipe for Lemon Rice:',
      'h2 section: Ingredients:',
      'ul: 1 cup rice, 1 lemon',
      'h2 section: Instructions:',
      'ol: Cook the rice., Add the lemon.',
      'p: Enjoy your meal!',
    ],
  ],
  'a title on a line of its own': [
    'Here is the recipe:\n\nBeef Bolognese Pasta (serves 4)\n\nMain Ingredients:\n- beef\n\nCooking Instructions for the sauce:\n1. Fry.',
    [
      'p: Here is the recipe:',
      'h2 title: Beef Bolognese Pasta (serves 4)',
      'h3 section: Main Ingredients:',
      'ul: beef',
      'h3 section: Cooking Instructions for the sauce:',
      'ol: Fry.',
    ],
  ],
  'bold labels': [
    'Great idea!\n\n**Lemon Rice**\n**Servings:** 2\n\n**Ingredients** (makes 2):\n- rice\n\n** Method **\n1. Cook.\n\n**Why this works:**\nIt is sour.',
    [
      'p: Great idea!',
      'h2 title: Lemon Rice',
      'p: Servings: 2',
      'h3 section: Ingredients (makes 2):',
      'ul: rice',
      'h3 section: Method',
      'ol: Cook.',
      'h3 section: Why this works:',
      'p: It is sour.',
    ],
  ],
  'groups whose names name their section again': [
    '# Bread\n\n## Ingredients\n\n### Main Ingredients\n- flour\n\n### Topping\n- seeds\n\n## Steps\n\n### Preparation\n1. Mix.\n\n### Serving\n1. Slice.',
    [
      'h2 title: Bread',
      'h3 section: Ingredients',
      'h4 group: Main Ingredients',
      'ul: flour',
      'h4 group: Topping',
      'ul: seeds',
      'h3 section: Steps',
      'h4 group: Preparation',
      'ol: Mix.',
      'h4 group: Serving',
      'ol: Slice.',
    ],
  ],
  headings: [
    '# Lemon Rice\n\n## Ingredients\n\n### For the rice\n- rice\n\n#### Lemon sauce\n- lemon\n\n## Steps\n1. Cook.\n\n# Wine\n\nWhite.',
    [
      'h2 title: Lemon Rice',
      'h3 section: Ingredients',
      'h4 group: For the rice',
      'ul: rice',
      'h5 group: Lemon sauce',
      'ul: lemon',
      'h3 section: Steps',
      'ol: Cook.',
      'h2 title: Wine',
      'p: White.',
    ],
  ],
  'headings as deep as the title, and labels among them': [
    'Lemon Rice\n==========\n\n# Ingredients\n- rice\n\nMethod:\n1. Cook.\n\n## Notes\n- Hot.',
    [
      'h2 title: Lemon Rice',
      'h3 section: Ingredients',
      'ul: rice',
      'h3 section: Method:',
      'ol: Cook.',
      'h3 section: Notes',
      'ul: Hot.',
    ],
  ],
  groups: [
    'Ingredients:\nFor the chicken:\n- chicken\n\n**Lemon dressing:**\n- lemon\n\nA. Base\n- rice\n\nDirections:\n1. Cook.\n\nTo serve:\n- herbs\n\nOptional toppings:\n- nuts',
    [
      'h2 section: Ingredients:',
      'h3 group: For the chicken:',
      'ul: chicken',
      'h3 group: Lemon dressing:',
      'ul: lemon',
      'h3 group: A. Base',
      'ul: rice',
      'h2 section: Directions:',
      'ol: Cook.',
      'h3 group: To serve:',
      'ul: herbs',
      'h3 group: Optional toppings:',
      'ul: nuts',
    ],
  ],
  'bare lines': [
    'Beef Pasta\n\nIngredients\n1 lb. ground beef\n1 onion, diced\n\nSalt to taste\n\nInstructions:\nBoil the water.\nFry the beef in a wide pan over a high heat, stirring it so\nthat nothing burns.\n\nServe hot!',
    [
      'h2 title: Beef Pasta',
      'h3 section: Ingredients',
      'ul: 1 lb. ground beef, 1 onion, diced, Salt to taste',
      'h3 section: Instructions:',
      'p: Boil the water.',
      'p: Fry the beef in a wide pan over a high heat, stirring it so that nothing burns.',
      'p: Serve hot!',
    ],
  ],
  'a recipe in a fence, and a turn of somebody else': [
    "Here's your recipe:\n```\nLemon Rice\n\nIngredients:\n\n    - rice\nPreparation Steps:\n\n    1.Cook\n```\n# Human: Thanks!\n\n# Assistant: More?",
    [
      "p: Here's your recipe:",
      'h2 title: Lemon Rice',
      'h3 section: Ingredients:',
      'ul: rice',
      'h3 section: Preparation Steps:',
      'ol: Cook',
    ],
  ],
  'tags that markdown has marks for': [
    '<h1>Lemon Rice</h1>\n<b>Ingredients:</b>\n- <i>rice</i>\n\n<strong>Method</strong>\nCook <b>well</b>.',
    [
      'h2 title: Lemon Rice',
      'h3 section: Ingredients:',
      'ul: <i>rice</i>',
      'h3 section: Method',
      'p: Cook well.',
    ],
  ],
  'several recipes': [
    '## 1. Lemon Rice\n**Ingredients:**\n- rice\n\n## 2. Lemon Tea\n**Ingredients:**\n- tea',
    [
      'h2 title: 1. Lemon Rice',
      'h3 section: Ingredients:',
      'ul: rice',
      'h2 title: 2. Lemon Tea',
      'h3 section: Ingredients:',
      'ul: tea',
    ],
  ],
  'several recipes whose names are numbered': [
    '1. Lemon Rice: \nIngredients: \n- rice\n\n2. Lemon and Leek Tea:\n\nIngredients:\n- tea',
    [
      'h2 title: 1. Lemon Rice:',
      'h3 section: Ingredients:',
      'ul: rice',
      'h2 title: 2. Lemon and Leek Tea:',
      'h3 section: Ingredients:',
      'ul: tea',
    ],
  ],
  'labels with an apostrophe, a remark and bullets of all kinds': [
    "What You'll Need:\n(Serves 4-6)\n▢ rice\n☐ salt\n◦ oil\n‣ leek\n– 1 lemon\n\nWhat You’ll Do\n",
    [
      "h2 section: What You'll Need:",
      'p: (Serves 4-6)',
      'ul: rice, salt, oil, leek, 1 lemon',
      'p: What You’ll Do',
    ],
  ],
  'steps that speak of ingredients': [
    'Directions:\n\nPrep Ingredients:\n1. Wash.\n\n**Combine Ingredients:**\n1. Stir.',
    [
      'h2 section: Directions:',
      'h3 group: Prep Ingredients:',
      'ol: Wash.',
      'h3 group: Combine Ingredients:',
      'ol: Stir.',
    ],
  ],
  Japanese: [
    'はい、こちらです：\n\n鶏肉のレモンライス\n\n【材料】（2人分）\n・米 1合\n・レモン 1個\n\n作り方：\n1. 米を炊く。',
    [
      'p: はい、こちらです：',
      'h2 title: 鶏肉のレモンライス',
      'h3 section: 【材料】（2人分）',
      'ul: 米 1合, レモン 1個',
      'h3 section: 作り方：',
      'ol: 米を炊く。',
    ],
  ],
  Italian: [
    'Pollo al limone con riso\n\nIngredienti:\n- 2 cosce di pollo\n\nProcedimento:\n1. Cuocere.',
    [
      'h2 title: Pollo al limone con riso',
      'h3 section: Ingredienti:',
      'ul: 2 cosce di pollo',
      'h3 section: Procedimento:',
      'ol: Cuocere.',
    ],
  ],
  'a table that was cut off': [
    'Fried Egg\n\n| Step | Time |\n|---',
    ['h2 title: Fried Egg', 'table: StepTime'],
  ],
};

test.each(Object.entries(REPLIES))('%s look like a recipe', (_name, [reply, expected]) => {
  expect(shown(reply)).toEqual(expected);
});

test.each([
  'Zutaten für den Teig:¦Zubereitung:',
  '**Ingrédients :**¦**Étapes**',
  'Ingredientes:¦Modo de preparación:',
  'Ingredienti¦Procedimento',
  'Ingredientes:¦Modo de preparo:',
  'Ingrediënten:¦Bereidingswijze:',
  'Składniki:¦Sposób przygotowania:',
  'Ингредиенты:¦Способ приготовления:',
  'Malzemeler:¦Yapılışı:',
  'المكونات:¦طريقة التحضير:',
  'सामग्री:¦विधि:',
  'Nguyên liệu:¦Cách làm:',
  'ส่วนผสม:¦วิธีทำ:',
  '所需材料：¦制作步骤：',
  '재료:¦만드는 방법:',
  '🛒 Ingredients:¦👩‍🍳 Instructions:',
  'WHAT YOU NEED:¦*Directions:*',
  '[Ingredients]¦「作り方」',
  'Ingredients & Equipment:¦Step-by-Step Instructions (20 minutes):',
])('%s are sections', (labels) => {
  const [first = '', second = ''] = labels.split('¦');
  const [heading, list, next] = shown(`${first}\n1 x\n${second}\n1. y\n`);
  expect([heading, list, next].map((line) => line?.replace(/:.*/s, ''))).toEqual([
    'h2 section',
    'ul',
    'h2 section',
  ]);
});

test.each([
  'Note:',
  '**Note:**',
  'Enjoy!',
  'Here is the recipe:',
  '**Here is the recipe:**',
  'In a bowl, combine:',
  'Ingredients: eggs, rice',
  '**Servings:**',
  '**Step 3:**',
  '**1. Chop:**',
  'Serves 4',
  'User: 4 people',
  'Okay, let us cook',
])('%s is not a label', (line) => {
  expect(shown(`# Stew\n\nMethod:\n1. Chop.\n\n${line}\n`).at(-1)).toMatch(/^p: /);
});

test.each([
  'Sure! Here you go',
  'My dog likes rice, lemons and you',
  'Serves 4 People',
  'Stew.',
  'Stew',
  'based on what is there',
  '20 Minute Meals',
  'Bake for about',
  'Salt and pepper',
])('%s is not a title', (line) => {
  expect(shown(`${line}\n\nIngredients:\n- salt\n`)[0]).toMatch(/^p: /);
});

describe('a label', () => {
  test('does not count in a list item, a quotation or code', () => {
    expect(shown('- salt\n- Method:\n  Steps:\n')).toEqual(['ul: salt, Method:Steps:']);
    expect(shown('> Method:\n')).toEqual(['blockquote: Method:']);
    expect(shown('Salt:\n\n    a\n\n~~~js\nMethod:\n~~~\n').at(-1)).toBe('pre: Method:');
  });

  test('does not count directly under an item that ends in a colon', () => {
    expect(shown('1. Chicken stew:\nIngredients:\n- chicken\n')[1]).toBe('p: Ingredients:');
  });

  test('does not count until its line ends', () => {
    expect(shown('# Stew\n\nMethod:').at(-1)).toBe('p: Method:');
    expect(shown('# Stew\n\nMethod:', true)).toEqual(['h2 title: Stew']);
  });

  test('ends a paragraph of bare lines', () => {
    expect(shown('Quick stew for two.\nMethod:\nFry.\n')).toEqual([
      'p: Quick stew for two.',
      'h2 section: Method:',
      'p: Fry.',
    ]);
  });
});

test('a line that was broken because it was full is joined, in an item as well', () => {
  const full = 'Chop the onions finely, and fry them until they are golden and';
  expect(shown(`1. ${full}\nsoft.\n`)).toEqual([`ol: ${full} soft.`]);
  expect(shown(`${full}\nSoft`)).toEqual([`p: ${full}Soft`]);
  expect(shown(`${full}.\nsoft`)).toEqual([`p: ${full}.soft`]);
});

test('emphasis in emphasis, and beside punctuation, is emphasis', () => {
  const { container } = render(
    <RecipeMarkdown
      text={
        'It is **Chicken (*skinless*)** and **foo "*bar*" foo**, **Salt:**2 g and *(hot)*ter, 2 * 3.'
      }
    />,
  );
  expect(container.innerHTML).toBe(
    '<p>It is <strong>Chicken (<em>skinless</em>)</strong> and <strong>foo "<em>bar</em>" foo</strong>, ' +
      '<strong>Salt:</strong>2 g and <em>(hot)</em>ter, 2 * 3.</p>',
  );
});

test('a range does not break', () => {
  expect(shown('Bake at 20–25 °C for 5–6 hours, 20 °C.')).toEqual([
    'p: Bake at 20–\u206025\u00a0°C for 5–\u20606 hours, 20 °C.',
  ]);
});

describe('the first words', () => {
  test.each([
    ['Stir the', 'p: Stir the'],
    ['Stir the leeks.', 'p: Stir the leeks.'],
    ['A first piece', 'p: A first piece'],
    ['first', 'p: first'],
    ['Sure! H', 'p: Sure! H'],
    ['Hello t', 'p: Hello t'],
    ['# Soup', 'h2 title: Soup'],
    ['# Tomato Soup', 'h2 title: Tomato Soup'],
    ['- Leek', 'ul: Leek'],
    ['1 leek', 'p: 1 leek'],
  ])('%j show at once', (text, expected) => {
    expect(shown(text, true)).toEqual([expected]);
  });

  test.each([
    'Lemon',
    'Lemon Rice',
    'Lemon Rice with',
    'Pollo al limone',
    'Leek',
    '**Soup**',
    '鶏肉の',
  ])('%s may be the name of the dish, and show as text if nothing follows them', async (text) => {
    expect(shown(text, true)).toEqual([]);
    const { container, rerender } = render(<RecipeMarkdown text={text} streaming />);
    await screen.findByText(text.replaceAll('*', ''));
    expect(container.querySelector('p')).toBeTruthy();
    rerender(<RecipeMarkdown text={`${text} Ri`} streaming />);
    expect(container.textContent).not.toBe('');
  });

  test('are no longer held back when the stream ends', () => {
    expect(shown('Leek')).toEqual(['p: Leek']);
    expect(shown('Lemon Rice')).toEqual(['p: Lemon Rice']);
  });

  test('of a word that only begins like chatter are still held back', () => {
    for (const title of ['Italian Beef', 'Asian Noodles', 'Party Dip', 'Candy Bars']) {
      const seen = Array.from(title, (_, at) => shown(title.slice(0, at + 1), true));
      expect(seen.flat(), title).toEqual([]);
      expect(shown(`${title}\n`)).toEqual([`h2 title: ${title}`]);
    }
  });
});

test('what is shown keeps its element and its role while the rest arrives', () => {
  const lines = fc.constantFrom(
    ...(
      'Ingredients:¦Ingredients¦**Ingredients:**¦Method:¦For the sauce:¦To serve:¦**For the sauce**¦Dressing:¦' +
      'Lemon Rice Bowl¦**Lemon Rice**¦# Lemon Rice¦## Ingredients¦### For the sauce¦## Lemon¦1 cup rice¦salt¦' +
      'Salt and pepper¦- salt¦* a¦1. Chop¦2. Fry:¦Stir well until done¦Here is the recipe:¦Sure! Here you go:¦' +
      'Note: hot¦**Note:** hot¦In a bowl, combine:¦Ingredients: eggs, rice¦材料：¦【作り方】¦鮭のロール¦' +
      '**Servings:** 4¦Serves 4¦A long line of text that goes on and on until it is broken at¦the place where¦' +
      '15. minutes later¦> Tip¦1. Lemon Tea:¦2. Lemon Stew:¦Italian Beef¦2 eggs!¦Salt: a pinch¦An egg¦' +
      'Notes (for two):¦▢ oil¦– oil¦🍋 Lemon Rice¦What You’ll Need:¦Prep Ingredients:¦' +
      '**맛:**¦Recipe: Lemon Rice¦<b>Ingredients</b>¦```¦My dog likes rice¦  - nested¦' +
      '   more text¦Zutaten¦To serve, spoon over¦# Human: and now?¦<h2>Steps</h2>¦** Tips **'
    ).split('¦'),
  );
  const text = fc.array(fc.tuple(lines, fc.constantFrom('\n', '\n\n')), { maxLength: 7 });
  fc.assert(
    fc.property(text, (pairs) => {
      expectSteady(pairs.flat().join(''));
    }),
    { numRuns: 60 },
  );
});

test.each(Object.entries(REPLIES))('%s keep their elements while they arrive', (_name, [reply]) => {
  expectSteady(reply);
});

test.each([
  'Soupe à l’oignon\n\nIngrédients :\n2 oignons\n\nÉtapes:\n1. Cuire.\n',
  'Cá kho tộ\n\nNguyên liệu\n1 con cá\n\nHướng dẫn\nNấu cá.\n',
  'Käsespätzle\n\nFür die Soße:\n\nZutaten für vier\nÖl\n\nFüllung:\n1 Ei\n\nBon appétit!\n',
  '된장찌개\n\n재료:\n물 1컵\n\n만드는 법:\n끓인다.\n',
])('%j reads the same where accents are characters of their own', (text) => {
  const decomposed = text.normalize('NFD');
  expect(shown(decomposed)).toEqual(shown(text));
  expectSteady(text);
  expectSteady(decomposed);
});

/**
 * Streams a text by characters: what is shown keeps its element and its role, and ends like the whole
 * text.
 */
function expectSteady(source: string): void {
  const { container, rerender, unmount } = render(<RecipeMarkdown text="" streaming />);
  let before: string[][] = [];
  for (let end = 1; end <= source.length; end += 1) {
    rerender(<RecipeMarkdown text={source.slice(0, end)} streaming />);
    const now = [...container.children].map((block) => [
      `${block.localName} ${block.getAttribute('data-role')}`,
      block.textContent,
    ]);
    for (const [index, [element, words = '']] of before.entries()) {
      expect(now[index]?.[0], source.slice(0, end)).toBe(element);
      // An accent may come after its letter.
      expect(now[index]?.[1]?.normalize('NFD'), source.slice(0, end)).toContain(
        words.trimEnd().normalize('NFD'),
      );
    }
    before = now;
  }
  rerender(<RecipeMarkdown text={source} />);
  const whole = render(<RecipeMarkdown text={source} />);
  expect(container.isEqualNode(whole.container), source).toBe(true);
  whole.unmount();
  unmount();
}
