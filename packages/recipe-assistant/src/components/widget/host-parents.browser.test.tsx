import { render, screen } from '@testing-library/react';
import { RecipeAssistant } from 'recipe-assistant';
import { createScriptedClient } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import type { ReactElement, ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, REDUCED_MOTION } from '../../../test/devtools.ts';
import { PARTS } from '../../../test/every-state.tsx';
import { differences, looksOf } from '../../../test/rendered-styles.ts';

/** Shrink-to-fit parents, no wider than their own parent; each kind once. */
const PARENTS: Readonly<Record<string, (child: ReactNode) => ReactElement>> = {
  'a dialog': (child) => <dialog ref={(dialog) => dialog?.showModal()}>{child}</dialog>,
  'a popover': (child) => (
    <div popover="auto" ref={(element) => element?.showPopover()}>
      {child}
    </div>
  ),
  'a flex container': (child) => <div style={{ display: 'flex' }}>{child}</div>,
  'a flex item': (child) => (
    <div style={{ display: 'flex' }}>
      <div>{child}</div>
    </div>
  ),
  'a centred flex item': (child) => (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
      <div>{child}</div>
    </div>
  ),
  'a float': (child) => <div style={{ float: 'left' }}>{child}</div>,
  'an auto column of a grid': (child) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto 1fr' }}>
      <div>{child}</div>
      <div />
    </div>
  ),
  'an inline block': (child) => <div style={{ display: 'inline-block' }}>{child}</div>,
  'a table cell': (child) => (
    <table style={{ borderSpacing: 0 }}>
      <tbody>
        <tr>
          <td>{child}</td>
        </tr>
      </tbody>
    </table>
  ),
  'an absolutely positioned box': (child) => <div style={{ position: 'absolute' }}>{child}</div>,
};

const WIDGET = (
  <RecipeAssistant
    client={createScriptedClient([])}
    defaultIngredients={['leek', 'potato', 'cream', 'nutmeg']}
  />
);

beforeEach(() => emulateMedia({ features: [REDUCED_MOTION] }));

describe.each([320, 1280])('in a window of %i pixels', (width) => {
  test.each(Object.entries(PARENTS))(
    'the widget has the width of its text in %s',
    async (_name, inParent) => {
      await page.viewport(width, 800);
      const { container, unmount } = render(inParent(WIDGET));
      // A dialog focuses its first focusable element.
      (document.activeElement as HTMLElement).blur();
      const root = container.querySelector('[data-slot="recipe-assistant"]')!;
      const inside = looksOf([root]);
      const box = root.getBoundingClientRect();
      const room = width - 2 * GAP;
      expect(box.width).toBeGreaterThanOrEqual(Math.min(672, room));
      expect(box.width).toBeLessThanOrEqual(width);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      unmount();
      const changes = differences(inBlock(WIDGET, box.width), inside);
      expect(changes.filter((change) => !THE_PARENTS.test(change))).toEqual([]);
    },
  );

  test.each(Object.entries(PARENTS))('so has each part in %s', async (_name, inParent) => {
    await page.viewport(width, 800);
    for (const [name, part] of Object.entries(PARTS)) {
      const { container, unmount } = render(inParent(part));
      if (name.includes('RecipeView') && !name.includes('failed'))
        await screen.findAllByRole('list');
      const root = container.querySelector('[data-recipe-assistant]')!;
      const box = root.getBoundingClientRect();
      expect(box.width, name).toBeGreaterThan(Math.min(150, width / 2));
      expect(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(width);
      unmount();
    }
  });
});

/** The widget's look at a given outer width. */
function inBlock(part: ReactElement, width: number) {
  const { container, unmount } = render(<div style={{ width }}>{part}</div>);
  const looks = looksOf([container.querySelector('[data-recipe-assistant]')!]);
  unmount();
  return looks;
}

/** What a parent decides: that text can be selected, and that a flex item shrinks. */
const THE_PARENTS = /user-select|^recipe-assistant min-/;

/** What a dialog keeps from the edges of the window: `1em`, its border and its padding. */
const GAP = 16 + 3 + 16 + 3;
