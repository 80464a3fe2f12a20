import { createSampleClient } from 'recipe-assistant/sample';
import { createRecipeHandler } from 'recipe-assistant/server';

export const POST = createRecipeHandler({ client: createSampleClient({ delay: 1 }) });
