import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeStatus } from 'recipe-assistant';
import { fn } from 'storybook/test';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/RecipeStatus',
  component: RecipeStatus,
  args: { onStop: fn() },
} satisfies Meta<typeof RecipeStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Submitted: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
  args: { status: 'submitted' },
};

export const Idle: Story = {
  args: { status: 'idle' },
};

export const Streaming: Story = {
  args: { status: 'streaming' },
};
