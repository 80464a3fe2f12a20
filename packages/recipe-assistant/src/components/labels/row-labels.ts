import type { Label, LabelsOf } from './label.ts';

/** The labels of the row of tools, in English; they are loaded with it. */
export const rowLabels = {
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying was blocked. Select the text and copy it yourself.',
  print: 'Print',
  share: 'Share',
  shared: 'Shared',
  notShared: 'This recipe could not be shared.',
  save: 'Save',
  /** `{file}` */
  saved: 'Saved as {file}',
  /** The name of a saved file, if the recipe names no dish. */
  fileName: 'recipe',
  another: 'Something different',
} satisfies Record<string, Label>;

export type RowLabels = LabelsOf<typeof rowLabels>;
