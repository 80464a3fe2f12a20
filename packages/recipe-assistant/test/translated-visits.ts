import type { ScriptedClient } from 'recipe-assistant/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTranslating, translate } from './translator.ts';
import { visitedClient } from './visited-client.ts';
import { rest } from './visited-page.ts';
import { visitWhole } from './whole-visit.ts';

/** The same visit on a page that a browser translates and on one that it doesn't, for a widget with all tools and wishes. */
export function testTranslatedVisits(open: (client: ScriptedClient) => OpenPage): void {
  let untranslated: Promise<readonly Step[]> | undefined;

  beforeEach(() => {
    // Testing Library's setting would ask for `act` around all that happens by itself.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 1_000_000 });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test.each<[string, Translation]>([
    ['once in a while', (root, step) => step % 4 === 0 && translate(root)],
    ['after each step', translate],
    ['with each change', (root, step) => step === 0 && keepTranslating(root)],
  ])(
    'a page that is translated %s is right at each step of a visit',
    { timeout: 120_000 },
    async (...row) => {
      const [, translation] = row;
      const expected = await (untranslated ??= makeVisit(open));
      const wrong: string[] = [];
      let step = 0;
      await visit(open, async (name, root) => {
        const { text } = expected[step]!;
        const isRight = await isSoon(() => textOf(root) === text);
        if (!isRight) wrong.push(`${name}: ${difference(text, textOf(root))}`);
        translation(root, step);
        step += 1;
      });
      expect(wrong).toEqual([]);
      expect(step).toBe(expected.length);
    },
  );
}

/** What each step shows where nobody translates; and nothing of it changes in a way that a translator would undo. */
async function makeVisit(open: (client: ScriptedClient) => OpenPage): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const wrong = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const each of records.map(wrongIn)) if (each) wrong.add(each);
  });
  await visit(open, async (name, root) => {
    steps.push({ name, text: await textAtRest(root) });
    observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
  expect([...wrong]).toEqual([]);
  return steps;
}

/** A text that has changed in its node, or that stands bare where something has come or gone. */
function wrongIn({ type, target, addedNodes }: MutationRecord): string | undefined {
  if (type === 'characterData') return `changed: ${target.parentElement?.outerHTML}`;
  const added = new Set(addedNodes);
  const isBare = [...target.childNodes].some((node) => node instanceof Text && !added.has(node));
  return isBare ? `bare: ${(target as Element).outerHTML}` : undefined;
}

/** A visit without an error. */
async function visit(open: (client: ScriptedClient) => OpenPage, look: Look): Promise<void> {
  const client = visitedClient();
  const faults: unknown[] = [];
  const hear = (event: ErrorEvent) => faults.push(event.error);
  addEventListener('error', hear);
  const { root, leave } = open(client);
  try {
    for await (const step of visitWhole(root, client, pass)) await look(step, root);
  } finally {
    leave();
    removeEventListener('error', hear);
  }
  expect(faults).toEqual([]);
  const lines = vi.mocked(console.error).mock.calls;
  expect(lines.filter(([line]) => line !== 'Recipe generation failed')).toEqual([]);
  vi.mocked(console.error).mockClear();
}

function pass(seconds: number): void {
  vi.advanceTimersByTime(1000 * seconds);
}

/** All that is shown, in either language, without what is spoken a moment later. */
function textOf(root: Node): string {
  const copy = document.createElement('div');
  copy.append(...Array.from(root.childNodes, (node) => node.cloneNode(true)));
  for (const spoken of copy.querySelectorAll('[data-slot$="announcer"]')) spoken.remove();
  return copy.textContent.toUpperCase().replace(/\s+/g, '');
}

/** What is shown when nothing has changed for three frames, which come late where the drawing does. */
async function textAtRest(root: Node): Promise<string> {
  for (let text = textOf(root); ;) {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const later = textOf(root);
    if (later === text) return text;
    text = later;
  }
}

async function isSoon(look: () => boolean): Promise<boolean> {
  const end = performance.now() + 1000;
  while (!look() && performance.now() < end) await rest(10);
  return look();
}

/** Where two texts part. */
function difference(expected: string, found: string): string {
  const start = [...expected].findIndex((character, index) => character !== found[index]);
  const from = Math.max(0, (start === -1 ? expected.length : start) - 20);
  return `${expected.slice(from, from + 60)} ≠ ${found.slice(from, from + 60)}`;
}

interface Step {
  name: string;
  text: string;
}

/** Translates what is there at a step. */
type Translation = (root: Node, step: number) => unknown;

type Look = (step: string, root: Node) => Promise<void>;

interface OpenPage {
  root: ParentNode & Node;
  leave: () => void;
}
