import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecipeAssistantElement } from './index.ts';
import { until } from '../../test/until.ts';

let faults: unknown[] = [];

function hear(event: ErrorEvent): void {
  faults.push(event.error);
  // Not a fault of the test's.
  event.preventDefault();
  event.stopImmediatePropagation();
}

beforeEach(() => {
  faults = [];
  addEventListener('error', hear, true);
});

afterEach(() => {
  removeEventListener('error', hear, true);
  document.body.replaceChildren();
  // Vitest's own lines.
  vi.mocked(console.error).mockClear();
});

function show(properties: object): RecipeAssistantElement {
  const element = new RecipeAssistantElement();
  Object.assign(element, { client: async () => '', ...properties });
  document.body.append(element);
  return element;
}

test('actions of the page that throw are dropped alone, and the error is reported', async () => {
  const fault = new Error('The basket is closed.');
  const element = show({
    defaultRecipe: '# Leek soup',
    tools: ['copy'],
    recipeActions() {
      throw fault;
    },
  });
  const root = element.shadowRoot!;
  await until(() => expect(root.querySelector('[data-slot="tool-button"]')).toBeTruthy());
  expect(root.querySelector('[data-role="title"]')!.textContent).toBe('Leek soup');
  expect(root.querySelector('[data-slot="recipe-actions"]')).toBeNull();
  expect(faults).toEqual([fault]);
});

test('a mistake while it is drawn is not silent', async () => {
  const mistake = new Error('A mistake');
  show({
    labels: {
      get stop(): string {
        throw mistake;
      },
    },
  });
  await until(() => expect(faults).toEqual([mistake]));
});
