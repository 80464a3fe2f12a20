import type { StorybookConfig } from '@storybook/react-vite';

/**
 * Leaves out the attributes that every element has, and gives a property the default that its doc
 * comment names: "Default 4." is written once, for editors and for the table.
 */
export const describeProp: PropFilter = (prop) => {
  if (prop.declarations?.every(({ fileName }) => fileName.includes('node_modules'))) return false;
  const [sentence, value] = /\s*\bDefault:? (`[^`]*`|[^.]*)\.(?=\s|$)/.exec(prop.description) ?? [];
  if (sentence && value) {
    prop.defaultValue = written(value.replaceAll('`', ''));
    prop.description = prop.description.replace(sentence, '').trim();
  }
  if (!prop.required) prop.defaultValue ??= written('none');
  return true;
};

/** As it stands: what is not said to be computed or not is put into quotation marks. */
function written(value: string) {
  return { value, computed: false };
}

type DocgenOptions = NonNullable<
  NonNullable<StorybookConfig['typescript']>['reactDocgenTypescriptOptions']
>;
type PropFilter = Extract<DocgenOptions['propFilter'], (...args: never[]) => unknown>;
