import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecipeError, RecipeView, type RecipeTool, type RecipeViewProps } from 'recipe-assistant';
import { deriveRecipe, scaleLine, toPlainText } from 'recipe-assistant/recipe';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

const SOUP = `Sure!

# Leek soup

## Ingredients

- 2 leeks
- **1/2** l [stock](https://example.org/stock)
- 1½ tbsp butter
- Salt to taste

## Steps

1. Boil 2 leeks for 20 minutes.
2. Eat.

Enjoy!`;

const UP_TO_STEPS = SOUP.replace('\n\nEnjoy!', '');

const BOTH: RecipeTool[] = ['scale', 'check-off'];

const FACTORS = [0.5, 1, 2, 3];

test('amounts change in place, a line without a number says nothing, and a step’s follow its line', async () => {
  const onTool = vi.fn();
  const { text } = await show(SOUP, { onTool });
  expect(itemsOf(text)[1]).toBe('1/2 l stock');
  await scaleTo(2);
  expect(itemsOf(text)).toEqual([
    '4 leeks',
    '1 l stock',
    '3 tbsp butter',
    'Salt to taste',
    'Boil 4 leeks for 20 minutes.',
    'Eat.',
  ]);
  expect(text.textContent).toContain('Amounts × 2. Times stay as written.');
  expect(text.querySelector('li strong')?.textContent).toBe('1');
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('https://example.org/stock');
  expect(onTool.mock.calls).toEqual([['scale', 2]]);
});

test('the controls are between the heading of the ingredients and the list, where streaming kept room', async () => {
  const streaming = render(<RecipeView status="streaming" recipe={SOUP} tools={['scale']} />);
  const room = streaming.container.querySelector('[data-slot="scale-line"]')!;
  expect(room.previousElementSibling!.textContent).toBe('Ingredients');
  expect(room.nextElementSibling!.tagName).toBe('UL');
  streaming.rerender(<RecipeView status="success" recipe={SOUP} tools={['scale']} />);
  const group = await screen.findByRole('group', { name: 'Amounts' });
  expect(group.parentElement).toBe(room);
});

test.each<[string, Partial<RecipeViewProps>]>([
  [
    'no amounts',
    { recipe: 'Ingredients:\n- leeks\n- stock\n\nMethod:\n1. Boil.', tools: ['scale'] },
  ],
  ['a step that is cut off', { recipe: `${UP_TO_STEPS}\n3. Then st`, finishReason: 'length' }],
  ['an error', { status: 'error', error: new RecipeError('network') }],
])('with %s no controls come, and no empty room for them stays', async (_, end) => {
  const props: RecipeViewProps = { status: 'success', recipe: SOUP, tools: BOTH, ...end };
  const { container, rerender } = render(<RecipeView {...props} status="streaming" />);
  expect(container.querySelector('[data-slot="scale-line"]')).not.toBeNull();
  rerender(<RecipeView {...props} />);
  await waitFor(() => expect(regionOf(container).ariaLive).toBe('polite'));
  await act(() => vi.dynamicImportSettled());
  expect(container.querySelector('[data-slot="scale-line"]')).toBeNull();
  expect(container.querySelector('input')).toBeNull();
});

test.each([
  ['whose last step is a sentence', UP_TO_STEPS],
  ['behind whose steps something stands', `${UP_TO_STEPS}\n\n## Not`],
])('a recipe that was cut off %s has its tools beside the notice', async (_, recipe) => {
  const { container } = render(
    <RecipeView
      status="success"
      finishReason="length"
      recipe={recipe}
      tools={['scale', 'check-off', 'cook', 'without']}
      onAnother={() => {}}
    />,
  );
  await screen.findByRole('group', { name: 'Amounts' });
  expect(screen.getAllByRole('checkbox')).not.toHaveLength(0);
  await screen.findByRole('button', { name: 'Cook' });
  await screen.findByRole('button', { name: 'Without something' });
  expect(container.querySelector('[data-slot="notice-text"]')).not.toBeNull();
});

