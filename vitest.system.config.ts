import { defineConfig } from 'vitest/config';

/**
 * What needs more than npm: real Redis servers, and a minute of load. `pnpm test` leaves it out.
 * One file at a time: they measure, and the machine may have two cores.
 */
export default defineConfig({
  test: {
    name: 'system',
    environment: 'node',
    include: ['apps/demo/system/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
