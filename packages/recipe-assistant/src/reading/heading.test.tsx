import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

/** A text as shown: headings by their level and role, other blocks by their element. */
function shown(text: string): string[] {
  const { container, unmount } = render(<RecipeMarkdown text={text} />);
  const blocks = [...container.children].map((block) => {
    const items = [...block.querySelectorAll(':scope > :is(li, dt, dd)')].map(
      (item) => item.textContent,
    );
    const name = [block.localName, block.getAttribute('data-role') ?? ''].join(' ').trim();
    return `${name}: ${items.length > 0 ? items.join(', ') : block.textContent}`;
  });
  unmount();
  return blocks;
}

/** Replies as models write them, shortened. */
test.each<[name: string, reply: string, expected: string]>([
  [
    'plain labels',
    'Sure! Here is a recipe for Lemon Rice:\n\nIngredients:\n* 1 cup rice\n\nInstructions:\n\n1. Cook.\n\n2. Stir.\n\nEnjoy your meal!',
    'p: Sure! Here is a recipe for Lemon Rice: ¦ h2 section: Ingredients: ¦ ul: 1 cup rice ¦ h2 section: Instructions: ¦ ol: Cook., Stir. ¦ p: Enjoy your meal!',
  ],
  [
    'bold labels and a bold name',
    'Great idea!\n\n**Lemon Rice**\n**Servings:** 2\n\n**Ingredients** (makes 2):\n- rice\n\n** Method **\n1. Cook.\n\n**Why this works:**\nIt is sour.',
    'p: Great idea! ¦ h2 title: Lemon Rice ¦ dl: Servings, 2 ¦ h3 section: Ingredients (makes 2): ¦ ul: rice ¦ h3 section: Method ¦ ol: Cook. ¦ h3 section: Why this works: ¦ p: It is sour.',
  ],
  [
    'a group over any bullets',
    '# Stew\n\n## Ingredients\n\n▢ 1 leek\n\nSauce:\n▢ 2 tbsp oil\n\n## Steps\n1. Cook.',
    'h2 title: Stew ¦ h3 section: Ingredients ¦ ul: 1 leek ¦ h4 group: Sauce: ¦ ul: 2 tbsp oil ¦ h3 section: Steps ¦ ol: Cook.',
  ],
  [
    'headings, groups below their sections, and another dish',
    '# Lemon Rice\n\n## Ingredients\n\n### Main Ingredients\n- rice\n\n#### Lemon sauce\n- lemon\n\n## Steps\n1. Cook.\n\n# Wine\n\nWhite.',
    'h2 title: Lemon Rice ¦ h3 section: Ingredients ¦ h4 group: Main Ingredients ¦ ul: rice ¦ h5 group: Lemon sauce ¦ ul: lemon ¦ h3 section: Steps ¦ ol: Cook. ¦ h2 title: Wine ¦ p: White.',
  ],
  [
    'a bold label in a group stays below it',
    '# Cake\n\n## 🧂 Ingredients\n\n### Cake\n**Dry Ingredients**\n* 1 cup flour\n\n**Wet Ingredients**\n* 2 eggs\n\n### Filling\n* 1 cup cream\n\n## Instructions\n\n1. Bake.',
    'h2 title: Cake ¦ h3 section: 🧂 Ingredients ¦ h4 group: Cake ¦ h5 group: Dry Ingredients ¦ ul: 1 cup flour ¦ h5 group: Wet Ingredients ¦ ul: 2 eggs ¦ h4 group: Filling ¦ ul: 1 cup cream ¦ h3 section: Instructions ¦ ol: Bake.',
  ],
  [
    'groups beside the ingredients, by what follows them',
    '### Burger\n\n#### Ingredients for the Burger:\n- 4 buns\n\n#### "Secret Sauce":\n- 1/2 cup mayonnaise\n\n#### For the Fries:\n- 4 potatoes\n\n### Instructions:\n\n#### 1. Cook:\nCook.',
    'h2 title: Burger ¦ h3 section: Ingredients for the Burger: ¦ ul: 4 buns ¦ h4 group: "Secret Sauce": ¦ ul: 1/2 cup mayonnaise ¦ h4 group: For the Fries: ¦ ul: 4 potatoes ¦ h3 section: Instructions: ¦ h4 group: 1. Cook: ¦ p: Cook.',
  ],
  [
    'plain groups, and steps that speak of ingredients',
    'Ingredients:\nFor the chicken:\n- chicken\n\nSauce mix:\n- 1 lemon\n\nDirections:\n\nPrep Ingredients:\n1. Wash.\n\nTo serve:\n- herbs',
    'h2 section: Ingredients: ¦ h3 group: For the chicken: ¦ ul: chicken ¦ h3 group: Sauce mix: ¦ ul: 1 lemon ¦ h2 section: Directions: ¦ h3 group: Prep Ingredients: ¦ ol: Wash. ¦ p: To serve: ¦ ul: herbs',
  ],
  [
    'plain groups without a colon, over bullets alone',
    '## Ingredients\nFor the cauliflower\n- 1 cauliflower\n\nTo serve\n- 2 flatbreads\n- herbs\n\n## Steps\n1. Roast.',
    'h2 section: Ingredients ¦ h3 group: For the cauliflower ¦ ul: 1 cauliflower ¦ h3 group: To serve ¦ ul: 2 flatbreads, herbs ¦ h2 section: Steps ¦ ol: Roast.',
  ],
  [
    'steps with numbered names, and tips below them',
    '### Leek Pie\n\n#### I. Ingredients\n- 2 leeks\n\n#### II. Instructions\n\n**1. Preparation:**\n- Chop.\n\n**2. Bake:**\n- Bake.\n\n#### III. Tips\n- Rest it.',
    'h2 title: Leek Pie ¦ h3 section: I. Ingredients ¦ ul: 2 leeks ¦ h3 section: II. Instructions ¦ h4 group: 1. Preparation: ¦ ul: Chop. ¦ h4 group: 2. Bake: ¦ ul: Bake. ¦ h3 section: III. Tips ¦ ul: Rest it.',
  ],
  [
    'recipes that are counted',
    'Recipe 1: Lentil Stew\n\nIngredients:\n- lentils\n\nSteps:\n1. Boil.\n\nRecipe 2: Fried Rice\n\nIngredients:\n- rice',
    'h2 title: Lentil Stew ¦ h3 section: Ingredients: ¦ ul: lentils ¦ h3 section: Steps: ¦ ol: Boil. ¦ h2 title: Fried Rice ¦ h3 section: Ingredients: ¦ ul: rice',
  ],
  [
    'recipes under headings of the same level, one called a salad',
    '# Two Ideas\n\n## Lentil Stew\n\n**Ingredients:**\n- lentils\n\n**Steps:**\n1. Boil.\n\n## Rice Salad\n\n**Ingredients:**\n- rice',
    'h2 title: Two Ideas ¦ h3 section: Lentil Stew ¦ h4 section: Ingredients: ¦ ul: lentils ¦ h4 section: Steps: ¦ ol: Boil. ¦ h3 section: Rice Salad ¦ h4 section: Ingredients: ¦ ul: rice',
  ],
  [
    'facts that are written as headings',
    '# Leek Stew\n\n## Prep Time: 10 minutes\n\n#### Diet: General (varied)\n\n## Ingredients\n- 2 leeks',
    'h2 title: Leek Stew ¦ dl: Prep Time, 10 minutes, Diet, General (varied) ¦ h3 section: Ingredients ¦ ul: 2 leeks',
  ],
  [
    'lines without markers',
    'Beef Pasta\n\nIngredients\n1 lb. ground beef\n1 onion, diced\n\nSalt to taste\n\nInstructions:\nBoil the water.\nServe hot!',
    'h2 title: Beef Pasta ¦ h3 section: Ingredients ¦ ul: 1 lb. ground beef, 1 onion, diced, Salt to taste ¦ h3 section: Instructions: ¦ p: Boil the water. ¦ p: Serve hot!',
  ],
  [
    'a forgotten bullet before an amount',
    'Ingredients:\n-1 block of tofu\n- 3-4 cups of flour, sifted or\nnot\n2 eggs\n\nSteps:\n1. Freeze.',
    'h2 section: Ingredients: ¦ ul: 1 block of tofu, 3-4 cups of flour, sifted ornot, 2 eggs ¦ h2 section: Steps: ¦ ol: Freeze.',
  ],
  [
    'Japanese, and a space that does not break',
    'はい、こちらです：\n\n鶏肉のレモンライス\n\n【材料】（2人分）\n・米 1合\n\n一、作り方：\n1.\u3000米を炊く。',
    'p: はい、こちらです： ¦ h2 title: 鶏肉のレモンライス ¦ h3 section: 【材料】（2人分） ¦ ul: 米 1合 ¦ h3 section: 一、作り方： ¦ ol: 米を炊く。',
  ],
  [
    'headings that are underlined',
    'Leek Stew\n=========\n\nIngredients\n-----------\n- 2 leeks\n\nSteps\n-----\n1. Boil.',
    'h2 title: Leek Stew ¦ h3 section: Ingredients ¦ ul: 2 leeks ¦ h3 section: Steps ¦ ol: Boil.',
  ],
  [
    'a label before its name',
    '# Nome do prato: Caldo verde\n\n## Ingredientes:\n- 2 batatas\n\n## Modo de preparo:\n1. Cozinhe.',
    'h2 title: Caldo verde ¦ h3 section: Ingredientes: ¦ ul: 2 batatas ¦ h3 section: Modo de preparo: ¦ ol: Cozinhe.',
  ],
  [
    'dishes whose names are bold',
    '**1. Leek Stew:**\n\nIngredients:\n- 2 leeks\n\nSteps:\n1. Boil.\n\n**2. Leek Pie:**\n\nIngredients:\n- 3 leeks',
    'h2 title: 1. Leek Stew: ¦ h3 section: Ingredients: ¦ ul: 2 leeks ¦ h3 section: Steps: ¦ ol: Boil. ¦ h2 title: 2. Leek Pie: ¦ h3 section: Ingredients: ¦ ul: 3 leeks',
  ],
])('a reply with %s looks like a recipe', (_name, reply, expected) => {
  expect(shown(reply)).toEqual(expected.split(' ¦ '));
});

