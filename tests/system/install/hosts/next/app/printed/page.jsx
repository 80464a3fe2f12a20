import { RecipeView } from 'recipe-assistant';
import { recipeFixtures } from 'recipe-assistant/testing';

export default function Page() {
  return <RecipeView status="success" recipe={recipeFixtures.success.recipe} />;
}
