import { render, screen } from '@testing-library/react';
import { installLanguageModel, type LanguageModelSettings } from 'test-support/language-model';
import { afterEach, expect, test } from 'vitest';
import BuiltInKitchen from './built-in-kitchen.tsx';
import { press } from './served-visit.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'LanguageModel');
});

const [OWN, SERVED] = [/^Written by the model of this browser/, /^A sample recipe/];

test.each<[RegExp, string, LanguageModelSettings | undefined]>([
  [OWN, 'that has a model', {}],
  [SERVED, 'without one', undefined],
  [SERVED, 'that would have to download it', { availability: 'downloadable' }],
  [SERVED, 'whose model fails at once', { failures: { create: 'OperationError' } }],
])('%s is what the kitchen says in a browser %s', async (byline, _browser, model) => {
  if (model) installLanguageModel(model);
  render(<BuiltInKitchen />);
  await press('Get a recipe');
  expect(await screen.findByText(byline, undefined, { timeout: 10_000 })).toBeTruthy();
});
