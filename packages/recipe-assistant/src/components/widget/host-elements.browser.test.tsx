import { render, screen } from '@testing-library/react';
import { RecipeAssistant, RecipeView } from 'recipe-assistant';
import { createScriptedClient, recipeFixtures } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { cloneElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PARTS } from '../../../test/every-state.tsx';

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

afterEach(() => {
  for (const element of document.querySelectorAll('.host')) element.remove();
});

test("no rule reaches a page's elements, whatever their data-slot, and most reach the widget", () => {
  const { container } = render(<RecipeAssistant client={createScriptedClient([])} />);
  const host = hostElement();
  document.body.append(host);
  expect(slots().length).toBeGreaterThan(30);
  expect(rulesIn(host)).toEqual([]);
  expect(rulesIn(container).length).toBeGreaterThan(50);
});

test('none reaches what a page puts among the tools', async () => {
  render(<RecipeView {...recipeFixtures.success} />);
  await screen.findByRole('table');
  const actions = document.createElement('div');
  actions.dataset.slot = 'recipe-actions';
  const host = hostElement();
  actions.append(host);
  document.querySelector('[data-slot="recipe"]')!.append(actions);
  expect(rulesIn(host)).toEqual([]);
});

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

test('a page hides a part with the attribute alone', () => {
  for (const [name, part] of Object.entries(PARTS)) {
    const { container } = render(cloneElement(part, { hidden: true }));
    const root = container.querySelector('[data-recipe-assistant]')!;
    expect(getComputedStyle(root).display, name).toBe('none');
  }
});

/** Each name on an element with content, and again inside an element of ours. */
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

/** The selectors that match in an element, on the screen or in print. */
function rulesIn(element: Element): string[] {
  return [...selectorsIn(ownSheet().cssRules)].filter(
    (selector) => element.querySelector(selector) !== null,
  );
}

/** Of rules and the rules in them, without pseudo-elements. */
function* selectorsIn(rules: CSSRuleList, parent = ''): Iterable<string> {
  for (const rule of rules) {
    const isStyle = rule instanceof CSSStyleRule;
    const own = isStyle ? rule.selectorText.replaceAll('&', `:is(${parent})`) : parent;
    if (isStyle) yield own.replaceAll(/::[\w-]+/g, '');
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) {
      yield* selectorsIn(rule.cssRules, own);
    }
  }
}

function ownSheet(): CSSStyleSheet {
  return document.querySelector<HTMLStyleElement>('style[data-vite-dev-id$="/styles.css"]')!.sheet!;
}
