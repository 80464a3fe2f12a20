import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomePanel } from 'recipe-assistant';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/WelcomePanel',
  component: WelcomePanel,
  args: { assistantName: 'Sous Chef' },
} satisfies Meta<typeof WelcomePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
};

export const AnotherMinimum: Story = {
  args: { minIngredients: 2 },
};

export const NamesTheButtonsAsTheyAreCalled: Story = {
  args: { labels: { addIngredients: 'Put it in the pot', getRecipe: 'Cook' } },
};