test('where no heading names the ingredients the controls are below the text, which does not move', async () => {
  const { text } = await show(
    'Well, here is what you need today, my friend:\n\n- 2 leeks\n- 1 l stock\n\n1. Boil the leeks in the stock.',
  );
  const group = await screen.findByRole('group', { name: 'Amounts' });
  expect(text.lastElementChild).toBe(group);
});

test('a copy of a scaled recipe says how many it serves now, where the model stated it', async () => {
  const recipe = SOUP.replace('# Leek soup', '# Leek soup\n\nServes 4');
  const { user } = await show(recipe, { tools: ['scale', 'copy'] });
  const more = await screen.findByRole('button', { name: 'More servings' });
  for (let people = 4; people < 6; people++) press(more);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Leek soup\n\nServes 6\n');
  expect(copied).not.toMatch(/Serves 4|[#*]/);
  expect(copied).toMatch(/\n\nAmounts × 1½\. Times stay as written\.$/);
});

test('lines and steps that keep their amounts say so, and a copy does; what the page is given does not', async () => {
  const onShow = vi.fn();
  const recipe = SOUP.replace('Boil 2 leeks', 'Melt 1 tbsp of the butter').replace(
    '- Salt to taste',
    '- Salt to taste\n- 1 egg\n- 9-inch pie crust',
  );
  const { user, text } = await show(recipe, { tools: ['scale', 'copy'], onShow });
  await scaleTo(2);
  expect(itemsOf(text).slice(-3)).toEqual([
    '9-inch pie crust (not scaled)',
    'Melt 1 tbsp of the butter for 20 minutes. (not scaled)',
    'Eat.',
  ]);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(
    '\n- 3 tbsp butter\n- Salt to taste\n- 2 eggs\n- 9-inch pie crust (not scaled)\n',
  );
  expect(copied).toContain('1. Melt 1 tbsp of the butter for 20 minutes. (not scaled)\n2. Eat.\n');
  expect(onShow.mock.lastCall![0].recipe).not.toContain('(not scaled)');
  await scaleTo(1);
  expect(text.textContent).not.toContain('(not scaled)');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(toPlainText(recipe));
});

test('a recipe with servings is scaled by one person at a time', async () => {
  const { text } = await show(SOUP.replace('# Leek soup', '# Leek soup\n\nServes 4'));
  const group = await screen.findByRole('group', { name: 'Serves' });
  const [fewer, more] = ['Fewer servings', 'More servings'].map((name) =>
    within(group).getByRole('button', { name }),
  );
  expect(slot('servings')!.textContent).toBe('4');
  press(more!);
  press(more!);
  expect(slot('servings')!.textContent).toBe('6');
  expect(itemsOf(text)[0]).toBe('3 leeks');
  expect(slot('recipe-announcer')!.textContent).toBe('Serves 6.');
  for (let servings = 6; servings > 1; servings -= 1) press(fewer!);
  expect(fewer!.ariaDisabled).toBe('true');
  press(fewer!);
  expect(itemsOf(text)[0]).toBe('½ leek');
  for (let servings = 1; servings < 18; servings += 1) press(more!);
  expect(slot('servings')!.textContent).toBe('16');
  expect(more!.ariaDisabled).toBe('true');
});

test('a recipe for one or two is scaled to twelve people, and a range stays one', async () => {
  await show(SOUP.replace('# Leek soup', '# Leek soup\n\nServes 2-3'));
  const more = await screen.findByRole('button', { name: 'More servings' });
  expect(slot('servings')!.textContent).toBe('2–3');
  press(more);
  expect(slot('servings')!.textContent).toBe('3–5');
  for (let servings = 3; servings < 14; servings += 1) press(more);
  expect(slot('servings')!.textContent).toBe('12–18');
});

test('the line that is spoken says how many lines with a number are not scaled', async () => {
  await show(SOUP.replace('Salt', '1 egg\n- 9-inch pie crust\n- Salt'));
  await scaleTo(2);
  expect(slot('recipe-announcer')!.textContent).toBe('Amounts doubled. 1 line is not scaled.');
  await scaleTo(1);
  expect(slot('recipe-announcer')!.textContent).toBe('Amounts as written.');
});

test.each([
  ['four of five', '2 leeks, 1 onion, 1 cup milk, 3 eggs, Leeks of 30 cm', true],
  ['three of five', '2 leeks, 1 onion, 3 eggs, Pie of 30 cm, Leeks of 30 cm', false],
])('with %s scalable lines, "%s", scaling is offered: %s', async (_, lines, isOffered) => {
  const list = [...lines.split(', '), 'salt'].map((line) => `- ${line}`).join('\n');
  await show(`## Ingredients\n\n${list}\n\n## Steps\n\n1. Boil.`);
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(6));
  expect(slot('recipe-scale') !== null).toBe(isOffered);
});

test('each ingredient has a box that is named by its line, in which a link is followed', async () => {
  const onTool = vi.fn();
  const { user, text } = await show(SOUP, { onTool });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  expect(within(text).getAllByRole('checkbox')).toHaveLength(4);
  await user.click(within(text).getByText(/^2 leeks/));
  expect(box.checked).toBe(true);
  box.focus();
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
  const link = screen.getByRole('link', { name: 'stock' });
  const onClick = vi.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', onClick);
  await user.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1/2 l stock' }).checked).toBe(
    false,
  );
  expect(onTool.mock.calls).toEqual([['check-off'], ['check-off']]);
});

