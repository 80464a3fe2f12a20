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
    build: 'vite build',
    site: 'dist',
    isQuiet: true,
  },
  {
    name: 'Vite with the oldest React',
    sources: ['vite'],
    needs: ['vite', '@vitejs/plugin-react'],
    versions: OLDEST_REACT,
    build: 'vite build',
    site: 'dist',
    isQuiet: true,
  },
  { name: 'webpack', sources: ['webpack'], needs: WEBPACK, build: 'webpack', isQuiet: true },
  // Rollup always reports that it ignores 'use client'.
  { name: 'Rollup', sources: ['rollup'], needs: ROLLUP, build: 'rollup -c' },
  {
    name: 'Rollup for browsers',
    sources: ['rollup'],
    needs: ROLLUP,
    build: 'rollup -c --configBrowser',
  },
  { name: 'esbuild', sources: ['esbuild'], needs: ['esbuild'], build: ESBUILD, isQuiet: true },
  {
    name: 'esbuild for any platform',
    sources: ['esbuild'],
    needs: ['esbuild'],
    // React is CommonJS, and chooses its build by NODE_ENV.
    build: `${ESBUILD} --platform=neutral --main-fields=main --define:process.env.NODE_ENV='"production"'`,
    isQuiet: true,
  },
  {
    name: 'Parcel',
    sources: ['parcel'],
    needs: ['parcel'],
    // Without this, Parcel ignores `exports` in any package.
    settings: { '@parcel/resolver-default': { packageExports: true } },
    build: 'parcel build index.html',
    site: 'dist',
    isQuiet: true,
  },
])('$name', ({ build, site = '.', isQuiet = false, sources, needs, settings = {}, versions }) => {
  const host = prepareHost({
    sources: ['kitchen', ...sources],
    needs: [...REACT, ...needs],
    versions,
    settings: { type: 'module', scripts: { build }, ...settings },
  });

  test(
    'a built page writes a recipe, and fetches what formats it when asked',
    async () => {
      const output = await host.run('npm', 'run', '--silent', 'build');
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
});

describe('Vite, while a page is developed', () => {
  const host = prepareHost({
    sources: ['kitchen', 'vite'],
    needs: [...REACT, 'vite', '@vitejs/plugin-react'],
    settings: { type: 'module' },
  });

  test(
    'the page writes a recipe',
    async () => {
      const address = await host.serve('npx', 'vite', '--port', '0');
      // Until a page is built, Vite serves an entry point whole.
      expect(await cook(browser, address)).toMatchObject({
        recipe: A_RECIPE,
        isStyled: true,
        complaints: [],
      });
    },
    PATIENCE,
  );
});

interface Bundler extends Project {
  name: string;
  build: string;
  /** The folder of the site. Default: the project's own, for pages without a build. */
  site?: string;
  /** Whether its build prints no warning about the package. */
  isQuiet?: boolean;
}
