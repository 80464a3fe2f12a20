import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  defaultLabels,
  RecipeAssistant,
  RecipeError,
  type RecipeAssistantProps,
  type RecipeErrorCode,
} from 'recipe-assistant';
import { createScriptedClient, recipeFixtures } from 'recipe-assistant/testing';
import { expect } from 'storybook/test';
import { finish, fullPage, getRecipe, scripted } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/Failures',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

export const Offline = failure('offline');

export const Unauthorized = failure('unauthorized');

export const RateLimited: Story = {
  args: scripted([{ fail: new RecipeError('rate-limited', { retryAfterMs: 30_000 }) }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};

/** The page's own minimum is lower than the server's. */
export const TooFewIngredients: Story = {
  args: scripted([{ fail: 'too-few-ingredients' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    const text = defaultLabels['error-too-few-ingredients'];
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
};

export const FailedInMidStream: Story = {
  args: scripted([recipeFixtures.failedInMidStream.recipe, { fail: 'network' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(defaultLabels.failed);
    await expect(await canvas.findByText(/Toss the beans/, { selector: 'li, li *' })).toBeVisible();
  },
};

export const RetryAfterAFailure: Story = {
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Garlic soup' })).toBeVisible();
  },
};

function failure(code: RecipeErrorCode): Story {
  return {
    args: scripted([{ fail: code }]),
    play: async ({ canvas, userEvent }) => {
      await getRecipe(canvas, userEvent);
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent(defaultLabels[`error-${code}`]);
    },
  };
}

function FailsOnce(props: RecipeAssistantProps) {
  const [client] = useState(() =>
    createScriptedClient([[{ fail: 'network' }], ['# Garlic soup', finish]]),
  );
  return <RecipeAssistant {...props} client={client} endpoint={undefined} />;
}
