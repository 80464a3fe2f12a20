import { default_renderer, parser, parser_end, parser_write } from 'streaming-markdown';
import type { Contestant } from '../../contestants/contestant.tsx';

const contestant: Contestant = (container) => {
  const state = parser(default_renderer(container));
  return {
    write: (token) => parser_write(state, token),
    end: () => parser_end(state),
    unmount: () => container.replaceChildren(),
  };
};

export default contestant;
