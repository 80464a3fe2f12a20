import { defineConfig } from 'vitest/config';
import { demoProjects } from './apps/demo/vitest.projects.ts';
import { recipeAssistantProjects } from './packages/recipe-assistant/vitest.projects.ts';

export default defineConfig({
  test: {
    // Vitest would leave one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [...recipeAssistantProjects, ...demoProjects, '.storybook/vitest.config.ts'],
  },
});
