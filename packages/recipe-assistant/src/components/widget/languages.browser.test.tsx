import { render, waitFor, within } from '@testing-library/react';
import {
  RecipeAssistant,
  type Label,
  type RecipeLocale,
  type RecipeTool,
  type RecipeWish,
} from 'recipe-assistant';
import { ar } from 'recipe-assistant/locales/ar';
import { fr } from 'recipe-assistant/locales/fr';
import { ko } from 'recipe-assistant/locales/ko';
import { createScriptedClient, type ScriptedClient } from 'recipe-assistant/testing';
import 'recipe-assistant/styles.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillLabel, type LabelValues } from '../labels/label.ts';

/** Without a word of English: only numbers, so that all words on the page are the widget's. */
const FOODS = ['١', '٢', '٣', '٤', '٥'];

const FRENCH_SOUP = `# Soupe au pain

Pour 4 personnes

## Ingrédients

- 4 tranches de pain
- 1 l de bouillon
- sel

## Préparation

1. Cuire le pain 20 minutes.
2. Servir.`;

const ARABIC_SOUP = `# شوربة

## المكونات

- ٤ كوب ماء
- ٢ كوب عدس
- ١ كوب أرز

## طريقة التحضير

1. اطبخ لمدة 20 دقيقة.
2. قدم.`;

const TOOLS: RecipeTool[] = [
  'copy',
  'print',
  'save',
  'another',
  'without',
  'scale',
  'check-off',
  'cook',
];
const WISHES: RecipeWish[] = ['diet', 'servings', 'time', 'cuisine', 'onlyThese'];

test('a French and an Arabic widget on one page speak no English, from the first ingredient to the last step', async () => {
  const clients = [FRENCH_SOUP, ARABIC_SOUP].map((soup) =>
    createScriptedClient([
      [{ fail: 'rate-limited' }],
      [soup.slice(0, 30), { cue: 'rest' }, soup.slice(30), { finish: 'stop', model: '8×7' }],
      [{ fail: 'content-filtered' }],
    ]),
  );
  const { container } = render(
    <>
      {[fr, ar].map((locale, index) => (
        <RecipeAssistant
          key={locale.tag}
          client={clients[index]!}
          locale={locale}
          tools={TOOLS}
          wishes={WISHES}
        />
      ))}
    </>,
  );
  const [french, arabic] = [...container.querySelectorAll<HTMLElement>('section[lang]')];
  const read = [await walk(french!, fr, clients[0]!), await walk(arabic!, ar, clients[1]!)];
  // The words of the recipe are the model's.
  expect(wordsIn(read[0]!).filter((word) => ENGLISH.test(word))).toEqual([]);
  expect(wordsIn(read[1]!).filter((word) => /\p{sc=Latin}/u.test(word))).toEqual(['md']);
  expect(wordsIn(read[0]!).length).toBeGreaterThan(200);
  expect(wordsIn(read[1]!).length).toBeGreaterThan(150);

  // Two failures of each.
  const log = vi.mocked(console.error);
  expect(log.mock.calls.map(([line]) => line)).toEqual(Array(4).fill('Recipe generation failed'));
  log.mockClear();

  for (const [index, language] of ['French', 'Arabic'].entries()) {
    const [first] = clients[index]!.calls;
    expect(first!.request.preferences).toEqual({ language });
    expect(first!.request.messages[1].content).toBe(
      `I have ${FOODS.slice(0, 4).join(', ')}. Please give me a recipe you'd recommend I make! My wishes: language ${language}.`,
    );
  }
}, 60_000);