test('what is checked off stays so while amounts change, and is forgotten with the recipe', async () => {
  const { user, again } = await show(SOUP);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  await user.click(box);
  await scaleTo(2);
  expect(screen.getByRole('checkbox', { name: '4 leeks' })).toBe(box);
  again(SOUP, { labels: { copy: 'Kopieren' } });
  expect(box.checked).toBe(true);
  again(SOUP, { error: new RecipeError('too-few-ingredients') });
  expect(box.isConnected).toBe(true);
  again(SOUP.replace('Leek soup', 'Leek gratin'));
  const next = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  expect(next.checked).toBe(false);
  again(SOUP);
  const last = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  expect(last.checked).toBe(false);
});

test('the boxes do not belong to a form around the widget', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit} aria-label="host">
      <RecipeView status="success" recipe={SOUP} tools={BOTH} />
      <button>Send</button>
    </form>,
  );
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  await user.click(box);
  await user.keyboard('{Enter}');
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(box.checked).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the text is not a live region while it changes, also back, and one again at rest', async () => {
  const { text, again } = await show(SOUP);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '2 leeks' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const rest = () => act(() => void vi.advanceTimersByTime(2000));
  const double = () => press(factorButton(2));
  const restore = () => press(factorButton(1));
  const tick = () => press(box);
  rest();
  for (const changes of [[double], [tick], [restore, double, restore]]) {
    for (const change of changes) change();
    expect(text.ariaLive).toBe('off');
    rest();
    expect(text.ariaLive).toBe('polite');
  }
  vi.useRealTimers();
  again(SOUP, { status: 'streaming' });
  again(SOUP.replaceAll('leek', 'potato'));
  await screen.findByRole('checkbox', { name: '2 potatos' });
  expect(text.ariaLive).toBe('off');
});

test('amounts below an item have boxes of their own', async () => {
  const { text } = await show(
    'Ingredients:\n\n- 2 eggs\n  1 cup flour, **fine**\n  3 tbsp oil\n\nMethod:\n\nMix.\nFry in *oil*.\n\nServe.',
  );
  await screen.findByRole<HTMLInputElement>('checkbox', { name: '1 cup flour, fine' });
  const names = within(text)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels![0]!.textContent);
  expect(names).toEqual(['2 eggs', '1 cup flour, fine', '3 tbsp oil']);
  await scaleTo(2);
  expect(itemsOf(text)).toEqual(['4 eggs', '2 cups flour, fine', '6 tbsp oil']);
});

const LINES = fc.constantFrom(
  '2 leeks',
  '**1 1/2** cups cream, *sour*',
  '½ tsp nutmeg',
  '1–2 [onions](https://example.org/2), diced',
  '200g flour',
  '2 x 400 g tomatoes',
  'about 3 cloves garlic',
  '1 cup (240 ml) milk',
  'Salt to taste',
  '1,5 l Wasser',
  '2 leeks',
  '½ `ml` vanilla',
  '10 g *20* g',
);

