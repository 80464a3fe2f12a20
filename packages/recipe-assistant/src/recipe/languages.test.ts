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
  'Comensales: 4',
  'Persone: 4',
  'Porsiyon: 4',
  'Serve 4 pessoas',
  'عدد الأشخاص: ٤',
  'الحصص: 4',
  'تكفي 4 حصص',
  '인분: 4',
  '4 personas - 30 minutos',
])('"%s" states four servings', (line) => {
  const text = `# Xyz\n\n${line}\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n1. Aaa.`;
  expect(deriveRecipe(text)?.servings).toEqual({ from: 4 });
});

const HOUR = 3600;

test.each([
  ['Laissez cuire une heure et demie.', 'une heure et demie', 1.5 * HOUR],
  ['Cocina 1 hora y media.', '1 hora y media', 1.5 * HOUR],
  ['Cuocere 1 ora e mezza.', '1 ora e mezza', 1.5 * HOUR],
  ['Cozinhe por uma hora e meia.', 'uma hora e meia', 1.5 * HOUR],
  ['Gotuj 10 do 15 minut.', '10 do 15 minut', 600],
  ['Gotuj 1 godzinę i 30 minut.', '1 godzinę i 30 minut', 1.5 * HOUR],
  ['10 ila 15 dakika pişirin.', '10 ila 15 dakika', 600],
  ['1 saat ve 30 dakika pişirin.', '1 saat ve 30 dakika', 1.5 * HOUR],
  ['اطبخي لمدة ساعة ونصف.', 'لمدة ساعة ونصف', 1.5 * HOUR],
  ['اطبخي لمدة ساعة و30 دقيقة.', 'لمدة ساعة و30 دقيقة', 1.5 * HOUR],
  ['اطبخي لمدة ١٠ إلى ١٥ دقيقة.', '١٠ إلى ١٥ دقيقة', 600],
  ['1 घंटा और 30 मिनट पकाएं।', '1 घंटा और 30 मिनट', 1.5 * HOUR],
  ['1시간 반 끓인다.', '1시간 반', 1.5 * HOUR],
  ['10분에서 15분 끓인다.', '10분에서 15분', 600],
  ['Cook for 10 to 15 minutes.', '10 to 15 minutes', 600],
])('"%s" has one duration, which a range begins', (step, words, seconds) => {
  const text = `# Xyz\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n1. ${step}`;
  const found = deriveRecipe(text)!.steps[0]!.lines[0]!.durations;
  expect(found.map(({ start, end }) => step.slice(start, end))).toEqual([words]);
  expect(found[0]!.seconds).toBe(seconds);
});

test.each([
  ['1시간 반죽을 쉬게 한다.', [HOUR]],
  ['Gotuj dwie i pół godziny.', []],
  ['Boil 1 hour, then 30 minutes more.', [HOUR, HOUR / 2]],
])('"%s" has no other durations than %o', (step, seconds) => {
  const text = `# Xyz\n\n## Ingredients\n\n${ITEMS}\n\n## Steps\n\n1. ${step}`;
  const found = deriveRecipe(text)!.steps[0]!.lines[0]!.durations;
  expect(found.map((duration) => duration.seconds)).toEqual(seconds);
});
