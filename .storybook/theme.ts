import { create } from 'storybook/theming';

/** The kitchen's paper, ink and tomato around the stories, and its fonts on the pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'recipe-assistant',
  fontBase: '"Figtree Variable", ui-sans-serif, sans-serif',
  appBg: '#f6efdf',
  appContentBg: '#fdfbf5',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d5c9bd',
  barBg: '#fdfbf5',
  textColor: '#2a1f14',
  textMutedColor: '#5a452f',
  barTextColor: '#5a452f',
  colorPrimary: '#a43722',
  colorSecondary: '#a43722',
});
