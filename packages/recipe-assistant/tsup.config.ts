import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform, type Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { entryPoints } from './entry-points.ts';
import { PREACT_FOR_REACT } from './preact-for-react.ts';

const entry = Object.fromEntries(entryPoints.map(({ output, source }) => [output, source]));

/** The library's own table decodes through innerHTML in a browser, which Trusted Types forbid. */
const ENTITIES = { 'markdown-to-jsx/entities': resolve('src/markdown/entities.ts') };

/** How style sheets are lowered: the oldest browsers don't know nesting. */
const STYLES = { minify: true, target: ['chrome105', 'edge105', 'firefox115', 'safari16.4'] };

/** A style sheet that is imported as a text, lowered as the file is. */
const inlineStyles: Plugin = {
  name: 'inline-styles',
  setup(build) {
    // With its ending, since tsup takes each file that ends in `.css`.
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
    }));
    build.onLoad({ filter: /\.css\?inline$/ }, async ({ path }) => {
      const source = await readFile(path.replace('?inline', ''), 'utf8');
      const { code } = await transform(source, { ...STYLES, loader: 'css' });
      return { contents: code, loader: 'text' };
    });
  },
};

const modules: Options = {
  entry: {
    ...entry,
    // What a page may import without the rest, so that its bundler leaves that away: chunks are made by entry.
    hook: 'src/react/use-recipe-assistant.ts',
    view: 'src/components/recipe/recipe-view.tsx',
    widget: 'src/components/widget/recipe-assistant.tsx',
    'wishes-panel': 'src/components/prompt/wishes-panel.tsx',
    // What `./markdown` is in server components.
    'markdown-server': 'src/markdown/server-component.ts',
  },
  platform: 'neutral',
  target: 'es2022',
  // One RecipeError class for all entry points: shared code is in a chunk of its own, in CommonJS too.
  splitting: true,
  noExternal: ['eventsource-parser', 'markdown-to-jsx', 'p-retry'],
  esbuildPlugins: [inlineStyles],
  esbuildOptions: (options) => void (options.alias = ENTITIES),
  // esbuild imports a chunk that an entry needs nothing of, which a page would load:
  // https://github.com/evanw/esbuild/issues/2922
  plugins: [
    {
      name: 'bare-imports',
      renderChunk: (code, { map }) => ({ code: code.replace(/^import "[^"]+";$/gm, ''), map }),
    },
  ],
};

export default defineConfig([
  { ...modules, format: 'esm', sourcemap: true },
  { ...modules, format: 'cjs' },
  {
    entry: { ...entry, 'element/index': 'src/element/index.ts' },
    format: ['esm', 'cjs'],
    dts: { only: true, compilerOptions: { stripInternal: true } },
  },
  {
    // Modules that a browser loads as they are. A page without a bundler reads recipes as data, too.
    entry: { index: 'src/element/index.ts', recipe: entry.recipe! },
    outDir: 'dist/element',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    noExternal: [/./],
    esbuildPlugins: [inlineStyles],
    esbuildOptions: (options) => void (options.alias = { ...PREACT_FOR_REACT, ...ENTITIES }),
  },
  { ...STYLES, entry: ['src/components/styles*.css'] },
]);
