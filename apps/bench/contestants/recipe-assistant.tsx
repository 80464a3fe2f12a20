import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { reactContestant } from './contestant.tsx';

export default reactContestant(({ text, streaming }) => (
  <div>
    <RecipeMarkdown text={text} streaming={streaming} headingLevel={3} />
  </div>
));
