import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { otherReactProjects } from './packages/recipe-assistant/vitest.projects.ts';

/** Each on a desktop of its own, where it waits for a voice most of the time. */
const SIDE_BY_SIDE = { fileParallelism: true, maxWorkers: 3 };

/**
 * Tests that need more than npm, or more time: Redis, load, other browser engines, a screen
 * reader, host projects, the growth of costs, other Reacts. `pnpm test` leaves them out.
 */
export default defineConfig({
  test: {
    // One file of a project at a time: most start programs that keep a core busy.
    fileParallelism: false,
    projects: [
      system('screen-reader', 'tests/system/screen-reader', '*.test.ts', SIDE_BY_SIDE),
      system('operation', 'apps/demo/system'),
      system('engines', 'tests/system/engines'),
      system('package', 'packages/recipe-assistant/test/system'),
      system('sites', 'tests/system/install', '{next,release}.test.ts'),
      system('hosts', 'tests/system/install', '!(next|release).test.ts'),
      ...otherReactProjects,
    ],
  },
});

function system(
  name: string,
  folder: string,
  files = '*.test.ts',
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      ...options,
      name,
      environment: 'node',
      include: [`${folder}/${files}`],
      // Third-party programs take part and are sometimes flaky; a real fault fails twice.
      retry: 1,
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  };
}
