import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { sourceAliases } from '../../packages/recipe-assistant/source-aliases.ts';

/** The tests of the demo's server, over real HTTP, and of its build and languages. */
export const demoProjects: TestProjectInlineConfiguration[] = [
  {
    root: fileURLToPath(new URL('.', import.meta.url)),
    resolve: { alias: sourceAliases() },
    test: {
      name: 'demo',
      environment: 'node',
      // These start real processes, maybe on a busy machine.
      testTimeout: 30_000,
      include: ['{build,server,src}/**/*.test.ts'],
      setupFiles: ['test-support/fail-on-console'],
    },
  },
];
