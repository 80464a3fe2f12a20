import { expect, test } from 'vitest';
import { deriveRecipe, type DerivedRecipe } from 'recipe-assistant/recipe';

/** The result for a text: its title, groups of ingredients and groups of steps. */
function read(text: string) {
  const recipe = deriveRecipe(text);
  return (
    recipe && {
      title: recipe.title,
      ingredients: lines(recipe.ingredients),
      steps: lines(recipe.steps),
    }
  );
}

function lines(groups: DerivedRecipe['ingredients'] | DerivedRecipe['steps']): string[] {
  return groups.flatMap(({ heading, lines: own }) => [
    ...(heading === undefined ? [] : [`[${heading}]`]),
    ...own.map(({ text }) => text),
  ]);
}

const LEEKS = { ingredients: ['2 leeks', '1 l stock'], steps: ['Chop the leeks.', 'Boil them.'] };

const STEPS = 'Ingredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n1. Chop the leeks.\n2. Boil them.';

/** Replies as models write them, shortened, with their results. */
test.each<[string, string, ReturnType<typeof read>]>([
  [
    'plain labels and chatter around',
    "Sure! Here's a recipe for you:\n\nLeek Soup\n\nIngredients:\n* 2 leeks\n* 1 l stock\n\nInstructions:\n\n1. Chop the leeks.\n2. Boil them.\n\nEnjoy your meal!",
    { title: 'Leek Soup', ...LEEKS },
  ],
  ...[
    ['I. Ingredients', 'II. Instructions'],
    ['1. Ingredients', '2. Method'],
    ['A. Ingredients:', 'B. Directions:'],
    ['**Step 1: Ingredients**', '**Step 2: Method**'],
    ['### Step 1: Ingredients', '### Step 2: Cooking Instructions'],
    ['#### 🧂【食材准备】', '#### 🔪【步骤做法】'],
  ].map(([first, second]): [string, string, ReturnType<typeof read>] => [
    `sections that are numbered: ${first}`,
    `## Leek Soup\n\n${first}\n- 2 leeks\n- 1 l stock\n\n${second}\n1. Chop the leeks.\n2. Boil them.`,
    { title: 'Leek Soup', ...LEEKS },
  ]),
  ...['**Hvers vegna?**', '### Hvers vegna?'].map(
    (name): [string, string, ReturnType<typeof read>] => [
      `bullets after numbered steps: ${name}`,
      `Leek Soup\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nInstructions:\n1. Chop the leeks.\n2. Boil them.\n\n${name}\n- Chives`,
      { title: 'Leek Soup', ...LEEKS },
    ],
  ),
  [
    'bold labels and a name in quotes',
    '**Recipe: "Leek Soup"**\n\n**Ingredients:**\n\n• 2 leeks\n• 1 l stock\n\n**Method:**\n\n1) Chop the leeks.\n2) Boil them.',
    { title: 'Leek Soup', ...LEEKS },
  ],
  [
    'lines without markers',
    'Leek Soup\n\nIngredients:\n2 leeks\n1 l stock\n\nInstructions:\nChop the leeks.\nBoil them.\nEnjoy!',
    { title: 'Leek Soup', ...LEEKS },
  ],
  [
    'what is said of one portion, in a long bold line',
    'Leek Soup\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n1. Chop the leeks.\n2. Boil them.\n\n**Informations nutritionnelles approximatives (pour 1 portion) :**\n- Protéines : environ 30 grammes',
    { title: 'Leek Soup', ...LEEKS },
  ],
  [
    'numbered groups of ingredients',
    'Leek Soup\n\nIngredients:\n1. 2 leeks\n2. 1 l stock\n\nToppings:\n1. Herbs, chopped (optional).\n\nSteps:\n1. Chop the leeks.\n2. Boil them.',
    {
      title: 'Leek Soup',
      ...LEEKS,
      ingredients: [...LEEKS.ingredients, '[Toppings]', 'Herbs, chopped (optional).'],
    },
  ],
  [
    'numbered ingredients',
    'Leek Soup\n\nIngredients:\n1. 2 leeks\n2. 1 l stock\n\nSteps:\n1. Chop the leeks.\n2. Boil them.',
    { title: 'Leek Soup', ...LEEKS },
  ],
  [
    'numbered steps that no label names',
    'Leek Soup\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\n1. Chop the leeks.\n2. Boil them.',
    { title: 'Leek Soup', ...LEEKS },
  ],
  [
    'sentences that announce',
    "# Leek Soup\n\nYou'll need these from your kitchen, all told:\n- 2 leeks\n- 1 l stock\n\nHere's how you make it:\n1. Chop the leeks.\n2. Boil them.",
    { title: 'Leek Soup', ...LEEKS },
  ],
  [
    'the whole in a code fence, indented',
    "Here's your recipe:\n```\nIngredients:\n\n    - 2 leeks\n    - 1 l stock\nPreparation Steps:\n\n    1. Chop the leeks.\n    2.Boil them.\n```<|endoftext|>",
    { title: undefined, ...LEEKS },
  ],
  [
    'labels as items',
    '韭葱汤\n\n材料：\n\n- 韭葱 2根\n- 水 1升\n- 做法：\n\n1. 切韭葱。\n2. 煮5分钟。',
    { title: '韭葱汤', ingredients: ['韭葱 2根', '水 1升'], steps: ['切韭葱。', '煮5分钟。'] },
  ],
  [
    'groups under labels',
    'Leek Pie\n\nIngredients:\n\nFor the dough:\n- 200 g flour\n- 1 egg\n\nFor the filling:\n- 2 leeks\n\nInstructions:\n\nFor the dough:\n1. Knead.\n\nFor the filling:\n1. Fry.\n2. Fill.',
    {
      title: 'Leek Pie',
      ingredients: ['[For the dough]', '200 g flour', '1 egg', '[For the filling]', '2 leeks'],
      steps: ['[For the dough]', 'Knead.', '[For the filling]', 'Fry.', 'Fill.'],
    },
  ],
  [
    'names of groups inside the list',
    '## Leek Pie\n\n**Ingredients**\n\n* **Dough:**\n    * 200 g flour\n    * 1 egg\n* **Filling:**\n    * 2 leeks\n\n**Instructions**\n\n1. Knead.\n2. Fill.',
    {
      title: 'Leek Pie',
      ingredients: ['[Dough]', '200 g flour', '1 egg', '[Filling]', '2 leeks'],
      steps: ['Knead.', 'Fill.'],
    },
  ],
  [
    'steps with names, of which one is about ingredients',
    '### Ingredients\n- 2 leeks\n- 1 l stock\n\n### Instructions\n1. **Combine Ingredients:**\n   - Mix all.\n2. **Boil:**\n   - Five minutes.',
    {
      title: undefined,
      ingredients: LEEKS.ingredients,
      steps: ['[Combine Ingredients]', 'Mix all.', '[Boil]', 'Five minutes.'],
    },
  ],
  [
    'several recipes',
    '## Leek Soup\n### Ingredients\n- 2 leeks\n- 1 l stock\n### Steps\n1. Chop the leeks.\n2. Boil them.\n\n## Leek Pie\n### Ingredients\n- 3 leeks\n- 1 pie crust\n### Steps\n1. Bake.',
    { title: 'Leek Soup', ...LEEKS },
  ],
  ...[
    ['**1. Chop**', '**2. Season & Enjoy:**'],
    ['**1. Chop**', '**2. Enjoy the aroma:**'],
    ['**4. Chop**', '**5. Plate & Enjoy!**'],
    ['**Step 1: Chop**', '**Step 2: Plate & Enjoy**'],
    ['**Step 1:**', '**Step 2:**'],
    ['**Chop**', '**Plate & Enjoy**'],
  ].map(([first = '', second = '']): [string, string, ReturnType<typeof read>] => [
    `a group of steps that is named like a wish: ${second}`,
    `# Leek Soup\n\n**Ingredients:**\n- 2 leeks\n- 1 l stock\n\n**Steps:**\n\n${first}\n- Chop the leeks.\n\n${second}\n- Boil them.\n\nEnjoy!`,
    {
      title: 'Leek Soup',
      ...LEEKS,
      steps: [first, second].flatMap((name, index) => [
        `[${name.replace(/^\*\*(?:(?:Step )?\d[.:] )?|:?\*\*$/g, '')}]`,
        LEEKS.steps[index]!,
      ]),
    },
  ]),
  ...['### Goes Well With', '### Recommended Toppings', '### 推荐配菜'].map(
    (name): [string, string, ReturnType<typeof read>] => [
      `bullets after numbered groups of steps: ${name}`,
      `# Leek Soup\n\n### Ingredients\n- 2 leeks\n- 1 l stock\n\n### Steps\n\n1. **Chop**:\n   - Chop the leeks.\n2. **Boil**:\n   - Boil them.\n\n${name}\n- Chives\n- Crisp bread that is still warm`,
      {
        title: 'Leek Soup',
        ...LEEKS,
        steps: ['[Chop]', 'Chop the leeks.', '[Boil]', 'Boil them.'],
      },
    ],
  ),
  ...['만드는 방법', '조리 방법', '요리 방법'].map(
    (name): [string, string, ReturnType<typeof read>] => [
      `sections as items, some after the steps: ${name}`,
      `1. **재료**\n   - 대파: 2대\n   - 물: 1L\n\n2. **${name}**\n   - 대파를 썬다.\n   - 끓인다.\n\n3. **맛**\n   - 시원하다.`,
      {
        title: undefined,
        ingredients: ['대파: 2대', '물: 1L'],
        steps: ['대파를 썬다.', '끓인다.'],
      },
    ],
  ),
  [
    'a step whose text is a paragraph of its own',
    'Leek Soup\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n\n1. Chop:\n\nUse a knife.\n\n2. Boil them.\n\nTell me how it was!',
    {
      title: 'Leek Soup',
      ...LEEKS,
      steps: ['Chop:\nUse a knife.', 'Boil them.'],
    },
  ],
])('%s', (_name, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['nothing', ''],
  [
    'a refusal',
    "I'm sorry, but I can't help with that. Please tell me what you have in your kitchen.",
  ],
  [
    'a list of dishes without steps',
    '1. Leek Soup:\nIngredients:\n- 2 leeks\n- stock\n\n2. Leek Pie:\nIngredients:\n- 3 leeks\n- crust',
  ],
  [
    'JSON',
    '```json\n{"recipeIngredient": ["2 leeks", "1 l stock"],\n"recipeInstructions": ["Chop."]}\n```',
  ],
  ['a table', '| Ingredient | Amount |\n|---|---|\n| leeks | 2 |\n| stock | 1 l |'],
  ['a single ingredient', 'Ingredients:\n- 2 leeks\n\nSteps:\n1. Boil them.'],
  [
    'a reply that ends before the steps',
    'Leek Soup\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nInstructions:\n',
  ],
  [
    'text past what the page formats',
    `Ingredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n1. Boil.\n${'x'.repeat(32_768)}`,
  ],
])('%s is not a recipe', (_name, text) => {
  expect(deriveRecipe(text)).toBeUndefined();
});