test('the words of a French recipe carry its language in every tool of an English page', async () => {
  const { container } = render(
    <RecipeAssistant
      client={createScriptedClient([])}
      defaultRecipe={FRENCH_SOUP}
      recipeLang="fr"
      tools={['without', 'cook']}
    />,
  );
  const view = within(container);
  const press = async (name: string) =>
    userEvent.click(await view.findByRole('button', { name }, { timeout: 5000 }));
  const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
  await press('Without something');
  expect(languageOf(view.getByRole('checkbox', { name: 'sel' }))).toBe('fr');
  await press('Cook');
  const dialog = within(await view.findByRole('dialog'));
  await userEvent.click(dialog.getByText('All ingredients'));
  // Not what is said, which comes a moment later.
  const ignore = '[data-slot="cook-announcer"] *';
  for (const text of ['Soupe au pain', 'Cuire le pain 20 minutes.', 'sel']) {
    expect([text, languageOf(dialog.getByText(text, { ignore }))]).toEqual([text, 'fr']);
  }
  const region = container.querySelector('[data-slot="cook-announcer"]')!;
  await expect.poll(() => region.textContent).toMatch(/^Step 1 of 2\. Cuire le pain/);
  const [said] = within(region as HTMLElement).getAllByText(/^Cuire le pain 20 minutes\./);
  expect(languageOf(said!)).toBe('fr');
  expect(languageOf(dialog.getByText('Step 1 of 2', { ignore }))).not.toBe('fr');
  await userEvent.click(dialog.getByRole('button', { name: 'Start 20 min timer' }));
  expect(languageOf(await dialog.findByText(/^Timer started/))).not.toBe('fr');
});

test('an Arabic recipe has each fraction right of its number, in cook mode too, and what orders them is not copied', async () => {
  let copied = '';
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    copied = await (await item!.getType('text/plain')).text();
  });
  const recipe = ARABIC_SOUP.replaceAll('٤', '5').replace('لمدة', 'مع 1½ كوب لمدة');
  const { container } = render(
    <RecipeAssistant
      client={createScriptedClient([])}
      locale={ar}
      defaultRecipe={recipe}
      tools={['copy', 'scale', 'cook']}
    />,
  );
  const { labels } = ar;
  const press = async (name: string) =>
    userEvent.click(await within(container).findByRole('button', { name }));
  await press(fillLabel(labels.scaleBy, { factor: '½', each: 0.5 }, ar.tag));
  await waitFor(() => expect(readFromLeft(container)).toEqual(['2½', '1½']));
  await press(labels.copy);
  await waitFor(() => expect(copied).toContain('- 2½ كوب ماء'));
  expect(copied).not.toMatch(/\p{Cf}/u);
  await press(labels.cook);
  const dialog = await within(container).findByRole('dialog');
  expect(readFromLeft(dialog)).toEqual(['1½', '2½']);
});

test('Korean breaks between words and is not slanted, and another language on its page as usual', async () => {
  const { container } = render(
    <RecipeAssistant
      client={createScriptedClient([])}
      locale={ko}
      defaultRecipe={'# 국\n\n*아주* 쉬워요.'}
    />,
  );
  const look = (selector: string) => {
    const { wordBreak, fontStyle, fontWeight } = getComputedStyle(
      container.querySelector(selector)!,
    );
    return [wordBreak, fontStyle, fontWeight].join(' ');
  };
  await waitFor(() => expect(look('em')).toBe('keep-all normal 600'));
  expect(look('[data-slot="no-ingredients"]')).toBe('keep-all normal 400');
  container.querySelector('[data-slot="recipe-markdown"]')!.setAttribute('lang', 'en');
  expect(look('em')).toBe('normal italic 400');
});

