import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeAssistant } from 'recipe-assistant';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fullPage, getRecipe, scripted } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/After the recipe/Tools',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

const soup = '# Leek soup\n\n## Ingredients\n\n- 2 leeks\n- 1 l stock\n\n## Steps\n\n1. Boil.';
const gratin = soup.replace('Leek soup', 'Leek gratin');

/** Earlier suggestions are excluded, and can be brought back. */
export const SomethingDifferent: Story = {
  args: {
    tools: ['another'],
    client: async ({ preferences }) => (preferences?.notAgain ? gratin : soup),
    onEvent: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    const row = await canvas.findByRole('group', { name: 'This recipe' });
    await userEvent.click(within(row).getByRole('button', { name: 'Something different' }));
    await expect(await canvas.findByRole('heading', { name: 'Leek gratin' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to Leek soup' }));
    await expect(await canvas.findByRole('heading', { name: 'Leek soup' })).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'tool', tool: 'another' });
  },
};

/** The page's own button beside the others. */
export const ActionOfThePage: Story = {
  args: {
    defaultRecipe: soup,
    recipeActions: <button type="button">Save to my box</button>,
  },
};

/** Without tools there is no row below the recipe. */
export const NoTools: Story = {
  args: { ...scripted([soup, { finish: 'stop' }]), tools: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await getRecipe(canvas, userEvent);
    const text = () => canvasElement.querySelector('[data-slot="recipe-markdown"]');
    await waitFor(() => expect(text()).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.queryByRole('group', { name: 'This recipe' })).toBeNull();
  },
};