test.each([
  'Recipe',
  'Servings: 4',
  'Step 1',
  'Based on your ingredients, I suggest this:',
  'With **Leeks** and **Stock** you can make a soup.',
  'Here is a **Quick and Easy** soup.',
  'Here is my **Full Recipe**.',
  '**Good to Know:** leeks are sandy.',
  'Wash them, it is **really important**.',
  "Here's a Quick and Easy Recipe for you.",
  'Here is a recipe for Thanksgiving dinner with what you have:',
  'Make sure that you wash the leeks. Cook them at home.',
  '**Step 1 – Gather Your Ingredients**',
  'Cooking at home is fun!',
  'Ein Rezept für 30 Minuten Kochzeit:',
  '我推荐这个。详细做法如下：',
  '## Part 2:',
])('"%s" is not a title', (line) => {
  const recipe = deriveRecipe(
    `${line}\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n1. Boil.`,
  );
  expect(recipe).toBeDefined();
  expect(recipe).not.toHaveProperty('title');
});

test.each([
  ['I recommend **Leek Soup**, a classic.', 'Leek Soup'],
  ["Sure! Here's a recipe for **Creamy Leek Soup (Vegan)**:", 'Creamy Leek Soup (Vegan)'],
  ["Here's a recipe for **Kubdari**, a meat pie.\n\n**Yields:** 4 servings", 'Kubdari'],
  ['Je vous propose un **Gratin de poireaux** :', 'Gratin de poireaux'],
  ['推荐您做**韭葱汤**，很简单。', '韭葱汤'],
  ["Here's a recipe for **Leek Soup** that serves 2.", 'Leek Soup'],
  ['Hier ist ein Rezept für eine **Lauch-Quiche** mit Speck.', 'Lauch-Quiche'],
  ["Sure! Here's a hearty **Leek & Potato Pie** that's ready in an hour.", 'Leek & Potato Pie'],
  ['Ein Rezept für **Lauch-Kartoffel-Suppe**:', 'Lauch-Kartoffel-Suppe'],
  ['**Vorgeschlagenes Rezept: Gebackener Lauch**', 'Gebackener Lauch'],
  ['**Rezeptvorschlag: Gebackener Lauch**', 'Gebackener Lauch'],
  ['## Recommended Recipe: Baked Leeks', 'Baked Leeks'],
  ['**Recipe Suggestion:** Baked Leeks', 'Baked Leeks'],
])('"%s" names the dish "%s"', (words, title) => {
  const text = `${words}\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n1. Boil.`;
  expect(deriveRecipe(text)?.title).toBe(title);
});

