import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type * as page from 'recipe-assistant';
import type * as core from 'recipe-assistant/core';
import { RecipeError } from 'recipe-assistant/core';
import ts from 'typescript';
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

test('an error tracker gets the code of an error of another copy of the class, as documented', async () => {
  const load = createLoader();
  const other = (load(join(dist, 'core.cjs')) as typeof core).RecipeError;
  const page = readFileSync(new URL('../../docs/testing.md', import.meta.url), 'utf8');
  const [, code = ''] = /^```ts\n\/\/ group-by-code\.ts\n(.+?)^```$/ms.exec(page)!;
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.ESNext },
  });
  const { groupByCode } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  for (const error of [new other('rate-limited'), new RecipeError('rate-limited')]) {
    expect(groupByCode({ level: 'error' }, { originalException: error })).toEqual({
      level: 'error',
      fingerprint: ['recipe-assistant', 'rate-limited'],
    });
  }
  expect(new other('empty')).not.toBeInstanceOf(RecipeError);
  const event = {};
  expect(groupByCode(event, { originalException: new Error('Another') })).toBe(event);
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
