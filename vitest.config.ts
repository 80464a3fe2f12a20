import { defineConfig } from 'vitest/config';
import { recipeAssistantProjects } from './packages/recipe-assistant/vitest.projects.ts';

export default defineConfig({
  test: { projects: [...recipeAssistantProjects, '.storybook/vitest.config.ts'] },
});