test.each([
  ['below steps without numbers', 'Boil.\n\nStir.\n\n**Total time:** 20 minutes\n**Serves** 4'],
  ['between two steps', '1. Boil.\n\nTotal time: 20 minutes\n\nServes: 4\n\n2. Stir.'],
])('facts %s are none of them', (_where, steps) => {
  const recipe = deriveRecipe(
    `# Soup\n\n## Ingredients\n- 2 leeks\n- 1 egg\n\n## Steps\n\n${steps}`,
  )!;
  expect(recipe.steps[0]!.lines.map(({ text }) => text)).toEqual(['Boil.', 'Stir.']);
  expect(recipe).toMatchObject({ servings: { from: 4 }, minutes: { total: 20 } });
});

test('bullets that state facts are no ingredients', () => {
  const list = '- **Serves:** 4\n- **Prep:** 10 min\n\n- 2 leeks\n- 1 egg\n\n1. Boil.\n2. Stir.';
  const recipe = deriveRecipe(`# Soup\n\n${list}`)!;
  expect(recipe.ingredients[0]!.lines.map(({ text }) => text)).toEqual(['2 leeks', '1 egg']);
  expect(recipe).toMatchObject({ servings: { from: 4 }, minutes: { prep: 10 } });
});

test.each([
  ['1. Shape the dough:\n\nFive portions make a braid.\n\n2. Bake it.', undefined],
  ['Step 1: Shape five portions.\n\nStep 2: Bake them.', undefined],
  ['1. Boil them.\n\nThis soup serves 4 people.', { from: 4 }],
])('of the steps "%s", servings are %o', (steps, servings) => {
  const text = `Leek Soup\n\nIngredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n${steps}`;
  expect(deriveRecipe(text)?.servings).toEqual(servings);
});

