import { reactContestant } from './contestant.tsx';

export default reactContestant(({ text }) => <div>{text}</div>);
