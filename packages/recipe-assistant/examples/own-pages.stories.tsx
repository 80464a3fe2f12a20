import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import DialogKitchen from './dialog-kitchen.tsx';
import dialogKitchen from './dialog-kitchen.tsx?raw';
import MaterialKitchen from './material-kitchen.tsx';
import materialKitchen from './material-kitchen.tsx?raw';
import PlainKitchen from './plain-kitchen.tsx';
import plainKitchen from './plain-kitchen.tsx?raw';

const meta: Meta = {
  title: 'Examples/Pages of your own',
  tags: ['!autodocs'],
  parameters: { docs: { canvas: { sourceState: 'shown' } }, layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj;

/** Plain elements: what the hook gives is enough for a list, Undo, a wish, a refusal and the way back. */
export const PlainElements: Story = {
  parameters: { docs: { source: { code: plainKitchen } } },
  render: () => <PlainKitchen />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient' });
    await userEvent.type(field, 'leek{Enter}Leek{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Already on the list: Leek');
    await userEvent.clear(field);
    await userEvent.type(field, 'potato{Enter}cream{Enter}nutmeg{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove cream' }));
    await expect(canvas.getByText(/^1 more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Diet' }), 'vegetarian');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating your recipe');
    await expect(await canvas.findByRole('heading', { name: /leek/i })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Another one' }));
    await expect(await canvas.findByRole('button', { name: /^Back to / })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  },
};

/** Material UI: its fields, chips, alerts and cards around the hook. */
export const MaterialUi: Story = {
  parameters: { docs: { source: { code: materialKitchen } } },
  render: () => <MaterialKitchen />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ingredient' });
    await userEvent.type(field, 'rice{Enter}');
    await expect(field).toHaveAccessibleDescription('Already on the list: rice');
    await userEvent.clear(field);
    await userEvent.type(field, 'lemon{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    const recipe = await canvas.findByRole('article', { name: 'Recipe' });
    await userEvent.click(within(recipe).getByRole('button', { name: 'Stop' }));
    await userEvent.type(canvas.getByRole('button', { name: 'peas' }), '{Backspace}');
    const removed = await within(canvasElement.ownerDocument.body).findByText('peas removed.');
    await waitFor(() => expect(removed).toBeVisible()); // it fades in
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('button', { name: 'peas' })).toBeVisible();
  },
};

/** A launcher: the parts of the widget in a modal dialog. A run goes on while it is closed. */
export const DialogLauncher: Story = {
  parameters: { docs: { source: { code: dialogKitchen } } },
  // What is fixed stays in the story, also on a page with others.
  decorators: (Story) => (
    <div style={{ contain: 'layout', minHeight: '12rem' }}>
      <Story />
    </div>
  ),
  render: () => <DialogKitchen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What can I cook?' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Recipe assistant' }));
    await userEvent.type(dialog.getByRole('textbox'), 'leek, rice, egg, lemon{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Add as 4 ingredients' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Get a recipe' }));
    await expect(await dialog.findByRole('region', { name: /Recommends/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    const launcher = canvas.getByRole('button', { name: 'A recipe is being written' });
    await expect(launcher).toBeVisible();
    await userEvent.click(launcher);
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  },
};
