import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const cwd = new URL('../../../../', import.meta.url).pathname;

const DOCUMENTS = ['**/*.{md,mdx,ts,tsx,yml}', '.storybook/**/*.mdx', '.changeset/*.md', '.ci/*'];
const exclude = ['**/node_modules/**', '**/dist/**', 'storybook-static/**'];

test('every command that one may copy says yes to npm before it asks', async () => {
  const commands = new Set<string>();
  for await (const file of glob(DOCUMENTS, { cwd, exclude })) {
    const text = await readFile(`${cwd}${file}`, 'utf8');
    for (const [command] of text.matchAll(/\bnpx (?:-\S+ )*pnpm@\w+/g)) commands.add(command);
  }
  expect([...commands]).toEqual(['npx --yes pnpm@12']);
});
