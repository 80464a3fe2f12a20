import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { defaultLabels, RecipeError, type RecipeErrorCode } from 'recipe-assistant';
import { createRecipeHandler } from 'recipe-assistant/server';
import { createScriptedClient } from 'recipe-assistant/testing';
import { expect, test, vi } from 'vitest';
import { compile } from './compile.ts';

const cwd = new URL('../../../../', import.meta.url).pathname;

/** The system tests install them, and compile these too. */
const WITH_PACKAGES_OF_OTHERS =
  /from '(?:@ai-sdk|@huggingface|@react-router|@testing-library|ai|astro|express|react-router)\b/;

const DOCUMENTS = ['**/*.{md,mdx,ts,tsx,yml}', '.storybook/**/*.mdx', '.changeset/*.md', '.ci/*'];
const exclude = ['**/node_modules/**', '**/dist/**', 'storybook-static/**'];

test('every command to copy has --yes, so that npm does not ask', async () => {
  const commands = new Set<string>();
  for await (const file of glob(DOCUMENTS, { cwd, exclude })) {
    const text = await readFile(`${cwd}${file}`, 'utf8');
    for (const [command] of text.matchAll(/\bnpx (?:-\S+ )*pnpm@\w+/g)) commands.add(command);
  }
  expect([...commands]).toEqual(['npx --yes pnpm@12']);
});

test('the table of codes has each code, with the status that a handler gives it', async () => {
  using log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await readFile(`${cwd}packages/recipe-assistant/docs/testing.md`, 'utf8');
  const rows = [...page.matchAll(/^\| `([\w-]+)` +\| (\d{3})[\d, ]*\| (yes|no) /gm)];
  const told = rows.map(([, code, status, again]) => [code, Number(status), again === 'yes']);
  const codes = Object.keys(defaultLabels)
    .map((label) => new RecipeError(label.replace('error-', '') as RecipeErrorCode).code)
    .filter((code, index, all) => all.indexOf(code) === index);
  const given = await Promise.all(
    codes.map(async (code) => [code, await statusOf(code), retryable(code)]),
  );
  expect(new Set(told)).toEqual(new Set(given));
  expect(log).toHaveBeenCalledTimes(codes.length);
});

test("the element's folder is copied by the documented commands, once more after an update", async () => {
  const page = await readFile(`${cwd}packages/recipe-assistant/docs/element.md`, 'utf8');
  const [, commands = ''] = /^```sh\nnpm install recipe-assistant\n(.+?)^```$/ms.exec(page)!;
  const site = await mkdtemp(`${tmpdir()}/site-`);
  const installed = `${site}/node_modules/recipe-assistant`;
  const run = async (version: string) => {
    await cp(`${cwd}packages/recipe-assistant/dist/element`, `${installed}/dist/element`, {
      recursive: true,
    });
    await writeFile(`${installed}/package.json`, JSON.stringify({ version }));
    const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
    execFileSync('sh', ['-ec', commands], { cwd: site, env: { PATH: path } });
    return readdir(`${site}/public/recipe-assistant/${version}`);
  };
  try {
    const files = await readdir(`${cwd}packages/recipe-assistant/dist/element`);
    expect(await run('0.1.0')).toEqual(files);
    expect(await run('0.1.0')).toEqual(files);
    expect(await run('0.2.0')).toEqual(files);
    expect(await readdir(`${site}/public/recipe-assistant`)).toEqual(['0.1.0', '0.2.0']);
  } finally {
    await rm(site, { recursive: true });
  }
});

test('the clients of SDKs are those that are tested', async () => {
  const sdks = await readFile(`${cwd}packages/recipe-assistant/docs/sdks.md`, 'utf8');
  const shown: string[] = [];
  for await (const file of glob('tests/system/install/hosts/sdk/*.ts', { cwd })) {
    const tested = await readFile(`${cwd}${file}`, 'utf8');
    if (sdks.includes(`\`\`\`ts\n${tested}\`\`\``)) shown.push(file);
  }
  expect(shown).toHaveLength([...sdks.matchAll(/^```ts$/gm)].length);
});

test('every file that a document names is there', async () => {
  const files: string[] = [];
  for await (const file of glob(['**/*.{ts,tsx,css}', '.storybook/**/*'], { cwd, exclude })) {
    files.push(`/${file}`);
  }
  const missing: string[] = [];
  for await (const document of glob(['*.md', 'packages/*/README.md', '.storybook/docs/*.mdx'], {
    cwd,
    exclude,
  })) {
    const text = await readFile(`${cwd}${document}`, 'utf8');
    for (const [, name = ''] of text.matchAll(/`([\w./-]*[\w-]\.tsx?)`/g)) {
      const isThere = files.some((file) => file.endsWith(`/${name}`));
      if (!isThere) missing.push(`${document}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every link between the documents leads to a file', async () => {
  const dead: string[] = [];
  let count = 0;
  for await (const document of glob(['*.md', 'docs/*.md', 'packages/*/{,docs/}*.md'], { cwd })) {
    const text = await readFile(`${cwd}${document}`, 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)) {
      count += 1;
      const path = new URL(target, `file://${cwd}${document}`).pathname;
      if (!existsSync(path)) dead.push(`${document}: ${target}`);
    }
  }
  expect(count).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});

test('every file in the documents that needs no package of others compiles for a strict project', async () => {
  const files: Record<string, string> = {};
  for await (const document of glob(['README.md', 'packages/*/{,docs/}*.md'], { cwd })) {
    const text = await readFile(`${cwd}${document}`, 'utf8');
    const blocks = text.matchAll(/^```tsx?\n(\/\/ (\S+\.tsx?)\n.+?)^```$/gms);
    for (const [, code = '', name = ''] of blocks) files[`${document}/${name}`] = code;
  }
  const isChecked = (name: string) => !WITH_PACKAGES_OF_OTHERS.test(files[name]!);
  expect(Object.keys(files).filter(isChecked).length).toBeGreaterThan(10);
  expect(compile(files, isChecked)).toEqual([]);
}, 60_000);

/** Of a model that fails so before its first text. */
async function statusOf(code: RecipeErrorCode): Promise<number> {
  const handle = createRecipeHandler({
    client: createScriptedClient([{ fail: code }]),
    rateLimiter: { consume: async () => {} },
    onError: () => {},
  });
  const body = JSON.stringify({ ingredients: ['leek', 'potato', 'cream', 'nutmeg'] });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body });
  return (await handle(request)).status;
}

function retryable(code: RecipeErrorCode): boolean {
  return new RecipeError(code).retryable;
}
