import { build } from 'esbuild';
import { root } from '../entry-points.ts';
import { PREACT_FOR_REACT } from '../preact-for-react.ts';
import { inlineStyles } from './style-sheet.ts';

/**
 * The custom element: modules in a folder of their own that a browser loads as they are, with Preact in
 * React's place.
 */
await build({
  // A page without a bundler reads recipes as data, too.
  entryPoints: { index: `${root}src/element/index.ts`, recipe: `${root}src/recipe/index.ts` },
  outdir: `${root}dist/element`,
  bundle: true,
  splitting: true,
  minify: true,
  sourcemap: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  legalComments: 'none',
  jsx: 'automatic',
  // Not the paths to the sources, by which tests and stories run.
  tsconfigRaw: {},
  alias: {
    ...PREACT_FOR_REACT,
    'markdown-to-jsx/entities': `${root}src/markdown/entities.ts`,
  },
  plugins: [inlineStyles()],
});
