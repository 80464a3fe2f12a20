import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { findChromium } from 'test-support/chromium';
import { findFreePort } from 'test-support/free-port';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProgram } from '../desktop/program.ts';
import { shop } from './basket.ts';
import { cloneTo } from './clone.ts';
import { readDocumented } from './documented.ts';
import { ENVIRONMENT, PATIENCE, prepareHost, WORKSPACE } from './host.ts';
import { cook, launchChromium } from './kitchen-page.ts';
import { findAddress, outputOf } from './output.ts';
import { prepareRegistry } from './registry.ts';

let clone: string;
let address: string;
let version: string;
let browser: Browser;

const EXAMPLES = join(WORKSPACE, 'packages/recipe-assistant/examples');

const registry = prepareRegistry();

beforeAll(async () => {
  clone = await mkdtemp(join(tmpdir(), 'release-'));
  await cloneTo(clone);
  ({ version } = JSON.parse(
    await readFile(join(WORKSPACE, 'packages/recipe-assistant/package.json'), 'utf8'),
  ));
  address = await registry.start();
  // The registry asks for a name, and takes any.
  const settings = { [`npm_config_//${new URL(address).host}/:_authToken`]: 'rehearsal' };
  for (const command of await readCommands()) await runInClone(command, settings);
  browser = await launchChromium();
}, 2 * PATIENCE);

afterAll(async () => {
  await browser?.close();
  await rm(clone, { recursive: true, force: true });
});

test('the registry has what the release workflow has packed, under the version of its tag', async () => {
  const { dist, repository } = await (await fetch(`${address}/recipe-assistant/${version}`)).json();
  const packed = await readFile(join(clone, 'recipe-assistant.tgz'));
  expect(dist.integrity).toBe(`sha512-${createHash('sha512').update(packed).digest('base64')}`);
  expect(repository).toEqual({
    type: 'git',
    url: 'git+https://forge.example/cook/sous-chef.git',
    directory: 'packages/recipe-assistant',
  });
});

test('a tag of another version publishes nothing', async () => {
  const [compare = ''] = await readCommands();
  const wrong = runInClone(compare, { GITHUB_REF_NAME: 'recipe-assistant@99.0.0' });
  await expect(wrong).rejects.toThrow('ended with 1');
});

describe('a Next.js site with the published package', () => {
  const host = prepareHost({
    sources: ['next-documented', 'next-shop'],
    async files() {
      const { 'sample-kitchen.tsx': kitchen = '' } = await readDocumented(
        'packages/recipe-assistant/README.md',
      );
      return {
        ...(await readDocumented('packages/recipe-assistant/docs/sites.md', 'Next.js')),
        'my-kitchen.tsx': await readFile(join(EXAMPLES, 'my-kitchen.tsx'), 'utf8'),
        'app/sample/sample-kitchen.tsx': kitchen,
        'app/sample/page.tsx': `export { SampleKitchen as default } from './sample-kitchen';`,
      };
    },
    registry: () => address,
    needs: ['@types/node', '@types/react', 'next', 'rate-limiter-flexible', 'react', 'react-dom'],
    // Next.js calls the compiler from JavaScript, which the newest one has no way for.
    versions: { typescript: '6.0.3' },
  });

  let site: string;

  beforeAll(async () => {
    await host.run('npx', 'next', 'build');
    site = await host.serve('npx', 'next', 'start', '-p', '0');
  }, PATIENCE);

  test(
    'writes a recipe through its own route and by the sample kitchen of the README, and speaks French from a server component',
    async () => {
      expect(await cook(browser, site)).toEqual(SUPPER);
      expect(await cook(browser, `${site}/sample`)).toEqual(SUPPER);
      const french = await (await fetch(`${site}/fr`)).text();
      expect(french).toContain('lang="fr"');
      expect(french).toContain('Ajouter');
    },
    PATIENCE,
  );

  test(
    'puts what its page shows into the basket: for eight, after Back, an apology and a failure, and a kept recipe',
    async () => {
      const { bought, offered, complaints } = await shop(browser, site);
      expect(bought.map(({ basket }) => basket)).toEqual(bought.map(({ listed }) => listed));
      const [forEight, other, back, again, kept, keptAgain] = bought.map(({ basket }) => basket);
      expect([back, again]).toEqual([forEight, forEight]);
      expect(other).not.toEqual(forEight);
      // Kept last in the amounts that it was written with.
      expect([kept, keptAgain]).toEqual([other, other]);
      expect(offered).toEqual([0, 0, 0]);
      // The browser's own line about each answer that fails, and the documented one.
      const failure = [
        expect.stringContaining('502'),
        expect.stringContaining('Recipe generation failed'),
      ];
      expect(complaints).toEqual([...failure, ...failure]);
    },
    PATIENCE,
  );
});

