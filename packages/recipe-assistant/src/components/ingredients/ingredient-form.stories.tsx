import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IngredientForm, type IngredientFormProps } from 'recipe-assistant';
import { createRecipeAssistant } from 'recipe-assistant/core';
import { expect, fn } from 'storybook/test';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/IngredientForm',
  component: IngredientForm,
  args: { onAdd: fn() },
  render: (args) => <FormOfAList {...args} />,
} satisfies Meta<typeof IngredientForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
};

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'potato{Enter}');
    await expect(args.onAdd).toHaveBeenLastCalledWith('potato');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('Type an ingredient first.')).toBeVisible();
  },
};

export const DuplicateRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Leek{Enter}');
    await expect(canvas.getByText('Already on the list: Leek')).toBeVisible();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('Leek');
  },
};

export const ListPasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('potato\nLeek\ncream\n');
    await expect(args.onAdd).toHaveBeenCalledWith('potato\nLeek\ncream\n');
    await expect(canvas.getByText('Already on the list: Leek')).toBeVisible();
    await expect(field).toHaveValue('');
  },
};

/** A form whose list already contains a leek. */
function FormOfAList({ onAdd, ...rest }: IngredientFormProps) {
  const [assistant] = useState(() =>
    createRecipeAssistant({ client: async () => '', defaultIngredients: ['leek'] }),
  );
  return (
    <IngredientForm
      {...rest}
      onAdd={(text) => {
        onAdd(text);
        return assistant.addIngredients(text);
      }}
    />
  );
}
