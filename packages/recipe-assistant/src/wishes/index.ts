/** The fields for a visitor's preferences, loaded with the first prompt block of a page that offers any. */
export { WishChips } from './wish-chips.tsx';
export { WishFields } from './wish-fields.tsx';
export type { WishValues } from './wish-values.ts';
