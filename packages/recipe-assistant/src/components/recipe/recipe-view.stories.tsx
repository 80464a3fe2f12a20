import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { defaultLabels, RecipeError, RecipeView } from 'recipe-assistant';
import { recipeFixtures } from 'recipe-assistant/testing';
import { expect, fn, within } from 'storybook/test';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/RecipeView',
  component: RecipeView,
  args: { assistantName: 'Sous Chef', onRetry: fn(), onStop: fn() },
} satisfies Meta<typeof RecipeView>;

export default meta;

type Story = StoryObj<typeof meta>;

const WITHOUT_HEADINGS = `Sure! Here is a recipe for you to try:

Leek and Potato Soup (serves 4)

Ingredients:
2 leeks, sliced
1 lb. potatoes, peeled and diced
Salt and pepper to taste

To serve:
A splash of cream
Nutmeg, freshly grated
4 slices of bread

Instructions:
Soften the leeks in a wide pan over a low heat for 8–10 minutes.
Add the potatoes and a litre of water, and simmer until they are soft.
Blend, season, and serve with the cream.

Enjoy your soup!`;

/** Errors that are shown as an alert. */
const failures = Object.values(recipeFixtures).flatMap(({ status, recipe, error }) =>
  status === 'error' && recipe === '' && error ? error : [],
);

export const Success: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
  args: recipeFixtures.success,
};

/** Most models write no headings: labels, groups and lines without markers are recognised. */
export const WhatModelsReallyWrite: Story = {
  args: { status: 'success', recipe: WITHOUT_HEADINGS },
};

const WITH_FACTS = `Here is a supper for you, with all that you have!

# Leek and Potato Soup

**Serves 4** | Prep: 10 minutes | Cook: 45 minutes

## Ingredients

- 2 leeks, sliced
- 500 g potatoes, diced

## Steps

1. Soften the leeks.
2. Add the potatoes and a litre of water, and simmer.

**Total time:** 55 minutes`;

/** What a recipe states of itself is one row of labels and values, and words above its name are quiet. */
export const FactsInARow: Story = {
  args: { status: 'success', recipe: WITH_FACTS, tools: ['scale'] },
  play: async ({ canvas, userEvent }) => {
    const values = () => canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values()).toEqual(['4', '10 minutes', '45 minutes', '55 minutes']);
    await userEvent.click(await canvas.findByRole('button', { name: 'More servings' }));
    await expect(values()[0]).toBe('5');
  },
};

export const Streaming: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.streamingList,
};

export const CutShort: Story = {
  args: recipeFixtures.cutShort,
};

export const Stopped: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.stopped,
};

export const Filtered: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.filtered,
};

export const FailedInMidStream: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.failedInMidStream,
};

export const Offline: Story = {
  tags: ['!autodocs'],
  args: { status: 'error', error: new RecipeError('offline') },
};

export const Unauthorized: Story = {
  tags: ['!autodocs'],
  args: { status: 'error', error: new RecipeError('unauthorized') },
};

export const RateLimited: Story = {
  tags: ['!autodocs'],
  args: { status: 'error', error: new RecipeError('rate-limited', { retryAfterMs: 90_000 }) },
};

export const TooFewIngredients: Story = {
  tags: ['!autodocs'],
  args: { status: 'error', error: new RecipeError('too-few-ingredients') },
};

/** The message for each code, and whether it offers **Try again**: shown in States. */
export const EveryFailure: Story = {
  tags: ['!autodocs'],
  args: { status: 'error' },
  render: (args) => (
    <dl>
      {failures.map((error) => (
        <Fragment key={error.code}>
          <dt>
            <code>{error.code}</code>
          </dt>
          <dd>
            <RecipeView {...args} error={error} />
          </dd>
        </Fragment>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    const alerts = canvas.getAllByRole('alert');
    await expect(alerts).toHaveLength(failures.length);
    for (const [index, { code, retryable }] of failures.entries()) {
      await expect(alerts[index]).toHaveTextContent(defaultLabels[`error-${code}`]);
      const failed = canvas.getAllByRole('group', { name: defaultLabels.failure })[index]!;
      const retry = within(failed).queryByRole('button', { name: 'Try again' });
      await expect(retry !== null).toBe(retryable);
    }
  },
};
