import { test } from 'vitest';
import { measure } from './measure.ts';
test('x', async () => {
  console.log('SIZES', (await measure(`export { useRecipeAssistant } from 'recipe-assistant';`)).eager.gzip, (await measure(`export * from 'recipe-assistant/core';`)).whole.gzip, (await measure(`import { RecipeAssistant, createEndpointClient } from 'recipe-assistant'; console.log(RecipeAssistant, createEndpointClient);`)).eager.gzip, (await measure(`import { RecipeAssistant, createEndpointClient } from 'recipe-assistant'; console.log(RecipeAssistant, createEndpointClient);`)).whole.gzip);
});
