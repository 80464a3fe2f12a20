import { XMarkdown } from '@ant-design/x-markdown';
import { reactContestant } from '../../contestants/contestant.tsx';

export default reactContestant(({ text, streaming }) => (
  <XMarkdown streaming={{ hasNextChunk: streaming }}>{text}</XMarkdown>
));
