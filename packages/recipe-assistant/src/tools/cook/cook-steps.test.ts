import { deriveRecipe } from 'recipe-assistant/recipe';
import { describe, expect, test } from 'vitest';
import { toCookSteps } from './cook-steps.ts';

function needs(step: string, ...ingredients: string[]): string[] {
  const list = ingredients.map((line) => `- ${line}`).join('\n');
  const recipe = `# Dish\n\n## Ingredients\n\n${list}\n- zz\n\n## Steps\n\n1. ${step}`;
  return toCookSteps(deriveRecipe(recipe)!).steps[0]!.ingredients.map(({ text }) => text);
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
    ['Petersilie zugeben.', '1 Bund frische Petersilie'],
    ['Faites revenir l’ail.', '2 gousses d’ail'],
    ['Coupez le poulet.', '400 g de blanc de poulet'],
    ['Pica el ajo.', '2 dientes de ajo'],
    ['प्याज भूनें।', '1 बड़ा प्याज'],
    ['パプリカを切る。', '赤パプリカ 1個'],
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
    ['Eine große Pfanne erhitzen.', '1 große Zwiebel'],
    ['Usa una sartén grande.', '1 cebolla grande'],
    ['La comida es buena.', 'sal al gusto'],
    ['Cocina a fuego medio.', '1/2 pimiento medio'],
    ['आधा घंटा पकाएँ।', 'आधा कप चावल'],
    ['Gotuj pół godziny.', 'pół cebuli'],
    ['اخفقي نصف الكمية من الخليط.', 'نصف كوب من الحليب'],
    ['ضعي قدرا كبيرة على النار.', '1 ملعقة كبيرة سكر'],
    ['赤ワインを注ぐ。', '赤パプリカ 1個'],
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

test('they keep the order of the list, and come once', () => {
  expect(needs('Leeks, stock, leeks.', '1 l stock', '2 leeks')).toEqual(['1 l stock', '2 leeks']);
});

describe('a step gets those of its own group', () => {
  const GROUPS = `## Ingredients

### For the salad

- 1 cucumber
- 1 tbsp olive oil

### For the dressing

- 2 tbsp olive oil
- 1 lemon
- 1 cucumber, grated`;

  const stepsOf = (steps: string) =>
    toCookSteps(deriveRecipe(`# Salad\n\n${GROUPS}\n\n## Steps\n\n${steps}`)!).steps.map(
      ({ ingredients }) => ingredients.map(({ text }) => text),
    );

  test('by the heading that it stands under', () => {
    const steps = `### Dressing\n\n1. Whisk the oil.\n\n### Salad\n\n1. Slice the cucumber and fry it in the oil with lemon.`;
    expect(stepsOf(steps)).toEqual([['2 tbsp olive oil'], ['1 cucumber', '1 tbsp olive oil']]);
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
