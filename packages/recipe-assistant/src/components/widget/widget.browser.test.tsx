import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RecipeAssistant, RecipeError, RecipeStatus, RecipeView } from 'recipe-assistant';
import { createScriptedClient, recipeFixtures } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia, REDUCED_MOTION } from '../../../test/devtools.ts';

const four = ['leek', 'potato', 'cream', 'nutmeg'];
const idle = createScriptedClient([{ cue: true }]);

beforeEach(async () => {
  await page.viewport(1280, 800);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
  ownSheet().disabled = false;
});

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Add ingredient' });
}

function slot(name: string) {
  return document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
}

function ownSheet() {
  return document.querySelector<HTMLStyleElement>('style[data-vite-dev-id$="/styles.css"]')!.sheet!;
}

test('without the style sheet announcements stay hidden, and each Remove shows a cross', async () => {
  render(
    <>
      <RecipeAssistant client={idle} defaultIngredients={four} wishes={['diet']} />
      <RecipeView {...recipeFixtures.cutShort} onRetry={() => {}} />
      <RecipeView {...recipeFixtures['rate-limited']} onRetry={() => {}} />
    </>,
  );
  await userEvent.click(await screen.findByText('Any wishes?'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'vegan' }));
  const remove = await screen.findByRole('button', { name: 'Remove wish: vegan' });
  const crosses = [slot('remove-icon'), remove.querySelector('[data-slot="remove-icon"]')!];
  ownSheet().disabled = true;
  const regions = document.querySelectorAll('[data-slot$="-announcer"]');
  expect(regions.length).toBeGreaterThan(2);
  for (const region of regions) {
    expect(getComputedStyle(region).clipPath).toBe('inset(50%)');
  }
  for (const cross of crosses) expect(cross.getBoundingClientRect().width).toBeGreaterThan(8);
  ownSheet().disabled = false;
});

test('on a narrow page Back to a long name stands clear of the failure above it', async () => {
  await page.viewport(320, 640);
  const { container } = render(
    <RecipeView
      status="error"
      error={new RecipeError('network')}
      onRetry={() => {}}
      previous={{ title: 'Tomato and White Bean Gratin with Thyme and Old Bread' }}
      onBack={() => {}}
    />,
  );
  const back = screen.getByRole('button', { name: /^Back to/ });
  const words = document.createRange();
  words.selectNodeContents(back);
  const failure = container.querySelector('[data-slot="recipe-failure"]')!;
  const gap = words.getBoundingClientRect().top - failure.getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(12);
});

test.each([320, 390, 1280])(
  'in a view of its own, %i pixels wide, Cook stands on the paper, clear of the heading and the byline',
  async (width) => {
    await page.viewport(width, 640);
    const { container } = render(
      <RecipeView
        status="success"
        recipe={'# Soup\n\n## Ingredients\n\n- 2 leeks\n- 1 onion\n\n## Steps\n\n1. Boil.'}
        assistantName="Asistente de recetas"
        tools={['cook']}
      />,
    );
    const cook = (await screen.findByRole('button', { name: 'Cook' })).getBoundingClientRect();
    const paper = container.querySelector('[data-slot="recipe"]')!.getBoundingClientRect();
    expect(cook.right).toBeLessThan(paper.right);
    const words = document.createRange();
    const lines = ['recipe-heading', 'recipe-byline'].flatMap((name) => {
      words.selectNodeContents(container.querySelector(`[data-slot="${name}"]`)!);
      return [...words.getClientRects()];
    });
    const covered = lines.filter(
      (line) => line.right > cook.left && line.bottom > cook.top && line.top < cook.bottom,
    );
    expect(covered).toEqual([]);
  },
);

test('what is spoken keeps the lines of the formatted recipe apart', async () => {
  const { rerender } = render(<RecipeView status="streaming" recipe="# Leek" />);
  rerender(<RecipeView status="success" recipe={'# Leek soup\n\n1. Cut.\n2. Stir.'} />);
  await waitFor(() => expect(slot('recipe-announcer').childElementCount).toBe(1));
  expect(slot('recipe-announcer').textContent).toBe('Leek soup.\nCut.\nStir.');
  const { width, height } = slot('recipe-announcer').getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});

test('where there is room the recipe is beside the ingredients, else below', async () => {
  render(<RecipeAssistant client={idle} defaultIngredients={four} />);
  const left = slot('recipe-input').getBoundingClientRect();
  expect(slot('recipe-output').getBoundingClientRect().left).toBeGreaterThan(left.right);
  await page.viewport(360, 800);
  const top = slot('recipe-input').getBoundingClientRect();
  expect(slot('recipe-output').getBoundingClientRect().top).toBeGreaterThanOrEqual(top.bottom);
});

test.each([360, 768, 1280])('nothing overflows a page of %i pixels', async (width) => {
  await page.viewport(width, 800);
  const long = 'unbrokenly'.repeat(40);
  render(
    <>
      <RecipeAssistant client={idle} assistantName={long} defaultIngredients={[...four, long]} />
      <RecipeView
        status="success"
        model={long}
        recipe={`# ${long}\n\n${long}\n\n- ${long}\n\n| ${long} | b | c | d |\n|-|-|-|-|\n| 1 | ${long} | 3 | 4 |\n\n\`\`\`\n${long}\n\`\`\``}
      />
    </>,
  );
  await screen.findByRole('table');
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('a phone does not zoom into the field', () => {
  document.documentElement.style.fontSize = '10px';
  render(<RecipeAssistant client={idle} />);
  expect(parseFloat(getComputedStyle(field()).fontSize)).toBeGreaterThanOrEqual(16);
});

test('nothing moves with reduced motion', async () => {
  await emulateMedia({ features: [{ ...REDUCED_MOTION, value: 'no-preference' }] });
  const loading = () => render(<RecipeStatus status="submitted" />).unmount;
  const unmount = loading();
  expect(document.getAnimations()).not.toEqual([]);
  unmount();
  await emulateMedia({ features: [REDUCED_MOTION] });
  loading();
  render(<RecipeAssistant client={idle} defaultIngredients={four} wishes={['diet']} />);
  fireEvent.click(await screen.findByLabelText('vegan'));
  await screen.findByLabelText('Remove wish: vegan');
  expect(document.getAnimations()).toEqual([]);
  await emulateMedia({ features: [] });
});

test('in a dialog of the page, Escape stops the run first, and closes the dialog after it', async () => {
  render(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <RecipeAssistant client={idle} defaultIngredients={four} />
    </dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('dialog')!.open).toBe(false));
});
