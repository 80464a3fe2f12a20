import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { entryPoints, root } from './entry-points.ts';
import { inlineStyles } from './build/style-sheet.ts';

const modules = Object.fromEntries(entryPoints.map(({ output, source }) => [output, source]));

/** The two loaders that `#markdown-loader` chooses from by condition, and those of `#view-loader`. */
const loaders = {
  'markdown-loader.browser': 'src/markdown/loader.browser.ts',
  'markdown-loader.server': 'src/markdown/loader.server.ts',
  'view-loader.browser': 'src/components/recipe/view-loader.browser.ts',
  'view-loader.server': 'src/components/recipe/view-loader.server.ts',
};

/** Only its types: `build/build-element.ts` bundles it. */
const element = { 'element/index': 'src/element/index.ts' };

// `build/post-build.ts` runs afterwards, for what a bundler can't do.
export default defineConfig([
  {
    ...shared('js'),
    format: 'esm',
    dts: { entry: { ...modules, ...element }, compilerOptions: { stripInternal: true } },
  },
  { ...shared('cjs'), format: 'cjs' },
]);

function shared(ending: string): Options {
  return {
    // The order of entries is that of the chunks in a page's bundle: in this one, tables of words compress best.
    entry: { ...loaders, ...modules },
    outDir: 'dist',
    platform: 'neutral',
    target: 'es2022',
    // One RecipeError class for all entry points: shared code is in a chunk of its own, in CommonJS
    // too.
    splitting: true,
    treeshake: true,
    sourcemap: true,
    clean: false,
    // The loaders are chosen by the page's bundler.
    external: ['#markdown-loader', '#view-loader'],
    noExternal: ['eventsource-parser', 'markdown-to-jsx', 'p-retry', 'recipe-assistant/markdown'],
    esbuildPlugins: [fetchFormatterFrom(`./markdown.${ending}`), copySmallParts(), inlineStyles()],
    esbuildOptions(options) {
      options.alias = {
        // The library's own table decodes through innerHTML in a browser, which Trusted Types forbid.
        'markdown-to-jsx/entities': `${root}src/markdown/entities.ts`,
      };
      options.mainFields = ['module', 'main'];
      options.conditions = ['import', 'module'];
    },
  };
}

/**
 * Copies small shared parts into what a page loads lazily, and into `defaultLabels`. As chunks of their
 * own, the page's bundler would load them at once, which costs more than the copies. Parts with an
 * identity, such as a context or an error class, are never copied.
 */
function copySmallParts(): Plugin {
  /** Which importers get a copy of what. */
  const copies = [
    [/\/default-labels\.ts$/, /\/(?:view|row|without|text|cook|wish)-labels\.ts$/],
    [
      /\/src\/(?:tools|wishes)\//,
      /\/components\/(?:labels\/label|live-region|key-events|remove-icon|use-fetched-module|use-focus-fallback|use-single-press|use-stable-callback)\.tsx?$/,
    ],
    [
      /\/components\/recipe\/(?!recipe-(?:frame|status)|view-loader)/,
      /\/(?:labels\/(?:label|view-labels)|heading|key-events|live-region|retry-wait|use-fetched-module|use-focus-fallback|use-stable-callback|assistant-event|load-module)\.tsx?$/,
    ],
    [
      /\/src\/clients\/chat-(?:reply|delta)\.ts$/,
      /\/(?:clients\/response|core\/(?:quotes|request-id|retry-after|token-usage))\.ts$/,
    ],
    [/\/src\/tools\//, /\/(?:recipe\/fetch-title|core\/load-module)\.ts$/],
    [/\/src\/wishes\//, /\/core\/preferences\.ts$/],
    [/\/own-page\.ts$/, /\/split-entry\.ts$/],
    [/\/plain-text\.tsx$/, /\/direction\.ts$/],
  ] as const;
  return {
    name: 'small parts',
    setup: (build) =>
      build.onResolve({ filter: /^\..*\.tsx?$/ }, ({ importer, path, resolveDir }) => {
        if (!copies.some(([by, of]) => by.test(importer) && of.test(path))) return undefined;
        // One copy per room: two rooms that shared one would load it as another file.
        const room = /\/src\/(components\/recipe|\w+)\//.exec(importer)?.[1];
        return { path: resolve(resolveDir, path), suffix: `?${room}` };
      }),
  };
}

/** Imports the file by a relative path, so that a page without a bundler needs no import map for it. */
function fetchFormatterFrom(path: string): Plugin {
  return {
    name: 'formatter',
    setup: (build) =>
      build.onResolve({ filter: /^recipe-assistant\/markdown$/ }, () => ({ path, external: true })),
  };
}
