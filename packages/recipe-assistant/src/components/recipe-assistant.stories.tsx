import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type CSSProperties } from 'react';
import {
  defaultLabels,
  RecipeAssistant,
  RecipeError,
  type RecipeAssistantProps,
  type RecipeErrorCode,
} from 'recipe-assistant';
import {
  createScriptedClient,
  recipeFixtures,
  type Script,
  type ScriptedClient,
} from 'recipe-assistant/testing';
import { expect, fn, waitFor, type within } from 'storybook/test';

const three = ['white beans', 'tomatoes', 'garlic'];
const four = [...three, 'thyme'];
const forty = Array.from({ length: 40 }, (_, index) => `ingredient no. ${index + 1}`);
const recipe = recipeFixtures.success.recipe;
const finish = { finish: 'stop', model: 'example/kitchen-8x7b' } as const;

const meta: Meta<typeof RecipeAssistant> = {
  title: 'Widget/RecipeAssistant',
  component: RecipeAssistant,
  args: {
    assistantName: 'Sous Chef',
    client: createScriptedClient([{ wait: 300 }, ...pieces(recipe), finish]),
  },
  parameters: { layout: 'fullscreen' },
};

export default meta;

type Story = StoryObj<typeof RecipeAssistant>;
type Canvas = ReturnType<typeof within>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sous Chef');
    await expect(canvas.getByRole('textbox', { name: 'Add ingredient' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get a recipe' })).toBeNull();
  },
};

export const OneIngredient: Story = {
  args: { defaultIngredients: ['leek'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: 'Ready for a recipe?' })).toBeNull();
  },
};

export const ThreeIngredients: Story = {
  args: { defaultIngredients: three },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: 'Ready for a recipe?' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'thyme{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Ready for a recipe?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove thyme' }));
    await expect(canvas.queryByRole('heading', { name: 'Ready for a recipe?' })).toBeNull();
  },
};

export const FourIngredients: Story = {
  args: { defaultIngredients: four },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get a recipe' });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
  },
};

export const FortyIngredients: Story = {
  args: { defaultIngredients: forty },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
  },
};

/** The other reading of the prompt block: it is there from the first ingredient on. */
export const PromptAtFirstIngredient: Story = {
  args: {
    defaultIngredients: three,
    promptVisibility: 'at-first-ingredient',
    client: createScriptedClient([{ cue: true }]),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get a recipe' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Add 1 more ingredient to get a recipe.')).toBeVisible();
    await userEvent.click(button);
    await expect(callsOf(args)).toHaveLength(0);
  },
};

export const PromptAtFirstIngredientWithEnough: Story = {
  args: { defaultIngredients: four, promptVisibility: 'at-first-ingredient' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get a recipe' });
    await expect(button).toHaveAttribute('aria-disabled', 'false');
    await expect(canvas.queryByText(/more ingredient/)).toBeNull();
  },
};

export const DuplicateRefused: Story = {
  args: { defaultIngredients: three },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' GARLIC {Enter}');
    await expect(canvas.getByText('Already on the list: GARLIC')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Submitted: Story = {
  args: { defaultIngredients: four, client: createScriptedClient([{ cue: true }]) },
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(canvas.getByRole('status')).toHaveTextContent('Generating your recipe…');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
  },
};

export const StreamingEarly: Story = {
  args: scripted([recipeFixtures.streamingEarly.recipe, { cue: true }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await canvas.findByRole('region', { name: 'Sous Chef Recommends:' });
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(await canvas.findByText(/A warm supper/)).toBeVisible();
  },
};

export const StreamingInTheMiddleOfAList: Story = {
  args: scripted([recipeFixtures.streamingList.recipe, { cue: true }]),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(/500 g ripe tomatoes/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="recipe-markdown"]')).toHaveAttribute(
      'aria-live',
      'off',
    );
  },
};

export const Success: Story = {
  args: { ...scripted([...pieces(recipe), finish]), onFinish: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await waitFor(() => expect(args.onFinish).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('heading', { name: /White Bean Gratin/ })).toBeVisible();
    await expect(canvas.getByText(/example\/kitchen-8x7b/)).toBeVisible();
    const region = canvasElement.querySelector('[data-slot="recipe-markdown"]');
    await waitFor(() => expect(region).toHaveAttribute('aria-live', 'polite'));
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

export const Stopped: Story = {
  args: scripted([recipeFixtures.stopped.recipe, { cue: true }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await canvas.findByRole('region', { name: 'Sous Chef Recommends:' });
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText(defaultLabels.stopped)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Recommends/ })).toHaveFocus();
  },
};

