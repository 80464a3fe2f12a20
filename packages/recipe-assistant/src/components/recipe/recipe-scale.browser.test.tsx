import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RecipeView, type RecipeTool } from 'recipe-assistant';
import 'recipe-assistant/styles.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { devtools, emulateMedia } from '../../../test/devtools.ts';
import { translate } from '../../../test/translator.ts';

const SOUP = `# Leek soup

## Ingredients

- 2 leeks, washed
- 1/2 l [stock](https://example.org/stock)
- Salt to taste

## Steps

1. Boil the leeks for 20 minutes, and stir them now and then.
2. Eat.`;

const BOTH: RecipeTool[] = ['scale', 'check-off'];

beforeEach(async () => {
  await page.viewport(390, 900);
});

afterEach(async () => {
  await emulateMedia({ media: '', features: [] });
  await devtools().send('Emulation.setTouchEmulationEnabled', { enabled: false });
});

test('with the boxes no line of text moves sideways or wraps differently, and no item is recreated', async () => {
  const { container, finish } = await stream();
  const lines = [...container.querySelectorAll('li')];
  const before = lines.map(placeOfText);
  finish();
  await screen.findByRole('checkbox', { name: '2 leeks, washed' });
  expect([...container.querySelectorAll('li')]).toEqual(lines);
  expect(lines.map(placeOfText)).toEqual(before);
});

test.each([
  ['', '2 leeks', 'Boil the leeks'],
  [', on a page that is translated', '2 LEEKS', 'BOIL THE LEEKS'],
])('what is selected stays so when a recipe ends%s', async (isTranslated, ...selected) => {
  const { container, finish } = await stream();
  if (isTranslated) translate(container);
  const [ingredient, step] = [...container.querySelectorAll('li')].flatMap((item) =>
    selected.some((words) => item.textContent.startsWith(words)) ? firstText(item) : [],
  );
  getSelection()!.setBaseAndExtent(ingredient!, 0, step!, selected[1].length);
  finish();
  await screen.findByRole('checkbox', { name: /^2 leeks/i });
  const { anchorNode, focusNode } = getSelection()!;
  expect([anchorNode, focusNode]).toEqual([ingredient, step]);
  expect([ingredient, step].every((node) => node!.isConnected)).toBe(true);
  expect(getSelection()!.toString()).toMatch(new RegExp(`^${selected[0]}[^]*${selected[1]}$`));
});

test('what is selected and checked off stays so when amounts change', async () => {
  const { container } = render(<RecipeView status="success" recipe={SOUP} tools={BOTH} />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks, washed' });
  const group = await screen.findByRole('group', { name: 'Amounts' });
  await act(async () => box.click());
  const elements = [...container.querySelectorAll('li, li label, li input')];
  const step = screen.getByText(/^Boil the leeks/);
  const words = [...step.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)!;
  getSelection()!.setBaseAndExtent(words, 4, words, 14);
  for (const name of ['2 times', '½ times', '1 time, as written']) {
    await act(async () => within(group).getByRole('button', { name }).click());
    expect(getSelection()!.toString()).toBe(' the leeks');
    expect(box.checked).toBe(true);
    const now = [...container.querySelectorAll('li, li label, li input')];
    expect(now.every((element, index) => element === elements[index])).toBe(true);
  }
});

test.each([1280, 390])(
  'at %i px the servings among the facts follow the scale, and nothing moves',
  async (width) => {
    await page.viewport(width, 900);
    const recipe = SOUP.replace('## Ingredients', '**Serves 4** | Prep: 10 min\n\n## Ingredients');
    render(<RecipeView status="success" recipe={recipe} tools={BOTH} />);
    const more = await screen.findByRole('button', { name: 'More servings' });
    const [serves, prep] = screen.getAllByRole('definition');
    const place = () => [more, prep!].map((element) => element.getBoundingClientRect().top);
    const before = place();
    await act(async () => more.click());
    expect(screen.getAllByRole('definition').map(({ innerText }) => innerText)).toEqual([
      '5',
      '10 min',
    ]);
    // A page that a browser translates gets a new element for new words, and only for these.
    expect(serves!.isConnected).toBe(false);
    expect(prep!.isConnected).toBe(true);
    expect(place()).toEqual(before);
  },
);

test('under a finger a whole line is the target, and high enough', async () => {
  await devtools().send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const { container } = render(<RecipeView status="success" recipe={SOUP} tools={BOTH} />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Salt to taste' });
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const line = box.labels![0]!.getBoundingClientRect();
  expect(line.height).toBeGreaterThan(43.99);
  await userEvent.click(box.labels![0]!, { position: { x: line.width - 4, y: 4 } });
  expect(box.checked).toBe(true);
  const targets = [...container.querySelectorAll('label, [data-slot="scale-button"]')];
  for (const target of targets) {
    const { width, height } = target.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThan(43.99);
  }
});

test('what is done is struck out, and prints with its tick; the buttons do not print', async () => {
  const { container } = render(<RecipeView status="success" recipe={SOUP} tools={BOTH} />);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks, washed' });
  await act(async () => box.click());
  expect(getComputedStyle(box.labels![0]!).textDecorationLine).toBe('line-through');
  const group = await screen.findByRole('group', { name: 'Amounts' });
  await act(async () => within(group).getByRole('button', { name: '2 times' }).click());
  await emulateMedia({ media: 'print' });
  await waitFor(() => expect(group.querySelector('button')!.checkVisibility()).toBe(false));
  expect(group.innerText.trim()).toMatch(/^Amounts × 2\./);
  expect(box.checkVisibility()).toBe(true);
  expect(container.querySelector('li')!.innerText).toBe('4 leeks, washed');
});

test('in other amounts it prints for how many', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => {});
  const recipe = SOUP.replace('## Ingredients', 'Serves 4\n\n## Ingredients');
  render(<RecipeView status="success" recipe={recipe} tools={['scale', 'print']} />);
  const more = await screen.findByRole('button', { name: 'More servings' });
  const printed = async () => {
    const print = await screen.findByRole('button', { name: 'Print' });
    await act(async () => print.click());
    await emulateMedia({ media: 'print' });
    const copy = document.querySelector('[data-recipe-print]')!.shadowRoot!;
    const words = copy.querySelector<HTMLElement>('[data-slot="recipe-scale"]')!.innerText.trim();
    dispatchEvent(new Event('afterprint'));
    await emulateMedia({ media: '' });
    return words;
  };
  expect(await printed()).toBe('');
  await act(async () => more.click());
  await act(async () => more.click());
  expect(await printed()).toMatch(/^Serves\s6\s+Amounts × 1½\./);
});

/** Shows a recipe that has not ended yet. */
async function stream() {
  const recipe = `${SOUP}\n`;
  const viewOf = (status: 'streaming' | 'success') => (
    <RecipeView status={status} recipe={recipe} tools={BOTH} />
  );
  const { container, rerender } = render(viewOf('streaming'));
  await screen.findByRole('link', { name: 'stock' });
  return { container, finish: () => rerender(viewOf('success')) };
}

function firstText(item: HTMLElement): Node {
  return document.createTreeWalker(item, NodeFilter.SHOW_TEXT).nextNode()!;
}

function placeOfText(item: HTMLElement) {
  const text = firstText(item);
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, width, height } = range.getBoundingClientRect();
  return [left, width, height].map(Math.round);
}
