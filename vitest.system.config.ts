import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { otherReactProjects } from './packages/recipe-assistant/vitest.projects.ts';

/**
 * Tests that need more than npm, or more time: Redis, a minute of load, other browser engines, a screen
 * reader, host projects, the growth of costs, other Reacts. `pnpm test` leaves them out.
 */
export default defineConfig({
  test: {
    // One file of a project at a time: most start programs that keep a core busy.
    fileParallelism: false,
    projects: [
      system('screen-reader', 'tests/system/screen-reader'),
      system('operation', 'apps/demo/system'),
      system('engines', 'tests/system/engines'),
      system('package', 'packages/recipe-assistant/test/system'),
      system('sites', 'tests/system/install', '{next,release}.test.ts'),
      system('hosts', 'tests/system/install', '!(next|release).test.ts'),
      ...otherReactProjects,
    ],
  },
});

function system(name: string, folder: string, files = '*.test.ts'): TestProjectInlineConfiguration {
  return {
    test: {
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
