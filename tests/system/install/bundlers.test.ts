import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE, prepareHost, type Project } from './host.ts';
import { cook, launchChromium } from './kitchen-page.ts';
import { OLDEST_REACT } from './versions.ts';

const REACT: Project['needs'] = ['react', 'react-dom'];
const ROLLUP: Project['needs'] = [
  'rollup',
  '@rollup/plugin-commonjs',
  '@rollup/plugin-node-resolve',
  '@rollup/plugin-replace',
];
const WEBPACK: Project['needs'] = ['webpack', 'webpack-cli', 'css-loader', 'style-loader'];
const ESBUILD = 'esbuild main.js --bundle --splitting --format=esm --outdir=dist --minify';

const A_RECIPE = expect.arrayContaining(['h3', 'h4', 'li', 'ol', 'ul']);

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser?.close();
});

describe.each<Bundler>([
  {
    name: 'Vite',
    sources: ['vite'],
    needs: ['vite', '@vitejs/plugin-react'],
    builds: { build: 'vite build' },
    site: 'dist',
    isQuiet: true,
    develop: ['npx', 'vite', '--port', '0'],
  },
  {
    name: 'Vite with the oldest React',
    sources: ['vite'],
    needs: ['vite', '@vitejs/plugin-react'],
    versions: OLDEST_REACT,
    builds: { build: 'vite build' },
    site: 'dist',
    isQuiet: true,
  },
  {
    name: 'webpack',
    sources: ['webpack'],
    needs: WEBPACK,
    builds: { build: 'webpack' },
    isQuiet: true,
  },
  // Rollup always reports that it ignores 'use client'.
  {
    name: 'Rollup',
    sources: ['rollup'],
    needs: ROLLUP,
    builds: { build: 'rollup -c', 'build for browsers': 'rollup -c --configBrowser' },
  },
  {
    name: 'esbuild',
    sources: ['esbuild'],
    needs: ['esbuild'],
    builds: {
      build: ESBUILD,
      // React is CommonJS, and chooses its build by NODE_ENV.
      'build for any platform': `${ESBUILD} --platform=neutral --main-fields=main --define:process.env.NODE_ENV='"production"'`,
    },
    isQuiet: true,
  },
  {
    name: 'Parcel',
    sources: ['parcel'],
    needs: ['parcel'],
    // Without this, Parcel ignores `exports` in any package.
    settings: { '@parcel/resolver-default': { packageExports: true } },
    builds: { build: 'parcel build index.html' },
    site: 'dist',
    isQuiet: true,
  },
])('$name', ({ builds, site = '.', isQuiet = false, develop, ...project }) => {
  const host = prepareHost({
    ...project,
    sources: ['kitchen', ...project.sources],
    needs: [...REACT, ...project.needs],
    settings: { type: 'module', scripts: builds, ...project.settings },
  });

  test.each(Object.keys(builds))(
    'the page of its %s writes a recipe, and fetches what formats it when asked',
    async (script) => {
      const output = await host.run('npm', 'run', '--silent', script);
      if (isQuiet) expect(output).not.toMatch(/warn|deprecat|directive/i);
      expect(await cook(browser, host.path(site))).toEqual({
        recipe: A_RECIPE,
        formatter: { atFirst: false, later: true },
        isStyled: true,
        complaints: [],
      });
    },
    PATIENCE,
  );

  for (const [command = '', ...options] of develop ? [develop] : []) {
    test(
      'a page that is developed writes a recipe',
      async () => {
        // Until a page is built, Vite serves an entry point whole.
        expect(await cook(browser, await host.serve(command, ...options))).toMatchObject({
          recipe: A_RECIPE,
          isStyled: true,
          complaints: [],
        });
      },
      PATIENCE,
    );
  }
});

interface Bundler extends Project {
  name: string;
  /** Its builds, by the names of their scripts. */
  builds: Record<string, string>;
  /** The folder of the site. Default: the project's own, for pages without a build. */
  site?: string;
  /** Whether its builds print no warning about the package. */
  isQuiet?: boolean;
  /** The command that serves the page while it is developed. */
  develop?: string[];
}
