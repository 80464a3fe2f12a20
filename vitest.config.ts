import { defineConfig } from 'vitest/config';
import { demoProjects } from './apps/demo/vitest.projects.ts';
import { recipeAssistantProjects } from './packages/recipe-assistant/vitest.projects.ts';

export default defineConfig({
  test: { projects: [...recipeAssistantProjects, ...demoProjects, '.storybook/vitest.config.ts'] },
});
