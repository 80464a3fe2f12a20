import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryPoints } from '../../../packages/recipe-assistant/entry-points.ts';
import { PATIENCE, prepareHost } from './host.ts';
import { OLDEST_NODE } from './versions.ts';

const ENTRY_POINTS = entryPoints.map(({ name }) => name);

const REPORT = {
  html: expect.stringMatching(
    /<h3 data-role="title">Tomato and White Bean Gratin<\/h3>.+<h4 data-role="section">Method<\/h4><ol>(<li>.+<\/li>){6}<\/ol>.+<table.+ toast the next day\./s,
  ),
  answer: {
    recipe: expect.stringMatching(/^# .+\n## Method\n/s),
    finishReason: 'stop',
    origin: 'rules',
  },
};

describe.each([
  ['the current Node', {}, process.execPath],
  ['the oldest Node', OLDEST_NODE, 'node_modules/.bin/node'],
])('in %s', (_name, versions, node) => {
  const host = prepareHost({
    sources: ['node'],
    needs: ['@huggingface/inference', 'react', 'react-dom'],
    versions,
  });

  test.each([
    ['a module', 'module.mjs'],
    ['CommonJS', 'commonjs.cjs'],
  ])(
    '%s loads every entry, prints a recipe and answers a request',
    async (_kind, script) => {
      const { exported, ...report } = JSON.parse(await host.run(node, script));
      expect(exported).toEqual(
        Object.fromEntries(
          ENTRY_POINTS.map((name) => [name, expect.arrayContaining([expect.any(String)])]),
        ),
      );
      expect(report).toMatchObject(REPORT);
    },
    PATIENCE,
  );
});

describe('without the library of Hugging Face', () => {
  const host = prepareHost({ sources: ['node'], needs: ['react', 'react-dom'] });

  test.each([
    ['a module', 'module.mjs', "Cannot find package '@huggingface/inference'"],
    ['CommonJS', 'commonjs.cjs', "Cannot find module '@huggingface/inference'"],
  ])(
    'it is not installed, and %s misses it in its own entry alone',
    async (_kind, script, message) => {
      expect(existsSync(host.path('node_modules/@huggingface'))).toBe(false);
      const { exported, ...report } = JSON.parse(await host.run('node', script));
      const { 'recipe-assistant/hugging-face': missing, ...others } = exported;
      expect(missing).toContain(message);
      expect(Object.keys(others).toSorted()).toEqual(
        ENTRY_POINTS.filter((name) => !name.endsWith('hugging-face')).toSorted(),
      );
      expect(Object.values(others)).toEqual(ENTRY_POINTS.slice(1).map(() => expect.any(Array)));
      expect(report).toMatchObject(REPORT);
    },
    PATIENCE,
  );
});