test('a step has the durations that a timer can be set to, and no absurd one', () => {
  const absurd = `Rest for ${'9'.repeat(400)} hours.`;
  const recipe = deriveRecipe(`${STEPS}\n3. Bake for 1 hour, then rest 5 min.\n4. ${absurd}`)!;
  const found = recipe.steps[0]!.lines.map(({ text, durations }) =>
    durations.map(({ seconds, start, end }) => [text.slice(start, end), seconds]),
  );
  expect(found).toEqual([
    [],
    [],
    [
      ['1 hour', 3600],
      ['5 min', 300],
    ],
    [],
  ]);
});

test.each(['**Equipment:**', '**Tools:**', 'Equipment:', '**Special Equipment Needed:**'])(
  'what stands under "%s" after the ingredients is not one of them',
  (label) => {
    const text = `# Soup\n\n**Ingredients:**\n- 2 leeks\n- 1 l stock\n\n${label}\n- Thermometer\n- 1 large pot\n\n**Instructions:**\n1. Chop the leeks.\n2. Boil them.`;
    expect(read(text)).toEqual({ title: 'Soup', ...LEEKS });
  },
);

test('among bare ingredients a line that begins with a quantity begins an ingredient', () => {
  const text =
    'Pancakes\n\nIngredients:\n1 egg\n4 tablespoons unsalted butter, melted and cooled to room temperature for half of\n1/2 cup whole milk\n2 cups flour\n\nInstructions:\n1. Mix.\n2. Fry.';
  expect(read(text)?.ingredients).toEqual([
    '1 egg',
    '4 tablespoons unsalted butter, melted and cooled to room temperature for half of',
    '1/2 cup whole milk',
    '2 cups flour',
  ]);
});

test.each([
  [
    'bullets under the name of what is optional',
    '\n\n**Optional toppings:**\n- Croutons\n- Chives',
  ],
  ['what answers a question', '\n\n**Why is it good?**\n\n- **Leeks:** they are full of fibre.'],
  ['what is offered', '\n\n**Would you like another recipe?**\n\n1. Leek pie with potatoes.'],
])('%s is no step', (_what, end) => {
  expect(read(STEPS + end)?.steps).toEqual(LEEKS.steps);
});

