import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeAssistant } from 'recipe-assistant';
import { ar } from 'recipe-assistant/locales/ar';
import { recipeFixtures } from 'recipe-assistant/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fullPage, scripted } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/After the recipe/Cook',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

const { recipe } = recipeFixtures.success;

const args = {
  defaultRecipe: recipe,
  tools: ['cook'],
  onEvent: fn(),
} satisfies Story['args'];

type Visit = Parameters<NonNullable<Story['play']>>[0];

async function openCook({ canvas, userEvent }: Pick<Visit, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cook' }));
  const dialog = await canvas.findByRole('dialog', { name: 'Tomato and White Bean Gratin' });
  return within(dialog);
}

/** One step at a time, beside the ingredients: those that it names are marked. */
export const OneStep: Story = {
  args,
  play: async (visit) => {
    const dialog = await openCook(visit);
    await visit.userEvent.keyboard('{ArrowRight}');
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent('Step 2 of 6');
    const line = dialog.getByText('500 g ripe tomatoes, cut into wedges');
    await expect(line).toHaveAttribute('data-named');
    await expect(visit.args.onEvent).toHaveBeenCalledWith({ type: 'tool', tool: 'cook' });
  },
};

/** Lines are checked off as in the recipe: it is one tick. */
export const CheckedOff: Story = {
  args: { ...args, tools: ['cook', 'check-off'] },
  play: async (visit) => {
    const dialog = await openCook(visit);
    await visit.userEvent.keyboard('{ArrowRight}');
    const name = '500 g ripe tomatoes, cut into wedges';
    await visit.userEvent.click(dialog.getByRole('checkbox', { name }));
    for (const box of visit.canvas.getAllByRole('checkbox', { name, hidden: true }))
      await expect(box).toBeChecked();
  },
};

/** Timers run side by side, whichever step is shown. */
export const Timers: Story = {
  args,
  play: async (visit) => {
    const { userEvent } = visit;
    const dialog = await openCook(visit);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.click(dialog.getByRole('button', { name: 'Start 25 min timer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Start 15 min timer' }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Pause' })[1]!);
    await expect(dialog.getAllByRole('timer')).toHaveLength(2);
  },
};

/** Timers go on above the recipe when cook mode is closed. */
export const TimersOnThePage: Story = {
  args,
  play: async (visit) => {
    const { canvas, userEvent } = visit;
    const dialog = await openCook(visit);
    await userEvent.keyboard('{End}');
    await userEvent.click(dialog.getByRole('button', { name: 'Start 5 min timer' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // The dialog closes before React gets the event.
    await expect(await canvas.findByRole('timer')).toBeVisible();
  },
};

/** After the last step. */
export const TheEnd: Story = {
  args,
  play: async (visit) => {
    const dialog = await openCook(visit);
    await visit.userEvent.keyboard('{End}{ArrowRight}');
    await expect(dialog.getByText('That was the last step. Enjoy!')).toBeVisible();
  },
};

/** In another language, from right to left. */
export const RightToLeft: Story = {
  args: { ...args, locale: ar },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ar.labels.cook }));
    const dialog = within(await canvas.findByRole('dialog'));
    const first = dialog.getByRole('heading', { level: 2 }).textContent;
    await userEvent.keyboard('{ArrowLeft}');
    await expect(dialog.getByRole('heading', { level: 2 })).not.toHaveTextContent(first);
  },
};

/** An incomplete recipe can't be cooked. */
export const CutShort: Story = {
  args: { ...scripted([recipe, { finish: 'length' }]), tools: ['copy', 'cook'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    await expect(await canvas.findByRole('button', { name: 'Copy' })).toBeVisible();
  },
};