const REPLY = fc.record({
  lines: fc.array(LINES, { minLength: 2, maxLength: 8 }),
  bullet: fc.constantFrom('- ', '* ', '1. ', '', '- [ ] ', '• '),
  group: fc.boolean(),
  label: fc.constantFrom('## Ingredients', '**Ingredients:**', 'Ingredients:'),
  talk: fc.constantFrom('', 'You have 2 leeks:\n\n2 leeks\n\n'),
});

test('each ingredient has a box, no text but quantities ever changes, and each line that can be scaled is', async () => {
  await fc.assert(
    fc.asyncProperty(REPLY, fc.constantFrom(0.5, 2, 3), async (reply, factor) => {
      const recipe = write(reply);
      const derived = deriveRecipe(recipe);
      cleanup();
      const { text } = await show(recipe);
      const { ingredients = [] } = derived ?? {};
      const lines = ingredients.flatMap((group) => group.lines);
      await waitFor(() => expect(text.querySelectorAll('input')).toHaveLength(lines.length));
      const before = wordsOf(text);
      if (slot('recipe-scale')) {
        // Each factor applies to the original amounts.
        await scaleTo(3);
        await scaleTo(factor);
        const first = before.indexOf('Ingredients');
        let expected = before.slice(0, first);
        let rest = before.slice(first);
        for (const line of lines) {
          const start = rest.indexOf(line.text);
          expected += rest.slice(0, start) + scaleLine(line, factor).text;
          rest = rest.slice(start + line.text.length);
        }
        expect(wordsOf(text)).toBe(expected + rest);
        await scaleTo(1);
        expect(wordsOf(text)).toBe(before);
      }
    }),
    { numRuns: 30 },
  );
});

async function show(recipe: string, props: Partial<RecipeViewProps> = {}) {
  const user = userEvent.setup();
  const viewOf = (text: string, more = props) => (
    <RecipeView status="success" recipe={text} tools={[...BOTH, 'copy']} {...more} />
  );
  const { container, rerender } = render(viewOf(recipe));
  await screen.findByRole('group', { name: 'This recipe' });
  const text = regionOf(container);
  const again = (next: string, more?: Partial<RecipeViewProps>) => rerender(viewOf(next, more));
  return { user, text, again };
}

async function scaleTo(factor: number): Promise<void> {
  await screen.findByRole('group', { name: /^(?:Amounts|Serves)/ });
  press(factorButton(factor));
}

function factorButton(factor: number): HTMLElement {
  return slot('recipe-scale')!.querySelectorAll('button')[FACTORS.indexOf(factor)]!;
}

function press(button: HTMLElement): void {
  act(() => button.click());
}

function regionOf(container: HTMLElement): HTMLElement {
  return container.querySelector<HTMLElement>('[data-slot="recipe-markdown"]')!;
}

function itemsOf(text: HTMLElement): string[] {
  return within(text)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

function slot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-slot="${name}"]`);
}

/** Without what the tools add. */
function wordsOf(text: HTMLElement): string {
  const copy = text.cloneNode(true) as HTMLElement;
  for (const own of copy.querySelectorAll('[data-slot="recipe-scale"], [data-slot="not-scaled"]')) {
    own.remove();
  }
  return copy.textContent;
}

function write({ lines, bullet, group, label, talk }: Reply): string {
  const items = group
    ? `- For the base:\n${lines.map((line) => `  ${bullet || '- '}${line}`).join('\n')}`
    : lines.map((line) => bullet + line).join('\n');
  return `${talk}# Leek gratin\n\n${label}\n\n${items}\n\n**Method:**\n\n1. Mix 7 bowls.\n2. Bake for 20 minutes.\n\nEnjoy!`;
}

interface Reply {
  lines: string[];
  bullet: string;
  /** Whether the lines are in a group that is a list item. */
  group: boolean;
  label: string;
  talk: string;
}
