import { describe, expect, test } from 'vitest';
import { NODES, runOn } from './each-node.ts';

describe.each(NODES)('on %s', (_name, node) => {
  test(
    '8 KiB of anything cost a handler at most five times what letters cost',
    { timeout: 300_000 },
    async () => {
      const worst = (await runOn(node, 'handler-cost.ts')) as { ratio: number };
      expect(worst.ratio, JSON.stringify(worst)).toBeLessThanOrEqual(5);
    },
  );

  test('what reading a text costs grows with its length', { timeout: 300_000 }, async () => {
    expect(await runOn(node, 'reader-cost.ts')).toEqual([]);
  });
});
