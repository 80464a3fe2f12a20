import type { KnipConfig } from 'knip';
import { entryPoints } from './packages/recipe-assistant/entry-points.ts';

const config: KnipConfig = {
  ignoreBinaries: ['redis-server', 'nginx', 'promtool'],
  ignoreWorkspaces: ['tests/{node-20,react-18}'],
  workspaces: {
    '.': {
      entry: ['scripts/{start,test,test-system,screenshot}.ts', '.storybook/*.{ts,tsx}'],
      project: ['scripts/**/*.ts', '.storybook/**/*.{ts,tsx,mdx}'],
      ignoreDependencies: ['@arethetypeswrong/cli'],
    },
    'packages/recipe-assistant': {
      entry: [
        ...entryPoints.map(({ source }) => source),
        '{src,examples}/**/*.stories.tsx',
        '{src,examples}/**/*.test.{ts,tsx}',
        'test/**/*.{ts,tsx}',
      ],
      project: ['{src,examples}/**/*.{ts,tsx}', 'test/**/*.ts'],
    },
    'apps/bench': {
      entry: ['page/stream.tsx'],
      project: ['**/*.{ts,tsx}'],
      // Imported by code that is written as text, since it is what is measured.
      ignoreDependencies: ['@ai-sdk/react', '@tanstack/ai-react'],
    },
    'apps/demo': {
      entry: [
        '{build,server,src,system}/**/*.test.ts',
        'system/memory-probe.ts',
        '{e2e,system}/*.spec.ts',
      ],
      project: ['**/*.{ts,tsx}'],
    },
    'tests/system': {
      entry: ['**/*.test.ts'],
      project: ['**/*.ts', '!install/hosts/**'],
    },
  },
};

export default config;
