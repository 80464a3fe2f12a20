import { RecipeAssistant } from 'recipe-assistant';

export default function Page() {
  return <RecipeAssistant endpoint="/api/recipe" />;
}
