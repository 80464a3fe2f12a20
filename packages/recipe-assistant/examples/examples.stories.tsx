import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import BuiltInKitchen from './built-in-kitchen.tsx';
import builtInKitchen from './built-in-kitchen.tsx?raw';
import EveryPart from './every-part.tsx';
import everyPart from './every-part.tsx?raw';
import HostileRecipe from './hostile-recipe.tsx';
import hostileRecipe from './hostile-recipe.tsx?raw';
import ToastKitchen from './own-client.tsx';
import ownClient from './own-client.tsx?raw';
import ServedKitchen from './served-kitchen.tsx';
import servedKitchen from './served-kitchen.tsx?raw';
import Supper from './supper.tsx';
import supper from './supper.tsx?raw';

const meta: Meta = {
  title: 'Examples',
  tags: ['!autodocs'],
  parameters: { docs: { canvas: { sourceState: 'shown' } } },
};

export default meta;

type Story = StoryObj;

export const OwnPage: Story = {
  parameters: { docs: { source: { code: supper } } },
  render: () => <Supper />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'saffron{Enter}');
    await expect(canvas.getByText('rice, peas, saffron')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'What can I cook?' }));
    await expect(await canvas.findByRole('region', { name: /Recommends/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  },
};

export const AllParts: Story = {
  parameters: { docs: { source: { code: everyPart } } },
  render: () => <EveryPart />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'leek, rice, egg, lemon{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Add as 4 ingredients' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    await expect(await canvas.findByRole('region', { name: /Recommends/ })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Stop' })[0]!);
  },
};

export const OwnClient: Story = {
  parameters: { docs: { source: { code: ownClient } }, layout: 'fullscreen' },
  render: () => <ToastKitchen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    await expect(await canvas.findByText(/put everything on it/)).toBeVisible();
  },
};

/** In a browser without a model that is ready, the server answers. */
export const BuiltInFirst: Story = {
  parameters: { docs: { source: { code: builtInKitchen } }, layout: 'fullscreen' },
  render: () => <BuiltInKitchen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    const byline = /^(?:Written by the model of this browser|A sample)/;
    await waitFor(async () => expect(canvas.getByText(byline)).toBeVisible());
  },
};

/** The second recipe arrives, the third is refused with a wait, and a too long ingredient is named. */
export const Served: Story = {
  parameters: { docs: { source: { code: servedKitchen } }, layout: 'fullscreen' },
  render: () => <ServedKitchen />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    await expect(await canvas.findByRole('region', { name: /Recommends/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await userEvent.type(canvas.getByRole('textbox'), 'the last third of a pumpkin{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('the last third of a pumpkin');
  },
};

export const Hostile: Story = {
  parameters: { docs: { source: { code: hostileRecipe } } },
  render: () => <HostileRecipe />,
  play: async ({ canvas, canvasElement }) => {
    // It appears with the formatter; before, only its text is there.
    await expect(await canvas.findByRole('link', { name: 'an honest link' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText(/Simmer for 20 minutes/)).toBeVisible();
    await expect(canvasElement.querySelector('img, script, form')).toBeNull();
  },
};
