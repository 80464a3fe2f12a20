import type { Meta, StoryObj } from '@storybook/react-vite';
import { GetRecipePanel } from 'recipe-assistant';
import { fn } from 'storybook/test';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/GetRecipePanel',
  component: GetRecipePanel,
  args: { onGenerate: fn() },
} satisfies Meta<typeof GetRecipePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
};

export const ThreeMissing: Story = {
  args: { remaining: 3 },
};

export const OneMissing: Story = {
  args: { remaining: 1 },
};
