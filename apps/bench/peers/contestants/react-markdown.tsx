import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { reactContestant } from '../../contestants/contestant.tsx';

const PLUGINS = [remarkGfm];

export default reactContestant(({ text }) => <Markdown remarkPlugins={PLUGINS}>{text}</Markdown>);
