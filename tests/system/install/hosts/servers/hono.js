// The server of the README's quick start, with compression and the shared handler.
import { serve } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { handle } from './recipe.js';

const app = new Hono();
app.use(compress());
app.all('/api/recipe', (context) =>
  handle(context.req.raw, { clientKey: getConnInfo(context).remote.address }),
);
serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
