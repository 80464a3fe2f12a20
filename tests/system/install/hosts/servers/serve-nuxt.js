// The server under Nuxt, with the one route of the documents.
import { createServer } from 'node:http';
import { createApp, createRouter, toNodeListener } from 'h3';
import recipe from './server/api/recipe.js';

const app = createApp();
app.use(createRouter().use('/api/recipe', recipe));
createServer(toNodeListener(app)).listen(process.env.PORT);
