import { fileURLToPath } from 'node:url';
import { defineConfig, type Options } from 'tsup';

/** One row for each public entry, and the two loaders between which the conditions choose. */
const entry = {
  index: 'src/index.ts',
  core: 'src/core/index.ts',
  'hugging-face': 'src/clients/hugging-face.ts',
  'chat-completions': 'src/clients/chat-completions.ts',
  server: 'src/server/index.ts',
  sample: 'src/clients/sample.ts',
  testing: 'src/testing/index.ts',
  markdown: 'src/markdown/index.ts',
  'markdown-loader.browser': 'src/markdown/loader.browser.ts',
  'markdown-loader.server': 'src/markdown/loader.server.ts',
};

const shared: Options = {
  entry,
  outDir: 'dist',
  platform: 'neutral',
  target: 'es2022',
  // One RecipeError class for all entries: what they share is a chunk of its own, in CommonJS too.
  splitting: true,
  treeshake: false,
  sourcemap: true,
  clean: false,
  // The loader is chosen by the page's bundler; the markdown chunk is fetched by its public name.
  external: ['#markdown-loader', 'recipe-assistant/markdown', 'react', 'react-dom'],
  noExternal: ['eventsource-parser', 'markdown-to-jsx', 'p-retry'],
  esbuildOptions(options) {
    options.alias = {
      // Its own table decodes through innerHTML in a browser, which Trusted Types forbid.
      'markdown-to-jsx/entities': fileURLToPath(
        new URL('./src/markdown/entities.ts', import.meta.url),
      ),
    };
    options.mainFields = ['module', 'main'];
    options.conditions = ['import', 'module'];
  },
};

// `build/finish.ts` follows, for what a bundler cannot do.
export default defineConfig([
  { ...shared, format: 'esm', dts: { compilerOptions: { stripInternal: true } } },
  { ...shared, format: 'cjs' },
]);
