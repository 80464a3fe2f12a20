/**
 * The room of what a visitor may wish for. It is fetched with the first prompt block of a page, and only
 * where the page offers any wishes; so components reach it by `use-wishes` alone.
 */
export { WishChips } from './wish-chips.tsx';
export { WishFields } from './wish-fields.tsx';
export type { WishValues } from './wish-values.ts';
