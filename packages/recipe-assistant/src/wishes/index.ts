/** The fields for a visitor's preferences, loaded with the first prompt block of a page that offers any. */
export { WishChips, type WishChipsProps } from './wish-chips.tsx';
export { WishFields, type WishFieldsProps } from './wish-fields.tsx';
export type { Wished } from './wish-values.ts';
