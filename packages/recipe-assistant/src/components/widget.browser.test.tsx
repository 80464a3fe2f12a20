import { act, render, screen, waitFor } from '@testing-library/react';
import { RecipeAssistant, RecipeStatus, RecipeView } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { cloneElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { PARTS } from '../../test/every-state.tsx';

const four = ['leek', 'potato', 'cream', 'nutmeg'];
const idle = createScriptedClient([{ cue: true }]);

beforeEach(async () => {
  await page.viewport(1280, 800);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

function field() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Add ingredient' });
}

function items() {
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

function slot(name: string) {
  return document.querySelector<HTMLElement>(`[data-slot="${name}"]`)!;
}

function devtools() {
  return cdp() as unknown as { send: (method: string, parameters: object) => Promise<void> };
}

test('a list from the clipboard is added line by line', async () => {
  render(
    <>
      <textarea aria-label="shopping list" defaultValue={'leek\npotato\n\nLeek\ncream\n'} />
      <RecipeAssistant client={idle} />
    </>,
  );
  const list = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'shopping list' });
  list.select();
  await userEvent.copy();
  field().focus();
  await userEvent.paste();
  await waitFor(() => expect(items()).toEqual(['leek', 'potato', 'cream']));
  expect(screen.getByText('Already on the list: Leek')).toBeTruthy();
  expect(field().value).toBe('');
});

test('Enter that ends a composition adds nothing, the next one adds the word', async () => {
  render(<RecipeAssistant client={idle} />);
  field().focus();
  const session = devtools();
  const text = 'ねぎ';
  await session.send('Input.imeSetComposition', { text, selectionStart: 2, selectionEnd: 2 });
  await userEvent.keyboard('{Enter}');
  expect(items()).toEqual([]);
  await session.send('Input.insertText', { text });
  expect(field().value).toBe(text);
  await userEvent.keyboard('{Enter}');
  expect(items()).toEqual([text]);
  expect(field().value).toBe('');
});

test('a press on the button gives the focus back to the field', async () => {
  render(<RecipeAssistant client={idle} />);
  await userEvent.type(field(), 'leek');
  await userEvent.click(screen.getByRole('button', { name: 'Add ingredients' }));
  expect(items()).toEqual(['leek']);
  expect(document.activeElement).toBe(field());
});

test('removing by mouse and by key never leaves the focus on the body', async () => {
  render(<RecipeAssistant client={idle} defaultIngredients={four} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove nutmeg' }));
  while (items().length > 0) {
    expect(document.activeElement?.getAttribute('data-slot')).toBe('remove-button');
    await userEvent.keyboard('{Enter}');
  }
  expect(document.activeElement).toBe(field());
});

test('Enter held down removes one ingredient', async () => {
  render(<RecipeAssistant client={idle} defaultIngredients={four} />);
  screen.getByRole('button', { name: 'Remove leek' }).focus();
  await userEvent.keyboard('{Enter>5/}');
  expect(items()).toEqual(['potato', 'cream', 'nutmeg']);
});

test('adding to a thousand ingredients and removing one touches no other', async () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => `ingredient ${index}`);
  render(<RecipeAssistant client={idle} defaultIngredients={thousand} />);
  const list = slot('ingredients');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
  await act(async () => list.querySelectorAll('button')[500]!.click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove ingredient 501');
  await userEvent.type(field(), 'one more{Enter}');
  expect(list.lastElementChild?.textContent).toBe('one more');
  observer.disconnect();
  expect(changes.map(({ type, target }) => [type, target === list])).toEqual([
    ['childList', true],
    ['childList', true],
  ]);
});

test('what is spoken keeps the lines of the formatted recipe apart', async () => {
  const { rerender } = render(<RecipeView status="streaming" recipe="# Leek" />);
  rerender(<RecipeView status="success" recipe={'# Leek soup\n\n1. Cut.\n2. Stir.'} />);
  await waitFor(() => expect(slot('recipe-announcer').childElementCount).toBe(1));
  expect(slot('recipe-announcer').textContent).toBe('Leek soup.\nCut.\nStir.');
  const { width, height } = slot('recipe-announcer').getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});

test('Stop stays in view however long the text is', async () => {
  const client = createScriptedClient(['1. Stir.\n'.repeat(200), { cue: true }]);
  render(<RecipeAssistant client={client} defaultIngredients={four} />);
  await userEvent.click(screen.getByRole('button', { name: 'Get a recipe' }));
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(100));
  const stop = screen.getByRole('button', { name: 'Stop' });
  await waitFor(() => {
    const { top, bottom } = stop.getBoundingClientRect();
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
  await act(async () => stop.click());
});

test('where there is room the recipe is beside the ingredients, else below', async () => {
  render(<RecipeAssistant client={idle} defaultIngredients={four} />);
  const left = slot('recipe-input').getBoundingClientRect();
  expect(slot('recipe-output').getBoundingClientRect().left).toBeGreaterThan(left.right);
  await page.viewport(360, 800);
  const top = slot('recipe-input').getBoundingClientRect();
  expect(slot('recipe-output').getBoundingClientRect().top).toBeGreaterThanOrEqual(top.bottom);
});

test.each([360, 768, 1280])('nothing is wider than a page of %i pixels', async (width) => {
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

test('nothing moves for who wants less motion', async () => {
  const loading = () => render(<RecipeStatus status="submitted" />).unmount;
  const unmount = loading();
  expect(document.getAnimations()).not.toEqual([]);
  unmount();
  await devtools().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  });
  loading();
  render(<RecipeAssistant client={idle} defaultIngredients={four} />);
  expect(document.getAnimations()).toEqual([]);
  await devtools().send('Emulation.setEmulatedMedia', { features: [] });
});

test('a custom property on an element around it recolours the widget', () => {
  document.documentElement.style.setProperty('--recipe-accent', 'rgb(1, 2, 3)');
  render(<RecipeAssistant client={idle} defaultIngredients={four} />);
  expect(getComputedStyle(slot('get-recipe-button')).backgroundColor).toBe('rgb(1, 2, 3)');
});

test('a part is not there while it is hidden', () => {
  render(
    <>
      {Object.values(PARTS).map((part, index) => cloneElement(part, { key: index, hidden: true }))}
      <RecipeAssistant client={idle} hidden />
    </>,
  );
  const roots = [...document.querySelectorAll('[hidden]')];
  expect(roots).toHaveLength(Object.keys(PARTS).length + 1);
  expect(roots.filter((root) => root.getClientRects().length > 0)).toEqual([]);
});

test("it is light or dark with the page's colour scheme, and can be told otherwise", () => {
  render(<RecipeAssistant client={idle} />);
  const root = slot('recipe-assistant');
  expect(lightness(root)).toBeGreaterThan(200);
  document.documentElement.style.colorScheme = 'dark';
  expect(lightness(root)).toBeLessThan(60);
  document.documentElement.style.setProperty('--recipe-color-scheme', 'light');
  expect(lightness(root)).toBeGreaterThan(200);
});

test('so is a part on its own', () => {
  document.documentElement.style.colorScheme = 'dark';
  document.documentElement.style.setProperty('--recipe-color-scheme', 'light');
  render(PARTS['GetRecipePanel']);
  expect(lightness(slot('get-recipe-panel'))).toBeGreaterThan(200);
});

function lightness(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.fillStyle = getComputedStyle(element).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
}
