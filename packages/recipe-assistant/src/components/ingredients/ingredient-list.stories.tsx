import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { IngredientList, type IngredientListProps } from 'recipe-assistant';
import { expect } from 'storybook/test';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/IngredientList',
  component: IngredientList,
  args: { ingredients: ['leek', 'potato', 'cream'], onRemove: () => {} },
  render: (args) => <RemovableList {...args} />,
} satisfies Meta<typeof IngredientList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
};

export const Empty: Story = {
  args: { ingredients: [] },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove potato' }));
    await expect(canvas.queryByText('potato')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove cream' })).toHaveFocus();
  },
};

export const LongAndMixed: Story = {
  args: {
    ingredients: [
      'salt',
      'the last third of a very large pumpkin that has been standing on the balcony since October',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftssuppengrün',
      'شومر طازج',
      '🍅🍅',
      '<b>butter</b>',
    ],
  },
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByRole('list');
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Forty: Story = {
  args: { ingredients: Array.from({ length: 40 }, (_, index) => `ingredient ${index + 1}`) },
};

function RemovableList({ ingredients: first, ...rest }: IngredientListProps) {
  const [ingredients, setIngredients] = useState(first);
  return (
    <IngredientList
      {...rest}
      ingredients={ingredients}
      onRemove={(index) => setIngredients(ingredients.filter((_, other) => other !== index))}
    />
  );
}
