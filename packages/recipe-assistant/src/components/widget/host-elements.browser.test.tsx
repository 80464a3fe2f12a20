import { render, screen } from '@testing-library/react';
import { RecipeAssistant, RecipeView } from 'recipe-assistant';
import { createScriptedClient, recipeFixtures } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { cloneElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../test/devtools.ts';
import { PARTS } from '../../../test/every-state.tsx';
import { differences, looksOf } from '../../../test/rendered-styles.ts';

/** Elements a page may contain, with any of the names. */
const CONTENT = `
  <h2>heading</h2><p>text <a href="#">link</a></p>
  <ul><li>item</li></ul><table><tr><td>cell</td></tr></table>
  <svg viewBox="0 0 9 9" fill="red" stroke-width="2"><path d="M0 0h9"/></svg>
  <input placeholder="field"><button aria-disabled="true">button</button><div tabindex="0">box</div>`;

const OWN = `
  .own { background: teal; border: 3px dotted lime; margin: 9px; padding: 7px; font: italic 20px serif; color: navy }
  .own:focus-visible { outline: 5px dashed lime }
  .own::before { content: "own" }`;

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.head.append(
    Object.assign(document.createElement('style'), { className: 'host', textContent: OWN }),
  );
});

afterEach(async () => {
  await emulateMedia({ media: '' });
  ownSheet().disabled = false;
  for (const element of document.querySelectorAll('.host')) element.remove();
});

test("a page's elements look the same with and without the style sheet, whatever their data-slot", async () => {
  render(<RecipeAssistant client={createScriptedClient([])} />);
  const host = hostElement();
  document.body.append(host);
  expect(slots().length).toBeGreaterThan(30);
  expect(changesIn(host)).toEqual([]);
});

test.each(['screen', 'print'])(
  'so they do inside what a page puts among the tools, on %s',
  async (media) => {
    await emulateMedia({ media });
    render(<RecipeView {...recipeFixtures.success} />);
    await screen.findByRole('table');
    const actions = document.createElement('div');
    actions.dataset.slot = 'recipe-actions';
    // It inherits from its surroundings like anything; only the matching rules count here.
    const host = hostElement();
    Object.assign(host.style, { all: 'initial', display: 'block', width: '800px' });
    actions.append(host);
    document.querySelector('[data-slot="recipe"]')!.append(actions);
    expect(changesIn(host)).toEqual([]);
  },
);

test("a page's button keeps its ring of focus, with a data-slot around it or on it", async () => {
  const host = hostElement();
  document.body.append(host);
  await userEvent.keyboard('{Tab}');
  for (const button of host.querySelectorAll<HTMLElement>('button.own')) {
    button.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth } = getComputedStyle(button);
    expect([outlineStyle, outlineWidth], button.outerHTML).toEqual(['dashed', '5px']);
  }
});

/** Each name on an element with content, and again inside an element of ours. */
test.each(Object.entries(PARTS))('a page hides %s with the attribute alone', (_name, part) => {
  const { container } = render(cloneElement(part, { hidden: true }));
  const root = container.querySelector('[data-recipe-assistant]')!;
  expect(getComputedStyle(root).display).toBe('none');
});

function hostElement(): HTMLElement {
  const host = document.createElement('div');
  host.className = 'host';
  host.innerHTML = slots()
    .map(
      (slot) => `
      <div data-slot="${slot}" data-status="submitted" data-code="network">
        ${CONTENT}<button class="own" data-slot="${slot}">own</button>
      </div>`,
    )
    .join('');
  return host;
}

/** Every name in the style sheet, and one of the page's own. */
function slots(): string[] {
  const css = [...ownSheet().cssRules].map(({ cssText }) => cssText).join();
  return ['button', ...new Set(css.match(/(?<=data-slot=")[\w-]+/g))];
}

function changesIn(host: Element): string[] {
  const styled = looksOf([host]);
  ownSheet().disabled = true;
  const changes = differences(looksOf([host]), styled);
  // The parts' custom properties inherit into it, too, under names of our own.
  return changes.filter((change) => !change.includes(' --_recipe-')).slice(0, 20);
}

function ownSheet(): CSSStyleSheet {
  return document.querySelector<HTMLStyleElement>('style[data-vite-dev-id$="/styles.css"]')!.sheet!;
}
