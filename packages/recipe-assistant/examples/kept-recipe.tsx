import { RecipeAssistant } from 'recipe-assistant';
import 'recipe-assistant/styles.css';

/** Keeps the recipe that is shown until the tab is closed. */
export function KeptRecipe() {
  return (
    <RecipeAssistant
      endpoint="/api/recipe"
      defaultRecipe={JSON.parse(sessionStorage.getItem('recipe') ?? '""')}
      onShow={(shown) => shown && sessionStorage.setItem('recipe', JSON.stringify(shown))}
    />
  );
}
