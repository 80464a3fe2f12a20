import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { defaultLabels, RecipeError, RecipeView, type RecipeErrorCode } from 'recipe-assistant';
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
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Sous Chef Recommends:' });
    await expect(heading).toBeVisible();
    await expect(await canvas.findByText(/Written by an AI model/)).toHaveTextContent(
      'kitchen-8x7b',
    );
    await expect(await canvas.findAllByRole('listitem')).not.toHaveLength(0);
  },
};

/** Most models write no headings: labels, groups and lines without markers are recognised. */
export const WhatModelsReallyWrite: Story = {
  args: { status: 'success', recipe: WITHOUT_HEADINGS },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Leek and Potato Soup/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ingredients:' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'To serve:' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const Streaming: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.streamingList,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = canvasElement.querySelector('[data-slot="recipe-markdown"]');
    await expect(text).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const CutShort: Story = {
  args: recipeFixtures.cutShort,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(defaultLabels.cutShort)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Stopped: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.stopped,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(defaultLabels.stopped)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Filtered: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.filtered,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(defaultLabels.filtered)).toBeVisible();
  },
};

export const FailedInMidStream: Story = {
  tags: ['!autodocs'],
  args: recipeFixtures.failedInMidStream,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(defaultLabels.failed);
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

export const Offline = failure('offline');
export const Unauthorized = failure('unauthorized');

export const RateLimited: Story = {
  tags: ['!autodocs'],
  args: { status: 'error', error: new RecipeError('rate-limited', { retryAfterMs: 90_000 }) },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1:(29|3\d|40)/);
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const TooFewIngredients: Story = {
  tags: ['!autodocs'],
  args: { status: 'error', error: new RecipeError('too-few-ingredients') },
  play: async ({ canvas }) => {
    const [text] = canvas.getAllByText(defaultLabels['error-too-few-ingredients']);
    await expect(text).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
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

function failure(code: RecipeErrorCode): Story {
  const error = new RecipeError(code);
  return {
    tags: ['!autodocs'],
    args: { status: 'error', error },
    play: async ({ args, canvas, userEvent }) => {
      const alert = canvas.getByRole('alert');
      const { failed, failedForGood } = defaultLabels;
      await expect(alert).toHaveTextContent(error.retryable ? failed : failedForGood);
      await expect(alert).toHaveTextContent(defaultLabels[`error-${code}`]);
      const retry = canvas.queryByRole('button', { name: 'Try again' });
      await expect(retry !== null).toBe(error.retryable);
      if (!retry) return;
      await userEvent.click(retry);
      await expect(args.onRetry).toHaveBeenCalledOnce();
    },
  };
}
