import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultLabels, RecipeAssistant } from 'recipe-assistant';
import { recipeFixtures } from 'recipe-assistant/testing';
import { expect, fn, waitFor } from 'storybook/test';
import { answer, fullPage, getRecipe, scripted } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/Recipe',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

export const Success: Story = {
  args: { ...scripted(answer), onFinish: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('heading', { name: /White Bean Gratin/ })).toBeVisible();
  },
};

export const Stopped: Story = {
  args: scripted([recipeFixtures.stopped.recipe, { cue: true }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await canvas.findByRole('region', { name: 'Sous Chef Recommends:' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(defaultLabels.stopped)).toBeVisible();
  },
};

export const CutShort: Story = {
  args: scripted([recipeFixtures.cutShort.recipe, { finish: 'length' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(defaultLabels.cutShort)).toBeVisible();
  },
};

export const Filtered: Story = {
  args: scripted([recipeFixtures.filtered.recipe, { finish: 'content-filter' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(defaultLabels.filtered)).toBeVisible();
  },
};

/** A client is one function. */
export const CustomClient: Story = {
  args: {
    client: async ({ ingredients }) => `# Toast\n\nwith ${ingredients.join(' and ')}`,
  },
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Toast' })).toBeVisible();
  },
};
