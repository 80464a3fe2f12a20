import { defineConfig, type Options } from 'tsup';
import { entryPoints, root } from './entry-points.ts';
import { inlineStyles } from './build/style-sheet.ts';

const modules = Object.fromEntries(entryPoints.map(({ output, source }) => [output, source]));

/** Only its types: `build/build-element.ts` bundles it. */
const element = { 'element/index': 'src/element/index.ts' };

/** What a page may import without the rest, so that its bundler leaves that away: chunks are made by entry. */
const parts = {
  hook: 'src/react/use-recipe-assistant.ts',
  view: 'src/components/recipe/recipe-view.tsx',
  widget: 'src/components/widget/recipe-assistant.tsx',
  'wishes-panel': 'src/components/prompt/wishes-panel.tsx',
};

const shared: Options = {
  entry: { ...modules, ...parts },
  outDir: 'dist',
  platform: 'neutral',
  target: 'es2022',
  // One RecipeError class for all entry points: shared code is in a chunk of its own, in CommonJS
  // too.
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: false,
  noExternal: ['eventsource-parser', 'markdown-to-jsx', 'p-retry'],
  esbuildPlugins: [inlineStyles()],
  esbuildOptions(options) {
    options.alias = {
      // The library's own table decodes through innerHTML in a browser, which Trusted Types forbid.
      'markdown-to-jsx/entities': `${root}src/markdown/entities.ts`,
    };
    options.mainFields = ['module', 'main'];
    options.conditions = ['import', 'module'];
  },
};

// `build/post-build.ts` runs afterwards, for what a bundler can't do.
export default defineConfig([
  {
    ...shared,
    format: 'esm',
    dts: { entry: { ...modules, ...element }, compilerOptions: { stripInternal: true } },
  },
  { ...shared, format: 'cjs' },
]);
