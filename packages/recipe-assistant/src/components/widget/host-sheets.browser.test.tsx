import { render, screen } from '@testing-library/react';
import { RecipeView } from 'recipe-assistant';
import { recipeFixtures } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia, REDUCED_MOTION } from '../../../test/devtools.ts';
import { renderEveryState } from '../../../test/every-state.tsx';
import { HOST_SHEETS, INHERITED } from '../../../test/host-sheets.ts';
import { differences, looksOf } from '../../../test/rendered-styles.ts';

beforeEach(async () => {
  await page.viewport(1280, 800);
  await emulateMedia({ features: [REDUCED_MOTION] });
});

afterEach(async () => {
  await emulateMedia({ features: [] });
  document.querySelector('.host')?.remove();
});

/** As themes of content management systems have them. */
const UNDER_AN_ID = {
  'text under an id': underAnId(HOST_SHEETS['text of an article']!),
  'forms under an id': underAnId(HOST_SHEETS['forms of a page']!),
};

test('the widget and its parts look the same, whatever sheet the page has', async () => {
  await renderEveryState();
  document.body.id = 'content';
  const before = looksOf(parts());
  expect(before.length).toBeGreaterThan(500);
  const sheets = { ...HOST_SHEETS, ...UNDER_AN_ID, 'what it hands down': INHERITED };
  for (const [name, css] of Object.entries(sheets)) {
    const style = hostStyle(css);
    expect.soft(differences(before, looksOf(parts())), name).toEqual([]);
    style.remove();
  }
});

test('a button looks the same under the pointer and with the focus', async () => {
  render(
    <div className="page">
      <div className="article">
        <div className="body">
          <RecipeView {...recipeFixtures.network} onRetry={() => {}} />
        </div>
      </div>
    </div>,
  );
  const button = screen.getByRole('button', { name: 'Try again' });
  await userEvent.hover(button);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button);
  const before = looksOf([button]);
  hostStyle(HOST_SHEETS['forms of a page']!);
  expect(differences(before, looksOf([button]))).toEqual([]);
});

/** The roots of all outermost parts in the page. */
function parts(): Iterable<Element> {
  return document.querySelector('.body')!.children;
}

function underAnId(css: string): string {
  return css.replaceAll('.page .article', '#content');
}

function hostStyle(css: string): Element {
  const style = document.createElement('style');
  style.className = 'host';
  style.textContent = css;
  document.head.append(style);
  return style;
}
