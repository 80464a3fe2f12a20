import { RecipeAssistant } from 'recipe-assistant';

export function Kitchen({ client }) {
  return <RecipeAssistant client={client} assistantName="Sous Chef" />;
}
