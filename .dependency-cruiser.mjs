const src = '^packages/recipe-assistant/src/';
const tests = String.raw`\.(?:test|stories)\.tsx?$`;

/**
 * What each room of the package may import besides itself, types included: rooms, files, and packages
 * after `npm:`. Anything else is an error, and so is a room that isn't listed.
 */
const rooms = {
  core: [],
  locales: ['components/labels'],
  clients: [
    'core',
    'lines/thoughts.ts',
    'npm:@huggingface/inference',
    'npm:eventsource-parser',
    'npm:p-retry',
  ],
  server: ['core', 'npm:valibot'],
  sample: ['core'],
  testing: ['core'],
  react: ['core', 'recipe/fetch-title.ts', 'npm:react'],
  language: [],
  lines: [],
  reading: ['language', 'lines'],
  markdown: ['language', 'lines', 'reading', 'npm:markdown-to-jsx', 'npm:react'],
  html: ['markdown'],
  recipe: ['language', 'lines', 'reading', 'markdown/line-text.ts'],
  foods: ['language', 'recipe'],
  wishes: [
    'core',
    'components/buttons.tsx',
    'components/labels',
    'components/live-region.tsx',
    'npm:react',
  ],
  tools: [
    'core',
    'foods',
    'language',
    'lines',
    'reading',
    'recipe',
    'markdown',
    'components/buttons.tsx',
    'components/labels',
    'components/live-region.tsx',
    'components/spoken-text.ts',
    'components/timing.ts',
    'components/use-focus-fallback.ts',
    'components/use-leaving-question.ts',
    'components/use-single-press.ts',
    'npm:react',
  ],
  components: [
    'core',
    'clients/endpoint.ts',
    'react',
    'tools/row/recipe-tools.tsx',
    'tools/reading-tools.ts',
    'tools/cook/cook-mode.tsx',
    'recipe/derive-recipe.ts',
    'recipe/fetch-title.ts',
    'wishes/index.ts',
    'markdown/index.ts',
    'npm:react',
  ],
  element: [
    'core',
    'clients/built-in.ts',
    'clients/endpoint.ts',
    'components',
    'locales',
    'npm:preact',
    'npm:react',
    'npm:react-dom',
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(rooms).map(([room, allowed]) => ({
      name: `${room} imports what it does not list`,
      severity: 'error',
      from: { path: `${src}${room}/`, pathNot: tests },
      to: { pathNot: [`${src}${room}/`, ...allowed.map(pathOf)] },
    })),
    {
      name: 'a room is not listed',
      severity: 'error',
      from: { path: `${src}[^/]+/`, pathNot: Object.keys(rooms).map((room) => `${src}${room}/`) },
      to: {},
    },
    {
      name: 'only the widget calls the hook and makes a client',
      severity: 'error',
      from: { path: `${src}components/`, pathNot: [tests, 'widget/recipe-assistant.tsx$'] },
      to: { path: `${src}(?:react/use-recipe-|clients/)`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'what uses the package imports it by its name',
      severity: 'error',
      from: { path: '^(?:apps|tests|scripts)/' },
      to: { path: src },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', 'dist/'] },
    exclude: { path: ['/dist(?:\\.next)?/', '/fixtures/'] },
    enhancedResolveOptions: { conditionNames: ['types', 'import', 'node', 'default'] },
  },
};

function pathOf(allowed) {
  // A package that only a bundler resolves is matched by its name.
  if (allowed.startsWith('npm:'))
    return `(?:^|/node_modules/)${allowed.slice('npm:'.length)}(?:/|$)`;
  return `${src}${allowed}(?:/|$)`;
}