export const CutShort: Story = {
  args: scripted([recipeFixtures.cutShort.recipe, { finish: 'length' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(defaultLabels.cutShort)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Filtered: Story = {
  args: scripted([recipeFixtures.filtered.recipe, { finish: 'content-filter' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(defaultLabels.filtered)).toBeVisible();
  },
};

export const Offline = failure('offline');
export const Unauthorized = failure('unauthorized');

export const RateLimited: Story = {
  args: scripted([{ fail: new RecipeError('rate-limited', { retryAfterMs: 30_000 }) }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/0:(30|29)/);
  },
};

/** The page's own minimum is lower than the server's. */
export const TooFewIngredients: Story = {
  args: scripted([{ fail: 'too-few-ingredients' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    const text = defaultLabels['error-too-few-ingredients'];
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const FailedInMidStream: Story = {
  args: scripted([recipeFixtures.failedInMidStream.recipe, { fail: 'network' }]),
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(defaultLabels.failed);
    await expect(await canvas.findByText(/Toss the beans/)).toBeVisible();
  },
};

export const SecondRunOverTheFirst: Story = {
  args: { defaultIngredients: four },
  render: (args) => <TwoRuns {...args} />,
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(/the first soup/)).toBeVisible();
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByText(/the second soup/)).toBeVisible();
    await expect(canvas.queryByText(/the first soup/)).toBeNull();
  },
};

export const RetryAfterAFailure: Story = {
  args: { defaultIngredients: four },
  render: (args) => <FailsOnce {...args} />,
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Garlic soup' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** One function is a whole client. */
export const CustomClient: Story = {
  args: {
    defaultIngredients: four,
    client: async ({ ingredients }) => `# Toast\n\nwith ${ingredients.join(' and ')}`,
  },
  play: async ({ canvas, userEvent }) => {
    await getRecipe(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Toast' })).toBeVisible();
  },
};

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
  ...Success,
  args: { ...scripted([...pieces(recipe), finish]), onFinish: fn() },
  globals: { colorScheme: 'dark' },
};

/** A few custom properties make another kitchen. */
export const Themed: Story = {
  args: scripted([...pieces(recipe), finish]),
  decorators: [
    (Story) => (
      <div
        style={
          {
            '--recipe-paper': '#f1f5ec',
            '--recipe-note': '#dfebcf',
            '--recipe-note-line': '#9db583',
            '--recipe-accent': '#3f6123',
            '--recipe-radius': '0',
            '--recipe-font-heading': 'Georgia, serif',
          } as CSSProperties
        }
      >
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get a recipe' });
    await expect(button).toHaveStyle({ backgroundColor: 'rgb(63, 97, 35)' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { name: /Gratin/ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    ...scripted([
      '# حساء العدس\n\nحساء دافئ لأربعة أشخاص.\n\n1. اغسل العدس.\n2. اسلقه مع البصل.\n',
      finish,
    ]),
    defaultIngredients: ['عدس', 'بصل', 'ثوم', 'كمون', 'olive oil'],
    assistantName: 'مساعد الطاهي',
    lang: 'ar',
    labels: {
      chefIcon: 'طاهٍ',
      welcome:
        'أدخل المكونات المتوفرة لديك واضغط {addIngredients}. عند وجود {minimum} مكونات على الأقل اضغط {getRecipe}.',
      ingredientName: 'أضف مكونًا',
      ingredientPlaceholder: 'مثل لحم الضأن',
      addIngredients: 'أضف المكونات',
      ingredientsHeading: 'المكونات المتوفرة:',
      removeIngredient: 'احذف {ingredient}',
      getRecipeHeading: 'هل أنت مستعد للوصفة؟',
      getRecipeText: 'أنشئ وصفة من قائمة مكوناتك.',
      getRecipe: 'احصل على وصفة',
      generating: 'جارٍ كتابة الوصفة…',
      stop: 'إيقاف',
      noRecipe: 'ستُكتب وصفتك هنا.',
      recipeHeading: '{assistantName} يقترح:',
      writtenBy: 'كتبها نموذج ذكاء اصطناعي ({model}). راجعها قبل الطبخ.',
    },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'احصل على وصفة' }));
    const title = await canvas.findByRole('heading', { name: 'حساء العدس' });
    await expect(getComputedStyle(title).direction).toBe('rtl');
  },
};

function scripted(script: Script): Pick<RecipeAssistantProps, 'client' | 'defaultIngredients'> {
  return { defaultIngredients: four, client: createScriptedClient(script) };
}

function failure(code: RecipeErrorCode): Story {
  return {
    args: { ...scripted([{ fail: code }]), onError: fn() },
    play: async ({ args, canvas, userEvent }) => {
      await getRecipe(canvas, userEvent);
      const alert = await canvas.findByRole('alert');
      const { failed, failedForGood } = defaultLabels;
      await expect(alert).toHaveTextContent(
        new RecipeError(code).retryable ? failed : failedForGood,
      );
      await expect(alert).toHaveTextContent(defaultLabels[`error-${code}`]);
      await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ code }));
    },
  };
}

function TwoRuns(props: RecipeAssistantProps) {
  const [client] = useState(() =>
    createScriptedClient([
      ['# Soup\n\nThis is the first soup', { cue: true }],
      ['# Soup\n\nThis is the second soup', finish],
    ]),
  );
  return <RecipeAssistant {...props} client={client} endpoint={undefined} />;
}

function FailsOnce(props: RecipeAssistantProps) {
  const [client] = useState(() =>
    createScriptedClient([[{ fail: 'network' }], ['# Garlic soup', finish]]),
  );
  return <RecipeAssistant {...props} client={client} endpoint={undefined} />;
}

async function getRecipe(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Get a recipe' }));
}

function callsOf({ client }: RecipeAssistantProps) {
  return (client as ScriptedClient).calls;
}

/** As a model sends it: a few letters at a time, words cut anywhere. */
function pieces(text: string): Script {
  return text.match(/[^]{1,48}/g) ?? [];
}
