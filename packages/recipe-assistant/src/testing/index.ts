export { recipeFixtures } from './recipe-fixtures.ts';
export type { RecipeFixture, RecipeFixtureName } from './recipe-fixtures.ts';
export { createScriptedClient } from './scripted-client.ts';
export type { Script, ScriptedClient } from './scripted-client.ts';
