/** On servers the view must be available synchronously. */
export { LoadedView } from './loaded-view.tsx';

/** Already loaded. */
export const ViewLoader: (props: { isNeeded: boolean }) => null = () => null;
