import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeAssistant } from 'recipe-assistant';
import { ar } from 'recipe-assistant/locales/ar';
import { expect, within } from 'storybook/test';
import { fullPage, three } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/Wishes',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
  args: {
    ...fullPage.args,
    wishes: ['diet', 'servings', 'time', 'cuisine', 'onlyThese'],
  },
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;
type Canvas = ReturnType<typeof within>;

/** Closed at first, with nothing chosen. */
export const Closed: Story = {};

/** Open: a field for each wish that the page offers. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByRole('group', { name: 'Diet' })).toBeVisible();
  },
};

/** Choices show beside the ingredients, and are sent with them. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vegan' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Another diet' }), 'low in salt');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Servings' }), '2');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time' }), '30');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cuisine' }), 'Italian');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Only these ingredients' }));
    await userEvent.click(canvas.getByText('Any wishes?'));
    await expect(chipsOf(canvas).join()).toBe(
      'vegan,low in salt,serves 2,up to 30 min,Italian,Only these ingredients',
    );
  },
};

/** A choice stays when there are too few ingredients, and can be removed there. */
export const TooFewIngredients: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'vegetarian' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove thyme' }));
    await expect(chipsOf(canvas)).toEqual(['vegetarian']);
  },
};

/** An invalid number of servings says so, and isn't sent. */
export const NotANumber: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    const field = canvas.getByRole('spinbutton', { name: 'Servings' });
    await userEvent.type(field, '400');
    await expect(field).toHaveAccessibleDescription('A whole number from 1 to 99.');
  },
};

/** Only two fields; the block can be shown from the first ingredient on. */
export const TwoWishes: Story = {
  args: {
    defaultIngredients: three,
    promptVisibility: 'at-first-ingredient',
    wishes: ['servings', 'onlyThese'],
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByRole('spinbutton', { name: 'Servings' })).toBeVisible();
  },
};

/** In another language, from right to left. */
export const RightToLeft: Story = {
  args: { locale: ar },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(ar.labels.wishes));
    const [diet] = await canvas.findAllByRole('checkbox');
    await userEvent.click(diet!);
    await expect(canvas.getByRole('list', { name: ar.labels.chosenWishes })).toBeVisible();
  },
};

async function open(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(canvas.getByText('Any wishes?'));
  await canvas.findByRole('checkbox', { name: 'Only these ingredients' });
}

function chipsOf(canvas: Canvas) {
  const list = canvas.getByRole('list', { name: 'Your wishes:' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}
