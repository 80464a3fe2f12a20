import { describe, expect, test } from 'vitest';
import { PATIENCE, prepareHost } from './host.ts';
import { OLDEST_NODE } from './versions.ts';

describe.each([
  ['the current Node', {}, process.execPath],
  ['the oldest Node', OLDEST_NODE, 'node_modules/.bin/node'],
])('in %s', (_name, versions, node) => {
  const host = prepareHost({ sources: ['node'], needs: ['react', 'react-dom'], versions });

  test.each([
    ['a module', 'module.mjs'],
    ['CommonJS', 'commonjs.cjs'],
  ])(
    '%s loads every entry, prints a recipe and answers a request',
    async (_kind, script) => {
      expect(JSON.parse(await host.run(node, script))).toEqual({
        exported: {
          'recipe-assistant': 12,
          'recipe-assistant/chat-completions': 1,
          'recipe-assistant/core': 9,
          'recipe-assistant/hugging-face': 1,
          'recipe-assistant/sample': 1,
          'recipe-assistant/server': 1,
          'recipe-assistant/testing': 2,
        },
        html: expect.stringMatching(
          /<h3>Tomato and White Bean Gratin<\/h3>.+<h4>Method<\/h4><ol>(<li>.+<\/li>){6}<\/ol>.+<table.+ toast the next day\./s,
        ),
        answer: {
          recipe: expect.stringMatching(/^# .+\n## Method\n/s),
          finishReason: 'stop',
          origin: 'rules',
        },
      });
    },
    PATIENCE,
  );
});