describe('a React Router site with the published package', () => {
  const host = prepareHost({
    sources: ['react-router'],
    files: () => readDocumented('packages/recipe-assistant/docs/sites.md', 'React Router'),
    registry: () => address,
    needs: [
      '@react-router/dev',
      '@react-router/node',
      '@react-router/serve',
      'isbot',
      'rate-limiter-flexible',
      'react',
      'react-dom',
      'react-router',
      'typescript',
      'vite',
    ],
    versions: { typescript: '6.0.3' },
    settings: { type: 'module' },
  });

  test(
    'writes a recipe through a route of its own',
    async () => {
      await host.run('npx', 'react-router', 'build');
      const environment = { PORT: String(await findFreePort()) };
      const server = ['react-router-serve', './build/server/index.js'];
      const site = await findAddress(host.start(environment, 'npx', ...server));
      expect(await cook(browser, site)).toEqual(SUPPER);
    },
    PATIENCE,
  );
});

describe('an Astro site with the published package', () => {
  const host = prepareHost({
    sources: ['astro'],
    files: async () => ({
      ...(await readDocumented('packages/recipe-assistant/docs/sites.md', 'Astro')),
      'kitchen.spec.ts': (await readDocumented('packages/recipe-assistant/docs/testing.md'))[
        'kitchen.spec.ts'
      ]!,
      'playwright.config.js': `export default { use: { launchOptions: ${JSON.stringify(await findChromium())} } };`,
    }),
    registry: () => address,
    needs: [
      '@astrojs/node',
      '@astrojs/react',
      '@playwright/test',
      'astro',
      'rate-limiter-flexible',
      'react',
      'react-dom',
    ],
    settings: { type: 'module' },
  });

  test(
    'writes a recipe through an endpoint of its own, and passes the documented test of a page',
    async () => {
      await host.run('npx', 'astro', 'build');
      const environment = { HOST: 'localhost', PORT: String(await findFreePort()) };
      const site = await findAddress(host.start(environment, 'node', 'dist/server/entry.mjs'));
      expect(await cook(browser, site)).toEqual(SUPPER);
      const tests = host.start({ PLAYWRIGHT_TEST_BASE_URL: site }, 'npx', 'playwright', 'test');
      expect(await outputOf(tests)).toContain('1 passed');
    },
    PATIENCE,
  );
});

const SUPPER = {
  recipe: expect.arrayContaining(['h3', 'h4', 'li', 'ol', 'ul']),
  formatter: { atFirst: false, later: true },
  isStyled: true,
  complaints: [],
};

/** What the workflow runs in the jobs that pack and publish, in their order. */
async function readCommands(): Promise<string[]> {
  const workflow = await readFile(join(WORKSPACE, '.github/workflows/release.yml'), 'utf8');
  return [...workflow.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
}

/** As on the machine of the workflow, but for the proof of where that is, and with a registry of our own. */
async function runInClone(command: string, environment: Record<string, string>): Promise<void> {
  const program = startProgram('bash', ['-euo', 'pipefail', '-c', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    folder: clone,
    environment: {
      ...ENVIRONMENT,
      GITHUB_REF_NAME: `recipe-assistant@${version}`,
      GITHUB_SERVER_URL: 'https://forge.example',
      GITHUB_REPOSITORY: 'cook/sous-chef',
      ...environment,
      ...(command.startsWith('npm publish') && { npm_config_registry: address }),
    },
  });
  try {
    await outputOf(program);
  } finally {
    await program.stop();
  }
}
