import { Streamdown } from 'streamdown';
import { reactContestant } from '../../contestants/contestant.tsx';

export default reactContestant(({ text, streaming }) => (
  <Streamdown isAnimating={streaming}>{text}</Streamdown>
));
