import type { Contestant } from './contestant.tsx';

/** What the measuring itself costs; it is taken off every other figure. */
const contestant: Contestant = () => ({ write() {}, end() {}, unmount() {} });

export default contestant;
