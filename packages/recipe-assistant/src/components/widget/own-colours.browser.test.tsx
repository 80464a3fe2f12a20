import { render, screen } from '@testing-library/react';
import { RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { expect, test } from 'vitest';

const FOUR = ['leek', 'potato', 'cream', 'nutmeg'];

const READ = [
  'welcome-panel',
  'ingredient',
  'get-recipe-text',
  'recipe-markdown',
  'recipe-byline',
  'add-button',
  'get-recipe-button',
];

test.each([
  ['dark', '#1c1917', '#f5efe6'],
  ['light', '#fdfdfd', '#202020'],
  ['transparent', 'transparent', '#202020'],
])(
  'a page that says nothing but its %s paper and ink has text that can be read everywhere',
  async (_name, paper, ink) => {
    const style = { '--recipe-paper': paper, '--recipe-ink': ink } as Record<string, string>;
    render(
      <RecipeAssistant
        style={style}
        client={createScriptedClient([])}
        defaultIngredients={FOUR}
        defaultRecipe={'# Leek soup\n\nBoil.'}
      />,
    );
    await screen.findByRole('heading', { name: 'Leek soup' });
    for (const slot of READ) {
      const element = document.querySelector(`[data-slot="${slot}"]`)!;
      expect(contrastOf(element), slot).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test("it is light or dark with the page's colour scheme, and can be told otherwise", () => {
  const { container } = render(<RecipeAssistant client={createScriptedClient([])} />);
  const isLight = () =>
    luminanceOf(getComputedStyle(container.firstElementChild!).backgroundColor) > 0.5;
  const { style } = document.documentElement;
  expect(isLight()).toBe(true);
  style.colorScheme = 'dark';
  expect(isLight()).toBe(false);
  style.setProperty('--recipe-color-scheme', 'light');
  expect(isLight()).toBe(true);
  document.documentElement.removeAttribute('style');
});

/** By WCAG, between the text of an element and the background that it stands on. */
function contrastOf(element: Element): number {
  const { color } = getComputedStyle(element);
  let behind: Element | null = element;
  while (behind && alphaOf(getComputedStyle(behind).backgroundColor) === 0) {
    behind = behind.parentElement;
  }
  const background = behind ? getComputedStyle(behind).backgroundColor : 'white';
  const [dark = 0, light = 0] = [luminanceOf(color), luminanceOf(background)].toSorted(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function alphaOf(colour: string): number {
  return pixelOf(colour)[3] ?? 0;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = pixelOf(colour)
    .slice(0, 3)
    .map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Whatever notation a browser computes. */
function pixelOf(colour: string): number[] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}
