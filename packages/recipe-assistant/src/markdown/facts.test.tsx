import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { deriveRecipe } from 'recipe-assistant/recipe';

const START = '# Leek Soup\n\n';
const REST = '\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil.\n2. Stir.';

/** The blocks of a text: `dl: Serves=4, Prep=10 min`. */
function shown(container: Element): string[] {
  return [...container.children].map((block) => {
    if (block.localName !== 'dl') return `${block.localName}: ${block.textContent}`;
    const pairs = [...block.querySelectorAll('dd')].map(
      (value) => `${value.previousElementSibling!.textContent}=${value.textContent}`,
    );
    return `dl: ${pairs.join(', ')}`;
  });
}

/** What the data has of these, since page and data read them each in their own way. */
function isKnown(lines: string, language = 'en'): boolean {
  const { servings, minutes } = deriveRecipe(START + lines + REST, { language })!;
  return servings !== undefined || minutes !== undefined;
}

/** What is between the title and the ingredients. */
function between(lines: string, language = 'en'): string[] {
  const text = START + lines + REST;
  const { container, unmount } = render(<RecipeMarkdown text={text} language={language} />);
  const blocks = shown(container).slice(1, -4);
  unmount();
  return blocks;
}

/** A table by its rows, the first of which is its head. */
function table(...[head, ...rows]: string[]): string {
  const dashes = head!.replace(/[^|]+/g, '---');
  return [head, dashes, ...rows].map((row) => `| ${row} |`).join('\n');
}

test.each([
  ['Serves 4', 'Serves=4'],
  ['**Servings:** 4', 'Servings=4'],
  ['** Servings: 4**', 'Servings=4'],
  ['## Prep Time: 10 minutes', 'Prep Time=10 minutes'],
  ['**Serves 4** | Prep: 10 min | Cook: 1 h', 'Serves=4, Prep=10 min, Cook=1 h'],
  ['Prep: 10 min / Level: easy', 'Prep=10 min, Level=easy'],
  ['Serves 4 • About 40 minutes', 'Serves=4, =About 40 minutes'],
  ['Serves 2 · Prep 10 min · Vegan', 'Serves=2, Prep=10 min, =Vegan'],
  ['⏱️ Prep: 10 min · 🍳 Cook: 30 min', '⏱️ Prep=10 min, 🍳 Cook=30 min'],
  ['**Serves:** 4 | **Resting time:** 2 h', 'Serves=4, Resting time=2 h'],
  ['Prep & cook time: ~40 min', 'Prep & cook time=~40 min'],
  ['Serves 4 & more', 'Serves=4 & more'],
  ['4 people', '=4 people'],
  ['**Serves:** 4  \n**Total:** 1 h  \n**Level:** easy', 'Serves=4, Total=1 h, Level=easy'],
  ['Serves 4\n\nTotal: 1 h', 'Serves=4, Total=1 h'],
  ['- **Prep:** 10 min\n- Level: easy\n\n* Serves 4', 'Prep=10 min, Level=easy, Serves=4'],
  [
    table('**Prep** | Cook time: | Serves', '10 min | 1 h | 4'),
    'Prep=10 min, Cook time=1 h, Serves=4',
  ],
  [table('Prep | 10 min', '**Level** | easy', 'Serves: | 4'), 'Prep=10 min, Level=easy, Serves=4'],
  [`Serves 4\n\n${table('Prep | Cook', '10 min | ')}`, 'Serves=4, Prep=10 min'],
])('%j is one row of labels and values, of which the data knows', (lines, facts) => {
  expect(between(lines)).toEqual([`dl: ${facts}`]);
  expect(isKnown(lines)).toBe(true);
});

test.each([
  ['es', 'Número de raciones: 4', 'Número de raciones=4'],
  ['fr', 'Pour 4 personnes\nPréparation : 10 min', '=Pour 4 personnes, Préparation=10 min'],
  ['de', '- Koch-/Backzeit: 1,5 Std.\n- Portionen: 4', 'Koch-/Backzeit=1,5 Std., Portionen=4'],
  [
    'pt',
    'Rendimento: 4 porções\nTempo de preparo: 10 min',
    'Rendimento=4 porções, Tempo de preparo=10 min',
  ],
  ['pl', 'Liczba porcji: 4\nCzas pieczenia: 30 min', 'Liczba porcji=4, Czas pieczenia=30 min'],
  ['tr', '4 kişilik\nPişirme süresi: 30 dk', '=4 kişilik, Pişirme süresi=30 dk'],
  ['ar', 'تكفي 4 أشخاص | الوقت الإجمالي: 40 دقيقة', 'تكفي=4 أشخاص, الوقت الإجمالي=40 دقيقة'],
  ['hi', '- तैयारी का समय: 10 मिनट', 'तैयारी का समय=10 मिनट'],
  ['ja', '2〜3人分／調理時間：約25分', '=2〜3人分, 調理時間=約25分'],
  ['ko', '분량: 약 4인분\n조리 시간: 30분', '분량=약 4인분, 조리 시간=30분'],
  ['zh', '份量：2-4人份 | 总用时：40分钟', '份量=2-4人份, 总用时=40分钟'],
])('in %s %j is one row, of which the data knows', (language, lines, facts) => {
  expect(between(lines, language)).toEqual([`dl: ${facts}`]);
  expect(isKnown(lines, language)).toBe(true);
});

test.each([
  'This soup serves 4 people.',
  'Serves 4, or two with a good appetite and nothing else on the table.',
  'Bake: Bake for 25-30 minutes, or until golden.',
  'Cook 30 minutes',
  'Makes 24 &amp; more',
  'Diet: vegan',
  'Prep: 10 min Cook: 30 min',
  'Prep: 1 hour, 10 min, Cook: 5 min',
  'Level: easy / Prep: 10 min',
  'Enjoy, serves 4',
  'Leek soup – serves 4',
  'Serves 4 [here](https://a.example)',
  '- 4 people\n- 2 cups rice',
  '1. Prep: 10 min',
  '- Leek\n  Prep: 10 min',
  '> Serves 4',
  table('Task | Time', 'Chop | 10 min', 'Simmer | 20 min'),
  table('Item | Details', 'Prep | 10 min'),
  table('Prep | Chop', '10 min | fine'),
  table('Prep | Chop', '10 min | fine') + '\n\nPrep the leeks / wash them',
])('%j stays as it is written', (lines) => {
  expect(between(lines).join()).not.toContain('dl');
});

test('facts stand where they are written, beside what is none', () => {
  const text = `# Soup\n\nWarm.\nServes 4\n\nNote: hot\n\n- Total: 1 h\n- leeks\n\n## Steps\n\n1. Boil.\n\n**Time:** 9 min  \n**Serves** 4\n\n## Notes\n\nServes 4\n\nWell.`;
  const { container } = render(<RecipeMarkdown text={text} />);
  expect(shown(container).slice(1)).toEqual([
    'p: Warm.',
    'dl: Serves=4',
    'p: Note: hot',
    'dl: Total=1 h',
    'ul: leeks',
    'h3: Steps',
    'ol: Boil.',
    'dl: Time=9 min, Serves=4',
    'h3: Notes',
    'dl: Serves=4',
    'p: Well.',
  ]);
});

test('the times of a group of steps stay with it', () => {
  const text = '# Pie\n\n## Steps\n\n### Bake\n\nTime: 30 minutes\n\n1. Bake.';
  const { container } = render(<RecipeMarkdown text={text} />);
  expect(container.querySelector('dl')).toBeNull();
});