/** The whole way through the widget; returns all that could be seen or heard meanwhile. */
async function walk(
  widget: HTMLElement,
  { tag, direction, labels: given }: RecipeLocale,
  client: ScriptedClient,
): Promise<Set<string>> {
  // The page is searched with its no-break spaces read as spaces, as browsers name elements.
  const labels = JSON.parse(
    JSON.stringify(given).replaceAll('\u00a0', ' '),
  ) as RecipeLocale['labels'];
  const read = new Set<string>();
  const observer = new MutationObserver(() => readAll(widget, read));
  observer.observe(widget, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const fill = (label: Label, values: LabelValues = {}) => fillLabel(label, values, tag);
  const view = within(widget);
  const press = (name: string) =>
    page.elementLocator(widget).getByRole('button', { name, exact: true }).click();
  const field = view.getByRole('textbox', { name: labels.ingredientName });
  // The placeholder stands where the words will.
  expect(getComputedStyle(field).direction).toBe(direction);
  const add = async (text: string) => {
    await userEvent.fill(field, text);
    await press(labels.addIngredients);
  };

  readAll(widget, read);
  expect([widget.lang, widget.dir, getComputedStyle(widget).direction]).toEqual([
    tag,
    direction,
    direction,
  ]);
  await press(labels.addIngredients);
  view.getByText(labels.emptyIngredient);
  await add(FOODS[0]!);
  await add(FOODS[0]!);
  view.getByText(fill(labels.duplicateIngredients, { ingredients: [FOODS[0]!] }));
  view.getByText(fill(labels.missing, { count: 3 }));
  await add(`${FOODS[1]!}； ${FOODS[2]!}`);
  await press(fill(labels.addAsSeveral, { count: 2 }));
  view.getByText(fill(labels.addedAsSeveral, { count: 2 }));
  await add(FOODS[3]!);
  await add(FOODS[4]!);
  await press(fill(labels.removeIngredient, { ingredient: FOODS[4]! }));
  await press(labels.undo);
  await press(fill(labels.removeIngredient, { ingredient: FOODS[4]! }));

  await press(labels.getRecipe);
  await view.findByText(labels.failed);
  await press(labels.tryAgain);
  await waitFor(() => expect(client.calls).toHaveLength(2));
  await view.findByRole('button', { name: labels.stop });
  client.cue('rest');

  await press(labels.copy);
  await press(labels.save);
  await press(labels.without);
  // One of the recipes states its servings.
  await press(tag === 'fr' ? labels.moreServings : fill(labels.scaleBy, { factor: '2' }));
  await userEvent.click(view.getByText(labels.wishes));
  const [diet] = await view.findAllByRole('checkbox');
  await userEvent.click(diet!);

  await press(labels.cook);
  const dialog = within(await view.findByRole('dialog'));
  await userEvent.click(dialog.getByText(labels.allIngredients));
  const time = fill(labels.minutes, { count: 20 });
  const startTimer = fill(labels.startTimer, { time });
  const isStartTimer = (name: string) => name.replaceAll('\u00a0', ' ') === startTimer;
  await userEvent.click(dialog.getByRole('button', { name: isStartTimer }));
  await press(labels.nextStep);
  await userEvent.keyboard('{Enter}');
  dialog.getAllByText(labels.cookEnd);
  await userEvent.keyboard('{Escape}');
  await view.findByRole('list', { name: labels.timers });

  await press(labels.another);
  await view.findByText(labels['error-content-filtered']);
  observer.disconnect();
  return read;
}

/** English words that no French label has. */
const ENGLISH =
  /^(?:add|and|ask|back|can|copied|cook|empty|enter|for|get|have|ingredients|is|more|next|not|of|recipe|recipes|remove|servings|step|stop|the|this|to|try|undo|was|wish|wishes|with|you|your)$/iu;

/** All texts and names that are not the recipe's. */
function readAll(widget: HTMLElement, into: Set<string>): void {
  const texts = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!isOfRecipe(node.parentElement!)) into.add(node.textContent!);
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'data-unfinished']) {
    for (const element of widget.querySelectorAll(`[${name}]`)) {
      if (!isOfRecipe(element)) into.add(element.getAttribute(name)!);
    }
  }
}

/** By the language of the recipe; what the page adds to it has a language or a place of its own. */
function isOfRecipe(element: Element): boolean {
  if (element.closest('[data-slot="scale-line"], [data-slot="not-scaled"]')) return false;
  return element.closest('[data-slot="recipe-markdown"]') !== null;
}

function wordsIn(texts: Set<string>): string[] {
  return [...new Set([...texts].join(' ').match(/[\p{L}\p{M}]+/gu))];
}

/** The mixed numbers that an element shows, in the order of their signs on the screen. */
function readFromLeft(element: Element): string[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: number, index } of node.textContent!.matchAll(/\d½/g)) {
      const signs = Array.from(number, (sign, at) => {
        const range = document.createRange();
        range.setStart(node, index + at);
        range.setEnd(node, index + at + 1);
        return { sign, left: range.getBoundingClientRect().left };
      });
      signs.sort((one, other) => one.left - other.left);
      found.push(signs.map(({ sign }) => sign).join(''));
    }
  }
  return found;
}
