import { defineConfig } from 'vitest/config';

/**
 * What needs more than npm, or more time: Redis, a minute of load, other browser engines, a screen
 * reader, strangers' projects. `pnpm test` leaves it out.
 * One file at a time: they measure, and the machine may have two cores.
 */
export default defineConfig({
  test: {
    name: 'system',
    environment: 'node',
    include: ['{apps/demo,tests}/system/**/*.test.ts'],
    fileParallelism: false,
    // Other people's programs take part, and lose their way at times; a fault of ours is there twice.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
