import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RecipeAssistant, type RecipeAssistantProps } from 'recipe-assistant';
import { createScriptedClient, recipeFixtures } from 'recipe-assistant/testing';
import { expect } from 'storybook/test';
import { finish, fullPage, getRecipe, scripted } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/Waiting',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

export const Submitted: Story = {
  args: scripted([{ cue: true }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating your recipe…');
  },
};

export const StreamingEarly: Story = {
  args: scripted([recipeFixtures.streamingEarly.recipe, { cue: true }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(/A warm/)).toBeVisible();
  },
};

export const StreamingInTheMiddleOfAList: Story = {
  args: scripted([recipeFixtures.streamingList.recipe, { cue: true }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(/500 g ripe tomatoes/)).toBeVisible();
  },
};

export const SecondRunOverTheFirst: Story = {
  render: (args) => <TwoRuns {...args} />,
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(/the first soup/)).toBeVisible();
    // A second press within half a second is ignored.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await getRecipe(canvas, userEvent);
    const [shown] = await canvas.findAllByText(/the second soup/); // The announcement has it too, for a moment.
    await expect(shown).toBeVisible();
  },
};

function TwoRuns(props: RecipeAssistantProps) {
  const [client] = useState(() =>
    createScriptedClient([
      ['# Soup\n\nThis is the first soup.\n\n', { cue: true }],
      ['# Soup\n\nThis is the second soup.', finish],
    ]),
  );
  return <RecipeAssistant {...props} client={client} endpoint={undefined} />;
}
