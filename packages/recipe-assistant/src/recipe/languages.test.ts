import { deriveRecipe } from 'recipe-assistant/recipe';
import { describe, expect, test } from 'vitest';

const ITEMS = '- 2 aaa\n- 3 bbb';

describe.each([
  ['Spanish', 'Lista de ingredientes', 'Método'],
  ['Spanish', 'Ingredientes', 'Paso a paso'],
  ['Spanish', 'Ingredientes', 'Modo de elaboración'],
  ['Spanish', 'Ingredientes', 'Instrucciones de preparación'],
  ['French', 'Ingrédients', 'Étapes de préparation'],
  ['French', 'Ingrédients', 'Mode de préparation'],
  ['Portuguese', 'Lista de ingredientes', 'Modo de preparação'],
  ['Portuguese', 'Ingredientes', 'Como fazer'],
  ['Portuguese', 'Ingredientes', 'Passos'],
  ['Polish', 'Lista składników', 'Instrukcja przygotowania'],
  ['Polish', 'Składniki', 'Kroki'],
  ['Turkish', 'Malzeme listesi', 'Talimatlar'],
  ['Arabic', 'المكوّنات', 'طريقة التحضير'],
  ['Arabic', 'المكوّنات', 'طريقة العمل'],
  ['Arabic', 'المقادير', 'التحضير'],
  ['Hindi', 'सामग्री', 'निर्देश'],
  ['Hindi', 'सामग्री', 'चरण'],
  ['Hindi', 'सामग्री', 'बनाने का तरीका'],
  ['German', 'Zutaten', 'Anweisungen'],
  ['German', 'Zutaten', 'Schritt-für-Schritt-Anleitung'],
  ['German', 'Zutaten', 'So geht’s'],
  ['French', 'Ingrédients', 'Méthode'],
  ['Spanish', 'Ingredientes', 'Indicaciones'],
  ['Italian', 'Ingredienti', 'Passaggi'],
  ['Portuguese', 'Ingredientes', 'Etapas'],
  ['Polish', 'Składniki', 'Sposób wykonania'],
  ['Polish', 'Składniki', 'Przepis krok po kroku'],
  ['Turkish', 'Malzemeler', 'Adımlar'],
  ['Turkish', 'Malzemeler', 'Hazırlanış'],
  ['Turkish', 'Malzemeler', 'Yapım aşamaları'],
  ['Arabic', 'المواد المطلوبة', 'الإرشادات'],
  ['Japanese', '材料', '調理法'],
  ['Korean', '재료', '조리 순서'],
  ['Chinese', '食材', '制作过程'],
  ['Chinese', '食材準備（約 2~3 人份）', '烹調方式'],
  ['Chinese', '材料清单', '做法'],
])('in %s "%s" names the ingredients, and "%s" the steps,', (_language, ingredients, steps) => {
  test.each([
    ['as headings', (name: string) => `## ${name}`],
    ['in bold', (name: string) => `**${name}**`],
    ['before a colon', (name: string) => `${name}:`],
  ])('%s', (_kind, write) => {
    const text = `# Xyz\n\n${write(ingredients)}\n\n${ITEMS}\n\n${write(steps)}\n\n1. Aaa.\n2. Bbb.`;
    expect(deriveRecipe(text)).toMatchObject({
      ingredients: [{ lines: [{ text: '2 aaa' }, { text: '3 bbb' }] }],
      steps: [{ lines: [{ text: 'Aaa.' }, { text: 'Bbb.' }] }],
    });
  });
});

test.each([
  ['Zutaten', 'Zubereitung', 'Zutaten vorbereiten'],
  ['Składniki', 'Przygotowanie', 'Przygotuj składniki'],
  ['المكونات', 'التحضير', 'تحضير المكونات'],
  ['재료', '만드는 법', '재료 준비'],
  ['食材', '步骤', '准备食材'],
])('below "%s" and "%s", "%s" is the first step', (ingredients, steps, first) => {
  const list = `# Xyz\n\n## ${ingredients}\n\n${ITEMS}\n\n## ${steps}\n\n`;
  for (const written of [
    `1. **${first}:**\n   - Aaa bbb.\n   - Ccc ddd.\n2. **Xxx:**\n   - Eee fff.`,
    `### ${first}\n\n1. Aaa bbb.\n2. Ccc ddd.\n\n### Xxx\n\n1. Eee fff.`,
    `**${first}:**\n1. Aaa bbb.\n2. Ccc ddd.\n\n**Xxx:**\n1. Eee fff.`,
  ]) {
    const recipe = deriveRecipe(list + written)!;
    expect(recipe.ingredients.flatMap(({ lines }) => lines)).toHaveLength(2);
    expect(recipe.steps.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
      'Aaa bbb.',
      'Ccc ddd.',
      'Eee fff.',
    ]);
  }
});

test.each([
  ['作り方', '保存方法'],
  ['Schritte', 'Tipp'],
  ['Étapes', 'Astuce'],
  ['만드는 법', '보관 방법'],
  ['Steps', 'Why this recipe works'],
  ['Steps', 'Health benefits'],
  ['Steps', 'Substitutions'],
  ['Steps', 'Leftovers'],
  ['Steps', 'Make ahead'],
  ['Steps', 'Storing'],
  ['Steps', 'Allergen information'],
  ['Steps', 'Wine pairing'],
  ['Steps', 'About this dish'],
  ['Steps', 'Nutrition facts'],
  ['조리 방법', '영양 정보'],
])('below "%s", "%s" is no step', (steps, notes) => {
  const text = `# Xyz\n\n## Ingredients\n\n${ITEMS}\n\n## ${steps}\n\n1. Aaa.\n\n## ${notes}\n\n- Bbb ccc.`;
  expect(deriveRecipe(text)?.steps).toMatchObject([{ lines: [{ text: 'Aaa.' }] }]);
});

test('a paragraph under a bold conclusion is no step', () => {
  const text = `# Xyz\n\n**Ingredients**\n\n${ITEMS}\n\n**Steps**\n\n1. Aaa.\n\n`;
  for (const closing of ['**Conclusion**\nA fine dish.', '**Final Thoughts**\nA fine dish.']) {
    expect(deriveRecipe(text + closing)?.steps).toMatchObject([{ lines: [{ text: 'Aaa.' }] }]);
  }
});
