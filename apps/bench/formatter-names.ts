/** Shows no text: what it takes is the cost of measuring, and is taken off the others. */
export const NOTHING = 'nothing';
export const OWN = 'recipe-assistant';

export const FORMATTER_NAMES = [
  NOTHING,
  'React, one text node',
  OWN,
  'markdown-to-jsx',
  'streamdown',
  'react-markdown',
  'assistant-ui',
] as const;

export type FormatterName = (typeof FORMATTER_NAMES)[number];
