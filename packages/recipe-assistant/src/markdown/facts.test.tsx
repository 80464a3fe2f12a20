import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecipeMarkdown } from 'recipe-assistant/markdown';

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

/** What is between the title and the ingredients. */
function between(lines: string, language = 'en'): string[] {
  const text = START + lines + REST;
  const { container, unmount } = render(<RecipeMarkdown text={text} language={language} />);
  const blocks = shown(container).slice(1, -4);
  unmount();
  return blocks;
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
  ['Makes 24 & more', 'Makes=24 & more'],
  ['4 people', '=4 people'],
  ['**Serves:** 4  \n**Total:** 1 h  \n**Level:** easy', 'Serves=4, Total=1 h, Level=easy'],
  ['Serves 4\n\nTotal: 1 h', 'Serves=4, Total=1 h'],
  ['- **Prep:** 10 min\n- Level: easy\n\n* Serves 4', 'Prep=10 min, Level=easy, Serves=4'],
])('%j is one row of labels and values', (lines, facts) => {
  expect(between(lines)).toEqual([`dl: ${facts}`]);
});

test.each([
  ['es', 'Raciones: 4 | Tiempo de preparación: 10 min', 'Raciones=4, Tiempo de preparación=10 min'],
  ['es', 'Número de raciones: 4', 'Número de raciones=4'],
  ['fr', 'Pour 4 personnes\nPréparation : 10 min', '=Pour 4 personnes, Préparation=10 min'],
  ['fr', '**Durée totale :** 1 h 30', 'Durée totale=1 h 30'],
  ['de', 'Für 4 Personen · Zubereitung: ca. 10 Min.', '=Für 4 Personen, Zubereitung=ca. 10 Min.'],
  ['de', '- Koch-/Backzeit: 1,5 Std.\n- Portionen: 4', 'Koch-/Backzeit=1,5 Std., Portionen=4'],
  ['it', 'Dosi per: 4 persone\nCottura: 30 minuti', 'Dosi per=4 persone, Cottura=30 minuti'],
  [
    'pt',
    'Rendimento: 4 porções\nTempo de preparo: 10 min',
    'Rendimento=4 porções, Tempo de preparo=10 min',
  ],
  ['pt', 'Serve 4 | Cozimento: 30 min', 'Serve=4, Cozimento=30 min'],
  ['pl', 'Liczba porcji: 4\nCzas pieczenia: 30 min', 'Liczba porcji=4, Czas pieczenia=30 min'],
  ['pl', 'Porcje: 4 • Łącznie: 40 min', 'Porcje=4, Łącznie=40 min'],
  ['tr', '4 kişilik\nPişirme süresi: 30 dk', '=4 kişilik, Pişirme süresi=30 dk'],
  ['tr', 'Porsiyon: 4 | Toplam: 40 dk', 'Porsiyon=4, Toplam=40 dk'],
  ['ar', 'عدد الأشخاص: ٤\nوقت التحضير: ١٠ دقائق', 'عدد الأشخاص=٤, وقت التحضير=١٠ دقائق'],
  ['ar', 'تكفي 4 أشخاص | الوقت الإجمالي: 40 دقيقة', 'تكفي=4 أشخاص, الوقت الإجمالي=40 دقيقة'],
  ['hi', 'सर्विंग: 4 | कुल समय: 40 मिनट', 'सर्विंग=4, कुल समय=40 मिनट'],
  ['hi', '- तैयारी का समय: 10 मिनट', 'तैयारी का समय=10 मिनट'],
  ['ja', '2〜3人分／調理時間：約25分', '=2〜3人分, 調理時間=約25分'],
  ['ja', '準備：10分・焼き時間：30分', '準備=10分, 焼き時間=30分'],
  ['ko', '분량: 약 4인분\n조리 시간: 30분', '분량=약 4인분, 조리 시간=30분'],
  ['ko', '준비: 10분 / 총 시간: 40분', '준비=10분, 총 시간=40분'],
  ['zh', '份量：2-4人份 | 总用时：40分钟', '份量=2-4人份, 总用时=40分钟'],
  ['zh', '准备：10分钟；烹饪：30分钟', '准备=10分钟, 烹饪=30分钟'],
])('in %s %j is one row', (language, lines, facts) => {
  expect(between(lines, language)).toEqual([`dl: ${facts}`]);
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
  '| Prep | Serves |\n|---|---|\n| 10 min | 4 |',
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

test.each([
  'Sure.\n\n# Soup\n\n**Serves 4** | Prep: 15 minutes | Cook: 45 minutes | Total: 60 minutes\n\nWarm.\n',
  '# Soup\n\n**Prep time:** 10 min  \n**Level:** easy  \n**Serves:** 4\n\n## Ingredients\n- 2 leeks\n',
  '# Soup\n\n- **Prep time:** 10 min\n- Level: easy\n- Serves 4\n\nTotal: 2 h\n\n- 2 leeks\n- salt\n',
  '# Soup\n\nPrep the leeks / wash them\n\nA warm, hearty soup, which serves 4 people.\n',
])('nothing changes its kind while %j arrives, and it ends as the whole', (text) => {
  const streamed = render(<RecipeMarkdown text="" streaming />);
  const { container } = render(<RecipeMarkdown text={text} />);
  const kinds = [...container.children].map(({ localName }) => localName);
  const seen = new Map<number, Element>();
  for (let end = 1; end <= text.length; end += 1) {
    streamed.rerender(<RecipeMarkdown text={text.slice(0, end)} streaming />);
    const blocks = [...streamed.container.children];
    expect(blocks.map(({ localName }) => localName)).toEqual(kinds.slice(0, blocks.length));
    for (const [index, value] of streamed.container.querySelectorAll('dd').entries()) {
      if (!seen.has(index)) seen.set(index, value);
      expect(seen.get(index), value.textContent).toBe(value);
    }
  }
  streamed.rerender(<RecipeMarkdown text={text} />);
  expect(streamed.container.isEqualNode(container)).toBe(true);
  expect(seen.size).toBe(container.querySelectorAll('dd').length);
});
