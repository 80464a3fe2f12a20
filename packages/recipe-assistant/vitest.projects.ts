import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from 'test-support/chromium';
import { PREACT_FOR_REACT } from './preact-for-react.ts';
import { sourceAliases, type Alias } from './source-aliases.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);
const chromium = await findChromium();

/**
 * What Vite finds only while tests run: it then loads the page again, below the tests, and React may
 * be there twice.
 */
const FOUND_LATE = ['@testing-library/user-event', 'markdown-to-jsx/html'];

/**
 * Tests of what each React does in its own way, by what that is. They also run on the oldest supported React
 * and on Preact, which the custom element has in React's place.
 */
const DIFFERS: Readonly<Record<string, string>> = {
  'src/react/use-recipe-assistant.test.tsx':
    'StrictMode, unmounting, and when an update is rendered',
  'src/components/ingredients/ingredient-form.test.tsx': 'events of a field and of a composition',
  'src/components/ingredients/ingredient-list.test.tsx': 'the focus after an element has gone',
  'src/components/recipe/recipe-view.test.tsx': 'attributes and words that come and go',
  'src/components/widget/widget-handle.test.tsx': 'refs',
};

/** No server renders the custom element, so nothing of it is hydrated. */
const HYDRATED = ['src/components/recipe/later-content.test.tsx'];

/** React 18 and Preact write in their own ways into a page whose texts a browser has replaced. */
const TRANSLATED_PAGE = 'src/components/widget/translated-page.browser.test.tsx';
const ELEMENT = 'src/element/*.browser.test.tsx';

/** The package's tests: in Node, in jsdom, in a real browser, and of the built package. */
export const recipeAssistantProjects: TestProjectInlineConfiguration[] = [
  project('node', {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['test-support/fail-on-console', `${root}test/property-seed.ts`],
  }),
  // As published: without aliases, so that imports resolve to `dist`.
  { root, test: { name: 'package', environment: 'node', include: ['test/package/*.test.ts'] } },
  project('react-19', inJsdom(['{src,examples}/**/*.test.tsx'])),
  project(
    'browser',
    { ...inChromium(['src/**/*.browser.test.tsx']), exclude: [ELEMENT] },
    [],
    FOUND_LATE,
  ),
];

/** What only `test:system` runs. */
export const otherReactProjects: TestProjectInlineConfiguration[] = [
  project('react-18', inJsdom([...Object.keys(DIFFERS), ...HYDRATED]), react18()),
  project('preact', inJsdom(Object.keys(DIFFERS)), preact()),
  project('react-18-in-chromium', inChromium([TRANSLATED_PAGE]), react18(), FOUND_LATE),
  project('preact-in-chromium', inChromium([ELEMENT]), preact(), Object.values(PREACT_FOR_REACT)),
];

function project(
  name: string,
  test: TestProjectInlineConfiguration['test'],
  alias: Alias[] = [],
  prebundled: string[] = [],
): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [react()],
    optimizeDeps: { include: prebundled },
    resolve: { alias: [...sourceAliases(), ...alias] },
    test: {
      ...test,
      name,
      // Still finds a test that hangs, but tolerates a busy machine.
      testTimeout: 30_000,
      // Aliases only apply to what Vite transforms, and the parser's table of entities must be
      // replaced.
      server: { deps: { inline: ['markdown-to-jsx', '@testing-library/react'] } },
    },
  };
}

function inJsdom(include: string[]): TestProjectInlineConfiguration['test'] {
  return {
    environment: 'jsdom',
    include,
    exclude: ['src/**/*.browser.test.tsx'],
    setupFiles: [
      'test-support/fail-on-console',
      `${root}test/react.ts`,
      `${root}test/property-seed.ts`,
    ],
  };
}

function inChromium(include: string[]): TestProjectInlineConfiguration['test'] {
  return {
    include,
    setupFiles: ['test-support/fail-on-console', `${root}test/react.ts`],
    // Emulation, such as print, affects the whole page that all files share.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        // Hinted letters are not twice as wide in twice the size, and whether they are hinted depends on the machine.
        launchOptions: { ...chromium, args: [...chromium.args, '--font-render-hinting=none'] },
        // The lockfile's Chromium asks nobody, and refuses what is not granted.
        contextOptions: { permissions: ['screen-wake-lock'] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  };
}

/** The oldest supported React: its folder has its own React DOM and Testing Library. */
function react18(): Alias[] {
  const { resolve } = createRequire(new URL('../../tests/react-18/package.json', import.meta.url));
  return ['react', 'react-dom', '@testing-library/react'].map((name) => ({
    find: new RegExp(`^${name}(?=/|$)`),
    replacement: dirname(resolve(`${name}/package.json`)),
  }));
}

/** What the custom element has in React's place. */
function preact(): Alias[] {
  const replacements = {
    ...PREACT_FOR_REACT,
    'react-dom/server': 'preact-render-to-string',
    'react-dom/test-utils': `${root}test/preact.ts`,
    // The one of its builds that an alias reaches into.
    '@testing-library/react': require
      .resolve('@testing-library/react')
      .replace('index.js', '@testing-library/react.esm.js'),
  };
  return Object.entries(replacements).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));
}
