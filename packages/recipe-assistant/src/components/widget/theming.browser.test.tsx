import { render, screen, within } from '@testing-library/react';
import { RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import styles from 'recipe-assistant/styles.css?inline';
import { afterEach, expect, test } from 'vitest';
import theming from '../../../docs/theming.md?raw';

const PLAIN = styles;

/** As `styles.layer.css` is, among the layers of Tailwind and two of its utilities. */
const LAYER = `
  @layer theme, base, recipe-assistant, components, utilities;
  @layer base { button { border-radius: 0 } }
  @layer recipe-assistant { ${styles} }
  @layer utilities { .rounded-full { border-radius: 99px } .text-2xl { font-size: 77px } }`;

const SHEETS = { 'styles.css': PLAIN, 'styles.layer.css': LAYER };

const EXAMPLES = [...theming.matchAll(/```(?:css|tsx)\n([\s\S]+?)```/g)].map(
  ([, code = '']) => code,
);

const [TOKENS, BLEND_IN, A_RULE, , CLASSES] = EXAMPLES as [string, string, string, string, string];

afterEach(() => document.querySelectorAll('.host').forEach((style) => style.remove()));

test('the page on theming has these examples', () => {
  expect(EXAMPLES).toHaveLength(5);
  const [either, layer] = theming.split('## With `styles.layer.css`');
  expect(either).toContain(BLEND_IN);
  expect(layer).toContain(CLASSES);
});

test.each(Object.values(SHEETS))(
  'custom properties of the page change either sheet',
  async (sheet) => {
    await renderKitchen(sheet, TOKENS);
    expect(styleOf('get-recipe-button')).toMatchObject({
      backgroundColor: 'rgb(74, 107, 42)',
      borderRadius: '0px',
    });
    expect(styleOf('recipe-heading').fontFamily).toContain('Fraunces');
    expect(styleOf('ingredient').borderRadius).toBe('0px');
  },
);

test.each(Object.values(SHEETS))(
  'at most five lines blend the widget into a page',
  async (sheet) => {
    expect(BLEND_IN.match(/--recipe-/g)!.length).toBeLessThanOrEqual(5);
    await renderKitchen(sheet, BLEND_IN);
    expect(styleOf('recipe-assistant').backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(styleOf('recipe-page').padding).toBe('0px');
    expect(styleOf('recipe-output')).toMatchObject({ padding: '0px', borderWidth: '0px' });
    expect(styleOf('recipe-output').backgroundImage).not.toMatch(/[1-9][\d.]*px/);
    expect(styleOf('recipe-output', '::before').borderLeftWidth).toBe('0px');
  },
);

test('a rule of the page changes the sheet in a layer alone', async () => {
  await renderKitchen(LAYER, A_RULE);
  expect(styleOf('ingredient-input').borderTopWidth).toBe('2px');
});

test('a rule of the page does not reach into the plain sheet', async () => {
  await renderKitchen(PLAIN, A_RULE);
  expect(styleOf('ingredient-input').borderTopWidth).not.toBe('2px');
});

test('classes of the page win over the sheet in a layer', async () => {
  await renderKitchen(LAYER, '');
  expect(CLASSES).toContain("{{ 'add-button': 'rounded-full', 'recipe-heading': 'text-2xl' }}");
  expect(styleOf('add-button').borderRadius).toBe('99px');
  expect(styleOf('recipe-heading').fontSize).toBe('77px');
});

test.each(Object.values(SHEETS))(
  'a button of the page looks like the tools beside it if it asks for that, and else as the page makes it',
  async (sheet) => {
    await renderKitchen(sheet, '');
    const tools = within(await screen.findByRole('group', { name: 'This recipe' }));
    const look = (name: string) => {
      const { color, font, textDecoration, padding, borderWidth, minHeight } = getComputedStyle(
        tools.getByRole('button', { name }),
      );
      return { color, font, textDecoration, padding, borderWidth, minHeight };
    };
    expect(look('Into the basket')).toEqual(look('Copy'));
    expect(look('Naked')).not.toEqual(look('Copy'));
  },
);

test.each(Object.values(SHEETS))(
  'the words of the tools and the box of a page’s own button stand in line with the text',
  async (sheet) => {
    await renderKitchen(sheet, '');
    const text = screen.getByText('Boil.').getBoundingClientRect();
    const row = screen.getByRole('group', { name: 'This recipe' });
    const copy = within(row).getByRole('button', { name: 'Copy' });
    expect([row, copy].map((element) => element.getBoundingClientRect().left)).toEqual([
      text.left,
      text.left - parseFloat(getComputedStyle(copy).paddingLeft),
    ]);
    const place = document.querySelector('[data-slot="recipe-actions"]')!;
    const naked = within(row).getByRole('button', { name: 'Naked' });
    place.replaceChildren(naked);
    row.prepend(place);
    expect(naked.getBoundingClientRect().left).toBe(text.left);
  },
);

const CLASS_NAMES = { 'add-button': 'rounded-full', 'recipe-heading': 'text-2xl' };

async function renderKitchen(sheet: string, css: string): Promise<void> {
  for (const text of [sheet, css]) {
    const style = document.createElement('style');
    style.className = 'host';
    style.textContent = text;
    document.head.append(style);
  }
  render(
    <div className="kitchen">
      <RecipeAssistant
        client={createScriptedClient([])}
        defaultIngredients={['leek', 'potato', 'cream', 'nutmeg']}
        defaultRecipe={'# Leek soup\n\nBoil.'}
        classNames={CLASS_NAMES}
        recipeActions={
          <>
            <button data-recipe-action>Into the basket</button>
            <button>Naked</button>
          </>
        }
      />
    </div>,
  );
  await screen.findByRole('button', { name: 'Copy' });
}

function styleOf(slot: string, pseudo?: string): CSSStyleDeclaration {
  return getComputedStyle(document.querySelector(`[data-slot="${slot}"]`)!, pseudo);
}
