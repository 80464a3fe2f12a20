import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeAssistant } from 'recipe-assistant';
import { expect } from 'storybook/test';
import { four, fullPage, three } from '../../../test/scripted-widget.ts';

const forty = Array.from({ length: 40 }, (_, index) => `ingredient no. ${index + 1}`);

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/Ingredients',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

export const Empty: Story = {
  args: { defaultIngredients: [] },
};

export const OneIngredient: Story = {
  args: { defaultIngredients: ['leek'] },
};

export const ThreeIngredients: Story = {
  args: { defaultIngredients: three },
};

export const FourIngredients: Story = {
  args: { defaultIngredients: four },
};

export const FortyIngredients: Story = {
  args: { defaultIngredients: forty },
};

/** The prompt block can also be shown from the first ingredient on. */
export const PromptAtFirstIngredient: Story = {
  args: {
    defaultIngredients: three,
    promptVisibility: 'at-first-ingredient',
  },
};

export const PromptAtFirstIngredientWithEnough: Story = {
  args: { defaultIngredients: four, promptVisibility: 'at-first-ingredient' },
};

export const DuplicateRefused: Story = {
  args: { defaultIngredients: three },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' GARLIC {Enter}');
    await expect(canvas.getByText('Already on the list: GARLIC')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
