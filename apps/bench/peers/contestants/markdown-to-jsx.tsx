import { Markdown } from 'markdown-to-jsx';
import { reactContestant } from '../../contestants/contestant.tsx';

export default reactContestant(({ text, streaming }) => (
  <Markdown options={{ optimizeForStreaming: streaming }}>{text}</Markdown>
));