test.each([
  '**Ingrédients :**¦**Étapes**',
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
  'Enjoy!',
  'Here is the recipe:',
  '**Here is the recipe:**',
  'In a bowl, combine:',
  'Ingredients: eggs, rice',
  '**Servings:**',
  'Serves 4',
  'Okay, let us cook',
])('%s is not a label', (line) => {
  expect(shown(`# Stew\n\nMethod:\n1. Chop.\n\n${line}\n`).at(-1)).toMatch(/^(?:p|dl): /);
});

test.each(['Sure! Here you go', 'Serves 4 People', 'Stew.', 'based on what is there'])(
  '%s is not a title',
  (line) => {
    expect(shown(`${line}\n\nIngredients:\n- salt\n`)[0]).toMatch(/^(?:p|dl): /);
  },
);

test.each([
  ['Recipe Title: Lemon Rice', 'Lemon Rice'],
  ['**Recipe:** Lemon Rice', 'Lemon Rice'],
  ['Nombre del plato: Arroz con Limón', 'Arroz con Limón'],
  ['**أرز بالليمون والنعناع:**', 'أرز بالليمون والنعناع:'],
  ['🍋 Lemon Rice', '🍋 Lemon Rice'],
])('%s is the title %s', (line, title) => {
  expect(shown(`Sounds good!\n\n${line}\n\nIngredients:\n- salt\n`)[1]).toBe(`h2 title: ${title}`);
});
