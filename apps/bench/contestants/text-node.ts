import type { Contestant } from './contestant.tsx';

const contestant: Contestant = (container) => {
  const node = container.appendChild(document.createTextNode(''));
  return { write: (token) => node.appendData(token), end() {}, unmount: () => node.remove() };
};

export default contestant;
