import { defineConfig } from 'vitest/config';
import { otherReactProjects } from './packages/recipe-assistant/vitest.projects.ts';

/**
 * Tests that need more than npm, or more time: Redis, a minute of load, other browser engines, a screen
 * reader, host projects, the growth of costs, other Reacts. `pnpm test` leaves them out.
 */
export default defineConfig({
  test: {
    // One file at a time, since they measure and the machine may have two cores.
    fileParallelism: false,
    projects: [
      ...otherReactProjects,
      {
        test: {
          name: 'system',
          environment: 'node',
          include: ['{apps/demo,tests,packages/recipe-assistant/test}/system/**/*.test.ts'],
          // Third-party programs take part and are sometimes flaky; a real fault fails twice.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
