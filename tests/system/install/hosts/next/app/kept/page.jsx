import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { recipeFixtures } from 'recipe-assistant/testing';

/** A server component. */
export default function Page() {
  return (
    <div data-slot="recipe-markdown">
      <RecipeMarkdown text={recipeFixtures.success.recipe} />
    </div>
  );
}
