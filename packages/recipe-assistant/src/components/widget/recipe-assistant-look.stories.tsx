import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecipeAssistant } from 'recipe-assistant';
import { ar } from 'recipe-assistant/locales/ar';
import { recipeFixtures } from 'recipe-assistant/testing';
import { expect } from 'storybook/test';
import { answer, finish, fullPage, getRecipe, scripted } from '../../../test/scripted-widget.ts';

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/Look',
  component: RecipeAssistant,
  tags: ['!autodocs'],
  ...fullPage,
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;

export const CustomLabels: Story = {
  args: {
    ...scripted(['# Bohnengratin\n\nEin warmes Abendessen für **vier**.', finish]),
    assistantName: 'Küchenhilfe',
    labels: {
      chefIcon: 'Kochmütze',
      welcome:
        'Trage ein, was du im Haus hast, und drücke {addIngredients}. Ab {minimum} Zutaten schlägt ' +
        '{assistantName} dir mit {getRecipe} ein Rezept vor.',
      ingredientName: 'Zutat hinzufügen',
      ingredientPlaceholder: 'z. B. Hammel',
      addIngredients: 'Hinzufügen',
      ingredientsHeading: 'Im Haus:',
      removeIngredient: '{ingredient} entfernen',
      getRecipeHeading: 'Lust auf ein Rezept?',
      getRecipeText: 'Aus deiner Liste entsteht ein Rezept.',
      getRecipe: 'Rezept holen',
      generating: 'Dein Rezept wird geschrieben …',
      stop: 'Anhalten',
      recipeHeading: '{assistantName} empfiehlt:',
      writtenBy: 'Geschrieben von einem KI-Modell ({model}). Prüfe es, bevor du kochst.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ab 4 Zutaten schlägt Küchenhilfe/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rezept holen' }));
    const heading = await canvas.findByRole('heading', { name: 'Küchenhilfe empfiehlt:' });
    await expect(heading).toBeVisible();
  },
};

export const Dark: Story = {
  args: scripted(answer),
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: /White Bean Gratin/ })).toBeVisible();
  },
};

export const Garden = themed('garden');
export const GardenDark = themed('garden', 'dark');
export const Harbour = themed('harbour');
export const HarbourDark = themed('harbour', 'dark');
export const Plum = themed('plum');
export const PlumDark = themed('plum', 'dark');
export const Slate = themed('slate');
export const SlateDark = themed('slate', 'dark');

export const RightToLeft: Story = {
  args: {
    ...scripted([
      '# حساء العدس\n\nحساء دافئ لأربعة أشخاص.\n\n1. اغسل العدس.\n2. اسلقه مع البصل.\n',
      finish,
    ]),
    defaultIngredients: ['عدس', 'بصل', 'ثوم', 'كمون', 'olive oil'],
    assistantName: 'مساعد الطاهي',
    locale: ar,
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ar.labels.getRecipe }));
    const title = await canvas.findByRole('heading', { name: 'حساء العدس' });
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
};

/** Everything that has its own colour: chips, a refusal, a recipe and an alert. */
function themed(theme: string, colorScheme = 'light'): Story {
  return {
    args: scripted([recipeFixtures.failedInMidStream.recipe, { fail: 'network' }]),
    globals: { theme, colorScheme },
    play: async ({ canvas, userEvent }) => {
      const button = canvas.getByRole('button', { name: 'Get a recipe' });
      const probe = button.closest(`.${theme}`)!.appendChild(document.createElement('i'));
      probe.style.color = 'var(--recipe-accent)';
      await expect(button).toHaveStyle({ backgroundColor: getComputedStyle(probe).color });
      probe.remove();
      await userEvent.type(canvas.getByRole('textbox'), 'garlic{Enter}');
      await getRecipe(canvas, userEvent);
      await expect(await canvas.findByRole('alert')).toBeVisible();
      // As a list item it is formatted, and stays.
      await expect(
        await canvas.findByText(/Toss the beans/, { selector: 'li, li *' }),
      ).toBeVisible();
    },
  };
}