test('a question between two steps ends none of them', () => {
  const text =
    '# Soup\n\n## Ingredients\n\n- 2 leeks\n- salt\n\n## Steps\n\n1. Boil.\n\nToo thick?\n\n2. Add water.\n\nMore?\n\n1. Pie';
  const [group] = deriveRecipe(text, { language: 'en' })!.steps;
  expect(group!.lines.map((line) => line.text)).toEqual(['Boil.\nToo thick?', 'Add water.']);
});

test.each([
  ['en', 'Step', 'Enjoy this soup on a cold evening. Leftovers keep for three days.'],
  ['es', 'Paso', 'Espero que disfrutes esta receta. Puedes acompañarla con frijoles.'],
  ['pl', 'Krok', 'Z tej ilości wychodzi około 12 placków. Smacznego!'],
  ['de', '- Schritt', 'Das Rezept reicht für 3 bis 4 Personen. Guten Appetit!'],
])('in %s lines that start with "%s 1:" are the steps, without it, and no line below', (...row) => {
  const [language, step, talk] = row;
  const method = `${step} 1: Boil 2 leeks.\n${step} 2: Eat.`;
  const reply = `# Soup\n\n**Ingredients:**\n\n- 2 leeks\n- Salt\n\n**Steps:**\n\n${method}\n\n${talk}\n`;
  const [group, ...others] = deriveRecipe(reply, { language })!.steps;
  expect(group!.lines.map(({ text }) => text)).toEqual(['Boil 2 leeks.', 'Eat.']);
  expect(others).toEqual([]);
});

test('steps whose numbers go on under a bold label are steps', () => {
  const text = `${STEPS}\n\n**Baking:**\n\n3. Bake them.\n4. Serve.\n\n**Notes:**\n- Freezes well.`;
  const steps = [...LEEKS.steps, '[Baking]', 'Bake them.', 'Serve.'];
  expect(read(text)?.steps).toEqual(steps);
});

test.each([
  ['1. Boil.\n2. Serve.\n\nNote: it keeps for a week.', ['Boil.', 'Serve.']],
  ['1. Boil.\n2. Serve.\n   **Notes:** it keeps for a week.', ['Boil.', 'Serve.']],
  ['1. Boil.\n2. Serve.\n3. **Tip:** it keeps for a week.', ['Boil.', 'Serve.']],
  ['1. Kochen.\n2. Servieren.\n3. Hinweis: hält eine Woche.', ['Kochen.', 'Servieren.']],
  ['1. Boil.\n2. Serve.\n3. Enjoy!', ['Boil.', 'Serve.']],
  ['1. Cuire.\n2. Servir.\n3. Bon appétit !', ['Cuire.', 'Servir.']],
  ['1. Boil.\n2. Serve.\n\nI hope this helps! Let me know.', ['Boil.', 'Serve.']],
  ['1. Boil.\n2. **Enjoy:** serve it hot!', ['Boil.', 'Enjoy: serve it hot!']],
  ['1. Boil. Tip: use salt.\n2. Serve.', ['Boil. Tip: use salt.', 'Serve.']],
])('notes are no step, and no part of the last one: %j', (method, steps) => {
  expect(read(`Ingredients:\n- 2 leeks\n- salt\n\nMethod:\n${method}`)?.steps).toEqual(steps);
});

test('where nothing is called so, bullets are the ingredients and numbers the steps', () => {
  const text =
    '# Leek tart\n\n**For the dough:**\n- 200 g flour\n- 100 g butter\n\n1. Knead the dough well.\n2. Bake it.';
  expect(read(text)).toEqual({
    title: 'Leek tart',
    ingredients: ['200 g flour', '100 g butter'],
    steps: ['Knead the dough well.', 'Bake it.'],
  });
});

test('two dishes under common headings are groups, whose names may be bold alone', () => {
  const text =
    '# Two dishes\n\n## Ingredients\n\n**Lemon leeks**\n- 2 lemons\n- 3 leeks\n\n**Tomato soup**\n- 4 tomatoes\n\n' +
    '## Steps\n\n**Lemon leeks**\n1. Fry the leeks.\n\n**Tomato soup**\n1. Boil the tomatoes.';
  expect(deriveRecipe(text)).toMatchObject({
    ingredients: [
      { heading: 'Lemon leeks', lines: [{ text: '2 lemons' }, { text: '3 leeks' }] },
      { heading: 'Tomato soup', lines: [{ text: '4 tomatoes' }] },
    ],
    steps: [{ heading: 'Lemon leeks' }, { heading: 'Tomato soup' }],
  });
});

