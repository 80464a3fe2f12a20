import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as page from 'recipe-assistant';
import type * as core from 'recipe-assistant/core';
import { RecipeError } from 'recipe-assistant/core';
import { expect, test } from 'vitest';

const dist = new URL('../../dist/', import.meta.url).pathname;

test('the endpoint client works where CommonJS is run in a context of its own, as by Jest', async () => {
  const load = createLoader();
  const { createEndpointClient } = load(join(dist, 'index.cjs')) as typeof page;
  const { generateRecipe } = load(join(dist, 'core.cjs')) as typeof core;
  const body =
    'data: {"choices":[{"delta":{"content":"Soup"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
  const client = createEndpointClient({
    url: 'https://kitchen.example/api/recipe',
    fetch: async () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
  });
  const result = await generateRecipe(['leek', 'potato', 'cream', 'nutmeg'], { client });
  expect(result).toMatchObject({ recipe: 'Soup', finishReason: 'stop' });
});

test('another copy of RecipeError has its name, by which an error tracker knows it', () => {
  const load = createLoader();
  const other = (load(join(dist, 'core.cjs')) as typeof core).RecipeError;
  expect(new other('rate-limited')).toMatchObject({ name: 'RecipeError', code: 'rate-limited' });
  expect(new other('rate-limited')).not.toBeInstanceOf(RecipeError);
});

/** Runs each module's source once, without the callback that an `import()` in it would need. */
function createLoader(): (path: string) => unknown {
  const modules = new Map<string, { exports: unknown }>();
  return function load(path) {
    const known = modules.get(path);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(path, module);
    const wrap = runInThisContext(
      `(function (module, exports, require) {${readFileSync(path, 'utf8')}\n})`,
    );
    const requireOther = createRequire(path);
    wrap(module, module.exports, (id: string) =>
      id.startsWith('./') ? load(join(dirname(path), id)) : requireOther(id),
    );
    return module.exports;
  };
}
