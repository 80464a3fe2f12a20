import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { sourceAliases } from '../packages/recipe-assistant/source-aliases.ts';
import { describeProp } from './describe-prop.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/recipe-assistant/{src,examples}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The other docgen misses props from another file.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/recipe-assistant/tsconfig.json',
      include: ['packages/recipe-assistant/{src,examples}/**/*.tsx'],
      shouldRemoveUndefinedFromOptional: true,
      shouldExtractLiteralValuesFromEnum: true,
      savePropValueAsString: true,
      propFilter: describeProp,
    },
  },
  viteFinal: (vite) => mergeConfig(vite, { resolve: { alias: sourceAliases() } }),
};

export default config;
