import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import 'recipe-assistant/styles.css';
import './preview.css';

// What a story waits for comes at once, but on a busy machine not within the default second.
configure({ asyncUtilTimeout: 4000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Bring your own model',
          'Theming',
          'States',
          'Accessibility',
          'Widget',
          'Parts',
        ],
      },
    },
  },
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme of the page',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction of the page',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorScheme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals: { colorScheme, direction }, viewMode }) => {
      // A page of documentation shows stories of both kinds, so it keeps its own colours.
      useEffect(() => {
        if (viewMode === 'story') document.documentElement.style.colorScheme = colorScheme;
      }, [colorScheme, viewMode]);
      return (
        <div dir={direction} style={{ colorScheme }}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
