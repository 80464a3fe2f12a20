/** Keeps the screen on. Loaded where it is offered. */
export { KeepAwake } from './keep-awake.tsx';
