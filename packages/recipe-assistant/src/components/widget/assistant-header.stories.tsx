import type { Meta, StoryObj } from '@storybook/react-vite';
import { AssistantHeader } from 'recipe-assistant';
import everyPart from '../../../examples/every-part.tsx?raw';

const meta = {
  title: 'Parts/AssistantHeader',
  component: AssistantHeader,
  args: { assistantName: 'Sous Chef' },
} satisfies Meta<typeof AssistantHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { docs: { canvas: { sourceState: 'hidden' }, source: { code: everyPart } } },
};

export const AsASection: Story = {
  args: { headingLevel: 2, assistantName: 'What can I cook?' },
};

export const LongTitle: Story = {
  args: { assistantName: 'Großmutters wunderbarer Zutatenverwertungsküchenassistent' },
};
