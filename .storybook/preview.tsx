import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { configure } from 'storybook/test';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import 'recipe-assistant/styles.css';
import { setContrast } from './contrast.ts';
import { LOCALES } from './locales.ts';
import { theme as pageTheme } from './theme.ts';
import './preview.css';
import './themes/garden.css';
import './themes/harbour.css';
import './themes/plum.css';
import './themes/slate.css';

// Stories don't wait for real time, but a busy machine may need more than the default second.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 360 px', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        narrow: {
          name: 'Enlarged four times, 320 px',
          styles: { width: '320px', height: '256px' },
        },
        wide: { name: 'Desk, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    docs: {
      theme: pageTheme,
      page: () => (
        <>
          <Title />
          <Description />
          <Primary />
          <Controls />
          <Stories includePrimary={false} />
        </>
      ),
      // Shows the source as written: Storybook's generated code wouldn't run.
      canvas: { sourceState: 'none' },
      source: { language: 'tsx' },
      extractComponentDescription: (component: object) =>
        extractComponentDescription(component).split(/^@/m)[0],
    },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Widget',
          [
            'RecipeAssistant',
            'Ingredients',
            'Wishes',
            'Waiting',
            'Recipe',
            'After the recipe',
            ['Tools', 'Amounts and boxes', 'Cook'],
            'Failures',
            'Look',
            'Languages',
          ],
          'States',
          'Theming',
          'Accessibility',
          'Build your own page',
          'Parts',
          [
            'AssistantHeader',
            'WelcomePanel',
            'IngredientForm',
            'IngredientList',
            'GetRecipePanel',
            'RecipeStatus',
            'RecipeView',
          ],
          'A recipe as data',
          'The server',
          'On your server',
          'Bring your own model',
          'Bring an SDK',
          'Security',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        items: [
          { value: 'notebook', title: 'Notebook, the default' },
          { value: 'garden', title: 'Garden' },
          { value: 'harbour', title: 'Harbour' },
          { value: 'plum', title: 'Plum' },
          { value: 'slate', title: 'Slate' },
        ],
        dynamicTitle: true,
      },
    },
    colorScheme: {
      description: 'Colour scheme of the page',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    contrast: {
      description: 'Contrast that the visitor asks for',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'usual', title: 'Usual contrast' },
          { value: 'more', title: 'More contrast' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language of the widget',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          ...LOCALES.map(({ tag, modelLanguage }) => ({ value: tag, title: modelLanguage })),
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction of the page',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: {
    theme: 'notebook',
    colorScheme: 'light',
    contrast: 'usual',
    direction: 'ltr',
    locale: 'en',
  },
  decorators: [
    (Story, { args, globals }) => {
      const locale = LOCALES.find(({ tag }) => tag === globals.locale);
      // A story in a language of its own keeps it.
      return <Story args={locale ? { locale, ...args } : args} />;
    },
    (Story, { globals, viewMode }) => {
      const { colorScheme, contrast, direction, theme } = globals;
      // A docs page shows stories of both schemes, so it keeps its own colours.
      useEffect(() => {
        if (viewMode === 'story') document.documentElement.style.colorScheme = colorScheme;
      }, [colorScheme, viewMode]);
      useEffect(() => setContrast(contrast === 'more'), [contrast]);
      return (
        <div className={`host ${theme} ${colorScheme}`} dir={direction} style={{ colorScheme }}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