test('a step beside those with steps of their own is in no group', () => {
  const steps = '1. **Chop:**\n   - The leeks.\n2. **Boil:**\n   - The stock.\n3. Serve it hot.';
  const recipe = deriveRecipe(`Ingredients:\n- 2 leeks\n- 1 l stock\n\nSteps:\n${steps}`);
  expect(recipe?.steps.map(({ heading }) => heading)).toEqual(['Chop', 'Boil', undefined]);
});

/** What answers to the product's own prompt look like besides, in the ingredients and the steps of a recipe. */
const ITEMS = '- 2 leeks\n- 1 l stock';

test.each(['Cuisson', 'Préparation', 'Method', 'Zubereitung', 'Tip'])(
  'a step that is called "%s" keeps the sentence below it, and the steps that follow',
  (name) => {
    for (const sentence of ['   Boil them.', 'Boil them.']) {
      const steps = `1. Chop the leeks.\n\n2. **${name}**\n${sentence}\n\n3. **Serve**\n   Eat.`;
      expect(read(`# Soup\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n${steps}`)?.steps).toEqual([
        'Chop the leeks.',
        `${name}\nBoil them.`,
        'Serve\nEat.',
      ]);
    }
  },
);

test('a note between two steps ends none of them', () => {
  const steps = '1. Chop the leeks.\n\n**Tip**\n\nUse a knife.\n\n2. Boil them.';
  expect(read(`# Soup\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n${steps}`)).toEqual({
    title: 'Soup',
    ...LEEKS,
  });
});

test('bullets under another name of the steps tell them again', () => {
  const steps = '1. Chop the leeks.\n2. Boil them.\n\n**Steps:**\n\n* Chop\n* Boil';
  expect(read(`**Soup**\n\n**Ingredients:**\n\n${ITEMS}\n\n**Instructions:**\n\n${steps}`)).toEqual(
    {
      title: 'Soup',
      ...LEEKS,
    },
  );
});

test.each([
  ['names without a mark', `Soup\n\nIngredients\n${ITEMS}\n\nSteps\n`],
  [
    'a table',
    '# Soup\n\n## Ingredients\n\n| Amount | Food |\n|---|---|\n| 2 | leeks |\n| 1 l | stock |\n\n## Steps\n\n',
  ],
])('a recipe with %s is read', (_what, start) => {
  expect(read(`${start}1. Chop the leeks.\n2. Boil them.`)).toEqual({ title: 'Soup', ...LEEKS });
});

test('bullets that end in a colon are over a group of the others', () => {
  const list =
    '- For the soup:\n- 2 leeks\n- 1 l stock\n- For the topping:\n  - 1 tbsp chives\n- salt';
  const text = `# Soup\n\n## Ingredients\n\n${list}\n\n## Steps\n\n1. Boil them.`;
  expect(read(text)?.ingredients).toEqual([
    '[For the soup]',
    ...LEEKS.ingredients,
    '[For the topping]',
    '1 tbsp chives',
    'salt',
  ]);
});

test.each([
  ['**1. Leek Soup**', 'Leek Soup'],
  ['**Leek Soup** (serves 4)', 'Leek Soup'],
  ['# "Leek Soup"', 'Leek Soup'],
  ['Today’s recipe: Leek Soup', 'Leek Soup'],
])('the name of the dish in "%s" is "%s"', (line, title) => {
  const text = `${line}\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n1. Boil them.`;
  expect(deriveRecipe(text)?.title).toBe(title);
});

test.each([
  ['#### **1. Chop**', 'Chop'],
  ['#### 1) Chop', 'Chop'],
  ['**1️⃣ Chop**', 'Chop'],
  ['#### **1. 处理食材**', '处理食材'],
  ['#### 一、处理食材', '处理食材'],
  ['#### 1.処理する', '処理する'],
  ['**Step 1: Chop**', 'Chop'],
  ['#### Étape 1 : Couper', 'Étape 1 : Couper'],
])('the group of steps under "%s" is "%s"', (written, heading) => {
  const text = `# Soup\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n${written}\n\n- Chop them.`;
  expect(deriveRecipe(text)?.steps).toMatchObject([{ heading, lines: [{ text: 'Chop them.' }] }]);
});
