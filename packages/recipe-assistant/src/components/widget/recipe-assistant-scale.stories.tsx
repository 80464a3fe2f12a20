import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeAssistant } from 'recipe-assistant';
import { expect, fn, within } from 'storybook/test';
import { fullPage } from '../../../test/scripted-widget.ts';

const soup = `# Leek soup

Serves 4

**Ingredients:**

- 2 leeks
- 1 1/2 l stock
- 100–150 g butter
- 1 egg
- 9-inch pie crust
- Salt to taste

**Steps:**

1. Boil the leeks for 20 minutes.
2. Season, and serve hot.`;

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/After the recipe/Amounts and boxes',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    ...fullPage.args,
    defaultRecipe: soup,
    tools: ['copy', 'scale', 'check-off'],
    onEvent: fn(),
  },
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

/** By servings, if the recipe states them. Lines with a number that isn't scaled say so. */
export const ForMorePeople: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const group = await canvas.findByRole('group', { name: 'Serves' });
    const more = within(group).getByRole('button', { name: 'More servings' });
    for (let servings = 4; servings < 8; servings += 1) await userEvent.click(more);
    await expect(canvas.getByText('4 leeks')).toBeVisible();
    const crust = canvas.getByText(/pie crust/).closest('li');
    await expect(crust).toHaveTextContent('9-inch pie crust (not scaled)');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'tool', tool: 'scale', factor: 2 });
  },
};

/** By factor, if the recipe states no servings. */
export const TimesTheAmounts: Story = {
  args: { defaultRecipe: soup.replace('Serves 4\n\n', '') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '½ times' }));
    const group = canvas.getByRole('group', { name: 'Amounts' });
    await expect(canvas.getByText('750 ml stock')).toBeVisible();
    await expect(within(group).getByText(/Amounts × ½/)).toBeVisible();
  },
};

/** By pointer and keyboard. */
export const CheckingOff: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const leeks = await canvas.findByRole('checkbox', { name: '2 leeks' });
    await userEvent.click(canvas.getByText('2 leeks'));
    await expect(leeks).toBeChecked();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'tool', tool: 'check-off' });
  },
};

/** Without amounts there is nothing to scale. */
export const NothingToScale: Story = {
  args: { defaultRecipe: soup.replaceAll(/(?<=- )\d\S* (?:1\/2 )?/g, '') },
};
